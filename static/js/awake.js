// While a match is played the screen stays on, where a browser knows how.
(() => {
  if (!navigator.wakeLock) return;
  let lock = null;
  let asking = false;

  const wanted = () => {
    const { you, phase } = bela.table().dataset;
    return you !== "" && !["waiting", "over"].includes(phase) && document.visibilityState === "visible";
  };
  // The browser itself lets go of it when the page is hidden, and refuses it where the battery is low.
  const see = async () => {
    if (asking || wanted() === Boolean(lock && !lock.released)) return;
    asking = true;
    if (wanted()) lock = await navigator.wakeLock.request("screen").catch(() => null);
    else await lock.release();
    asking = false;
  };
  document.addEventListener("visibilitychange", see);
  bela.after(() => { see(); });
})();
