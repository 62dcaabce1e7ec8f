// What opens over the table: blok, last trick, announcements, menu, the claim. Without this script their links do it.
(() => {
  const PANELS = ["blok", "zadnji", "zvanja", "about", "stihovi", "auzmes", "auzmes-0", "auzmes-1", "auzmes-2", "auzmes-3"];
  const KEYS = { z: "zadnji", s: "blok" };
  const body = document.body;
  let opener = null;

  // A phone's way back leads from whatever lies over the table to the table, and not away from it: one step, however much is open.
  const isLive = () => document.getElementById("link") !== null;
  const isOpen = () => body.dataset.open || document.querySelector("#savjet > *") !== null;
  const goIn = () => { if (isLive() && !history.state?.panel) history.pushState({ panel: true }, ""); };
  const goOut = () => { if (history.state?.panel && !isOpen()) history.back(); };

  const close = () => {
    if (!body.dataset.open) return;
    shut();
    goOut();
  };
  const shut = () => {
    delete body.dataset.open;
    if (opener?.isConnected) opener.focus();
    opener = null;
  };
  const open = (name, from) => {
    const panel = document.getElementById(name);
    if (!panel) return;
    if (body.dataset.open === name) {
      close();
      return;
    }
    if (!body.dataset.open) { // from one panel to the next the way back stays the same
      opener = from;
      goIn();
    }
    body.dataset.open = name;
    panel.focus({ preventScroll: true });
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const name = link?.getAttribute("href").slice(1);
    if (link && PANELS.includes(name)) {
      event.preventDefault();
      open(name, link);
    } else if (link && name === "table") {
      event.preventDefault();
      close();
    } else if (body.dataset.open && body.dataset.open !== "about" && !event.target.closest(`#${body.dataset.open}`)) {
      if (event.target.closest("a, button")) shut(); // it may lead away already
      else close();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") close();
    const inside = event.target.closest("#room") && !event.target.closest("input, select, textarea");
    const name = inside && KEYS[event.key.toLowerCase()];
    if (name) open(name, document.activeElement);
    if (event.key === " " && event.target.matches("a[role=button]")) {
      event.preventDefault();
      event.target.click();
    }
  });
  addEventListener("popstate", () => { if (body.dataset.open) shut(); });
  Object.assign(bela, { open, goIn, goOut });
  bela.after((change) => {
    const { open: name } = body.dataset;
    if (name && (!document.getElementById(name) || (change.moved && ["zadnji", "zvanja"].includes(name)))) close();
  });
})();
