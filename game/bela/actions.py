"""What a player can do, and its text: the same in the log, in forms, over the network and in tests (contract.md, "Actions as text")."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from .announcements import announcement_order, named_cards
from .cards import CARD_NAMED, CARDS, SUITS, Card, CardSet, Suit, cards_of, set_of, text_of
from .errors import ActionError
from .seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Call:
    suit: Suit

    def __str__(self) -> str:
        return f"call {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Exchange:
    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Keep:
    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Discard:
    """The cards laid aside, in the order of a hand."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"discard {text_of(self.cards)}".strip()


@dataclass(frozen=True, slots=True)
class Declare:
    """The cards of each announcement declared, in the record's order; none at all is a declaration too."""

    announcements: tuple[CardSet, ...] = ()

    def __str__(self) -> str:
        return f"declare {', '.join(text_of(named_cards(cards)) for cards in self.announcements)}".strip()


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    bela: bool = False

    def __str__(self) -> str:
        return f"play {self.card} bela" if self.bela else f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Auzmes:
    against: Seat

    def __str__(self) -> str:
        return f"auzmes {int(self.against)}"


@dataclass(frozen=True, slots=True)
class Accept:
    def __str__(self) -> str:
        return "accept"


Action = Pass | Call | Exchange | Keep | Discard | Declare | Play | Auzmes | Accept

PASS: Final = Pass()
CALLS: Final = tuple(Call(suit) for suit in SUITS)
EXCHANGE: Final = Exchange()
KEEP: Final = Keep()
DECLARE_NOTHING: Final = Declare()
PLAYS: Final = tuple(Play(card) for card in CARDS)
PLAYS_WITH_BELA: Final = tuple(Play(card, bela=True) for card in CARDS)
CLAIMS: Final = tuple(Auzmes(seat) for seat in SEATS[4])
ACCEPT: Final = Accept()

_PLAYS_IN_BYTE: Final = tuple(
    tuple(tuple(PLAYS[card] for card in cards_of(byte << 8 * suit)) for byte in range(256)) for suit in SUITS
)

_WITHOUT_CHOICE: Final[tuple[tuple[Action, ...], ...]] = (
    (PASS, EXCHANGE, KEEP, DECLARE_NOTHING, ACCEPT),
    CALLS,
    PLAYS,
    PLAYS_WITH_BELA,
    CLAIMS,
)
"""Every action but those that name a choice of cards."""

_FIXED: Final = {str(action): action for alike in _WITHOUT_CHOICE for action in alike}


def parse_action(text: str) -> Action:
    """The action a text means; ActionError if it means none.

    >>> parse_action("play KH bela"), str(parse_action("discard 7D AS"))
    (Play(card=KH, bela=True), 'discard 7D AS')
    """
    text = text.strip(" ")
    if fixed := _FIXED.get(text):
        return fixed
    verb, _, rest = text.partition(" ")
    if verb == "discard":
        return discard_of(_cards(rest))
    if verb == "declare":
        return declare_of(set_of(_cards(cards)) for cards in rest.split(", "))
    raise ActionError(f"expected an action, got {text[:80]!r}")


def plays_of(cards: CardSet) -> tuple[Play, ...]:
    """The plays of these cards, in the order of a hand."""
    hearts, diamonds, spades, clubs = _PLAYS_IN_BYTE
    return hearts[cards & 255] + diamonds[cards >> 8 & 255] + spades[cards >> 16 & 255] + clubs[cards >> 24]


def discard_of(cards: Iterable[Card]) -> Discard:
    return Discard(tuple(sorted(cards)))


def declare_of(announcements: Iterable[CardSet]) -> Declare:
    return Declare(tuple(sorted(announcements, key=announcement_order)))


def _cards(text: str) -> list[Card]:
    try:
        cards = [CARD_NAMED[name] for name in text.split(" ")]
    except KeyError as error:
        raise ActionError(f"expected cards, got {text[:80]!r}") from error
    if len(set(cards)) < len(cards):
        raise ActionError(f"expected each card once, got {text[:80]!r}")
    return cards
