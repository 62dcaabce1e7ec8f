// What is said stands at the seat for a moment, where it covers nothing that is needed; and the sheet it is chosen from.
(() => {
  const SHOWN = 4000;
  const GAP = 4;
  const NARROW = 700;
  const NEEDED = "#trick, #hand .card, .score, .trump, .offered, .ask, .bar, .banner:not([hidden]), #accept, .edge.controls .btn";
  const BETTER_NOT = ".seat .name, .seat .marks, .seat .coaster, .seat .bubble, .seat .btn, .me b, .pile, .is-placed";
  const log = document.getElementById("said");
  const sheet = document.getElementById("talk");
  let muted = new Set(log.dataset.muted.split(" "));

  const box = (element) => element.getBoundingClientRect();
  const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const covered = (spot, selector) => [...document.querySelectorAll(selector)].reduce((sum, element) => sum + shared(spot, box(element)), 0);

  // One's own: over one's edge of the table, since the cards below rise when it is one's turn.
  const above = (edge, slip) => {
    const top = box(edge).top - slip.height - 3 * GAP;
    const pile = document.getElementById("pile");
    return [box(edge).left, pile ? box(pile).right + GAP : 0, (innerWidth - slip.width) / 2].map((left) => [left, top]);
  };
  // Beside, under and over the coaster, in the order in which they are liked; else a corner of the felt, which cards leave free.
  const spots = (seat, slip) => {
    const at = box(seat.querySelector(".coaster"));
    const end = Math.max(...[...seat.children].map((part) => box(part).bottom));
    const middle = (at.left + at.right - slip.width) / 2;
    const level = (at.top + at.bottom - slip.height) / 2;
    const felt = box(document.getElementById("table"));
    const [low, right] = [felt.bottom - slip.height - GAP, felt.right - slip.width - GAP];
    const corners = [[felt.left + GAP, low], [right, low], [right, felt.top + GAP], [felt.left + GAP, felt.top + GAP]];
    const beside = [at.right + GAP, level];
    const around = [beside, [middle, end + GAP], [middle, at.top - slip.height - GAP], [at.left - slip.width - GAP, level], [middle, level]];
    const found = [...(seat.matches(".me") ? [...above(seat, slip), beside] : around), ...corners];
    return found.map(([x, y]) => {
      const left = Math.max(GAP, Math.min(x, innerWidth - slip.width - GAP));
      const top = Math.max(GAP, Math.min(y, innerHeight - slip.height - GAP));
      return { left, top, right: left + slip.width, bottom: top + slip.height };
    });
  };
  const place = (slip) => {
    const seat = document.querySelector(`#room [data-seat="${slip.dataset.at}"]`);
    if (!seat?.querySelector(".coaster")) return;
    slip.classList.remove("is-placed"); // it isn't in its own way
    if (innerWidth < NARROW && seat.matches(".seat-left, .seat-right")) slip.style.maxWidth = `${Math.max(76, box(seat).width)}px`;
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }; // as it will be: its box is still small, since it grows as it appears
    const weighed = spots(seat, size).map((spot) => [1000 * covered(spot, NEEDED) + covered(spot, BETTER_NOT), spot]);
    const [, best] = weighed.reduce((least, next) => (next[0] < least[0] ? next : least));
    slip.style.left = `${best.left}px`;
    slip.style.top = `${best.top}px`;
    slip.classList.add("is-placed");
  };
  // Again where a card has come to lie meanwhile: as long as it flies it is nowhere.
  const placeAll = () => log.querySelectorAll(".is-placed").forEach(place);
  const settle = () => {
    const flying = document.getElementById("trick")?.getAnimations({ subtree: true }) ?? [];
    Promise.allSettled(flying.map(({ finished }) => finished)).then(placeAll);
  };
  const hear = (slip) => {
    const isOff = document.documentElement.dataset.phrases === "off";
    if (isOff || muted.has(slip.dataset.who)) {
      slip.remove();
      return;
    }
    log.querySelectorAll(`[data-at="${slip.dataset.at}"]`).forEach((older) => { if (older !== slip) older.remove(); });
    place(slip);
    settle();
    setTimeout(() => slip.remove(), SHOWN);
  };
  const hearAll = () => log.querySelectorAll(".speech:not(.is-placed)").forEach(hear);
  new MutationObserver(hearAll).observe(log, { childList: true });
  document.addEventListener("DOMContentLoaded", hearAll);
  addEventListener("resize", placeAll);
  bela.after(() => { if (log.childElementCount) settle(); });

  const close = () => {
    if (!sheet.open) return;
    const inside = sheet.contains(document.activeElement);
    sheet.open = false;
    if (inside) sheet.querySelector("summary").focus();
  };
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  document.addEventListener("click", (event) => { if (!event.target.closest("#talk")) close(); });
  document.addEventListener("htmx:beforeRequest", (event) => { if (event.target.id === "kazi") close(); });
  document.addEventListener("htmx:afterSwap", (event) => {
    const voices = event.target.id === "glasovi" && event.target.querySelector("[data-muted]");
    if (voices) muted = new Set(voices.dataset.muted.split(" "));
  });
})();
