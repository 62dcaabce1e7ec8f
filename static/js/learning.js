// Where the match doesn't count: the card that a robot would play is marked, and all tricks of the deal are a sheet.
(() => {
  const advice = document.getElementById("savjet");
  const hint = document.getElementById("hint");
  const tricks = document.getElementById("stihovi");
  let opener = null;

  const unmark = () => document.querySelectorAll("[data-advised]").forEach((marked) => marked.removeAttribute("data-advised"));
  const clear = () => {
    unmark();
    advice.textContent = "";
  };
  const dismiss = () => {
    if (!advice.firstElementChild) return;
    clear();
    bela.goOut();
  };
  // "play KH bela" and "discard AS 7D" name cards of the hand; anything else is a button of its own.
  const mark = () => {
    const { action = "", of } = advice.querySelector("[data-action]")?.dataset ?? {};
    if (of && Number(of) !== bela.version()) { // the table was faster
      dismiss();
      return;
    }
    unmark();
    const [word, ...cards] = action.split(" ");
    const named = ["play", "discard"].includes(word) ? cards.map((card) => document.getElementById(`c-${card}`)) : [...document.querySelectorAll("button[name=action]")].filter((button) => button.value === action);
    named.forEach((element) => element?.setAttribute("data-advised", ""));
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("[hx-target='#stihovi']")) opener = event.target.closest("a");
    if (!event.target.closest(".advice-close")) return;
    event.preventDefault();
    dismiss();
    hint.focus();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") dismiss(); });
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.target === advice) {
      mark();
      if (advice.firstElementChild) bela.goIn();
    }
    if (event.target === tricks && document.body.dataset.open !== "stihovi") bela.open("stihovi", opener);
  });

  addEventListener("popstate", clear);

  // Off turn there is nothing to ask for, and the button says so itself.
  const hasChoice = () => {
    const { turn, you } = bela.table().dataset;
    return you !== "" && turn === you;
  };
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (event.target !== hint || hasChoice()) return;
    event.preventDefault();
    bela.tell(hint.dataset.wait);
  });
  bela.after(() => hint.setAttribute("aria-disabled", !hasChoice()));

  // Advice is for one choice; a sheet that is open goes along with the deal, another would tell of an older one.
  bela.after((change) => {
    if (change.first) mark();
    else if (change.moved) dismiss();
    if (!change.moved || change.first) return;
    if (document.body.dataset.open === "stihovi") htmx.ajax("GET", `${location.pathname.split("/").slice(0, 3).join("/")}/stihovi/`, { target: "#stihovi", swap: "innerHTML" });
    else tricks.textContent = "";
  });
})();
