// The list of rooms: the address keeps what is looked for, and the line to the server tells of just that.
(() => {
  const rooms = () => document.getElementById("rooms");
  let wrapper = null;

  // The socket asks for the list that the page shows now.
  const create = htmx.createWebSocket;
  htmx.createWebSocket = (url) => {
    const { address } = rooms().dataset;
    return create(`${url.split("?")[0]}?stolovi${address && `&${address}`}`);
  };
  document.addEventListener("htmx:wsOpen", (event) => { wrapper = event.detail.socketWrapper; });

  // What an older socket still says is of another list.
  document.addEventListener("htmx:oobBeforeSwap", (event) => {
    const { target, fragment } = event.detail;
    if (target.id === "rooms" && fragment.querySelector("#rooms").dataset.query !== rooms().dataset.query) event.detail.shouldSwap = false;
  });

  document.getElementById("filters").addEventListener("htmx:afterRequest", (event) => {
    if (!event.detail.successful) return;
    const { query } = rooms().dataset;
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
    wrapper?.reconnect();
  });

  if (matchMedia("(min-width: 62.5rem)").matches) document.querySelector("#filters details").open = true;
})();
