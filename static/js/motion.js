// A card travels from hand or seat to the trick; a full trick rests for a moment and goes to who took it.
(() => {
  const TRAVEL = 240;
  const REST = 1000;
  const EASE = "cubic-bezier(.2, .7, .2, 1)";
  const body = document.body;
  let places = new Map();
  let lying = new Set();
  let tricks = null;
  let timer = 0;

  const key = () => document.getElementById("zadnji")?.dataset.trick ?? "0";
  const box = (element) => element.getBoundingClientRect();
  const seatOf = (card) => {
    const place = ["left", "right", "top", "me"].find((name) => card.classList.contains(`from-${name}`));
    return document.querySelector(place === "me" ? ".me .coaster" : `.seat-${place} .coaster`);
  };

  // The individual properties leave the transforms of the style sheet as they are.
  const between = (card, other) => {
    const [here, there] = [box(card), other];
    const translate = `${there.left + there.width / 2 - here.left - here.width / 2}px ${there.top + there.height / 2 - here.top - here.height / 2}px`;
    return { translate, scale: String(Math.min(1.4, there.width / Math.max(1, card.offsetWidth))) };
  };
  const arrive = (card, from) => {
    if (bela.still() || !from || !from.width) return;
    body.dataset.flying = ""; // the felt ends at its edge, a card that comes from the hand does not
    const flight = card.animate([between(card, from), { translate: "0 0", scale: "1" }], { duration: TRAVEL, easing: EASE });
    const landed = () => { delete body.dataset.flying; };
    flight.finished.then(landed, landed);
  };
  const done = () => {
    delete body.dataset.resting;
    bela.refocus?.();
  };
  const collect = () => {
    const pictures = [...document.querySelectorAll("#zadnji .card")];
    const winner = pictures.find((card) => card.matches(".is-winning"));
    if (!winner || bela.still()) {
      done();
      return;
    }
    const seat = box(seatOf(winner));
    const runs = pictures.map((card) => card.animate([{ translate: "0 0", scale: "1", opacity: 1 }, { ...between(card, seat), scale: ".3", opacity: 0 }], { duration: TRAVEL, easing: "ease-in" }));
    runs[0].finished.then(done, done);
  };
  const rest = () => {
    body.dataset.resting = "";
    timer = setTimeout(collect, REST);
  };

  bela.before(() => {
    places = new Map();
    document.querySelectorAll("#hand [id^='c-']").forEach((card) => places.set(card.dataset.card, box(card)));
    lying = new Set([...document.querySelectorAll("#trick [data-card]")].map((card) => card.dataset.card));
    tricks = key();
  });
  bela.after((change) => {
    if (change.first || !change.moved) return;
    const now = key();
    const fresh = [...document.querySelectorAll("#trick [data-card]")].filter((card) => !lying.has(card.dataset.card));
    if (fresh.length || now === "0") {
      clearTimeout(timer);
      done();
    }
    fresh.forEach((card) => arrive(card, places.get(card.dataset.card) ?? box(seatOf(card))));
    if (now === tricks || now === "0" || fresh.length) return;
    clearTimeout(timer);
    rest();
    const last = document.querySelector("#zadnji .card:last-child");
    arrive(last, places.get(last.dataset.picture) ?? box(seatOf(last)));
  });
})();
