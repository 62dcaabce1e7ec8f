// What is set on the page of settings holds at once, there and on every other page that is open in this browser.
(() => {
  const root = document.documentElement;
  const others = window.BroadcastChannel ? new BroadcastChannel("postavke") : null;
  if (window.htmx && document.getElementById("preferences")) root.classList.add("js"); // the button is not needed

  others?.addEventListener("message", (event) => {
    Object.assign(root.dataset, event.data);
    document.dispatchEvent(new Event("settings")); // a table asks for its cards anew
  });
  document.addEventListener("change", (event) => {
    const form = event.target.closest("#preferences");
    if (!form) return;
    new FormData(form).forEach((value, name) => { if (name in root.dataset) root.dataset[name] = value; });
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.successful && event.target.id === "preferences") others?.postMessage({ ...root.dataset });
  });
  // Opened from a table, which waits in its own tab.
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#settings-back") || !window.opener) return;
    event.preventDefault();
    window.close();
  });
})();
