"""Why an action is refused, in a sentence with what could be done instead."""

from collections.abc import Iterable
from functools import cache

from django.utils.translation import gettext as _

from game.bela.errors import Reason, Refusal
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now


@cache
def sentences(_language: str) -> dict[str, str]:
    """By reason, in the active language; those of a card may name a suit or cards."""
    return {
        Reason.NOT_IN_HAND: _("That card isn't in your hand."),
        Reason.MUST_FOLLOW_SUIT: _("You must follow suit: you hold %(suit)s."),
        Reason.MUST_BEAT: _("You must play higher: you hold the %(cards)s."),
        Reason.MUST_TRUMP: _("You must trump: you hold %(suit)s."),
        Reason.MUST_OVERTRUMP: _("You must overtrump: you hold the %(cards)s."),
        Reason.NOT_YOUR_TURN: _("It isn't your turn."),
        Reason.WRONG_PHASE: _("That can't be done now."),
        Reason.ILLEGAL_CALL: _("You can't call that now."),
        Reason.ILLEGAL_EXCHANGE: _("You can't exchange that card."),
        Reason.ILLEGAL_DISCARD: _("Those cards can't be laid aside."),
        Reason.NOT_HELD: _("You don't hold that announcement."),
        Reason.ILLEGAL_BELA: _("You can't say bela with that card."),
        Reason.ILLEGAL_AUZMES: _("You can't claim auzmeš now."),
    }


def refusal_sentence(refusal: Refusal) -> str:
    words, allowed = words_now(), refusal.allowed
    suit = words.suits_called[allowed[0].suit] if allowed else ""
    cards = listed([words.cards_played[card] for card in allowed])
    return sentences(words.style.language)[refusal.reason] % {"suit": suit, "cards": cards}


def sentence_of_each(refusals: Iterable[Refusal]) -> tuple[tuple[str, str], ...]:
    """Each reason with its sentence: on one turn all cards of a reason have the same alternatives."""
    return tuple((reason, refusal_sentence(refusal)) for reason, refusal in {r.reason: r for r in refusals}.items())
