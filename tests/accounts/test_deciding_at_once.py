"""Several things decide a match in the same moment: one does, and everybody's part is written once."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

import pytest
from asgiref.sync import async_to_sync
from django.db import IntegrityError, connection, transaction

from game.accounts.models import Played, Standing
from game.accounts.played import write_played
from game.accounts.rates import Rate
from game.accounts.standings import disagreements, rate_in
from game.tables import services
from game.tables.declined import Declined
from game.tables.fold import folds
from game.tables.models import Result
from game.threads import close_connections

from .rated import NAMES, RatedTable, player


@pytest.fixture(autouse=True)
def own_database(transactional_db: None) -> Iterator[None]:
    yield
    close_connections()
    for table_id in folds.ids():
        folds.forget(table_id)


def at_once(*things: Callable[[], object]) -> None:
    """Each in a thread with a connection of its own, let go together."""
    gate, failed = threading.Barrier(len(things)), []

    def run(thing: Callable[[], object]) -> None:
        try:
            gate.wait()
            thing()
        except Exception as error:  # noqa: BLE001  it is raised below, in the test's own thread
            failed.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=[thing]) for thing in things]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def rated_table(players: int = 4) -> RatedTable:
    table = RatedTable.begun(tuple(player(name) for name in NAMES[:players]))
    table.happens("a card")
    return table


def outcomes(table: RatedTable) -> list[str]:
    assert Played.objects.filter(match=table.row.code).count() == len(table.people)
    return [table.parts[seat].outcome for seat in range(len(table.people))]


def before_the_last_move() -> RatedTable:
    """Two play, and only one of them has not seen the last deal."""
    table = rated_table(2)
    table.happens("side 0 counted")
    table.plays_until(lambda match: match.foregone is not None and len(match.to_act) == 1)
    return table


def last_move(table: RatedTable) -> services.Outcome:
    fold = table.fold
    seat = fold.match.to_act[0]
    who = services.Person(table.people[seat].id)
    return async_to_sync(services.take_action)(table_id=table.id, who=who, action="accept", version=fold.version)


def test_of_four_who_leave_at_once_one_has_abandoned_the_match():
    for _ in range(3):
        table = rated_table()
        at_once(*(partial(services.leave, table_id=table.id, user=user) for user in table.people))
        assert sorted(outcomes(table)) == ["abandoned", "none", "won", "won"]
        assert outcomes(table)[table.row.left_first] == "abandoned"
    assert not list(disagreements())


def test_leaving_and_the_last_move_at_once_decide_once():
    for leaver in (0, 1, 0, 1):
        table = before_the_last_move()
        leaves = partial(services.leave, table_id=table.id, user=table.people[leaver])
        at_once(leaves, partial(_unless_gone, table))
        assert outcomes(table) == ["won", "lost"]
        assert Result.objects.filter(table=table.id).count() == 1
    assert not list(disagreements())


def _unless_gone(table: RatedTable) -> None:
    with suppress(Declined):  # who has left is no longer at the table
        last_move(table)


def test_matches_that_end_in_one_moment_are_each_decided():
    tables = [before_the_last_move() for _ in range(4)]

    async def all_of_them() -> None:
        await asyncio.gather(*(_ends(table.id, fold, table.people) for table, fold in asked))

    asked = [(table, table.fold) for table in tables]
    async_to_sync(all_of_them)()
    assert [outcomes(table) for table in tables] == [["won", "lost"]] * 4
    assert not list(disagreements())


async def _ends(table_id: int, fold, people) -> None:
    who = services.Person(people[fold.match.to_act[0]].id)
    await services.take_action(table_id=table_id, who=who, action="accept", version=fold.version)


def test_the_same_people_in_matches_that_are_decided_at_once_lose_no_result():
    """One person can't be in two running matches, so it is what the database does that is looked at."""
    ana, ivan = player("Ana"), player("Ivan")
    matches = [[_part(ana, code, "won"), _part(ivan, code, "lost")] for code in "abcdefgh"]
    for parts in matches[::2]:
        parts.reverse()
    at_once(*(partial(_write, parts) for parts in matches))
    rates = {row.user_id: rate_in(row) for row in Standing.objects.all()}
    assert rates == {ana.id: Rate(8, 0, 0), ivan.id: Rate(0, 8, 0)}


def test_a_part_that_is_written_already_is_not_written_again():
    ana = player("Ana")
    _write([_part(ana, "a", "won")])
    with pytest.raises(IntegrityError):
        _write([_part(ana, "a", "lost")])
    assert rate_in(Standing.objects.get()) == Rate(1, 0, 0)


def _part(user, code: str, outcome: str) -> Played:
    return Played(
        user=user,
        match=code,
        ended_ms=1,
        outcome=outcome,
        counts=True,
        with_robots=False,
        preset="klasik",
        players=2,
        target=501,
    )


def _write(parts: list[Played]) -> None:
    with transaction.atomic():
        write_played(parts)
