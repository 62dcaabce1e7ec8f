// The steps of a replay by keys. What can't be fetched is opened as a page, which says why.
(() => {
  const STEPS = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last" };
  const DEALS = { ArrowLeft: "deal-before", ArrowRight: "deal-after" };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const way = document.getElementById((event.shiftKey ? DEALS : STEPS)[event.key] ?? "");
    if (!way?.href) return;
    event.preventDefault();
    way.click();
  });
  document.addEventListener("htmx:responseError", (event) => location.assign(event.detail.pathInfo.requestPath));
  document.addEventListener("htmx:sendError", (event) => location.assign(event.detail.pathInfo.requestPath));
})();
