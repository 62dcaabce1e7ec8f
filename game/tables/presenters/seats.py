"""The people round the felt, each with what has been said and what marks them."""

from dataclasses import dataclass
from typing import NamedTuple

from django.utils.translation import gettext as _

from game.accounts.names import initial_of
from game.bela.announced import AnnouncedView
from game.bela.cards import BELA, Card, Suit
from game.bela.seats import Seat
from game.bela.view import SeatView
from game.look import Style
from game.tables.presenters.clock import Clock
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.pieces import piece
from game.tables.presenters.words import Words
from game.tables.table_state import SeatState, TableState

FOUR, RUN_OF_FOUR = 4, 50  # so many cards, and what they are worth where they are a run


@dataclass(frozen=True, slots=True)
class Saying:
    """A slip of paper at a seat: a word, a value, what tells it from its equals, and the cards where they are shown."""

    word: str
    value: str = ""
    more: str = ""
    cards: tuple[Picture, ...] = ()


class Marks(NamedTuple):
    """What marks a seat as a whole; it has the attributes that the contract names."""

    is_turn: bool
    is_away: bool
    seat: int
    kind: str | None
    here: bool
    standin: bool


class Said(NamedTuple):
    """What stands at the coaster."""

    name: str
    level: str | None
    is_away: bool
    deals: bool
    calls: str
    standin: bool
    passed: bool
    sayings: tuple[Saying, ...]


class SeatBox(NamedTuple):
    """All that a seat shows, but for its clock: the same for everybody who looks."""

    marks: Marks
    said: Said
    initial: str
    cards: int
    cards_counted: str


def seat_boxes(table: TableState, view: SeatView, words: Words) -> tuple[SeatBox, ...]:
    """By seat."""
    return tuple(_box(seat, table.seats[seat], view, words) for seat in view.rules.seats)


def _box(seat: Seat, state: SeatState, view: SeatView, words: Words) -> SeatBox:
    name, cards = state.name or "", view.cards_left[seat]
    is_away = not state.here and not state.moved_by_robot
    return SeatBox(
        Marks(view.turn == seat, is_away, int(seat), state.kind, state.here, state.standin),
        Said(
            name,
            state.level,
            is_away,
            view.dealer == seat,
            view.trump.letter if view.trump is not None and view.caller == seat else "",
            state.standin,
            view.phase == "calling" and _last_call(view, seat) is False,
            _sayings(view, seat, words) if view.phase in ("declaring", "playing") else (),
        ),
        initial_of(name),
        cards,
        words.cards_counted[cards],
    )


def _last_call(view: SeatView, seat: Seat) -> bool | None:
    """Whether this seat last called a suit or passed; None where it is its turn to say the next word, or has said none."""
    said = [suit for caller, suit in view.calls if caller == seat]
    return said[-1] is not None if said and view.turn != seat else None


def seat_drawn(box: SeatBox, clock: Clock | None, style: Style) -> str:
    """What stands in a seat, wherever it is seen."""
    fan = piece(style, "fan", box.cards, box.cards_counted)
    return "".join((fan, coaster(box, clock, style), piece(style, "seat_said", *box.said)))


def coaster(box: SeatBox, clock: Clock | None, style: Style, *, own: bool = False) -> str:
    """With the ring of the clock on the turn, and its seconds: one's `own` always, another's when they are about to run out."""
    if not box.marks.is_turn or clock is None:
        return piece(style, "coaster", box.initial, box.marks.is_turn)
    ring = piece(style, "clocked", box.initial, clock.percent, clock.seconds, own or clock.is_ending)
    return f'<span class="coaster" data-left="{clock.left_ms}" data-whole="{clock.whole_ms}">{ring}</span>'


def _sayings(view: SeatView, seat: Seat, words: Words) -> tuple[Saying, ...]:
    said = _announced(view, seat, words) if view.announced and len(view.history) < 2 else []
    if seat in view.bela:
        said += _bela(view, seat)
    return tuple(said)


def _announced(view: SeatView, seat: Seat, words: Words) -> list[Saying]:
    """The value while the first trick lies, with the cards while the second does."""
    return [
        Saying(
            _("Belot") if held.value is None else _("Announces"),
            str(held.value or ""),
            "" if held.cards else _said_of(held, words),
            pictures(held.cards or (), words),
        )
        for held in view.announced
        if held.seat == seat and (held.counts is not False or not view.history)
    ]


def _said_of(held: AnnouncedView, words: Words) -> str:
    """What is said besides the value where the best are of equal value."""
    if held.top is None or held.length is None:
        return ""
    if held.length == FOUR and held.value != RUN_OF_FOUR:
        return _("(four: %(card)s)") % {"card": words.card_names[held.top]}
    said = {"card": words.card_names[held.top], "number": held.length}
    return _("(%(number)d in a row, up to: %(card)s)") % said


def _bela(view: SeatView, seat: Seat) -> list[Saying]:
    """Said while one of the two cards lies in the open trick."""
    laid = [card for player, card in view.trick if player == seat and _is_of_bela(card, view.trump)]
    if not laid:
        return []
    return [Saying(_("The other card of the bela") if _laid_before(view, seat) else _("Bela!"))]


def _laid_before(view: SeatView, seat: Seat) -> bool:
    return any(_is_of_bela(trick.cards[(seat - trick.leader) % len(trick.cards)], view.trump) for trick in view.history)


def _is_of_bela(card: Card, trump: Suit | None) -> bool:
    return trump is not None and bool(BELA[trump] >> card & 1)
