"""The facts that stand in the coach's texts: a text names them, the engine fills them in (docs/guided-deals.md)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from django.utils.translation import gettext as _

from game.bela import Card, DealScore, SeatView, Suit, announcements_in, set_of
from game.bela.cards import CARD_NAMED, POINTS, SUIT_NAMED
from game.tables.presenters.blok import announced_by_side
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now

from ..words import cards, points, trumps
from .counting import Count
from .replays import Replay

PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")


class Absent(ValueError):
    """A fact that does not exist at this moment, as the trick's worth before a card is played."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a text is said. `replay` is how the chosen action would go on, `here` the score of this deal as it was played."""

    count: Count
    names: tuple[str, ...]
    replay: Replay | None = None
    here: DealScore | None = None

    @property
    def view(self) -> SeatView:
        return self.count.view

    @property
    def side(self) -> int:
        return (self.view.you or 0) % self.view.rules.sides


Plain = Callable[[Scene], str]
OfSuit = Callable[[Scene, Suit], str]
OfCard = Callable[[Scene, Card], str]
T = TypeVar("T")


def filled(text: str, scene: Scene) -> str:
    """The text with its facts. Its placeholders have been checked when it was read."""
    return PLACEHOLDER.sub(lambda found: _fact(found[1], scene), text)


def fault_in(text: str, *, answers: bool) -> str | None:
    """What is wrong with a text; only one that `answers` a choice can say what comes of it."""
    for named in PLACEHOLDER.findall(text):
        if problem := _fault(named, answers=answers):
            return problem
    rest = PLACEHOLDER.sub("", text)
    if "{" in rest or "}" in rest:
        return "a brace without its other half"
    if number := re.search(r"\d+", rest):
        return f"{number[0]} is typed; a number in a text comes from a fact"
    return None


def absent_in(text: str, scene: Scene) -> str | None:
    """The first fact of a text that does not exist where it is said; what comes of a choice is not asked."""
    for named in PLACEHOLDER.findall(text):
        if named in OF_CHOICE:
            if named in OF_TRICK and scene.view.phase == "calling":
                return str(named)
            continue
        try:
            _fact(named, scene)
        except Absent:
            return str(named)
    return None


def _fact(named: str, scene: Scene) -> str:
    name, _space, argument = named.partition(" ")
    if name in OF_SUIT:
        return OF_SUIT[name](scene, SUIT_NAMED[argument])
    if name in OF_CARD:
        return OF_CARD[name](scene, CARD_NAMED[argument])
    return {**PLAIN, **OF_CHOICE}[name](scene)


def _fault(named: str, *, answers: bool) -> str | None:
    name, _space, argument = named.partition(" ")
    if name in OF_SUIT:
        return None if argument in SUIT_NAMED else f"{{{named}}}: expected a suit, one of H D S C"
    if name in OF_CARD:
        return None if argument in CARD_NAMED else f"{{{named}}}: expected a card like JH"
    if name in OF_CHOICE and not answers:
        return f"{{{named}}} tells what comes of a choice, and stands only in an answer"
    if name in OF_CHOICE or name in PLAIN:
        return f"{{{named}}}: this fact stands alone" if argument else None
    known = ", ".join(sorted({**PLAIN, **OF_SUIT, **OF_CARD, **OF_CHOICE}))
    return f"unknown fact {{{named}}}; there are: {known}"


def _card_names(which: tuple[Card, ...]) -> str:
    return listed([words_now().card_names[card] for card in which]) or _("none")


def _worth(scene: Scene, card: Card) -> str:
    view = scene.view
    trump = view.trump if view.trump is not None else Suit((card.suit + 1) % 4)
    return points(POINTS[trump][card])


def _known(fact: T | None) -> T:
    if fact is None:
        raise Absent
    return fact


def _trick_worth(scene: Scene) -> str:
    trump = _known(scene.view.trump)
    return points(sum(POINTS[trump][card] for _seat, card in scene.view.trick))


def _caller_has(scene: Scene) -> str:
    return points(scene.count.has(_known(scene.view.caller) % 2))


def _so_far(scene: Scene, side: int) -> str:
    if scene.view.phase != "playing":
        raise Absent
    return str(scene.count.has(side))


