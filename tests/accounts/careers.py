"""People with many matches behind them, made up from a seed."""

import random
from itertools import count

from game.accounts import standings
from game.accounts.models import Played, User

DAY_MS = 24 * 60 * 60 * 1000
LATEST_MS = 1_795_950_000_000  # 29 November 2026, shortly after noon
KINDS = ((True, False),) * 7 + ((False, True), (False, False), (False, True))  # counts, with robots
_numbers = count()


def matches_of(
    user: User, number: int, *, seed: int = 1, skill: float = 0.55, partners: tuple[User, ...] = (), **fixed: object
) -> list[Played]:
    """So many matches, written down with what they come to."""
    chance = random.Random(seed)
    parts = [_part(days, chance, skill, partners) for days in range(number)]
    parts = [Played(**({"user": user} | part | fixed)) for part in parts]
    Played.objects.bulk_create(parts, batch_size=500)
    standings.mend(user.id)
    return parts


def _part(days: int, chance: random.Random, skill: float, partners: tuple[User, ...]) -> dict[str, object]:
    counts, with_robots = chance.choice(KINDS)
    return {
        "match": f"m{next(_numbers)}",
        "ended_ms": LATEST_MS - days * DAY_MS // 3,
        "outcome": "won" if chance.random() < skill else chance.choice(("lost",) * 8 + ("abandoned", "none")),
        "counts": counts,
        "with_robots": with_robots,
        "preset": "klasik",
        "players": 4,
        "target": chance.choice((501, 701, 1001)),
        "partner": chance.choice(partners) if partners and not with_robots else None,
        **_figures(chance),
    }


def _figures(chance: random.Random) -> dict[str, int]:
    deals = chance.randrange(5, 15)
    own, partners_calls = chance.randrange(0, 4), chance.randrange(0, 4)
    defences = max(0, deals - own - partners_calls)
    return {
        "deals": deals,
        "points": deals * chance.randrange(60, 100),
        "own_calls": own,
        "own_calls_made": (own_made := chance.randrange(0, own + 1)),
        "side_calls": own + partners_calls,
        "side_calls_made": own_made + chance.randrange(0, partners_calls + 1),
        "defences": defences,
        "defences_held": chance.randrange(0, defences + 1),
        "sweeps": int(chance.random() < 0.1),
        "belas": chance.randrange(0, 3),
        "timeouts": int(chance.random() < 0.05),
    }
