// Cards come from who deals to the hand and to the others' fans; later ones turn over, and a hand that is sorted anew slides.
// Of a card that comes only the face moves: the card itself lies where it can be pressed.
(() => {
  const { box, apart, fly, arrive, skips } = bela.motion;
  const EACH = 30; // ms between two cards
  const SMALL = ".35";
  const DEALT = 3; // fewer fresh cards are those of a talon, or one taken in exchange
  let places = new Map();
  let hidden = [];
  let fans = new Map();

  const all = (selector) => [...document.querySelectorAll(selector)];
  const dealer = () => document.querySelector(`[data-seat="${bela.table().dataset.dealer}"] .coaster`);
  const face = (card) => card.querySelector(".face");
  const left = () => new Map(all(".seat").map((seat) => [seat.dataset.seat, Number(seat.querySelector(".fan use")?.getAttribute("href").split("#fan")[1] ?? 0)]));
  const byPlace = ([, one], [, other]) => one.top - other.top || one.left - other.left;

  const deal = (cards, from) => {
    const ways = cards.map((card) => [face(card), box(card)]).sort(byPlace);
    return () => ways.forEach(([card, here], at) => arrive(card, apart(here, from, SMALL), { delay: at * EACH }));
  };
  const turn = (cards, from) => {
    const ways = cards.map((card, at) => [face(card), apart(box(card), from[at] ?? box(card), "0 1")]);
    return () => ways.forEach(([card, way]) => arrive(card, way));
  };
  const slide = (cards) => {
    const ways = cards.map((card) => [card, box(card), places.get(card.id)]).filter(([, here, there]) => Math.abs(here.left - there.left) > 1);
    return () => ways.forEach(([card, here, there]) => arrive(card, apart(here, there, "1")));
  };

  bela.before(({ moved }) => {
    if (!moved) return;
    places = new Map(all("#hand [id^='c-']").map((card) => [card.id, box(card)]));
    hidden = all("#hand [data-card='']").map(box);
    if (!hidden.length) hidden = all("#table > .offered .card").map(box);
    fans = left();
  });
  bela.after((change) => {
    if (skips(change)) return null;
    const from = box(dealer());
    const cards = all("#hand .card");
    const fresh = cards.filter((card) => (card.id ? !places.has(card.id) : !hidden.length));
    const isDealt = fresh.length >= DEALT && from.width;
    const now = left();
    const grown = all(".seat").filter(({ dataset: { seat } }) => now.get(seat) && (isDealt || now.get(seat) > fans.get(seat))).map((seat) => seat.querySelector(".fan"));
    const ways = grown.map((fan) => [fan, box(fan)]).filter(([, here]) => here.width && from.width);
    const spread = () => ways.forEach(([fan, here]) => arrive(fan, apart(here, from, SMALL)));
    const sets = [slide(cards.filter((card) => places.has(card.id))), isDealt ? deal(fresh, from) : turn(fresh, hidden), spread];
    return () => sets.forEach((set) => set());
  });
})();
