// There is no connection: as soon as there is one, the page that was asked for is.
(() => {
  addEventListener("online", () => location.reload());
})();
