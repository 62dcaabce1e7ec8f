// Passing a link on: through whatever the device shares with, or into the clipboard.
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  if (navigator.share) root.classList.add("can-share");

  const copied = (box) => {
    const button = box.querySelector("[data-copied]");
    const words = button.querySelector("span");
    const before = words.textContent;
    const said = box.querySelector("[role=status]");
    if (said.textContent) return;
    words.textContent = said.textContent = button.dataset.copied;
    setTimeout(() => {
      words.textContent = before;
      said.textContent = "";
    }, 2500);
  };
  const copy = async (box) => {
    const field = box.querySelector("input");
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      if (!document.execCommand("copy")) return; // it is selected, to be copied by hand
    }
    copied(box);
  };
  const share = (box, title) => {
    const url = box.querySelector("input").value;
    navigator.share({ title, text: title, url }).catch((fault) => { if (fault.name !== "AbortError") copy(box); });
  };

  document.addEventListener("click", ({ target }) => {
    const box = target.closest(".share-it");
    const button = box && target.closest("button");
    if (button?.dataset.share) share(box, button.dataset.share);
    else if (button) copy(box);
  });
  document.addEventListener("focusin", ({ target }) => { if (target.matches(".share-it input")) target.select(); });
})();
