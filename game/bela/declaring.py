"""Each in turn says which announcements he declares (rules.md, option `declaring=manual`)."""

from dataclasses import dataclass
from itertools import combinations

from .actions import Action, Declare
from .announcements import (
    ANNOUNCEMENT_OF,
    Announcement,
    Declared,
    announcements_in,
    are_announced,
    declared_by_players,
    worth,
)
from .cards import CardSet
from .ended import Ended
from .errors import Reason, Refused
from .events import AnnouncementsShown, Event
from .events import Declared as DeclaredEvent
from .opening import Opening
from .playing import Playing
from .review import close
from .scoring import score_belot
from .seats import Seat, side_of
from .showing import news_of_announcements
from .stage import Progress, expect
from .trumps import Trumps


@dataclass(frozen=True, slots=True)
class Declaring:
    """`said` in turn from first hand: what each has declared so far."""

    trumps: Trumps
    said: tuple[tuple[Announcement, ...], ...] = ()

    @property
    def phase(self) -> str:
        return "declaring"

    @property
    def turn(self) -> Seat:
        return self._in_turn[len(self.said)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    @property
    def declared(self) -> Declared:
        """By seat, with nothing for those who have not spoken."""
        declared = dict(zip(self._in_turn, self.said, strict=False))
        return tuple(declared.get(seat, ()) for seat in self.trumps.deal.rules.seats)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Every choice of what the seat holds, the largest first; nothing at all is the last."""
        if seat != self.turn:
            return ()
        held = self._held_by(seat)
        choices = (some for size in range(len(held), -1, -1) for some in combinations(held, size))
        return tuple(Declare(some) for some in choices)

    def apply(self, seat: Seat, action: Action) -> Progress:
        expect(isinstance(action, Declare), seat, self.turn)
        assert isinstance(action, Declare)
        held = self._held_by(seat)
        chosen = action.announcements
        if not set(chosen) <= set(held) or len(set(chosen)) < len(chosen):
            raise Refused(Reason.NOT_HELD)
        after = Declaring(self.trumps, (*self.said, tuple(ANNOUNCEMENT_OF[cards] for cards in chosen)))
        return after._goes_on(DeclaredEvent(seat, after._values_said()))

    @property
    def _in_turn(self) -> tuple[Seat, ...]:
        deal = self.trumps.deal
        return deal.rules.in_turn[deal.first_hand]

    def _held_by(self, seat: Seat) -> tuple[CardSet, ...]:
        return tuple(each.held for each in announcements_in(self.trumps.hands[seat]))

    def _values_said(self) -> tuple[int | None, ...]:
        """What the last who spoke has said: a belot that wins is worth more than any number."""
        return tuple(worth(each, self.trumps.deal.rules) for each in self.said[-1])

    def _goes_on(self, event: Event) -> Progress:
        if len(self.said) < len(self._in_turn) and None not in self._values_said():
            return self, (event,)
        return begin_play(self.trumps, self.declared, event)


def declare(trumps: Trumps, *events: Event) -> Progress:
    """Go on to the announcing, which only speaks where players declare for themselves."""
    rules = trumps.deal.rules
    if not are_announced(rules):
        return begin_play(trumps, ((),) * rules.players, *events)
    if declared_by_players(rules):
        return Declaring(trumps), events
    return begin_play(trumps, tuple(map(announcements_in, trumps.hands)), *events)


def begin_play(trumps: Trumps, declared: Declared, *events: Event) -> Progress:
    """Go on to the first trick, unless a belot has won the match before it."""
    opening = Opening.of(trumps, declared)
    first = trumps.deal.first_hand
    play = Playing(opening, opening.hands, first, (), None, opening.hands[first])
    if opening.belot is None:
        return play, (*events, *news_of_announcements(None, play))
    shown = AnnouncementsShown(side_of(opening.belot, trumps.deal.rules.players))
    return close(Ended(play, score_belot(opening, opening.belot)), *events, shown)
