"""Who has won the match after a deal (rules.md, "End of the match")."""

from collections.abc import Sequence

from .cards import Points
from .rules import Rules
from .seats import Side


def leader_of(totals: Sequence[Points], rules: Rules) -> Side | None:
    """The side with the highest total at or over the target; None if there is none, or more than one."""
    best = max(totals)
    return None if best < rules.target or totals.count(best) > 1 else totals.index(best)


def winner_after(totals: Sequence[Points], written: Sequence[Points], rules: Rules) -> Side | None:
    """The side that has won with these totals, the deal just scored having brought what is `written`.

    >>> winner_after((1010, 1003), (20, 142), Rules()), winner_after((1003, 1003), (20, 142), Rules())
    (0, None)
    >>> winner_after((1010, 900), (20, 142), Rules(ending="must_pass")) is None
    True
    """
    leader = leader_of(totals, rules)
    if leader is None or rules.ending != "must_pass":
        return leader
    alone = sum(total >= rules.target for total in totals) == 1
    return None if alone and 2 * written[leader] <= sum(written) else leader
