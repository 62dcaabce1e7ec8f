"""All deals of a match one under the other, each a way to its beginning."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import DealResult, side_of
from game.replays.presenters.addresses import Address
from game.replays.walk import Walk

BySide = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealRow:
    """`score` is None where the deal is open; `fell` is the side whose caller fell."""

    number: int
    url: str
    note: str
    score: BySide | None
    fell: int | None
    is_shown: bool


def deal_rows(walk: Walk, shown: int, names: tuple[str, ...], address: Address) -> tuple[DealRow, ...]:
    """`shown`: the number of the deal that is looked at, from 1."""
    return tuple(
        DealRow(
            number=number,
            url=address.step(number, 0),
            note=", ".join(_notes(deal.result, names)),
            score=None if deal.result is None else deal.result.score,
            fell=None if deal.result is None else _fell(deal.result, walk.rules.players),
            is_shown=number == shown,
        )
        for number, deal in enumerate(walk.deals, start=1)
    )


def _notes(result: DealResult | None, names: tuple[str, ...]) -> Iterator[str]:
    if result is None:
        yield _("not finished")
        return
    if result.caller is None:
        yield _("nobody calls")
        return
    yield _("caller: %(name)s") % {"name": names[result.caller]}
    endings = {"fall": _("fall"), "belot": _("belot"), "auzmes": _("auzmeš"), "enough": _("enough")}
    if result.outcome in endings:
        yield endings[result.outcome]
    if result.sweep is not None:
        yield _("sweep")


def _fell(result: DealResult, players: int) -> int | None:
    return side_of(result.caller, players) if result.outcome == "fall" and result.caller is not None else None
