// The last card, or the only one that may be played, plays itself after a while that is the same for every hand. Whoever touches the hand decides otherwise.
(() => {
  const WAIT = 1200; // ms
  const settings = document.documentElement.dataset;
  const slip = document.getElementById("auto");
  let timer = 0;

  // A card that may be bela is a question, so it is never among these.
  const decided = () => {
    const { phase, you, turn } = bela.table().dataset;
    if (phase !== "playing" || you === "" || you !== turn || document.querySelector(".me[data-standin=true], #table > .ask:not(#bela)") || document.body.dataset.open?.startsWith("auzmes")) return null;
    const cards = [...document.querySelectorAll("#hand .card")];
    const legal = cards.filter((card) => card.matches(".is-legal"));
    const last = cards.length === 1;
    if (legal.length !== 1 || legal[0].type !== "submit" || !(last || settings.autoplay === "only")) return null;
    return { card: legal[0], words: last ? "last" : "only" };
  };
  const stop = () => {
    clearTimeout(timer);
    if (slip.contains(document.activeElement)) bela.table().focus();
    slip.firstElementChild.textContent = "";
    slip.hidden = true;
  };
  const play = () => {
    const { card } = decided() ?? {};
    stop();
    card?.click();
  };

  ["pointerdown", "keydown"].forEach((touch) => {
    document.addEventListener(touch, (event) => { if (event.target.closest("#hand, #bela, .claim")) stop(); }, true);
  });
  slip.querySelector("button").addEventListener("click", stop);
  bela.after(({ moved }) => {
    if (!moved) return;
    stop();
    const choice = ["last", "only"].includes(settings.autoplay) && decided();
    if (!choice) return;
    slip.hidden = false;
    slip.firstElementChild.textContent = slip.dataset[choice.words];
    timer = setTimeout(play, WAIT);
  });
})();
