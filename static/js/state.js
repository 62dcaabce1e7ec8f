// What the parts of the table's page share: the table, and word before and after it is drawn anew.
(() => {
  const LEAP = 8; // so many moves at once have been missed, and are not watched one by one
  const before = [];
  const after = [];
  let told = 0;
  let change = null;

  // Each may measure, and gives back what it then sets going: the page is laid out once for all that measure.
  const drawn = (done) => after.map((call) => call(done)).forEach((then) => then?.());

  const table = () => document.getElementById("table");
  const notice = () => document.getElementById("notice");
  const shownIn = (root) => root.querySelector("#table")?.dataset ?? {};

  // A slip over my name; it goes by itself, and with the move it spoke of.
  // Where it is a rule that refuses a card, it leads to that rule.
  const tell = (text, reason) => {
    notice().textContent = text;
    if (!reason) return;
    const link = Object.assign(document.createElement("a"), { href: `/pravila/zasto/${reason}/`, target: "pravila", textContent: document.body.dataset.rule });
    notice().append(" ", link);
  };
  const fade = () => {
    clearTimeout(told);
    if (notice().textContent) told = setTimeout(() => tell(""), 6000);
  };

  document.documentElement.classList.add("js");
  Idiomorph.defaults.callbacks.beforeNodeMorphed = (old, fresh) => !old.isEqualNode(fresh); // what is the same isn't gone through

  // In another phase seats, hand and blok lie in other places: they are laid out as new, for nothing has slipped there.
  const anew = () => {
    const room = document.getElementById("room");
    room.hidden = true;
    room.getBoundingClientRect();
    room.hidden = false;
  };

  // Messages may come twice or out of order: what is older than what is shown changes nothing.
  const arrives = (room) => {
    const old = bela.version();
    const { version = -1, phase } = shownIn(room);
    const fresh = Number(version);
    if (fresh < old) return false;
    // A match begins with the version it was waited for with.
    change = { old, fresh, moved: fresh !== old || phase !== table().dataset.phase, jumped: fresh - old > LEAP };
    before.forEach((call) => call(change));
    return true;
  };
  const arrived = () => {
    if (!change) return;
    const { phase, you } = table().dataset;
    if (document.body.dataset.phase !== phase) anew();
    Object.assign(document.body.dataset, { phase, you });
    const done = change;
    change = null;
    drawn(done);
  };
  window.bela = {
    table,
    version: () => Number(table().dataset.version),
    before: (call) => before.push(call),
    after: (call) => after.push(call),
    arrives,
    arrived,
    tell,
    hush: () => { if (notice().textContent) tell(""); },
  };
  // An answer to a form is swapped by htmx; what comes over the line, in incoming.js.
  document.addEventListener("htmx:oobBeforeSwap", (event) => {
    if (event.target.id === "room") event.detail.shouldSwap = arrives(event.detail.fragment);
  });
  document.addEventListener("htmx:wsAfterMessage", arrived); // of a message that incoming.js has left to htmx

  document.addEventListener("htmx:responseError", (event) => tell(event.detail.xhr.responseText.slice(0, 300)));
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(fade).observe(notice(), { childList: true, characterData: true, subtree: true });
    fade();
    drawn({ first: true, moved: true });
  });
})();
