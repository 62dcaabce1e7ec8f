"""What the page of a table shows to one seat, or to who watches."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from game.bela.actions import Accept
from game.bela.cards import Card, Rank
from game.bela.view import SeatView
from game.look import Look, Style, look_now
from game.tables.presenters.asking import Question, question_of
from game.tables.presenters.blok import PHASES_BEFORE_PLAY, Blok, Standing, blok_of, standing_of
from game.tables.presenters.claiming import Accused, claims_of
from game.tables.presenters.clock import Clock, clock_of
from game.tables.presenters.ending import Ending, ending_of
from game.tables.presenters.hand import Hand, hand_of
from game.tables.presenters.news import news_of
from game.tables.presenters.pictures import CARD_NAMES, DoneTrick, Picture, TrickCard, last_trick, open_trick
from game.tables.presenters.places import BySide, in_order, others_around, places_by_seat, side_seen_from
from game.tables.presenters.seats import SeatBox, seat_boxes
from game.tables.presenters.sentences_rules import RuleGroup, RuleWord, badges, rules_in_words
from game.tables.presenters.sentences_sides import side_names
from game.tables.presenters.shared import Shared
from game.tables.presenters.showing import Shown, shown_announcements
from game.tables.presenters.summary import Summary, summary_of, waited_for
from game.tables.presenters.waiting import WaitingRoom, waiting_room
from game.tables.presenters.words import Words, words_of
from game.tables.table_state import SeatState, TableState


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The part that exists once a match has begun. Figures stand in the order of `sides`: one's own first.

    `places` are where the seats are seen, by seat; `around` are the others in the order in which they are read.
    """

    view: SeatView
    trump: str
    trump_name: str
    side: int | None
    sides: tuple[str, ...]
    places: tuple[str, ...]
    around: tuple[int, ...]
    seats: tuple[SeatBox, ...]
    hand: Hand
    trick: tuple[TrickCard, ...]
    last_trick: DoneTrick | None
    tricks: BySide
    shown: Shown | None
    offered: Picture | None
    question: Question | None
    claims: tuple[Accused, ...]
    blok: Blok
    standing: Standing
    summary: Summary | None
    waiting_for: str
    ending: Ending | None
    news: str
    turn_name: str
    is_your_turn: bool
    may_accept: bool


@dataclass(frozen=True, slots=True)
class TablePage:
    table: TableState
    you: int | None
    version: int
    phase: str
    clock: Clock | None
    waiting: WaitingRoom | None
    match: MatchPage | None
    style: Style

    @property
    def is_before_play(self) -> bool:
        """Something is still to be said or laid aside before the first card."""
        return self.phase in PHASES_BEFORE_PLAY

    @property
    def own_seat(self) -> SeatState | None:
        return None if self.you is None else self.table.seats[self.you]

    @property
    def all_tricks(self) -> str:
        """Where all tricks of the deal can be looked at; '' where only the last one can."""
        return f"/stol/{self.table.code}/stihovi/" if self.table.is_for_learning else ""

    @property
    def onlookers(self) -> str:
        """How many look on; '' for nobody."""
        number = self.table.watching
        return ngettext("%(number)d looks on", "%(number)d look on", number) % {"number": number} if number else ""

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
    look = look_now()
    if view is None:
        return TablePage(table, you, 0, "waiting", None, waiting_room(table, you), None, look.style)
    shared = shared or Shared()
    clock = shared("clock", clock_of, table, now_ms)
    match = _match(table, view, look, clock, shared)
    return TablePage(table, you, view.version, view.phase, clock, None, match, look.style)


def _match(table: TableState, view: SeatView, look: Look, clock: Clock | None, shared: Shared) -> MatchPage:
    words = words_of(look.style)
    names, players = shared("names", _names, table), view.rules.players
    side = side_seen_from(view.you, view.rules.sides)
    sides = shared(("sides", side), side_names, names, view.you, words)
    return MatchPage(
        view=view,
        trump="" if view.trump is None else view.trump.letter,
        trump_name="" if view.trump is None else words.suit_names[view.trump],
        side=side,
        sides=sides,
        places=places_by_seat(view.you, players),
        around=others_around(view.you, players),
        seats=shared("seats", seat_boxes, table, view, words),
        hand=hand_of(view, words, look),
        trick=shared("trick", open_trick, view, names, words),
        last_trick=shared("last trick", last_trick, view, names, words),
        tricks=in_order(view.tricks, view.you),
        shown=shared(("shown", side), shown_announcements, view, names, sides, words),
        offered=shared("offered", _offered, view, words),
        question=question_of(view, names, words),
        claims=claims_of(view, names),
        blok=shared(("blok", side), blok_of, view, names, sides, words),
        standing=shared(("standing", side), standing_of, view, names, words),
        summary=shared(("summary", side), summary_of, view, names, words),
        waiting_for=waited_for(view, names),
        ending=ending_of(table, view, names, sides),
        news=shared("news", news_of, table, view, words, names),
        turn_name="" if view.turn is None else names[view.turn],
        is_your_turn=view.turn is not None and view.turn == view.you,
        may_accept=view.phase == "review" and any(isinstance(action, Accept) for action in view.legal),
    )


def _names(table: TableState) -> tuple[str, ...]:
    return tuple(seat.name or "" for seat in table.seats)


def _offered(view: SeatView, words: Words) -> Picture | None:
    """The card that lies open, as long as it is nobody's: with four the dealer takes it up with his talon."""
    if view.offered is None or (view.rules.players == 4 and view.phase not in ("calling", "exchanging")):
        return None
    lies = view.offered if view.exchanger is None else Card.of(view.offered.suit, Rank.SEVEN)
    return Picture(CARD_NAMES[lies], words.card_names[lies])
