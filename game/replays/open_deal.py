"""A deal with all its cards face up, as only those may see it who may see the whole match."""

from dataclasses import dataclass

from game.bela import Card, CardSet, Match, Rules, Seat, Suit
from game.bela.announced import Said, said_in_turn
from game.bela.calling import Calling, calls_by_seat
from game.bela.cards import NO_CARDS
from game.bela.deal import Deal
from game.bela.declaring import Declaring
from game.bela.discarding import Discarding
from game.bela.exchanging import Exchanging
from game.bela.match import Over
from game.bela.playing import Playing
from game.bela.review import Review
from game.bela.trumps import Trumps


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """By seat: `cards` it has to play with, or to look at so far, `held` of them still in hand, `talons` not taken up yet.

    `stock` lies left over until the caller of three takes it. `play` stands from the first trick on.
    """

    deal: Deal
    calls: tuple[Suit | None, ...]
    cards: tuple[CardSet, ...]
    held: tuple[CardSet, ...]
    talons: tuple[CardSet, ...]
    stock: CardSet = NO_CARDS
    trumps: Trumps | None = None
    said: tuple[Said, ...] = ()
    play: Playing | None = None

    @property
    def rules(self) -> Rules:
        return self.deal.rules

    @property
    def trump(self) -> Suit | None:
        return None if self.trumps is None else self.trumps.trump

    @property
    def spoken(self) -> tuple[tuple[Seat, Suit | None], ...]:
        """Who said what when trumps were called, in order; None is a pass."""
        return calls_by_seat(self.deal, self.calls)

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards on the table, in order of play: a full trick lies until the next one is led."""
        play = self.play
        if play is None or not play.has_begun:
            return ()
        leader, cards = (play.leader, play.trick) if play.trick else (play.tricks[-1].leader, play.tricks[-1].cards)
        return tuple(zip(self.rules.in_turn[leader], cards, strict=False))

    @property
    def taker(self) -> Seat | None:
        """Who has taken what lies on the table, or holds it so far."""
        play = self.play
        if play is None or not play.has_begun:
            return None
        return play.winning if play.trick else play.tricks[-1].winner


def open_deal(match: Match) -> OpenDeal:
    """The deal that is on the table, or was thrown in last."""
    match match.stage:
        case Playing() as play:
            return _in_play(play)
        case Review(ended=ended) | Over(ended=ended):
            return _in_play(ended.play)
        case Calling(deal=deal, calls=calls):
            return _before_trumps(deal, calls)
        case Exchanging(trumps=trumps):
            return _with_trumps(trumps, trumps.first, trumps.talons)
        case Discarding(trumps=trumps):
            return _with_trumps(trumps, trumps.hands)
        case Declaring(trumps=trumps, declared=declared):
            return _with_trumps(trumps, trumps.hands, said=said_in_turn(trumps, declared))
    thrown_in = match.standing.finished[-1]
    return _before_trumps(thrown_in.deal, thrown_in.calls)


def _before_trumps(deal: Deal, calls: tuple[Suit | None, ...]) -> OpenDeal:
    return OpenDeal(deal, calls, deal.first, deal.first, deal.talons, deal.stock)


def _with_trumps(
    trumps: Trumps, hands: tuple[CardSet, ...], talons: tuple[CardSet, ...] = (), *, said: tuple[Said, ...] = ()
) -> OpenDeal:
    untaken = talons or (NO_CARDS,) * len(hands)
    return OpenDeal(trumps.deal, trumps.calls, hands, hands, untaken, trumps=trumps, said=said)


def _in_play(play: Playing) -> OpenDeal:
    opening = play.opening
    trumps = opening.trumps
    nothing = (NO_CARDS,) * len(play.hands)
    said = said_in_turn(trumps, opening.declared)
    return OpenDeal(trumps.deal, trumps.calls, opening.hands, play.hands, nothing, NO_CARDS, trumps, said, play)
