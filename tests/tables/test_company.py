"""What the tables tell of people: where they are, with whom they have sat."""

import pytest

from game.accounts.company import Whereabouts
from game.accounts.services import make_guest
from game.bela import Rules
from game.tables import company, services
from game.tables.models import Table
from game.tables.services.opening import TableWish


def opens(person, **wish) -> Table:
    return services.open_table(creator=person, wish=TableWish(rules=Rules(), **wish))


def test_who_sits_nowhere_is_nowhere():
    assert company.whereabouts([make_guest(name="Ana").id]) == {}


@pytest.mark.parametrize(("visibility", "is_told"), [("open", True), ("private", False)])
def test_the_code_of_a_table_that_waits_is_told_where_anybody_may_sit_down(visibility, is_told):
    ana = make_guest(name="Ana")
    table = opens(ana, visibility=visibility)
    assert company.whereabouts([ana.id]) == {ana.id: Whereabouts(table.code if is_told else None, waits=True)}


@pytest.mark.parametrize("spectators", [True, False])
def test_the_code_of_a_running_match_is_told_where_anybody_may_watch(begun, spectators):
    Table.objects.update(spectators=spectators)
    ana = begun.people[0]
    assert company.whereabouts([ana.id]) == {ana.id: Whereabouts(begun.row.code if spectators else None, waits=False)}


def test_a_match_that_is_over_is_nowhere(begun):
    Table.objects.update(over_ms=1)
    assert company.whereabouts([person.id for person in begun.people]) == {}


def test_they_have_met_who_sit_at_one_table_and_who_have_left_it(begun):
    ana, ivan, *_ = begun.people
    stranger = make_guest(name="Stranac")
    others = [ivan.id, stranger.id]
    assert company.met(ana.id, others) == {ivan.id}
    services.leave(table_id=begun.id, user=ivan)
    assert company.met(ana.id, others) == {ivan.id}
    assert company.met(ivan.id, [ana.id]) == {ana.id}
    assert company.met(stranger.id, [ana.id, ivan.id]) == set()


def test_the_people_at_a_table_are_told_to_those_who_sit_there(begun):
    ana, *others = begun.people
    assert company.at_table(begun.row.code, ana.id) == [other.id for other in others]
    assert company.at_table(begun.row.code, make_guest(name="Stranac").id) == []
    assert company.at_table("nothing", ana.id) == []


def test_a_company_that_has_played_is_named_once_with_its_latest_match(begun):
    ana, *others = begun.people
    assert company.crews(ana.id) == []
    Table.objects.update(over_ms=1)
    assert [(crew.code, crew.names) for crew in company.crews(ana.id)] == [
        (begun.row.code, tuple(other.name for other in others))
    ]
