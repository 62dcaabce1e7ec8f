// The rings run out and the seconds count down between two words from the server.
(() => {
  const LAST = 5000;
  let since = performance.now();
  let warned = -1;

  const count = (number, seconds) => { if (number.textContent !== seconds) number.textContent = seconds; };
  const tick = () => {
    const passed = performance.now() - since;
    document.querySelectorAll("[data-left]").forEach((clock) => {
      const left = Math.max(0, clock.dataset.left - passed);
      const seconds = String(Math.ceil(left / 1000));
      if (clock.id === "left") {
        count(clock, seconds);
        return;
      }
      const number = clock.querySelector(".num");
      const mine = Boolean(clock.closest(".is-own"));
      clock.querySelector(".ring")?.setAttribute("stroke-dasharray", `${(100 * left / clock.dataset.whole).toFixed(1)} 100`);
      count(number, seconds);
      number.classList.toggle("is-shown", mine || left <= LAST);
      if (mine && left <= LAST && left > 0) warn();
    });
  };
  const warn = () => {
    const { you, turn } = bela.table().dataset;
    if (you === "" || you !== turn || warned === bela.version()) return;
    warned = bela.version();
    const alert = document.getElementById("alert");
    alert.textContent = alert.dataset.five;
    bela.signal("five");
  };
  bela.after((change) => {
    since = performance.now();
    if (change.moved) document.getElementById("alert").textContent = "";
    tick();
  });
  setInterval(tick, 250);
})();
