// What is heard and felt: whatever is new in a state of the table that wasn't shown before, and each thing once.
(() => {
  const SHAKES = { turn: 40, five: [60, 90, 60] }; // ms
  const SOON = .18; // seconds: the call to move comes after the card
  const AT_SHEET = 1.1; // the sum comes when the last trick has been seen
  const VALUE = /: .*\d/; // an announcement; bela and belot are said without
  const ENDED = ["review", "over"];
  let was = null;

  const all = (selector) => [...document.querySelectorAll(selector)];
  const fresh = (now, before) => now.filter((each) => !before.includes(each));
  const words = (slip) => `${slip.closest("[data-seat]").dataset.seat}: ${slip.textContent}`;
  const seen = () => ({
    ...bela.table().dataset,
    cards: all("#trick [data-card]").map((card) => card.dataset.card),
    trick: document.getElementById("zadnji")?.dataset.trick ?? "0",
    said: all(".bubble, .tag-said").map(words),
    seated: all("[data-seat]:not([data-kind=''])").length,
  });

  bela.signal = (name, options) => {
    bela.sound(name, options);
    if (SHAKES[name] && document.documentElement.dataset.vibration !== "off" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKES[name]);
  };

  const ending = (now) => {
    const after = "resting" in document.body.dataset ? AT_SHEET : 0;
    if (now.you === "") return;
    const [mine, ...others] = [...document.querySelectorAll("#sum table:first-of-type tr:last-child td")].map((points) => Number(points.textContent));
    const { won = String(mine > Math.max(...others)) } = document.getElementById("ending")?.dataset ?? {};
    bela.signal(won === "true" ? (now.phase === "over" ? "match" : "won") : "lost", { after });
  };
  const tell = (now, jumped) => {
    if (now.phase === "waiting") {
      if (now.seated > was.seated && now.you === was.you) bela.signal("seat", { key: now.seated });
      return;
    }
    if (now.version === was.version && now.phase === was.phase) return;
    if (!jumped) happened(now);
    if (now.you !== "" && now.turn === now.you) bela.signal("turn", { after: SOON });
  };
  const happened = (now) => {
    if (fresh(now.cards, was.cards).length || (now.trick !== was.trick && now.trick !== "0")) bela.signal("card");
    const said = fresh(now.said, was.said);
    if (said.some((each) => !VALUE.test(each))) bela.signal("bela");
    else if (said.length || (now.trump && !was.trump)) bela.signal("said");
    if (now.phase !== was.phase && ENDED.includes(now.phase)) ending(now);
  };

  // What people say to each other, unless it is muted.
  const log = document.getElementById("said");
  const hear = (slip) => { if (slip.isConnected) bela.signal("phrase", { key: slip.id || slip.textContent }); };
  if (log) new MutationObserver((changes) => changes.forEach(({ addedNodes: [slip] }) => { if (slip) setTimeout(hear, 0, slip); })).observe(log, { childList: true });

  bela.before(() => { was = seen(); });
  bela.after((change) => { if (was && !change.first) tell(seen(), change.jumped); });
})();
