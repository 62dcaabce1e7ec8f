// From one step of a replay to the next a card goes where it then lies. Of a longer way nothing is shown.
(() => {
  const { still, land, box, apart, arrive } = bela.motion;
  const STEP = 4; // cards
  let places = new Map();

  const cards = () => [...document.querySelectorAll("#replay [id^='c-']")];

  document.addEventListener("htmx:beforeSwap", () => {
    land();
    places = new Map(cards().map((card) => [card.id, box(card)]));
  });
  document.addEventListener("htmx:afterSwap", () => {
    if (still()) return;
    const ways = cards().map((card) => [card, box(card), places.get(card.id)]);
    const moved = ways.filter(([, here, there]) => there && Math.hypot(here.left - there.left, here.top - there.top) > box(document.querySelector(".open-hand .card")).width);
    if (moved.length <= STEP) moved.forEach(([card, here, there]) => arrive(card, apart(here, there, "1")));
  });
})();
