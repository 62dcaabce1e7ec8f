// The site's own files stay in the browser. It can wait until the page stands.
(() => {
  if (!navigator.serviceWorker) return;
  addEventListener("load", () => setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), 1000));
})();
