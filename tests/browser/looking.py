"""What a person sees on a table's page, taken in at one glance."""

from typing import Any, NamedTuple

LOOK = """
async ({ version, phase, asked, patience }) => {
  const until = performance.now() + patience;
  const table = () => document.getElementById("table");
  const there = () => {
    const now = table()?.dataset;
    return now && now.version >= version && (!phase || now.phase === phase) && (!asked || now.you === now.turn || document.querySelector("#accept, #ending"));
  };
  while (!there()) {
    if (performance.now() > until) throw new Error(`not at version ${version} ${phase}: ${table()?.outerHTML.slice(0, 120)}`);
    await new Promise((done) => setTimeout(done, 10));
  }
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (element) => element.getBoundingClientRect();
  const outside = (element) => box(element).width && (box(element).left < -1 || box(element).right > innerWidth + 1);
  const { you, turn, trump } = table().dataset;
  return {
    version: Number(table().dataset.version),
    phase: table().dataset.phase,
    you: you === "" ? null : Number(you),
    turn: turn === "" ? null : Number(turn),
    players: all("[data-seat]").length,
    trump,
    hand: all("#hand .card").map((card) => card.dataset.card),
    playable: you === turn ? all("#hand button.card.is-legal").map((card) => card.dataset.card) : [],
    refused: all("#hand .card[aria-disabled=true]").map((card) => card.dataset.card),
    trick: all("#trick [data-card]").map((card) => card.dataset.card),
    holding: all("#trick .is-winning").map((card) => card.dataset.card),
    choices: all("button[name=action][form=potez]:not(.card)").filter(shown).map((button) => button.value),
    news: document.getElementById("live")?.innerText ?? "",
    focus: document.activeElement?.tagName,
    scrolls: document.scrollingElement.scrollWidth > innerWidth,
    outside: all("#room button, #room a, .seat, .me, #hand .card, #trick .card, #score, #live").filter(shown).filter(outside).map((element) => element.outerHTML.slice(0, 80)),
  };
}
"""

SPOT = """
async (name) => {
  const card = () => document.getElementById(`c-${name}`);
  const spot = () => {
    const { left, top, height } = card().getBoundingClientRect();
    return [left + 14, top + Math.min(24, height / 2)]; // of a card in the row behind only the upper part shows
  };
  const hit = () => document.elementFromPoint(...spot())?.closest("[data-card]") === card();
  const moving = () => document.getElementById("hand").getAnimations({ subtree: true });
  await Promise.allSettled(moving().map(({ finished }) => finished)); // the spot would be another by the time of the tap
  card().carried = name; // a mark on the element itself, to be known by wherever it goes
  for (let tries = 0; !hit(); tries += 1) { // a card that flies past
    if (tries > 100) throw new Error(`${document.elementFromPoint(...spot())?.outerHTML} lies over ${name}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const [first, second] = document.getElementById("hand").children;
  return {
    spot: spot(),
    plays: card().matches(".is-legal:not([data-bela])"),
    bela: card().matches("[data-bela]"),
    raised: document.querySelector("#hand [aria-pressed=true]")?.dataset.card ?? null,
    shown: second.getBoundingClientRect().left - first.getBoundingClientRect().left,
  };
}
"""


class Look(NamedTuple):
    version: int
    phase: str
    you: int | None
    turn: int | None
    players: int
    trump: str
    hand: list[str]
    playable: list[str]
    refused: list[str]
    trick: list[str]
    holding: list[str]
    choices: list[str]
    news: str
    focus: str
    scrolls: bool
    outside: list[str]


def look(page: Any, version: int, phase: str, asked: bool, patience: float) -> Look:
    wanted = {"version": version, "phase": phase, "asked": asked, "patience": patience * 1000}
    return Look(**page.evaluate(LOOK, wanted))
