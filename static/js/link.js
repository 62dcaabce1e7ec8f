// The line to the server: it is watched, comes back by itself, and says how it is where a page has a place for that.
(() => {
  const BEAT = 10000;
  const PATIENCE = 2000; // on a line that needs longer to open, four times as long as it needed
  const TOO_BUSY = 4429; // too much at once is open in this person's name, or was said
  const REST = 30000;
  const ASLEEP = 5000; // so long between two ticks
  const BY_SOCKET = 3; // tries: browsers put off the sockets of a page whose last ones have failed
  let socket = null;
  let wrapper = null;
  let patience = PATIENCE;
  let opening = 0;
  let waiting = 0; // for the line to open, or for an answer
  let due = 0;
  let coming = 0; // the next try
  let tries = 0;
  let asking = null;
  let ticked = Date.now();
  let beaten = ticked;
  let gone = false;

  const lost = () => document.getElementById("lost");
  const show = (state) => {
    const link = document.getElementById("link");
    if (!link) return;
    link.dataset.state = state;
    link.querySelector(".link-words").textContent = link.dataset[state];
    lost().hidden = state === "online" || gone || !wrapper;
  };

  const heard = () => {
    clearTimeout(waiting);
    waiting = 0;
  };
  // Something is to be heard within so many milliseconds.
  const expect = (within) => {
    if (waiting && due < Date.now() + within) return;
    heard();
    due = Date.now() + within;
    waiting = setTimeout(givenUp, within);
  };
  const givenUp = () => {
    heard();
    show("offline");
    tries += 1;
    knock(new AbortController()); // it takes one of the connections that are kept open, and that are as dead as the line
    if (wrapper) again();
    else socket.close(); // what closes is tried again
  };
  const again = () => {
    clearTimeout(coming);
    if (!wrapper || gone) return;
    if (tries < BY_SOCKET) wrapper.reconnect();
    else ask();
  };
  const later = (pause) => {
    clearTimeout(coming);
    coming = setTimeout(again, pause);
  };
  const pause = () => Math.min(300 * 2 ** tries, 2000) * (0.6 + 0.4 * Math.random());

  // Whether the site answers at all, asked before yet another socket is tried.
  const knock = (end) => {
    setTimeout(() => end.abort(), patience);
    return fetch("/sw.js", { method: "HEAD", cache: "no-store", signal: end.signal }).then((answer) => answer.ok, () => false);
  };
  const ask = async () => {
    asking?.abort();
    const mine = new AbortController();
    const began = Date.now();
    asking = mine;
    const answers = await knock(mine);
    if (asking !== mine) return;
    asking = null;
    if (answers) wrapper.reconnect();
    else later(Math.max(0, pause() - Date.now() + began));
  };

  // The table isn't there any more for whoever this browser is by now.
  const leave = () => {
    const slip = document.getElementById("gone");
    if (!slip) return;
    if (window.bela.table().dataset.phase !== "waiting") slip.querySelector("b").textContent = slip.dataset.later;
    slip.hidden = false;
  };

  // One socket at a time: what is replaced is heard no more.
  htmx.createWebSocket = (url) => {
    if (socket) {
      socket.onopen = socket.onclose = socket.onerror = null;
      socket.close();
    }
    clearTimeout(coming);
    asking?.abort();
    asking = null;
    heard();
    expect(patience * 1.5 ** Math.min(tries, 4)); // a machine may be slow
    opening = Date.now();
    socket = new WebSocket(url);
    return socket;
  };
  // When to try again is said here alone, so that no second try comes where a first one has succeeded.
  htmx.config.wsReconnectDelay = () => 2 ** 31 - 1;

  const beat = (within) => {
    beaten = Date.now();
    if (gone || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ beat: window.bela?.version?.() ?? 0 }));
    expect(within);
  };
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    if (socket?.readyState === WebSocket.OPEN) beat(patience);
    else again();
  };
  const tick = () => {
    const slept = Date.now() - ticked > ASLEEP;
    ticked = Date.now();
    if (slept) wake();
    else if (ticked - beaten >= BEAT) beat(3 * patience); // nobody waits for this answer
  };

  document.addEventListener("htmx:wsOpen", (event) => {
    heard();
    wrapper = event.detail.socketWrapper;
    wrapper.queue.length = 0; // what was pressed while the line was down was meant for another moment
    tries = 0;
    patience = Math.max(PATIENCE, 4 * (Date.now() - opening));
    show("online");
  });
  document.addEventListener("htmx:wsAfterSend", () => expect(patience));
  document.addEventListener("htmx:wsBeforeMessage", heard);
  document.addEventListener("htmx:wsClose", (event) => {
    const { code } = event.detail.event;
    heard();
    wrapper = event.detail.socketWrapper;
    gone = code === 4404;
    if (gone) leave();
    show("offline");
    const { busy } = document.getElementById("link")?.dataset ?? {};
    if (code === TOO_BUSY && busy) window.bela.tell(busy);
    later(code === TOO_BUSY ? REST : [1006, 1011, 1012, 1013].includes(code) ? pause() : 1000);
    tries += 1;
  });
  setInterval(tick, 1000);
  addEventListener("online", again);
  document.addEventListener("settings", again); // what is shown is drawn for whoever opens the line
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });
  addEventListener("offline", () => show("offline"));
  document.addEventListener("visibilitychange", wake);
  navigator.connection?.addEventListener("change", wake);
  show("connecting");
})();
