// How things move: from where they were measured to where they are, over something that is in its place already. Nothing waits for it.
// What comes next ends it, a page that isn't seen shows none of it, and whoever wants none has none.
window.bela ??= {};
(() => {
  const LASTS = 240;
  const EASE = "cubic-bezier(.2, .7, .2, 1)";
  const wanted = matchMedia("(prefers-reduced-motion: no-preference)");
  const flights = new Set();

  const still = () => document.hidden || !wanted.matches || document.documentElement.dataset.motion === "off";
  // Where something is in the room: that the room itself has moved, or been scrolled, is no flight.
  const box = (element) => {
    if (!element) return { width: 0 };
    const { left, top, width, height } = element.getBoundingClientRect();
    const room = document.querySelector("#room, #replay").getBoundingClientRect();
    return { left: left - room.left, top: top - room.top, width, height };
  };
  // The individual properties leave the transforms of the style sheet as they are.
  const apart = (here, there, scale) => ({
    translate: `${there.left + there.width / 2 - here.left - here.width / 2}px ${there.top + there.height / 2 - here.top - here.height / 2}px`,
    scale,
  });
  const fly = (element, frames, options) => {
    const flight = element.animate(frames, { duration: LASTS, easing: EASE, fill: "backwards", ...options });
    const landed = () => flights.delete(flight);
    flights.add(flight);
    flight.finished.then(landed, landed);
    return flight.finished;
  };
  const arrive = (element, from, options) => fly(element, [from, { translate: "0 0", scale: "1", opacity: 1 }], options);
  const land = () => flights.forEach((flight) => flight.finish());

  bela.motion = {
    still,
    box,
    apart,
    fly,
    arrive,
    land,
    skips: (change) => change.first || !change.moved || change.jumped || still(),
  };
  bela.before?.((change) => { if (change.moved) land(); }); // so that all is measured where it belongs
  document.addEventListener("visibilitychange", land);
})();
