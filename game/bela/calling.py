"""Calling trumps: who may say what, in order (rules.md, "Calling trumps")."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .actions import CALLS, PASS, Action, Call, Pass
from .cards import SUITS, Suit
from .deal import Deal
from .ended import ThrownIn
from .errors import Reason, Refused
from .events import Called, Passed, Redealt
from .exchanging import exchange
from .seats import Seat
from .stage import Closed, Progress, expect
from .trumps import Trumps


class Word(NamedTuple):
    """One seat's turn to speak, counted from first hand: which suits it may name, and whether it may pass."""

    speaker: int
    suits: str = "any"
    may_pass: bool = True


@dataclass(frozen=True, slots=True)
class Calling:
    """`calls` from first hand on; None is a pass, a suit ends the calling."""

    deal: Deal
    calls: tuple[Suit | None, ...] = ()

    @property
    def phase(self) -> str:
        return "calling"

    @property
    def turn(self) -> Seat:
        return speaker_of(self._words[len(self.calls)], self.deal)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        if seat != self.turn:
            return ()
        word = self._words[len(self.calls)]
        calls = tuple(CALLS[suit] for suit in self._suits(word))
        return (PASS, *calls) if word.may_pass else calls

    def apply(self, seat: Seat, action: Action) -> Progress:
        expect(isinstance(action, Call | Pass), seat, self.turn)
        if action not in self.legal_actions(seat):
            raise Refused(Reason.ILLEGAL_CALL)
        if isinstance(action, Call):
            return self._name(seat, action.suit)
        after = Calling(self.deal, (*self.calls, None))
        if len(after.calls) < len(self._words):
            return after, (Passed(seat),)
        return Closed(ThrownIn(self.deal, after.calls)), (Passed(seat), Redealt())

    @property
    def _words(self) -> tuple[Word, ...]:
        return words_of(self.deal)

    def _suits(self, word: Word) -> tuple[Suit, ...]:
        offered = self.deal.offered
        if word.suits == "any" or offered is None:
            return SUITS
        return tuple(suit for suit in SUITS if (suit == offered.suit) == (word.suits == "offered"))

    def _name(self, caller: Seat, suit: Suit) -> Progress:
        deal = self.deal
        trumps = Trumps(deal, (*self.calls, suit), suit, caller, deal.first, deal.talons)
        return exchange(trumps, Called(caller, suit))


def speaker_of(word: Word, deal: Deal) -> Seat:
    return deal.rules.in_turn[deal.first_hand][word.speaker]


def calls_by_seat(deal: Deal, calls: tuple[Suit | None, ...]) -> tuple[tuple[Seat, Suit | None], ...]:
    """Who said what, in order."""
    return tuple((speaker_of(word, deal), call) for word, call in zip(words_of(deal), calls, strict=False))


def has_said_all(seat: Seat, deal: Deal, calls: tuple[Suit | None, ...]) -> bool:
    """Whether a seat has called, or passed in the last round it speaks in; who is never asked has said nothing."""
    said = [call for speaker, call in calls_by_seat(deal, calls) if speaker == seat]
    if not said:
        return False
    to_come = words_of(deal)[len(calls) :]
    return said[-1] is not None or all(speaker_of(word, deal) != seat for word in to_come)


def words_of(deal: Deal) -> tuple[Word, ...]:
    """Who speaks when, if everybody before has passed."""
    rules = deal.rules
    return _words(rules.players, deal.offered is not None, rules.mus, rules.two_second_round)


@cache
def _words(players: int, is_offered: bool, mus: bool, two_second_round: str) -> tuple[Word, ...]:
    if players == 3:
        return (Word(0, may_pass=False),)
    first_round = tuple(Word(speaker, "offered") for speaker in range(players)) if is_offered else ()
    if players == 2 and is_offered:
        non_dealer = (Word(0, "other"),) if two_second_round == "non_dealer_first" else ()
        return (*first_round, *non_dealer, Word(1, "other", may_pass=False))
    last = players - 1
    return (*first_round, *(Word(speaker) for speaker in range(last)), Word(last, may_pass=not mus))
