"""Tables with people at them."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from asgiref.sync import async_to_sync

from game.accounts.models import User
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables import fold as folding
from game.tables import services
from game.tables.fold import Fold, folds
from game.tables.models import Table
from game.tables.services.opening import TableWish
from game.threads import close_connections


@pytest.fixture(autouse=True)
def own_database(transactional_db: None) -> Iterator[None]:
    """Threads of the tables see the database, and nothing of one test is known in the next."""
    yield
    close_connections()
    for table_id in folds.ids():
        folds.forget(table_id)


@dataclass(frozen=True)
class Played:
    """A table and its people by seat, moved by the one door."""

    id: int
    people: tuple[User, ...]

    @property
    def row(self) -> Table:
        return Table.objects.get(id=self.id)

    @property
    def fold(self) -> Fold:
        """As the database holds it."""
        found = folding.read(self.id)
        assert found is not None
        return found

    def act(self, seat: int, action: str, version: object = None, action_id: object = None) -> services.Outcome:
        return self.do(services.Person(self.people[seat].id), action, version, action_id)

    def do(self, who: object, action: str, version: object = None, action_id: object = None) -> services.Outcome:
        chosen_at = self.fold.version if version is None else version
        return async_to_sync(services.take_action)(
            table_id=self.id, who=who, action=action, version=chosen_at, action_id=action_id
        )

    def at_once(self, *actions: tuple[int, str, int, str | None]) -> list[object]:
        """Seat, action, version and id of several actions that arrive in the same instant; their outcomes."""

        async def all_of_them() -> list[object]:
            return await asyncio.gather(
                *(
                    services.take_action(
                        table_id=self.id,
                        who=services.Person(self.people[seat].id),
                        action=action,
                        version=version,
                        action_id=action_id,
                    )
                    for seat, action, version, action_id in actions
                )
            )

        return async_to_sync(all_of_them)()

    def first_legal(self, fold: Fold) -> Fold:
        """Whoever is on turn does the first thing that is allowed."""
        match = fold.match
        assert match is not None
        seat = match.to_act[0]
        return self.act(seat, str(match.legal_actions(seat)[0]), fold.version).fold

    def play_until(self, phase: str, most: int = 600) -> Fold:
        fold = self.fold
        for _ in range(most):
            if fold.phase == phase:
                return self.fold
            fold = self.first_legal(fold)
        raise AssertionError(f"never came to {phase}")


@pytest.fixture
def guests() -> tuple[User, ...]:
    return tuple(make_guest(name=name) for name in ("Ana", "Ivan", "Đurđa", "Željko"))


@pytest.fixture
def waiting(guests: tuple[User, ...]) -> Played:
    """Four people at a table that has not begun, none of them ready."""
    table = services.open_table(creator=guests[0], wish=TableWish(rules=Rules()))
    for guest in guests[1:]:
        services.sit(table_id=table.id, user=guest, place=None)
    return Played(table.id, guests)


@pytest.fixture
def begun(waiting: Played) -> Played:
    for guest in waiting.people[1:]:
        services.set_ready(table_id=waiting.id, user=guest, ready=True)
    services.begin(table_id=waiting.id, user=waiting.people[0])
    return waiting
