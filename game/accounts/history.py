"""Somebody's matches, the latest first, with who else played."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Q

from .models import Played, User

A_PAGE = 25
LONGEST_NUMBER = 9
Addresses = Mapping[str, str]

replays: list[Callable[[int | None, Sequence[str]], Addresses]] = []
"""The room that shows finished matches adds itself: given who looks and the codes, where those are that this one may see."""


class PastMatch(NamedTuple):
    """`others` are the parts of whoever else played, be it somebody who is deleted since."""

    part: Played
    others: tuple[Played, ...]
    replay: str

    @property
    def partner(self) -> Played | None:
        return next((other for other in self.others if self._together(other)), None)

    @property
    def opponents(self) -> list[Played]:
        return [other for other in self.others if not self._together(other)]

    def _together(self, other: Played) -> bool:
        """Of two partners who one is deleted only the other's part is still known to name the first."""
        ours = self.part.partner_id is not None and self.part.partner_id == other.user_id
        return ours or (other.partner_id is not None and other.partner_id == self.part.user_id)

    @property
    def was_left(self) -> bool:
        """Whether it was decided before its end: the points are those of that moment, whatever was played on."""
        left = any(part.outcome == Played.Outcome.ABANDONED for part in (self.part, *self.others))
        return left and max(self.points) < self.part.target

    @property
    def points(self) -> list[int]:
        """One's own first; of opponents who play together once."""
        against = [other.points for other in self.opponents]
        return [self.part.points, *(against[:1] if self.part.players == 4 else against)]


class History(NamedTuple):
    matches: list[PastMatch]
    page: Page[Played]


def history_of(owner: User, viewer_id: int | None, number: str) -> History:
    """A page of them; a number that is none leads to the first page, one that is too high to the last."""
    rows = Played.objects.filter(user=owner).order_by("-ended_ms", "-id")
    page = Paginator(rows, A_PAGE).get_page(number if len(number) <= LONGEST_NUMBER else 1)
    parts = list(page.object_list)
    codes = [part.match for part in parts]
    others = _others(owner, codes)
    found = {code: url for shown in replays for code, url in shown(viewer_id, codes).items()}
    matches = [PastMatch(part, tuple(others[part.match]), found.get(part.match, "")) for part in parts]
    return History(matches, page)


def _others(owner: User, codes: Sequence[str]) -> Mapping[str, list[Played]]:
    by_match = defaultdict(list)
    for part in (
        Played.objects.filter(~Q(user=owner) | Q(user=None), match__in=codes).select_related("user").order_by("id")
    ):
        by_match[part.match].append(part)
    return by_match
