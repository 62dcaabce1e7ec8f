"""What the engine's own command says about a downloaded record."""

import json
import subprocess
import sys
from collections import Counter

from .site import ROOT

DEAL_FIELDS = ("score", "caller", "trump", "outcome")


def replay(record):
    command = [sys.executable, "-m", "game.bela", "replay"]
    ended = subprocess.run(
        command, cwd=ROOT, input=json.dumps(record) + "\n", capture_output=True, text=True, check=True
    )
    assert ended.stderr == ""
    return json.loads(ended.stdout)


def check_record(record, over):
    """The record of a match, played again by the rules, ends as the table ended."""
    result = replay(record)
    assert result["error"] is None
    assert result["next"] is None
    assert (result["totals"], result["winner"]) == (over["totals"], over["winner"])
    assert [{field: deal[field] for field in DEAL_FIELDS} for deal in result["deals"]] == over["deals"]
    return result


def hands_of(deal):
    return [hand.replace("|", " ").split() for hand in deal["hands"]]


def plays_by_seat(record):
    """Each deal's cards as each seat played them, as its hands tell who had which."""
    for deal in record["deals"]:
        owner = {card: seat for seat, hand in enumerate(hands_of(deal)) for card in hand}
        played = Counter(deal["plays"])
        assert max(played.values(), default=1) == 1
        yield [[card for card in deal["plays"] if owner[card] == seat] for seat in range(4)]
