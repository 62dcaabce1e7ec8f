// There is no connection: as soon as the site answers again, the page that was asked for comes.
(() => {
  const look = () => {
    if (document.visibilityState === "visible") fetch("/sw.js", { method: "HEAD", cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => {});
  };
  setInterval(look, 5000);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
})();
