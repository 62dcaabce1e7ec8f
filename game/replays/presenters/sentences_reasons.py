"""Why something in a record cannot have happened, and why a card was wrong: of somebody else, not to him."""

from django.utils.translation import gettext as _


def reason_words() -> dict[str, str]:
    """By the record's word for it."""
    return {
        "not_in_hand": _("that card isn't in the hand"),
        "must_follow_suit": _("suit must be followed"),
        "must_beat": _("a higher card must be played"),
        "must_trump": _("a trump must be played"),
        "must_overtrump": _("a higher trump must be played"),
        "malformed": _("these cards can't have been dealt: too many or too few, one twice, or one that doesn't exist"),
        "match_over": _("the match had been decided before"),
        "deal_not_over": _("the deal before isn't over"),
        "wrong_dealer": _("it is somebody else's turn to deal"),
        "illegal_call": _("that can't be called here"),
        "too_early": _("the trumps or the cards laid aside are missing before it"),
        "illegal_exchange": _("there is nothing that could be exchanged"),
        "illegal_discard": _("those two cards can't be laid aside"),
        "not_held": _("there is no such announcement in the hand"),
        "deal_over": _("the deal is over already"),
        "illegal_bela": _("bela can't be said here"),
        "illegal_auzmes": _("auzmeš can't be claimed here"),
    }
