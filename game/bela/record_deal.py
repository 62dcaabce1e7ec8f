"""Replaying one deal of a record up to its end or its first fault (record-format.md, "Result")."""

from typing import Any

from .actions import ACCEPT, CALLS, CLAIMS, EXCHANGE, KEEP, PASS, Action, Play, declare_of, discard_of
from .announcements import (
    ANNOUNCEMENT_OF,
    Announcement,
    Declared,
    announcements_in,
    are_announced,
    declared_by_players,
)
from .auzmes import judge
from .calling import Calling
from .cards import CARD_NAMED, SUIT_NAMED, Card, CardSet, set_of
from .deal import caller_takes_stock
from .declaring import Declaring
from .discarding import Discarding
from .errors import Reason, Refused
from .events import BelaSaid
from .exchanging import Exchanging
from .match import Match, Over
from .opening import bela_is_said
from .playing import Playing
from .review import Review, claim
from .seats import Seat


class Fault(Exception):
    """The first thing in a record that cannot have happened. `stands`: the deal had come to its end before it."""

    def __init__(self, at: str, reason: str, *, stands: bool = False) -> None:
        super().__init__(f"{at}: {reason}")
        self.at = at
        self.reason = reason
        self.stands = stands


class DealReplay:
    """A deal on its way: `match` has just been dealt and moves on with what the record says.

    `declared` is None until the announcing has been replayed; it holds also what was declared after a belot had won.
    """

    def __init__(self, match: Match, record: dict[str, Any], at: str) -> None:
        self.match = match
        self.rules = match.rules
        self.record = record
        self.at = at
        self.declared: Declared | None = None

    def run(self) -> None:
        """Do all that the record says was done; Fault at the first thing that could not be."""
        self._call()
        self._exchange()
        self._discard()
        self._declare()
        self._play()
        self._claim()

    def accept(self) -> None:
        """Everybody has seen the score: a record does not tell of that."""
        if isinstance(self.match.stage, Review):
            for seat in self.rules.seats:
                self._act(seat, ACCEPT)

    @property
    def thrown_in(self) -> bool:
        return self.match.needs_deck

    def _fault(self, field: str, reason: str, *, stands: bool = False) -> Fault:
        return Fault(f"{self.at}.{field}", reason, stands=stands)

    def _act(self, seat: Seat, action: Action) -> None:
        self.match = self.match.act(seat, action).match

    def _call(self) -> None:
        for number, call in enumerate(self.record.get("calls", ())):
            suit = SUIT_NAMED.get(call)
            if not isinstance(self.match.stage, Calling) or (suit is None and call != "pass"):
                raise self._fault(f"calls[{number}]", Reason.ILLEGAL_CALL)
            try:
                self._act(self.match.stage.turn, PASS if suit is None else CALLS[suit])
            except Refused as refused:
                raise self._fault(f"calls[{number}]", refused.refusal.reason) from refused

    def _exchange(self) -> None:
        """Whoever lacks the seven keeps; so does its holder, unless the record has the exchange."""
        wanted = self.record.get("exchange", False)
        while isinstance(self.match.stage, Exchanging):
            seat = self.match.stage.turn
            swaps = wanted and EXCHANGE in self.match.legal_actions(seat)
            self._act(seat, EXCHANGE if swaps else KEEP)
            wanted = wanted and not swaps
        if wanted:
            raise self._fault("exchange", Reason.ILLEGAL_EXCHANGE)

    def _discard(self) -> None:
        if "discards" not in self.record or not caller_takes_stock(self.rules):
            return
        cards = _cards(self.record["discards"])
        if cards is None or not isinstance(self.match.stage, Discarding):
            raise self._fault("discards", Reason.ILLEGAL_DISCARD)
        try:
            self._act(self.match.stage.turn, discard_of(cards))
        except Refused as refused:
            raise self._fault("discards", refused.refusal.reason) from refused

    def _declare(self) -> None:
        """Everybody is heard, though at a table a belot that wins ends the announcing."""
        by_players = declared_by_players(self.rules)
        declared = self._declared() if by_players else ()
        while isinstance(self.match.stage, Declaring):
            seat = self.match.stage.turn
            self._act(seat, declare_of(each.held for each in declared[seat]))
        self.declared = declared if by_players else _declared_by_the_table(self.match)

    def _declared(self) -> Declared:
        """What the record says by seat, each against all the cards of its hand, also where trumps are not known yet."""
        texts = self.record.get("declared", [])
        held = _declarable(self.match) if are_announced(self.rules) else [()] * self.rules.players
        declared = []
        for seat, of_seat in enumerate(texts):
            chosen = [ANNOUNCEMENT_OF.get(_set(text)) for text in of_seat]
            known = held[seat] if seat < len(held) else ()
            if not all(each in known for each in chosen) or len(set(chosen)) < len(chosen):
                raise self._fault(f"declared[{seat}]", Reason.NOT_HELD)
            declared.append(tuple(each for each in known if each in chosen))
        silent = len(held) - len(declared)
        return tuple(declared[: len(held)]) + ((),) * silent

    def _play(self) -> None:
        plays, said = self.record.get("plays", []), set(self.record.get("bela", ()))
        if any(number not in range(len(plays)) for number in said):
            raise self._fault("bela", Reason.ILLEGAL_BELA)
        for number, name in enumerate(plays):
            self._play_card(number, CARD_NAMED.get(name), bela=number in said)

    def _play_card(self, number: int, card: Card | None, *, bela: bool) -> None:
        field, stage = f"plays[{number}]", self.match.stage
        if not isinstance(stage, Playing):
            raise self._fault(field, _why_no_play(self.match))
        if card is None:
            raise self._fault(field, Reason.NOT_IN_HAND)
        try:
            step = self.match.act(stage.turn, Play(card, bela and bela_is_said(self.rules)))
        except Refused as refused:
            reason = refused.refusal.reason
            raise self._fault("bela" if reason == Reason.ILLEGAL_BELA else field, reason) from refused
        if bela and not any(isinstance(event, BelaSaid) for event in step.events):
            raise self._fault("bela", Reason.ILLEGAL_BELA)
        self.match = step.match

    def _claim(self) -> None:
        if "auzmes" not in self.record:
            return
        by, against = self.record["auzmes"]["by"], self.record["auzmes"]["against"]
        stage = self.match.stage
        play = stage.ended.play if isinstance(stage, Review) else stage
        known = by in self.rules.seats and against in self.rules.seats
        if not isinstance(play, Playing) or not known:
            raise self._illegal_claim()
        try:
            judged = judge(play, self.rules.seats[by], CLAIMS[against])
        except Refused as refused:
            raise self._illegal_claim() from refused
        # A table takes no claim before the first card, but a record may hold one: rules.md lets it be made while the deal lasts.
        self.match = self.match.advanced(*claim(judged))

    def _illegal_claim(self) -> Fault:
        stands = self.thrown_in or isinstance(self.match.stage, Over)
        return self._fault("auzmes", Reason.ILLEGAL_AUZMES, stands=stands)


