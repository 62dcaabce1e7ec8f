"""Auzmeš: the claim that somebody has revoked, and what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela.actions import Auzmes
from game.bela.auzmes import ClaimView
from game.bela.deal_score import DealScore
from game.bela.errors import Reason
from game.bela.view import SeatView
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.sentences_sides import name_of_side
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class Accused:
    """Somebody this seat may claim it against."""

    seat: int
    action: str
    name: str


def claims_of(view: SeatView, names: tuple[str, ...]) -> tuple[Accused, ...]:
    return tuple(
        Accused(int(action.against), str(action), names[action.against])
        for action in view.legal
        if type(action) is Auzmes
    )


def claim_judged(claim: ClaimView, score: DealScore, names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Who claimed it, which card was wrong and what was allowed, and who writes everything."""
    said = {"name": names[claim.by], "against": names[claim.against]}
    yield _("Auzmeš is claimed by %(name)s against %(against)s.") % said
    revoke = claim.revoke
    if revoke is None:
        yield _("%(against)s played no wrong card in this deal.") % said
    else:
        allowed = listed([words.card_names[card] for card in revoke.refusal.allowed])
        yield _("Wrong in trick %(number)d: the %(card)s.") % {
            "number": revoke.trick,
            "card": words.card_names[revoke.card],
        }
        yield _rule_broken()[revoke.refusal.reason]
        yield _("Allowed: %(cards)s.") % {"cards": allowed}
    winner = score.written.index(max(score.written))
    yield _("Everything is written by %(side)s.") % {"side": name_of_side(winner, names)}


def _rule_broken() -> dict[Reason, str]:
    return {
        Reason.MUST_FOLLOW_SUIT: _("The suit had to be followed."),
        Reason.MUST_BEAT: _("A higher card had to be played."),
        Reason.MUST_TRUMP: _("A trump had to be played."),
        Reason.MUST_OVERTRUMP: _("A higher trump had to be played."),
    }
