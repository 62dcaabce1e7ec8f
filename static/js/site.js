// What went wrong with a button is said on top of the page.
(() => {
  const told = () => document.getElementById("told");
  const tell = (text) => {
    told().textContent = text;
    told().hidden = !text;
  };
  document.addEventListener("htmx:beforeRequest", () => tell(""));
  document.addEventListener("htmx:responseError", (event) => tell(event.detail.xhr.responseText.slice(0, 300)));
  document.addEventListener("htmx:sendError", () => tell(told().dataset.failed));
})();
