// Passing the link on: into the clipboard, or through whatever the device shares with.
(() => {
  const link = document.getElementById("share-url");
  const copy = document.getElementById("copy");
  const share = document.getElementById("share");
  if (!link) return;

  const done = () => {
    const words = copy.querySelector("span");
    const before = words.textContent;
    words.textContent = copy.dataset.done;
    setTimeout(() => { words.textContent = before; }, 2500);
  };
  link.addEventListener("focus", () => link.select());
  copy.addEventListener("click", () => {
    link.select();
    if (navigator.clipboard) navigator.clipboard.writeText(link.value).then(done, () => {});
    else if (document.execCommand("copy")) done();
  });
  if (navigator.share) {
    share.hidden = false;
    share.addEventListener("click", () => navigator.share({ title: share.dataset.title, url: link.value }).catch(() => {}));
  }
})();
