// Where the felt is laid out anew, as when trumps are known, whoever sits there slides to the new place.
(() => {
  const { box, apart, arrive, skips } = bela.motion;
  let places = new Map();

  const seats = () => [...document.querySelectorAll("#table .seat")];

  bela.before(({ moved }) => { if (moved) places = new Map(seats().map((seat) => [seat.dataset.seat, box(seat)])); });
  bela.after((change) => {
    if (skips(change)) return null;
    const ways = seats().map((seat) => [seat, box(seat), places.get(seat.dataset.seat)]).filter(([, here, there]) => there && Math.hypot(here.left - there.left, here.top - there.top) > 2);
    return () => ways.forEach(([seat, here, there]) => arrive(seat, apart(here, there, "1")));
  });
})();
