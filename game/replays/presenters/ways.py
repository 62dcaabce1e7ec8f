"""From a step to the others: a step, a deal, or all the way."""

from dataclasses import dataclass

from game.replays.presenters.addresses import Address
from game.replays.walk import Walk


@dataclass(frozen=True, slots=True)
class Ways:
    """Addresses; empty where there is nothing further."""

    first: str
    deal_before: str
    before: str
    after: str
    deal_after: str
    last: str


def ways_from(walk: Walk, deal: int, step: int, address: Address) -> Ways:
    """Going back a deal leads to the beginning of the present one first."""
    deals = len(walk.deals)
    ends = [len(each.steps) - 1 for each in walk.deals]
    at_start, at_end = (deal, step) == (1, 0), (deal, step) == (deals, ends[-1])
    back_to = deal if step else deal - 1
    return Ways(
        first="" if at_start else address.step(1, 0),
        deal_before="" if at_start else address.step(back_to, 0),
        before="" if at_start else address.step(deal, step - 1) if step else address.step(deal - 1, ends[deal - 2]),
        after="" if at_end else address.step(deal, step + 1) if step < ends[deal - 1] else address.step(deal + 1, 0),
        deal_after=address.step(deal + 1, 0) if deal < deals else "",
        last="" if at_end else address.step(deals, ends[-1]),
    )
