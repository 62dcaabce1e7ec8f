// What the scripts of the table share, where the table comes by single requests and may go a step back.
(() => {
  const before = [];
  const after = [];
  let told = 0;
  let reason = "";
  let old = null;

  // Each may measure, and gives back what it then sets going: the page is laid out once for all that measure.
  const drawn = (change) => after.map((call) => call(change)).forEach((then) => then?.());

  const table = () => document.getElementById("table");
  const lesson = () => document.getElementById("lesson");
  const notice = () => document.getElementById("notice");
  const version = () => Number(table()?.dataset.version ?? -1);

  // A refused card says why, and leads to the rule.
  const tell = (text) => {
    notice().textContent = text;
    if (!text || !reason) return;
    const rule = document.createElement("a");
    rule.href = `/pravila/zasto/${reason}/`;
    rule.textContent = document.body.dataset.why;
    notice().append(" ", rule);
  };
  const fade = () => {
    clearTimeout(told);
    if (notice().textContent) told = setTimeout(() => { notice().textContent = ""; }, 8000);
  };

  window.bela = {
    table,
    version,
    before: (call) => before.push(call),
    after: (call) => after.push(call),
    tell,
    hush: () => { if (notice().textContent) notice().textContent = ""; },
  };
  document.documentElement.classList.add("js");

  document.addEventListener("click", (event) => { reason = event.target.closest("[data-reason]")?.dataset.reason ?? ""; }, true);

  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "lesson" || !event.detail.shouldSwap) return;
    old = version();
    before.forEach((call) => call({ old, moved: true }));
  });
  document.addEventListener("htmx:afterSwap", () => {
    if (old === null) return;
    const fresh = version();
    const { phase, you } = table().dataset;
    Object.assign(document.body.dataset, { phase, you });
    history.replaceState(null, "", lesson().dataset.address);
    // Going back nothing flies: the cards are where they were.
    const change = { old, fresh, moved: true, first: fresh < old };
    old = null;
    document.getElementById("coach").scrollTop = 0;
    drawn(change);
  });

  // The way on is still there to be pressed again.
  ["htmx:responseError", "htmx:sendError"].forEach((name) => {
    document.addEventListener(name, () => {
      reason = "";
      tell(document.body.dataset.failed);
    });
  });
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(fade).observe(notice(), { childList: true, characterData: true, subtree: true });
    drawn({ first: true, moved: true });
  });
})();