def _why_no_play(match: Match) -> str:
    match match.stage:
        case Calling() | Discarding():
            return "too_early"
        case Over():
            return "match_over"
    return "deal_over"


def _cards(text: str) -> list[Card] | None:
    names = text.split()
    return [CARD_NAMED[name] for name in names] if CARD_NAMED.keys() >= set(names) else None


def _set(text: str) -> CardSet:
    """The set of cards a text names, empty for what names none or one of them twice."""
    cards = _cards(text) or []
    return set_of(cards) if len(set(cards)) == len(cards) else 0


def _declarable(match: Match) -> list[tuple[Announcement, ...]]:
    """What each seat may declare, as far as its hand is known.

    Which of a caller's twelve cards will be in a run is open until two are aside: any stretch of them could be whole then.
    """
    stage = match.stage
    held = [announcements_in(hand) for hand in _hands(match)]
    if isinstance(stage, Discarding):
        twelve = stage.trumps.hands[stage.turn]
        held[stage.turn] = tuple(each for cards, each in ANNOUNCEMENT_OF.items() if not cards & ~twelve)
    return held


def _hands(match: Match) -> tuple[CardSet, ...]:
    """What each seat holds when it is asked for its announcements, or as far as it is known."""
    match match.stage:
        case Declaring(trumps=trumps) | Discarding(trumps=trumps):
            return trumps.hands
        case Playing(hands=hands):
            return hands
        case Calling(deal=deal):
            return deal.hands
    return match.standing.finished[-1].deal.hands


def _declared_by_the_table(match: Match) -> Declared:
    stage = match.stage
    play = stage.ended.play if isinstance(stage, Over) else stage
    return play.opening.declared if isinstance(play, Playing) else ((),) * match.rules.players
