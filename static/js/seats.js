// Before the match: who opened the table drags somebody onto another seat, and the two change places. The buttons do it too.
(() => {
  const FAR_ENOUGH = 8; // pixels: less is a press
  const arranging = () => bela.table().dataset.arranging;
  const seatAt = (x, y) => document.elementsFromPoint(x, y).map((element) => element.closest("[data-seat]")).find((seat) => seat && seat !== drag.seat);
  let drag = null;

  const mark = (seat) => {
    if (drag.over !== seat) drag.over?.classList.remove("is-target");
    drag.over = seat;
    seat?.classList.add("is-target");
  };
  const drop = () => {
    mark(null);
    drag.seat.classList.remove("is-dragged");
    drag.seat.style.transform = "";
    drag = null;
  };
  const change = (one, other) => {
    const order = [...document.querySelectorAll("#table [data-seat]")].map((_, seat) => seat);
    [order[one], order[other]] = [other, one];
    htmx.ajax("POST", document.getElementById("poredak").action, { source: "#poredak", values: { seats: order.join() }, swap: "none" });
  };

  document.addEventListener("pointerdown", (event) => {
    const seat = arranging() && event.isPrimary && event.button === 0 && !event.target.closest("button, a") && event.target.closest("[data-seat]");
    if (!seat) return;
    event.preventDefault(); // no text is selected
    drag = { seat, x: event.clientX, y: event.clientY, over: null, moved: false };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    drag.moved ||= Math.hypot(x, y) > FAR_ENOUGH;
    if (!drag.moved) return;
    drag.seat.classList.add("is-dragged");
    drag.seat.style.transform = `translate(${x}px, ${y}px)`;
    mark(seatAt(event.clientX, event.clientY));
  });
  document.addEventListener("pointerup", () => {
    if (!drag) return;
    const { seat, over } = drag;
    drop();
    if (over) change(Number(seat.dataset.seat), Number(over.dataset.seat));
  });
  document.addEventListener("pointercancel", () => drag && drop());

  // Whom to invite is asked for once one may.
  let mayInvite = Boolean(bela.table().dataset.invites);
  bela.after(() => {
    const may = Boolean(bela.table().dataset.invites);
    if (may && !mayInvite && document.getElementById("invite")) htmx.trigger("#invite", "seated");
    mayInvite = may;
  });
})();
