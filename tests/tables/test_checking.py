"""Every finished match in the database replays to the stored result, and one that does not is named."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from game.accounts.models import Played
from game.accounts.services import make_guest
from game.bela import PRESETS, Rules
from game.tables import checking
from game.tables.models import Move, Result, Table

from .matches import begun_table, finished_match


def check() -> str:
    """What the command writes; raises CommandError, which ends it with 1, where something does not agree."""
    out = StringIO()
    call_command("check_matches", stdout=out)
    return out.getvalue()


def complaints() -> list[str]:
    out = StringIO()
    with pytest.raises(CommandError) as refused:
        call_command("check_matches", stdout=out)
    assert refused.value.returncode == 1
    return out.getvalue().splitlines()


def move_of(fold, action: str) -> Move:
    return Move.objects.filter(table_id=fold.table_id, action__startswith=action).earliest("number")


def test_a_match_played_at_a_table_agrees_until_somebody_spoils_its_result(begun):
    over = begun.play_until("over", most=5000)
    row = Result.objects.get(table_id=begun.id)
    assert (row.winner, tuple(row.totals), row.deals) == (over.match.winner, over.match.totals, len(over.match.deals))
    assert check() == "All 1 finished matches agree with what is stored.\n"
    row.totals = [row.totals[0] + 1, row.totals[1]]
    row.save()
    [line] = complaints()
    assert line.startswith(f"{begun.row.code}: stored is that ")


def test_matches_by_every_preset_agree():
    for preset in PRESETS:
        finished_match(Rules.preset(preset), seed=4)
    assert check() == f"All {len(PRESETS)} finished matches agree with what is stored.\n"


def test_a_match_that_goes_on_has_no_result_and_is_not_looked_at(begun):
    begun.act(begun.fold.match.turn, "pass")
    assert not Result.objects.exists()
    assert check() == "All 0 finished matches agree with what is stored.\n"


SPOILED = {
    "another winner": lambda fold: Result.objects.update(winner=1 - fold.match.winner),
    "another number of deals": lambda fold: Result.objects.update(deals=99),
    "another end": lambda fold: Result.objects.update(last_outcome="auzmes"),
    "no result": lambda fold: Result.objects.all().delete(),
    "totals that are none": lambda fold: Result.objects.update(totals=7),
    "other rules": lambda fold: Table.objects.update(options={"sweep_bonus": 0, "must_beat": "trumps_only"}),
    "rules that are none": lambda fold: Table.objects.update(options={"players": 5}),
    "another dealer": lambda fold: Table.objects.update(first_dealer=(fold.match.rules.players - 1)),
    "a dealer that is none": lambda fold: Table.objects.update(first_dealer=9),
    "no dealer": lambda fold: Table.objects.update(first_dealer=None),
    "a match that isn't over": lambda fold: Table.objects.update(over_ms=None),
    "another card": lambda fold: Move.objects.filter(id=move_of(fold, "play").id).update(action="play XX"),
    "somebody else's move": lambda fold: Move.objects.filter(id=move_of(fold, "play").id).update(seat=None),
    "a move less": lambda fold: move_of(fold, "play").delete(),
    "no last move": lambda fold: Move.objects.filter(table_id=fold.table_id).latest("number").delete(),
    "another length": lambda fold: Table.objects.update(length=fold.length + 1),
    "another outcome of somebody's": lambda fold: Played.objects.filter(outcome="won").update(outcome="none"),
    "other verdicts": lambda fold: Table.objects.update(verdicts=["won", "won", "won", "won"]),
    "no verdicts": lambda fold: Table.objects.update(verdicts=None),
    "a match that would count": lambda fold: Played.objects.update(counts=True),
    "other figures": lambda fold: Played.objects.update(belas=99),
    "a time-out more": lambda fold: Played.objects.update(timeouts=1),
    "a part less": lambda fold: Played.objects.order_by("id").first().delete(),
    "somebody else's part": lambda fold: Played.objects.filter(id=Played.objects.first().id).update(
        user=make_guest(name="Nitko")
    ),
    "another deck": lambda fold: Move.objects.filter(id=move_of(fold, "deal").id).update(action="deal 7H"),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_a_spoiled_row_is_named_with_its_table_and_the_others_are_looked_at(spoil):
    fold = finished_match(Rules(target=501), seed=2)
    spoil(fold)
    good = finished_match(Rules.preset("troje"))
    lines = complaints()
    assert lines
    assert all(line.startswith(f"{fold.state.code}: ") for line in lines)
    assert good.state.code not in "".join(lines)


def test_a_record_that_tells_something_else_than_the_journal_is_named(monkeypatch):
    fold = finished_match(Rules.preset("turnir"), seed=3)
    whole = checking.bela.record_of

    def forgetful(match):
        record = whole(match)
        return record | {"deals": record["deals"][:-1]}

    monkeypatch.setattr(checking.bela, "record_of", forgetful)
    assert any(line.startswith(f"{fold.state.code}: totals by the journal") for line in complaints())


def test_finished_matches_are_read_a_few_at_a_time(monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(checking, "AT_ONCE", 2)
    codes = [finished_match(Rules(target=501), seed).state.code for seed in range(5)]
    begun_table(Rules())
    with django_assert_max_num_queries(4):
        assert [table.code for table in checking.finished_tables()] == codes
