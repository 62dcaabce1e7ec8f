// A card travels from hand or seat to the trick; a full trick rests for a moment and goes to who took it.
(() => {
  const { still, box, apart, fly, arrive, skips } = bela.motion;
  const REST = 1000;
  const BIGGEST = 1.4;
  const body = document.body;
  let places = new Map();
  let lying = new Set();
  let tricks = null;
  let timer = 0;
  let going = false;

  const all = (selector) => [...document.querySelectorAll(selector)];
  const number = () => document.getElementById("zadnji")?.dataset.trick ?? "0";
  const seatOf = (card) => {
    const place = ["left", "right", "top", "me"].find((name) => card.classList.contains(`from-${name}`));
    return document.querySelector(place === "me" ? ".me .coaster" : `.seat-${place} .coaster`);
  };
  const lay = (cards) => {
    const ways = cards.map((card) => {
      const [here, from] = [box(card), places.get(card.dataset.card ?? card.dataset.picture) ?? box(seatOf(card))];
      return from.width && [card, apart(here, from, String(Math.min(BIGGEST, from.width / Math.max(1, card.offsetWidth))))];
    });
    return () => ways.filter(Boolean).forEach(([card, from]) => arrive(card, from));
  };
  const done = () => {
    clearTimeout(timer);
    if (!("resting" in body.dataset)) return;
    delete body.dataset.resting;
    going = false;
    bela.refocus?.();
  };
  const collect = () => {
    clearTimeout(timer);
    bela.sound?.("trick");
    const cards = all("#zadnji .card");
    const winner = cards.find((card) => card.matches(".is-winning"));
    if (!winner || still()) {
      done();
      return null;
    }
    const seat = box(seatOf(winner));
    const ways = cards.map((card) => [card, apart(box(card), seat, ".3")]);
    const resting = timer;
    going = true;
    return () => {
      const [run] = ways.map(([card, to]) => fly(card, [{ translate: "0 0", scale: "1", opacity: 1 }, { ...to, opacity: 0 }], { easing: "ease-in" }));
      run.then(() => { if (timer === resting) done(); });
    };
  };

  bela.before(({ moved }) => {
    if (!moved) return;
    places = new Map(all("#hand [id^='c-']").map((card) => [card.dataset.card, box(card)]));
    lying = new Set(all("#trick [data-card]").map((card) => card.dataset.card));
    tricks = number();
  });
  bela.after((change) => {
    if (change.first || !change.moved) return null;
    const now = number();
    const fresh = all("#trick [data-card]").filter((card) => !lying.has(card.dataset.card));
    const full = now !== "0" && now !== tricks && !fresh.length;
    const watched = !skips(change);
    let gathered = null;
    if (fresh.length && watched && "resting" in body.dataset && !going) gathered = collect(); // it gives way to the next card
    else if (fresh.length || now === "0" || full) done();
    if (full && !document.hidden) {
      body.dataset.resting = "";
      timer = setTimeout(() => collect()?.(), REST);
    }
    const laid = watched ? lay(full ? all("#zadnji .card:last-child") : fresh) : null;
    return () => [gathered, laid].forEach((set) => set?.());
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) done(); });
})();
