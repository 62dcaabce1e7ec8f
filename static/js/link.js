// The line to the server: it is watched, comes back by itself, and says how it is where a page has a place for that.
(() => {
  const BEAT = 10000;
  const PATIENCE = 6000;
  let socket = null;
  let wrapper = null;
  let asked = 0;
  let lastBeat = 0;
  let opening = 0;
  let gone = false;

  const lost = () => document.getElementById("lost");
  const show = (state) => {
    const link = document.getElementById("link");
    if (!link) return;
    link.dataset.state = state;
    link.querySelector(".link-words").textContent = link.dataset[state];
    lost().hidden = state === "online" || gone || !wrapper;
  };

  // One socket at a time: what is replaced is heard no more.
  htmx.createWebSocket = (url) => {
    if (socket) {
      socket.onopen = socket.onclose = socket.onerror = null;
      socket.close();
    }
    opening = Date.now();
    asked = 0;
    socket = new WebSocket(url);
    return socket;
  };
  htmx.config.wsReconnectDelay = (tries) => Math.min(300 * 2 ** tries, 3000) * (0.6 + 0.4 * Math.random());

  const again = () => { if (wrapper && !gone) wrapper.reconnect(); };
  const beat = () => {
    lastBeat = Date.now();
    asked ||= lastBeat;
    socket.send(JSON.stringify({ beat: window.bela?.version?.() ?? 0 }));
  };
  const wake = () => {
    if (document.visibilityState === "hidden" || !socket || gone) return;
    if (socket.readyState === WebSocket.OPEN) beat();
    else again();
  };

  document.addEventListener("htmx:wsOpen", (event) => {
    wrapper = event.detail.socketWrapper;
    wrapper.queue.length = 0; // what was pressed while the line was down was meant for another moment
    lastBeat = Date.now();
    show("online");
  });
  document.addEventListener("htmx:wsBeforeMessage", () => { asked = 0; });
  document.addEventListener("htmx:wsClose", (event) => {
    const { code } = event.detail.event;
    wrapper = event.detail.socketWrapper;
    gone = code === 4404;
    if (gone && window.bela?.table()?.dataset.phase === "waiting") document.getElementById("gone").hidden = false;
    show("offline");
    if (![1006, 1011, 1012, 1013].includes(code)) setTimeout(again, 1000);
  });
  setInterval(() => {
    const now = Date.now();
    if (!socket || gone) return;
    if (socket.readyState === WebSocket.CONNECTING && now - opening > PATIENCE) again();
    if (socket.readyState !== WebSocket.OPEN) return;
    if (asked && now - asked > PATIENCE) {
      show("offline");
      again();
    } else if (now - lastBeat > BEAT) beat();
  }, 1000);
  addEventListener("online", again);
  document.addEventListener("settings", again); // what is shown is drawn for whoever opens the line
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });
  addEventListener("offline", () => show("offline"));
  document.addEventListener("visibilitychange", wake);
  show("connecting");
})();
