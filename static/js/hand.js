// The hand: one tab stop with arrows inside, one tap or two, why not, whether bela is said, and what is laid aside.
(() => {
  const NARROW = 40;
  const PICKS = 2;
  const body = document.body;
  const hand = () => document.getElementById("hand");
  const cards = () => [...(hand()?.querySelectorAll("button.card, .pick") ?? [])];
  const idOf = (card) => card.closest(".card").id;
  const settings = document.documentElement.dataset;
  const learning = () => document.querySelector(".page-guided, #table[data-learning]");
  const secret = () => settings.legal === "never" || (settings.legal === "learning" && !learning());
  let stop = null;
  let raised = null;
  let sent = -1;
  let focused = null;
  let given = null; // where the focus was put
  let picked = [];

  const shown = () => {
    const [first, second] = hand().children;
    return second ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) : NARROW;
  };
  const raise = (card) => {
    cards().forEach((other) => other.removeAttribute("aria-pressed"));
    raised = card ? idOf(card) : null;
    card?.setAttribute("aria-pressed", "true");
  };
  const askBela = (name) => {
    if (name) body.dataset.bela = name;
    else delete body.dataset.bela;
  };
  // What is pressed while the line is down is meant for this moment, and not sent in another.
  const unsent = () => {
    const link = document.getElementById("link");
    return link && link.dataset.state !== "online" ? link.dataset.unsent : "";
  };
  const refresh = () => {
    const all = cards();
    if (secret()) all.forEach((card) => card.removeAttribute("aria-disabled")); // it would be read out
    const chosen = all.find((card) => idOf(card) === stop) ?? all.find((card) => card.matches(".is-legal") && !secret()) ?? all[0];
    all.forEach((card) => { card.tabIndex = card === chosen ? 0 : -1; });
    const card = raised && document.getElementById(raised);
    raise(card?.matches("#hand button.is-legal") ? card : null);
  };

  // Focus stays where it was; where that has gone it goes to what is nearest.
  const remember = () => {
    const active = document.activeElement;
    const children = [...(hand()?.children ?? [])];
    focused = active?.closest("#room") ? { active, place: children.indexOf(active.closest(".card")) } : null;
  };
  const restore = () => {
    if (!focused) return;
    const { active, place } = focused;
    if (active.isConnected && !active.closest("[inert]") && document.activeElement === active) return;
    const near = cards().sort((one, other) => distance(one, place) - distance(other, place));
    const next = [document.getElementById("accept"), document.getElementById("end-h"), ...near, bela.table()];
    given = next.find((element) => { element?.focus(); return element && document.activeElement === element; });
  };
  // Something can be reached again. Whoever has moved on meanwhile is left where they are.
  const refocus = () => { if ([body, given].includes(document.activeElement)) restore(); };
  const distance = (card, place) => Math.abs([...hand().children].indexOf(card.closest(".card")) - Math.max(place, 0));

  // Two cards are laid aside: a third takes the place of the first.
  const pick = (names) => {
    picked = names.slice(-PICKS);
    hand()?.querySelectorAll(".pick").forEach((box) => { box.checked = picked.includes(box.value); });
    const count = document.getElementById("picked");
    if (count) count.textContent = picked.length;
    document.getElementById("discard")?.setAttribute("aria-disabled", picked.length !== PICKS);
  };
  document.addEventListener("change", (event) => {
    if (!event.target.matches("#hand .pick")) return;
    const { value, checked } = event.target;
    pick([...picked.filter((name) => name !== value), ...(checked ? [value] : [])]);
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest(".bela-close")) {
      askBela(null);
      document.getElementById(stop)?.focus();
    }
    const tooFew = event.target.closest("#discard[aria-disabled=true]");
    if (tooFew) {
      event.preventDefault();
      bela.tell(tooFew.dataset.why);
      return;
    }
    const card = event.target.closest("#hand button.card");
    if (!card) {
      if (!event.target.closest("button[form=potez]")) return;
      if (unsent()) {
        event.preventDefault();
        bela.tell(unsent());
        return;
      }
      if (sent === bela.version()) event.preventDefault();
      sent = bela.version();
      setTimeout(() => { sent = -1; }, 2000);
      return;
    }
    stop = card.id;
    refresh();
    if (card.dataset.reason) {
      event.preventDefault();
      raise(null);
      bela.tell(hand().getAttribute(`data-why-${card.dataset.reason}`) ?? "", card.dataset.reason);
    } else if (card.dataset.bela) {
      raise(card);
      askBela(card.dataset.bela);
      document.querySelector(`[data-for="${card.dataset.bela}"] button`)?.focus();
    } else if (card.type === "submit") {
      const covered = settings.taps === "two" || (settings.taps !== "one" && shown() < NARROW);
      const twice = event.detail > 0 && raised !== card.id && covered;
      if (twice || unsent() || sent === bela.version()) event.preventDefault();
      else sent = bela.version();
      raise(card);
      bela.hush();
      if (!twice && unsent()) bela.tell(unsent());
      setTimeout(() => { sent = -1; }, 2000);
    }
  }, true);

  document.addEventListener("keydown", (event) => {
    const card = event.target.closest("#hand button.card, #hand .pick");
    const all = cards();
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape" && body.dataset.bela) {
      askBela(null);
      raise(null);
      document.getElementById(stop)?.focus();
    }
    if (!card) return;
    if (event.key === "Enter" && card.matches(".pick")) {
      event.preventDefault(); // it would send the form
      card.click();
    }
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const next = all[end ?? (all.indexOf(card) + step + all.length) % all.length];
    stop = idOf(next);
    refresh();
    next.focus();
  });

  // Which card is the tab stop is said here alone. A card with the focus that loses it has the whole page laid out at once.
  Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, element) => name !== "tabindex" || !element.matches(".card, .pick");
  bela.before(remember);
  bela.after((change) => {
    if (change.moved) {
      raise(null);
      askBela(null);
      sent = -1;
      if (!change.first) bela.hush();
    }
    pick(change.moved ? [] : picked);
    if (hand()) refresh();
    restore();
  });
  bela.refocus = refocus;
})();
