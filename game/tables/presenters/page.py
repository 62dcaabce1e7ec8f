"""What the page of a table shows to one seat, or to who watches."""

from dataclasses import dataclass

from markupsafe import Markup

from game.bela.actions import Accept
from game.bela.events import DealEnded
from game.bela.view import SeatView
from game.tables.presenters.asking import Question, question_of
from game.tables.presenters.blok import Blok, Standing, blok_of, standing_of
from game.tables.presenters.clock import Clock, clock_of
from game.tables.presenters.ending import Ending, ending_of
from game.tables.presenters.hand import Hand, hand_of
from game.tables.presenters.pictures import LastTrick, TrickCard, last_trick, open_trick
from game.tables.presenters.places import in_order, places_by_seat
from game.tables.presenters.seats import SeatBox, seat_boxes, seat_drawn
from game.tables.presenters.sentences_events import happened, time_ran_out
from game.tables.presenters.sentences_rules import RuleGroup, RuleWord, badges, rules_in_words
from game.tables.presenters.sentences_sides import side_names
from game.tables.presenters.shared import Shared
from game.tables.presenters.showing import Shown, shown_announcements
from game.tables.presenters.summary import Summary, summary_of, waited_for
from game.tables.presenters.waiting import WaitingRoom, waiting_room
from game.tables.presenters.words import Words, words_now
from game.tables.table_state import SeatState, TableState


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The part that exists once a match has begun. Pairs of figures stand in the order of `sides`: one's own first.

    `places` are where the seats are seen, by seat, and `seats_drawn` what stands there.
    """

    view: SeatView
    trump: str
    trump_name: str
    sides: tuple[str, str]
    places: tuple[str, ...]
    seats: tuple[SeatBox, ...]
    seats_drawn: tuple[Markup, ...]
    hand: Hand
    trick: tuple[TrickCard, ...]
    last_trick: LastTrick | None
    tricks: tuple[int, int]
    shown: Shown | None
    question: Question | None
    blok: Blok
    standing: Standing
    summary: Summary | None
    waiting_for: str
    ending: Ending | None
    news: str
    turn_name: str
    is_your_turn: bool
    may_accept: bool

    @property
    def around(self) -> tuple[int, int, int]:
        """The seats of the others, in the order in which they are read: opposite, left, right."""
        you = self.view.you or 0
        return (you + 2) % 4, (you + 3) % 4, (you + 1) % 4


@dataclass(frozen=True, slots=True)
class TablePage:
    table: TableState
    you: int | None
    version: int
    phase: str
    clock: Clock | None
    waiting: WaitingRoom | None
    match: MatchPage | None
    language: str

    @property
    def own_seat(self) -> SeatState | None:
        return None if self.you is None else self.table.seats[self.you]

    @property
    def rules(self) -> tuple[RuleGroup, ...]:
        return rules_in_words(self.table)

    @property
    def badges(self) -> tuple[RuleWord, ...]:
        return badges(self.table)


def page(
    table: TableState, view: SeatView | None, you: int | None, now_ms: int, shared: Shared | None = None
) -> TablePage:
    """`view` is None while the table waits for its match; `now_ms` is what the clock is read at.

    `shared` is the same for all pages of one state of the table.
    """
    words = words_now()
    if view is None:
        return TablePage(table, you, 0, "waiting", None, waiting_room(table, you), None, words.language)
    shared = shared or Shared()
    clock = shared("clock", clock_of, table, now_ms)
    match = _match(table, view, words, clock, shared)
    return TablePage(table, you, view.version, view.phase, clock, None, match, words.language)


def _news(table: TableState, view: SeatView, words: Words, names: tuple[str, ...]) -> str:
    """What the last step did, and that it was the clock's; in a review how the deal ended, however many have seen it."""
    events = view.events
    if view.phase == "review" and view.score is not None:
        events = (DealEnded(view.score.outcome, view.score.written),)
    said = happened(words.language, events, names)
    return said if table.ran_out is None else f"{time_ran_out(names[table.ran_out])} {said}"


def _match(table: TableState, view: SeatView, words: Words, clock: Clock | None, shared: Shared) -> MatchPage:
    names = shared("names", _names, table)
    side = None if view.you is None else view.you % 2
    sides = shared(("sides", side), side_names, names, view.you, words)
    seats = shared("seats", seat_boxes, table, view, words)
    return MatchPage(
        view=view,
        trump="" if view.trump is None else view.trump.letter,
        trump_name="" if view.trump is None else words.suit_names[view.trump],
        sides=sides,
        places=places_by_seat(view.you),
        seats=seats,
        seats_drawn=shared("seats drawn", _seats_drawn, seats, clock, words.language),
        hand=hand_of(view, words),
        trick=shared("trick", open_trick, view, names, words),
        last_trick=shared("last trick", last_trick, view, names, words),
        tricks=in_order(view.tricks, view.you),
        shown=shared(("shown", side), shown_announcements, view, names, sides, words),
        question=question_of(view, names, words),
        blok=shared(("blok", side), blok_of, view, names, sides, words),
        standing=shared(("standing", side), standing_of, view, names, words),
        summary=shared(("summary", side), summary_of, view, names, words),
        waiting_for=waited_for(view, names),
        ending=ending_of(table, view, names),
        news=shared("news", _news, table, view, words, names),
        turn_name="" if view.turn is None else names[view.turn],
        is_your_turn=view.turn is not None and view.turn == view.you,
        may_accept=view.phase == "review" and any(isinstance(action, Accept) for action in view.legal),
    )


def _names(table: TableState) -> tuple[str, ...]:
    return tuple(seat.name or "" for seat in table.seats)


def _seats_drawn(seats: tuple[SeatBox, ...], clock: Clock | None, language: str) -> tuple[Markup, ...]:
    return tuple(seat_drawn(box, clock, language) for box in seats)
