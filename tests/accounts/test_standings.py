"""What is stored of the win rates is what the matches come to, whatever happened; and a slip is named and mended."""

import random
from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.db import transaction

from game.accounts.models import Played, Standing
from game.accounts.played import write_played
from game.accounts.rates import NO_RATE, Rate
from game.accounts.selectors import rate_of
from game.accounts.standings import rate_in, recomputed

from .rated import player

pytestmark = pytest.mark.django_db


def part(user, match: str, outcome: str, *, counts: bool = True) -> Played:
    shape = {"with_robots": not counts, "preset": "klasik", "players": 4, "target": 1001}
    return Played(user=user, match=match, ended_ms=1, outcome=outcome, counts=counts, **shape)


def random_history(seed: int) -> list:
    chance, people = random.Random(seed), [player(f"Igrač {number}") for number in range(5)]
    for number in range(chance.randrange(40)):
        counts, some = chance.random() < 0.8, chance.sample(people, chance.choice((2, 3, 4)))
        with transaction.atomic():
            write_played(
                [part(one, f"m{seed}-{number}", chance.choice(Played.Outcome.values), counts=counts) for one in some]
            )
    return people


@pytest.mark.parametrize("seed", range(12))
def test_after_any_history_the_stored_rates_are_those_that_are_added_up_again(seed):
    people = random_history(seed)
    truth = recomputed(one.id for one in people)
    for one in people:
        played = [row.outcome for row in one.played.filter(counts=True)]
        by_hand = Rate(played.count("won"), played.count("lost") + played.count("abandoned"), played.count("abandoned"))
        assert rate_of(one.id) == truth.get(one.id, NO_RATE) == by_hand
        row = Standing.objects.filter(user=one).first()
        assert (row.lower_bound if row else 0.0) == by_hand.lower_bound
    assert check() == "All win rates agree with the matches.\n"


SPOILED = {
    "a win more": lambda: Standing.objects.update(wins=7),
    "another lower bound": lambda: Standing.objects.update(lower_bound=0.9),
    "nothing stored": lambda: Standing.objects.all().delete(),
    "a match less": lambda: Played.objects.filter(outcome="won").delete(),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_a_spoiled_rate_is_named_and_can_be_mended(spoil):
    ana = player("Ana")
    write_played([part(ana, "a", "won")])
    write_played([part(ana, "b", "abandoned")])
    spoil()
    with pytest.raises(CommandError, match="1 win rates do not agree"):
        check()
    check(mend=True)
    assert check() == "All win rates agree with the matches.\n"
    assert rate_in(Standing.objects.get()) == recomputed([ana.id])[ana.id]


def test_many_people_are_looked_at_a_few_at_a_time(monkeypatch):
    monkeypatch.setattr("game.accounts.standings.AT_ONCE", 2)
    for number in range(5):
        write_played([part(player(f"Igrač {number}"), "a", "won")])
    Standing.objects.update(wins=3)
    out = StringIO()
    with pytest.raises(CommandError, match="5 win rates"):
        call_command("check_rates", stdout=out)
    assert len(out.getvalue().splitlines()) == 5


def check(*, mend: bool = False) -> str:
    out = StringIO()
    call_command("check_rates", mend=mend, stdout=out)
    return out.getvalue()
