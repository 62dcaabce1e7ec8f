// What comes over the line is put in here: by the library that morphs, as htmx would, but without its detours, which a slow phone feels.
(() => {
  const KNOWN = "form, [type=submit][form], [hx-get], [hx-post]"; // whatever htmx has to see before it works

  const known = (node) => [...(node.matches(KNOWN) ? [node] : []), ...node.querySelectorAll(KNOWN)];
  const put = (fresh) => {
    const old = document.getElementById(fresh.id);
    if (!old || (fresh.id === "room" && !bela.arrives(fresh))) return;
    fresh.removeAttribute("hx-swap-oob");
    if (old.isEqualNode(fresh)) return;
    const met = new Set();
    const callbacks = {
      afterNodeAdded: (node) => { if (node.matches) known(node).forEach((each) => met.add(each)); },
      afterNodeMorphed: (node) => { if (node.matches?.(KNOWN)) met.add(node); },
    };
    Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", callbacks });
    met.forEach((node) => htmx.process(node));
  };

  document.addEventListener("htmx:wsBeforeMessage", (event) => {
    const parsed = document.createElement("template");
    parsed.innerHTML = event.detail.message;
    const pieces = [...parsed.content.children];
    if (!pieces.every((piece) => piece.getAttribute("hx-swap-oob") === "morph")) return; // what is added somewhere is htmx's
    event.preventDefault();
    pieces.forEach(put);
    bela.arrived();
  });
})();
