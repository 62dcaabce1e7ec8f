"""The claim of a revoke (rules.md, "Playing", the last paragraph)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .actions import CLAIMS, Auzmes
from .cards import Card
from .ended import Claim, Ended
from .errors import Reason, Refusal, Refused
from .play import allowed_cards, best_of, refusal_of
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


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A judged claim, with the revoke where it was right."""

    by: Seat
    against: Seat
    revoke: "Revoke | None"


def claim_shown(ended: Ended) -> ClaimView | None:
    """What everybody learns of the claim that ended a deal."""
    claim = ended.claim
    return None if claim is None else ClaimView(claim.by, claim.against, revoke_of(ended.play, claim.against))


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that was not allowed in its trick, counted from 1, with why and what would have been."""

    trick: int
    card: Card
    refusal: Refusal


def revoke_of(play: "Playing", seat: Seat) -> Revoke | None:
    """The first revoke of this seat in the deal."""
    rules, trump, hand = play.rules, play.opening.trump, play.opening.hands[seat]
    tricks = [(trick.leader, trick.cards) for trick in play.tricks] + [(play.leader, play.trick)]
    for number, (leader, cards) in enumerate(tricks, 1):
        place = (seat - leader) % rules.players
        if place >= len(cards):
            break
        card, before = cards[place], cards[:place]
        if before:
            allowed = allowed_cards(hand, before[0], best_of(before, trump), trump, rules)
            if not allowed >> card & 1:
                return Revoke(number, card, refusal_of(card, hand, allowed, before[0], trump))
        hand ^= 1 << card
    return None
