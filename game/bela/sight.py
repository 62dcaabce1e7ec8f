"""What of the deal is seen in each stage, by all and by one seat alone: the fields of a view that come from the cards."""

from typing import Any, Final

from .announced import announced_in_play, announced_while_declaring
from .auzmes import claim_shown
from .calling import Calling, calls_by_seat, has_said_all
from .cards import ALL_CARDS, LAST_TRICK, CardSet, Points, Suit, cards_of, points_in
from .deal import Deal, caller_takes_stock
from .declaring import Declaring
from .discarding import Discarding
from .exchanging import Exchanging
from .match import Over
from .playing import Playing
from .review import Review
from .rules import Rules
from .scoring import BELA_POINTS, needed_of
from .seats import Seat, side_of
from .showing import values_known
from .stage import Stage
from .trumps import Trumps

Sight = dict[str, Any]
"""Fields of a SeatView by name."""

NOTHING: Final[Sight] = {"hand": (), "talon": 0}
ALL_POINTS: Final[Points] = points_in(ALL_CARDS, Suit.HEARTS) + LAST_TRICK


def seen_by_all(stage: Stage, rules: Rules) -> Sight:
    """What of the deal lies open: a spectator's view of it, and a part of everybody's."""
    match stage:
        case Playing():
            return {**_of_play(stage), "needed": _needed(stage)}
        case Review():
            return {**_of_play(stage.ended.play), **_of_score(stage), "accepted": stage.accepted}
        case Over():
            return {**_of_play(stage.ended.play), **_of_score(stage)}
        case Calling():
            return _of_calling(stage)
        case Exchanging() | Discarding():
            return _of_trumps(stage.trumps)
        case Declaring():
            return {**_of_trumps(stage.trumps), "announced": announced_while_declaring(stage)}
    return {**_no_tricks(rules), "cards_left": (0,) * rules.players}


def seen_by(stage: Stage, you: Seat | None) -> Sight:
    """What besides that only this seat sees: nothing at all for a spectator (None)."""
    if you is None:
        return NOTHING
    match stage:
        case Playing():
            return {**_in_play(stage, you), **({"refusals": stage.refusals} if you == stage.turn else {})}
        case Review() | Over():
            return _in_play(stage.ended.play, you)
        case Calling(deal=deal, calls=calls):
            return _in_hand(you, deal.first, deal.talons, talon_seen=_sees_early(you, deal, calls))
        case Exchanging(trumps=trumps):  # the talons are taken up only after the exchange
            seen = _sees_early(you, trumps.deal, trumps.calls)
            return _in_hand(you, trumps.first, trumps.talons, talon_seen=seen)
        case Discarding(trumps=trumps) | Declaring(trumps=trumps):
            return _in_hand(you, trumps.first, trumps.talons, talon_seen=True)
    return NOTHING


def _of_calling(stage: Calling) -> Sight:
    deal = stage.deal
    return {
        **_no_tricks(deal.rules),
        "cards_left": _cards_left(deal.first, deal.talons),
        "calls": calls_by_seat(deal, stage.calls),
        "offered": deal.offered,
    }


def _of_trumps(trumps: Trumps) -> Sight:
    return {
        **_no_tricks(trumps.deal.rules),
        "cards_left": _cards_left(trumps.first, trumps.talons),
        **_named(trumps),
    }


def _of_play(play: Playing) -> Sight:
    opening, rules = play.opening, play.rules
    points, counts = [0] * rules.sides, [0] * rules.sides
    for trick in play.tricks:
        side = side_of(trick.winner, rules.players)
        points[side] += trick.points
        counts[side] += 1
    return {
        **_named(opening.trumps),
        "cards_left": tuple([hand.bit_count() for hand in play.hands]),
        "trick": tuple(zip(rules.in_turn[play.leader], play.trick, strict=False)),
        "winning": play.winning,
        "last_trick": play.tricks[-1] if play.tricks else None,
        "history": play.tricks,
        "deal": tuple(points),
        "tricks": tuple(counts),
        "announced": announced_in_play(play),
        "bela": () if play.bela_at is None else (opening.bela_holder,),
    }


def _of_score(stage: Review | Over) -> Sight:
    score = stage.ended.score
    return {"deal": score.written, "score": score, "claim": claim_shown(stage.ended)}


def _named(trumps: Trumps) -> Sight:
    deal = trumps.deal
    return {
        "trump": trumps.trump,
        "caller": trumps.caller,
        "calls": calls_by_seat(deal, trumps.calls),
        "offered": deal.offered,
        "exchanger": trumps.exchanger,
    }


def _no_tricks(rules: Rules) -> Sight:
    return {"deal": (0,) * rules.sides, "tricks": (0,) * rules.sides}


def _cards_left(first: tuple[CardSet, ...], talons: tuple[CardSet, ...]) -> tuple[int, ...]:
    return tuple([cards.bit_count() + talon.bit_count() for cards, talon in zip(first, talons, strict=True)])


def _in_play(play: Playing, you: Seat) -> Sight:
    return {"hand": cards_of(play.hands[you]), "talon": 0}


def _in_hand(you: Seat, first: tuple[CardSet, ...], talons: tuple[CardSet, ...], *, talon_seen: bool) -> Sight:
    if talon_seen:
        return {"hand": cards_of(first[you] | talons[you]), "talon": 0}
    return {"hand": cards_of(first[you]), "talon": talons[you].bit_count()}


def _sees_early(you: Seat, deal: Deal, calls: tuple[Suit | None, ...]) -> bool:
    """Whether a seat may look at its talon before it is taken up (option `talon_seen`)."""
    return deal.rules.talon_seen == "after_own_call" and has_said_all(you, deal, calls)


def _needed(play: Playing) -> Points | None:
    """With cards out that nobody sees nobody knows how much is in play."""
    rules = play.rules
    if rules.players != 4 and not caller_takes_stock(rules):
        return None
    announced = play.opening.announced if values_known(play) else 0
    return needed_of(ALL_POINTS + announced + (0 if play.bela_at is None else BELA_POINTS))
