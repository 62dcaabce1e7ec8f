"""Scores for tests: a deal in which seat 0 called hearts, and tricks that hold no more than their points."""

from game.bela import CARDS, Rules, Seat, Suit, Trick, announcements_in
from game.bela.deal import Deal
from game.bela.opening import Opening
from game.bela.scoring import Taken, score_enough, score_played_out
from game.bela.trumps import Trumps

from .table import hand


def opening(rules, declared=(), bela_holder=None, totals=None, aside=""):
    """Only what the scoring asks for is as it would be."""
    said = [()] * rules.players
    for seat, text in declared:
        said[seat] = announcements_in(hand(text))
    deal = Deal.of(rules, rules.seats[-1], totals or (0,) * rules.sides, CARDS)
    trumps = Trumps(deal, (Suit.HEARTS,), Suit.HEARTS, Seat.S0, deal.first, deal.talons, aside=hand(aside))
    fits = Opening.of(trumps, tuple(said))
    return Opening(fits.trumps, rules, fits.trump, fits.hands, fits.declared, fits.belot, fits.announcing, bela_holder)


def tricks(rules, *points, last=0, worthless=None):
    """As many tricks as the deal has: one with all the points of each side, and empty ones of the side that takes the last.

    `worthless`: a side that takes the first of the empty ones.
    """
    won = {side: Trick(Seat(0), (), Seat(side), worth) for side, worth in enumerate(points) if worth}
    last_trick = won.pop(last, Trick(Seat(0), (), Seat(last), 0))
    empty = [Trick(Seat(0), (), Seat(last), 0)] * (rules.hand_size - len(won) - 1)
    if worthless is not None:
        empty[0] = Trick(Seat(0), (), Seat(worthless), 0)
    return (*won.values(), *empty, last_trick)


def score(*points, rules=None, declared=(), bela=None, last=0, aside="", worthless=None):
    """A deal played to its end, with these points in the tricks of each side."""
    rules = rules or Rules()
    played = tricks(rules, *points, last=last, worthless=worthless)
    return score_played_out(Taken(opening(rules, declared, bela, aside=aside), played, bela is not None))


def enough(*points, totals, rules=None, declared=(), bela=None, aside="", **options):
    """What "enough" says in the middle of a deal, where the sides have these points in tricks, or None for no trick."""
    rules = rules or Rules(ending="enough", **options)
    won = tuple(Trick(Seat(0), (), Seat(side), worth) for side, worth in enumerate(points) if worth is not None)
    return score_enough(Taken(opening(rules, declared, bela, totals=totals, aside=aside), won, bela is not None))
