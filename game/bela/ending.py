"""Who has won the match after a deal (rules.md, "End of the match")."""

from collections.abc import Sequence

from .cards import Points
from .rules import Rules
from .seats import Side


def winner_after(totals: Sequence[Points], written: Sequence[Points], rules: Rules) -> Side | None:
    """The side that has won with these totals, the deal just scored having brought what is `written`.

    >>> winner_after((1010, 1003), (20, 142), Rules()), winner_after((1003, 1003), (20, 142), Rules())
    (0, None)
    >>> winner_after((1010, 900), (20, 142), Rules(ending="must_pass")) is None
    True
    """
    best = max(totals)
    if best < rules.target or totals.count(best) > 1:
        return None
    leader = totals.index(best)
    alone = sum(total >= rules.target for total in totals) == 1
    if rules.ending == "must_pass" and alone and 2 * written[leader] <= sum(written):
        return None
    return leader
