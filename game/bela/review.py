"""The deal is over and lies open on the score sheet, until everybody has seen it."""

from dataclasses import dataclass

from .actions import ACCEPT, Accept, Action, Auzmes
from .auzmes import claims_of, judge
from .ended import Ended
from .errors import Reason, Refused
from .events import Accepted, AuzmesClaimed, DealEnded, Event
from .seats import Seat
from .stage import Closed, Progress


@dataclass(frozen=True, slots=True)
class Review:
    ended: Ended
    accepted: tuple[Seat, ...] = ()

    @property
    def phase(self) -> str:
        return "review"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.ended.deal.rules.seats if seat not in self.accepted)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        if seat in self.accepted:
            return ()
        return (ACCEPT, *self._claims_of(seat))

    def apply(self, seat: Seat, action: Action) -> Progress:
        if isinstance(action, Accept):
            return self._accept(seat)
        if isinstance(action, Auzmes):
            if action not in self._claims_of(seat):
                raise Refused(Reason.ILLEGAL_AUZMES)
            return claim(judge(self.ended.play, seat, action))
        raise Refused(Reason.WRONG_PHASE)

    def _claims_of(self, seat: Seat) -> tuple[Auzmes, ...]:
        """A judged claim ends the matter, and who has accepted has no claim left."""
        if self.ended.claim is not None or seat in self.accepted:
            return ()
        return claims_of(seat, self.ended.deal.rules)

    def _accept(self, seat: Seat) -> Progress:
        if seat in self.accepted:
            raise Refused(Reason.WRONG_PHASE)
        accepted = Review(self.ended, (*self.accepted, seat))
        return accepted if accepted.to_act else Closed(self.ended), (Accepted(seat),)


def review(ended: Ended, *events: Event) -> Progress:
    """Open the review of a deal after what led to its end."""
    return Review(ended), (*events, DealEnded(ended.score.outcome, ended.score.written))


def claim(judged: Ended) -> Progress:
    """Open the review of a deal that a claim has ended."""
    made = judged.claim
    assert made is not None
    rightly = judged.play.has_revoked(made.against)
    return review(judged, AuzmesClaimed(made.by, made.against, rightly))


def close(ended: Ended, *events: Event) -> Progress:
    """End a deal that decides the match at once: nobody has anything left to say."""
    return Closed(ended), (*events, DealEnded(ended.score.outcome, ended.score.written))
