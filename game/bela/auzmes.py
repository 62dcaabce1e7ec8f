"""The claim of a revoke (rules.md, "Playing", the last paragraph)."""

from typing import TYPE_CHECKING

from .actions import CLAIMS, Auzmes
from .ended import Claim, Ended
from .errors import Reason, Refused
from .rules import Rules
from .scoring import score_claim
from .seats import Seat, side_of

if TYPE_CHECKING:
    from .playing import Playing


def can_revoke(rules: Rules) -> bool:
    """Whether any card of the hand can be played, and a wrong one be claimed."""
    return rules.illegal_play == "auzmes"


def claims_of(seat: Seat, rules: Rules) -> tuple[Auzmes, ...]:
    """The claims this seat could make, one against each opponent whether or not he revoked."""
    return tuple(CLAIMS[opponent] for opponent in rules.opponents[seat]) if can_revoke(rules) else ()


def judge(play: "Playing", by: Seat, claim: Auzmes) -> Ended:
    """The deal as the claim ends it; Refused if there is no such claim."""
    rules = play.rules
    if claim not in claims_of(by, rules):
        raise Refused(Reason.ILLEGAL_AUZMES)
    rightly = play.has_revoked(claim.against)
    writer = side_of(by if rightly else claim.against, rules.players)
    return Ended(play, score_claim(play.taken, writer), Claim(by, claim.against))
