// What is set on the page of settings holds at once, there and on every other page that is open in this browser.
(() => {
  const root = document.documentElement;
  const others = window.BroadcastChannel ? new BroadcastChannel("postavke") : null;
  if (window.htmx && document.getElementById("preferences")) root.classList.add("js"); // the button is not needed

  const set = (settings) => {
    Object.assign(root.dataset, settings);
    root.classList.toggle("is-still", root.dataset.motion === "off");
  };
  others?.addEventListener("message", (event) => {
    set(event.data);
    document.dispatchEvent(new Event("settings")); // a table asks for its cards anew
  });
  const show = (form) => set(Object.fromEntries([...new FormData(form)].filter(([name]) => name in root.dataset)));
  const keep = (form) => [...form.elements].forEach((field) => {
    if (field.type === "radio") field.defaultChecked = field.checked;
    if (field.type === "range") field.defaultValue = field.value;
  });
  document.addEventListener("change", (event) => {
    const form = event.target.closest("#preferences");
    if (form) show(form);
  });
  // What could not be kept is not left standing as if it were.
  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.target.id !== "preferences") return;
    if (event.detail.successful) {
      keep(event.target);
      others?.postMessage({ ...root.dataset });
    } else {
      event.target.reset();
      show(event.target);
    }
  });
  // Opened from a table, which waits in its own tab.
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#settings-back") || !window.opener) return;
    event.preventDefault();
    window.close();
  });
})();