def _own_announced(scene: Scene) -> str:
    return points(sum(each.value for each in announcements_in(set_of(scene.view.hand))))


def _of(scene: Scene, score: DealScore) -> str:
    return f"{score.written[scene.side]} : {score.written[1 - scene.side]}"


def _result(scene: Scene) -> str:
    assert scene.replay is not None
    return _of(scene, scene.replay.score)


def _result_here(scene: Scene) -> str:
    assert scene.here is not None
    return _of(scene, scene.here)


def _sum(scene: Scene) -> str:
    """Before a fall moves anything."""
    assert scene.replay is not None
    total = scene.replay.score.total
    return f"{total[scene.side]} : {total[1 - scene.side]}"


def _less(scene: Scene) -> str:
    assert scene.replay is not None
    assert scene.here is not None
    return points(max(0, scene.here.written[scene.side] - scene.replay.score.written[scene.side]))


def _verdict(scene: Scene) -> str:
    assert scene.replay is not None
    return _("the caller falls") if scene.replay.score.outcome == "fall" else _("the caller makes it")


def _taker(scene: Scene) -> str:
    assert scene.replay is not None
    assert scene.replay.trick is not None
    return scene.names[scene.replay.trick.winner]


def _taken(scene: Scene) -> str:
    assert scene.replay is not None
    assert scene.replay.trick is not None
    return points(scene.replay.trick.points)


PLAIN: Final[dict[str, Plain]] = {
    "adut": lambda scene: words_now().suit_names[_known(scene.view.trump)],
    "zvac": lambda scene: scene.names[_known(scene.view.caller)],
    "partner": lambda scene: scene.names[((scene.view.you or 0) + 2) % 4],
    "desno": lambda scene: scene.names[((scene.view.you or 0) + 1) % 4],
    "lijevo": lambda scene: scene.names[((scene.view.you or 0) + 3) % 4],
    "djelitelj": lambda scene: scene.names[_known(scene.view.dealer)],
    "aduta_vani": lambda scene: trumps(len(scene.count.out(_known(scene.view.trump)))),
    "stih_vrijedi": _trick_worth,
    "nosi": lambda scene: scene.names[_known(scene.view.winning)],
    "treba": lambda scene: points(_known(scene.view.needed)),
    "zvac_ima": _caller_has,
    "zvacu_fali": lambda scene: points(_known(scene.count.caller_lacks)),
    "mi": lambda scene: _so_far(scene, scene.side),
    "oni": lambda scene: _so_far(scene, 1 - scene.side),
    "stihova_mi": lambda scene: str(scene.view.tricks[scene.side]),
    "stihova_oni": lambda scene: str(scene.view.tricks[1 - scene.side]),
    "zvanje_tvoje": _own_announced,
    "ishod_ovdje": _result_here,
    "zvanja_mi": lambda scene: points(announced_by_side(scene.view)[scene.side]),
    "zvanja_oni": lambda scene: points(announced_by_side(scene.view)[1 - scene.side]),
}
OF_SUIT: Final[dict[str, OfSuit]] = {
    "boja": lambda _scene, suit: words_now().suit_names[suit],
    "boju": lambda _scene, suit: words_now().suits_called[suit],
    "vani": lambda scene, suit: _card_names(scene.count.out(suit)),
    "vani_broj": lambda scene, suit: cards(len(scene.count.out(suit))),
    "tvojih": lambda scene, suit: cards(scene.count.own(suit)),
    "nema": lambda scene, suit: listed([scene.names[seat] for seat in scene.count.void(suit)]) or _("nobody"),
}
OF_CARD: Final[dict[str, OfCard]] = {
    "karta": lambda _scene, card: words_now().card_names[card],
    "kartu": lambda _scene, card: words_now().cards_played[card],
    "jace": lambda scene, card: _card_names(scene.count.stronger(card)),
    "vrijedi": _worth,
}
OF_CHOICE: Final[dict[str, Plain]] = {
    "ishod": _result,
    "zbroj": _sum,
    "manje": _less,
    "sud": _verdict,
    "stih_uzima": _taker,
    "stih_nosi": _taken,
}
OF_TRICK: Final = ("stih_uzima", "stih_nosi")
