"""Playing the tricks. A new value for every card: a NamedTuple, as a frozen dataclass would take five times as long."""

from typing import NamedTuple

from .actions import PLAYS_WITH_BELA, Action, Auzmes, Play, plays_of
from .auzmes import can_revoke, claims_of, judge
from .cards import BEATEN_BY, BELA, LAST_TRICK, POINTS, Card, CardSet, Points, cards_of
from .ended import Ended
from .errors import Reason, Refusal, Refused
from .events import PLAYED, BelaCompleted, BelaSaid, Event, TrickTaken
from .opening import Opening, bela_is_said
from .play import Trick, allowed_cards, refusal_of
from .review import claim, close, review
from .rules import Rules
from .scoring import Taken, card_points, score_enough, score_played_out
from .seats import Seat
from .showing import news_of_announcements
from .stage import Progress


class Playing(NamedTuple):
    """`best` holds the open trick; `allowed` are the cards with which the seat on turn does not revoke.

    `bela_at` is the number of the play with which bela was said, from 0; `revoked` has a bit for each seat that did.
    """

    opening: Opening
    hands: tuple[CardSet, ...]
    turn: Seat
    trick: tuple[Card, ...]
    best: Card | None
    allowed: CardSet
    tricks: tuple[Trick, ...] = ()
    bela_at: int | None = None
    revoked: int = 0

    @property
    def phase(self) -> str:
        return "playing"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,)

    @property
    def rules(self) -> Rules:
        return self.opening.rules

    @property
    def has_begun(self) -> bool:
        return bool(self.trick or self.tricks)

    @property
    def leader(self) -> Seat:
        """Who led to the open trick, or leads now."""
        players = self.rules.players
        return self.rules.seats[(self.turn - len(self.trick)) % players]

    @property
    def winning(self) -> Seat | None:
        """Who holds the open trick so far."""
        if self.best is None:
            return None
        return self.rules.in_turn[self.leader][self.trick.index(self.best)]

    @property
    def plays(self) -> tuple[Card, ...]:
        """All cards played in this deal, in order."""
        return sum((trick.cards for trick in self.tricks), ()) + self.trick

    @property
    def taken(self) -> Taken:
        return Taken(self.opening, self.tricks, self.bela_at is not None)

    @property
    def cards_taken(self) -> tuple[Points, ...]:
        """By side: the points of its tricks, and of what the caller laid aside."""
        return tuple(card_points(self.taken))

    def has_revoked(self, seat: Seat) -> bool:
        return bool(self.revoked >> seat & 1)

    def refusal(self, card: Card) -> Refusal:
        """Why the seat on turn may not play this card."""
        led = self.trick[0] if self.trick else None
        return refusal_of(card, self.hands[self.turn], self.allowed, led, self.opening.trump)

    @property
    def refusals(self) -> dict[Card, Refusal]:
        """Why the seat on turn may not play the other cards of its hand; it may, where a revoke can be claimed."""
        if can_revoke(self.rules):
            return {}
        return {card: self.refusal(card) for card in cards_of(self.hands[self.turn] & ~self.allowed)}

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        plays = self._legal_plays(seat) if seat == self.turn else ()
        return plays + claims_of(seat, self.rules) if self.has_begun else plays

    def apply(self, seat: Seat, action: Action) -> Progress:
        if isinstance(action, Play):
            return self._play(seat, action)
        if isinstance(action, Auzmes):
            if not self.has_begun:
                raise Refused(Reason.ILLEGAL_AUZMES)
            return claim(judge(self, seat, action))
        raise Refused(Reason.WRONG_PHASE)

    def _legal_plays(self, seat: Seat) -> tuple[Action, ...]:
        cards = self.hands[seat] if can_revoke(self.rules) else self.allowed
        plays: tuple[Action, ...] = plays_of(cards)
        for card in cards_of(cards & self._bela_to_say(seat)):
            after = plays.index(Play(card)) + 1
            plays = (*plays[:after], PLAYS_WITH_BELA[card], *plays[after:])
        return plays

    def _bela_to_say(self, seat: Seat) -> CardSet:
        """King and queen of trumps, if this seat can say bela with either: it must be said with the first of the two."""
        opening = self.opening
        if seat != opening.bela_holder or not bela_is_said(opening.rules):
            return 0
        bela = BELA[opening.trump]
        return bela if self.hands[seat] & bela == bela else 0

    def _play(self, seat: Seat, play: Play) -> Progress:
        opening, card = self.opening, play.card
        rules, trump = opening.rules, opening.trump
        fits = self.allowed >> card & 1
        if not fits or play.bela or seat != self.turn:
            self._check(seat, play)
        hands = (*self.hands[:seat], self.hands[seat] ^ 1 << card, *self.hands[seat + 1 :])
        trick = (*self.trick, card)
        best = card if self.best is None or BEATEN_BY[trump][self.best] >> card & 1 else self.best
        revoked = self.revoked if fits else self.revoked | 1 << seat
        bela_at = self.bela_at
        events: tuple[Event, ...] = PLAYED[seat][card]
        if seat == opening.bela_holder and BELA[trump] >> card & 1:
            bela_at, said = self._bela(seat, play)
            events += said
        if len(trick) == len(hands):
            taken = self._trick(trick, best, is_last=not hands[seat])
            winner = taken.winner
            tricks = (*self.tricks, taken)
            after = Playing(opening, hands, winner, (), None, hands[winner], tricks, bela_at, revoked)
            return self._taken(after, events)
        turn = rules.next_seat[seat]
        allowed = allowed_cards(hands[turn], trick[0], best, trump, rules)
        after = Playing(opening, hands, turn, trick, best, allowed, self.tricks, bela_at, revoked)
        if self.trick or self.tricks:
            return after, events
        return after, events + news_of_announcements(self, after)

    def _check(self, seat: Seat, play: Play) -> None:
        """Refuse what is not allowed."""
        if seat != self.turn:
            raise Refused(Reason.NOT_YOUR_TURN)
        if not self.allowed >> play.card & 1:
            held = self.hands[seat] >> play.card & 1
            if not held or not can_revoke(self.rules):
                raise Refused(*self.refusal(play.card))
        if play.bela and not self._bela_to_say(seat) >> play.card & 1:
            raise Refused(Reason.ILLEGAL_BELA)

    def _bela(self, seat: Seat, play: Play) -> tuple[int | None, tuple[Event, ...]]:
        """The holder plays king or queen of trumps: when bela was said, and what is heard of it now."""
        bela = BELA[self.opening.trump]
        if self.hands[seat] & bela != bela:
            return self.bela_at, () if self.bela_at is None else (BelaCompleted(seat),)
        if play.bela or not bela_is_said(self.rules):
            return len(self.plays), (BelaSaid(seat),)
        return None, ()

    def _trick(self, cards: tuple[Card, ...], best: Card, *, is_last: bool) -> Trick:
        """The trick that is full with these cards."""
        worth, leader = POINTS[self.opening.trump], self.leader
        points = sum([worth[card] for card in cards])
        winner = self.opening.rules.in_turn[leader][cards.index(best)]
        return Trick(leader, cards, winner, points + LAST_TRICK if is_last else points)

    def _taken(self, after: "Playing", events: tuple[Event, ...]) -> Progress:
        """Go on after a full trick: its winner leads to the next one, unless the deal is over."""
        rules, trick = self.rules, after.tricks[-1]
        events += (TrickTaken(trick.winner, trick.cards, trick.points),)
        if not self.tricks:
            events += news_of_announcements(self, after)
        if rules.ending == "enough" and (score := score_enough(after.taken)):
            return close(Ended(after, score), *events)
        if not after.hands[after.turn]:
            return review(Ended(after, score_played_out(after.taken)), *events)
        return after, events
