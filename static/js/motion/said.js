// What is said shows itself for a moment: a slip comes out from under its seat, the trumps from who has called them.
(() => {
  const { box, apart, arrive, skips } = bela.motion;
  const SAID = ".bubble, .said-pass, .tag-said";
  let before = new Set();
  let trump = "";

  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (slip) => `${slip.closest("[data-seat]").dataset.seat} ${slip.textContent} ${slip.querySelectorAll(".card").length}`;

  bela.before(({ moved }) => {
    if (!moved) return;
    before = new Set(all(SAID).map(words));
    trump = bela.table().dataset.trump;
  });
  bela.after((change) => {
    if (skips(change)) return null;
    const slips = all(SAID).filter((slip) => !before.has(words(slip)));
    const called = bela.table().dataset.trump && !trump ? all(".trump") : [];
    const caller = called.length ? box(document.querySelector("[data-seat]:has(.marks .pip, .me-text .tag .pip) .coaster")) : null;
    const ways = [
      ...slips.map((slip) => [slip, box(slip), box(slip.closest("[data-seat]").querySelector(".coaster")), ".5"]),
      ...called.map((slip) => [slip, box(slip), caller, "1.5"]),
    ].filter(([, here, there]) => here.width && there.width);
    return () => ways.forEach(([slip, here, there, scale]) => arrive(slip, { ...apart(here, there, scale), opacity: 0 }));
  });
})();
