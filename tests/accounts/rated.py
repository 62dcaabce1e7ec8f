"""Matches that are decided in all ways, played at tables as a table would have written them."""

import random
from dataclasses import dataclass
from itertools import count

from django.db import transaction

from game.accounts.models import Played, User
from game.bela import Match, Rules
from game.now import now_ms
from game.tables import fold as folding
from game.tables import journal, selectors, services
from game.tables.clock import make_up_for_absence
from game.tables.fold import Fold
from game.tables.journal import Entry, Line
from game.tables.models import ClockBeat, Move, Table
from game.tables.results import result_of
from game.tables.services.opening import TableWish

from ..bela.table import choice, deck_for

NAMES = ("Ana", "Ivan", "Đurđa", "Željko")
HOUR_MS = 60 * 60 * 1000


def player(name: str) -> User:
    return User.objects.create(username=f"{name.lower()}-{User.objects.count()}", name=name)


@dataclass
class RatedTable:
    """A table with its people by seat, at which things happen that are said in words."""

    id: int
    people: tuple[User | None, ...]

    @classmethod
    def begun(cls, people: tuple[User | None, ...], *, move_seconds: int = 20) -> "RatedTable":
        """A robot where nobody is given."""
        creator = people[0]
        rules = Rules(players=len(people), target=501)
        table = services.open_table(creator=creator, wish=TableWish(rules=rules, move_seconds=move_seconds))
        for place, person in enumerate(people[1:], start=1):
            if person is None:
                services.seat_robot(table_id=table.id, user=creator, place=place)
            else:
                services.sit(table_id=table.id, user=person, place=place)
        for person in people[1:]:
            if person is not None:
                services.set_ready(table_id=table.id, user=person, ready=True)
        services.begin(table_id=table.id, user=creator)
        return cls(table.id, people)

    @property
    def row(self) -> Table:
        return Table.objects.get(id=self.id)

    @property
    def fold(self) -> Fold:
        found = folding.read(self.id)
        assert found is not None
        return found

    @property
    def parts(self) -> dict[int, Played]:
        """By seat."""
        by_user = {part.user_id: part for part in Played.objects.filter(match=self.row.code)}
        return {seat: by_user[one.id] for seat, one in enumerate(self.people) if one is not None and one.id in by_user}

    def happens(self, what: str) -> None:
        """In the words of docs/win-rate.md."""
        match what.split():
            case ["a", "card"]:
                self.plays_until(lambda match: match.has_been_played)
            case ["side", side, "wins"]:
                self.plays_until(lambda match: match.phase == "over", wins=int(side))
            case ["side", side, "counted"]:
                self.plays_until(lambda match: match.foregone is not None, wins=int(side))
            case ["server", "away"]:
                self._server_is_away()
            case ["everybody", does]:
                for seat in range(len(self.people)):
                    self._does(seat, does)
            case ["seat", seat, does]:
                self._does(int(seat), does)
            case _:
                raise AssertionError(f"{what!r} is not said in words that are known")

    def plays_until(self, condition, wins: int | None = None) -> None:
        """Everybody does anything; again from here until it comes to that, and that side wins, where one is asked for."""
        fold = self.fold
        for seed in count():
            lines, match = _way(fold.match, condition, random.Random(seed))
            if condition(match) and wins in (None, (match.foregone or match).winner):
                break
        entry = Entry(self.id, fold.length, fold.seating, lines, now_ms(), now_ms(), now_ms(), result_of(match))
        with transaction.atomic():
            journal.write([entry])

    def _does(self, seat: int, does: str) -> None:
        user, seats = self.people[seat], Table.objects.get(id=self.id).seats
        if user is None or not seats.filter(user=user).exists():
            return
        match does:
            case "leaves":
                services.leave(table_id=self.id, user=user)
            case "away":
                seats.filter(user=user).update(standin=True, timeouts=3)
                Table.objects.filter(id=self.id).update(seating=self.row.seating + 1)
            case "back":
                services.come_back(table_id=self.id, user_id=user.id)
                assert not seats.get(user=user).standin
            case "registers":
                User.objects.filter(id=user.id).update(is_guest=False)
            case _:
                raise AssertionError(f"nobody {does}")

    def _server_is_away(self) -> None:
        """An hour ago the clock beat for the last time, and somebody had ten seconds left."""
        now = now_ms()
        last = now - HOUR_MS
        ClockBeat.objects.update_or_create(id=1, defaults={"at_ms": last})
        Table.objects.filter(id=self.id).update(waiting_since_ms=last - 10_000, due_ms=last + 10_000)
        make_up_for_absence(now)
        assert self.id not in selectors.due_table_ids(now)


def _way(match: Match, condition, chance: random.Random) -> tuple[tuple[Line, ...], Match]:
    lines = []
    while not condition(match) and match.phase != "over":
        if match.needs_deck:
            line = Line(None, "deal " + " ".join(map(str, deck_for(match, chance))), Move.By.DECK)
        else:
            seat = match.to_act[0]
            line = Line(seat, str(choice(match, seat, chance)), Move.By.PERSON)
        match = match.moved(line.seat, line.action)
        lines.append(line)
    return tuple(lines), match
