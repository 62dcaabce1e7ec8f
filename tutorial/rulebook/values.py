"""Numbers of the rules inside a sentence: `{{ bodovi JH adut }}` is 20 because the rules say so."""

import re
from collections.abc import Callable
from typing import Any, Final

from game.bela import OPTIONS, PRESETS, Rules, Suit, announcements_in, set_of
from game.bela.cards import ALL_CARDS, CARD_NAMED, CARDS, LAST_TRICK, RANKS, SUITS, Card, points_in
from game.bela.scoring import BELA_POINTS, needed_of

VALUE: Final = re.compile(r"\{\{\s*(.*?)\s*\}\}")
_TRUMP: Final = Suit.HEARTS
_DEAL: Final = points_in(ALL_CARDS, _TRUMP) + LAST_TRICK


class NoValue(Exception):
    """The rules have no value of this name, or not with these words after it."""


def value_of(text: str) -> str:
    """The value that stands for these words."""
    name, *arguments = text.split() or [""]
    if name not in _VALUES:
        raise NoValue(f"there is no value {text!r}")
    try:
        return str(_VALUES[name](*arguments))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise NoValue(f"there is no value {text!r}") from None


def card_points(card: str, trump: str = "") -> int:
    """What a card is worth, in trumps with a second word `adut`."""
    known = CARD_NAMED[card]
    if trump not in ("", "adut"):
        raise KeyError(trump)
    others = next(suit for suit in SUITS if suit != known.suit)
    return points_in(1 << known, known.suit if trump else others)


def suit_points(trump: str = "") -> int:
    if trump not in ("", "adut"):
        raise KeyError(trump)
    return points_in((Suit.HEARTS if trump else Suit.SPADES).cards, _TRUMP)


def run_value(length: str) -> int:
    [run] = announcements_in(set_of(Card.of(Suit.HEARTS, rank) for rank in RANKS[: int(length)]))
    return run.value


def four_value(rank: str) -> int:
    fours = announcements_in(set_of(card for card in CARDS if card.rank.letter == rank))
    return fours[0].value if fours else 0


def option_value(option: str, preset: str = "klasik") -> Any:
    if preset not in PRESETS or option not in OPTIONS:
        raise KeyError(option)
    return getattr(Rules.preset(preset), option)


_VALUES: Final[dict[str, Callable[..., Any]]] = {
    "bodovi": card_points,
    "boja": suit_points,
    "karte": lambda: points_in(ALL_CARDS, _TRUMP),
    "zadnji": lambda: LAST_TRICK,
    "dijeljenje": lambda: _DEAL,
    "pola": lambda: _DEAL // 2,
    "prolaz": lambda total=str(_DEAL): needed_of(int(total)),
    "niz": run_value,
    "četiri": four_value,
    "bela": lambda: BELA_POINTS,
    "opcija": option_value,
    "špil": lambda: len(CARDS),
    "ruka": lambda players: Rules(players=int(players)).hand_size,  # type: ignore[arg-type]  # refused if it is none
}
