// There is no connection: as soon as the site answers again, the page that was asked for comes.
(() => {
  const here = document.documentElement.dataset.address; // of this page itself, which nobody asks for
  const goOn = () => {
    if (location.pathname === here) location.replace("/");
    else location.reload();
  };
  const look = () => {
    if (document.visibilityState === "visible") fetch("/sw.js", { method: "HEAD", cache: "no-store" }).then((answer) => answer.ok && goOn(), () => {});
  };
  setInterval(look, 5000);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  if (location.pathname === here) look(); // elsewhere not at once: what has just failed might fail again
})();
