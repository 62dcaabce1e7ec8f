"""A belot is dealt once in a lifetime; the deck here deals it."""

import json

import pytest
from django.test import Client

from game.accounts.services import make_guest
from game.bela import Rules, SeatView
from game.bela.deal import deck_from
from game.bots import choose
from game.tables import services
from game.tables.checking import disagreements
from game.tables.records import record_of_table
from game.tables.services import consequences
from game.tables.services.opening import TableWish

from ..bela.table import cards
from .conftest import Played

HANDS = {
    4: (
        "7H 8H 9H TH JH QH | KH AH",
        "7D 8D 9D TD JD QD | KD AS",
        "7S 8S 9S TS JS QS | KS AD",
        "7C 8C 9C TC JC QC | KC AC",
    ),
    3: ("7H 8H 9H TH JH QH | KH AH 7D 8S", "9D TD JD QD KD AD | 9S TS JS QS", "7C 8C 9C TC JC QC | KC AC 8D 7S"),
    2: ("7H 8H 9H TH JH QH | KH AH 7D 8S", "9D TD JD QD KD AD | 9S TS JS QS"),
}
NAMES = ("Ana", "Ivan", "Đurđa", "Željko")


@pytest.fixture
def table(monkeypatch, request):
    """Everybody at a table at which seat 0 was dealt all hearts, and in four seat 3 all acorns."""
    rules = request.param
    people = tuple(make_guest(name=name) for name in NAMES[: rules.players])
    table = services.open_table(creator=people[0], wish=TableWish(rules=rules))
    for person in people[1:]:
        services.sit(table_id=table.id, user=person, place=None)
    for person in people[1:]:
        services.set_ready(table_id=table.id, user=person, ready=True)

    def stacked():
        dealer = services_dealer(table)
        parted = [(cards(first), cards(talon)) for first, _, talon in (h.partition("|") for h in HANDS[rules.players])]
        return "deal " + " ".join(map(str, deck_from(rules, rules.seats[dealer], parted, [])))

    monkeypatch.setattr(consequences, "shuffled_deck", stacked)
    services.begin(table_id=table.id, user=people[0])
    return Played(table.id, people)


def services_dealer(table):
    table.refresh_from_db()
    return table.first_dealer


def call(table):
    fold = table.fold
    while fold.phase == "calling":
        seat = fold.match.to_act[0]
        legal = [str(action) for action in fold.match.legal_actions(seat)]
        assert table.act(seat, "call S" if "call S" in legal else legal[0]).done
        fold = table.fold
    return fold


def checked(table):
    """Over, decided by seat 0's hearts unless told otherwise, drawn for everybody, and replayed to the same."""
    fold = table.fold
    assert fold.phase == "over"
    assert fold.match.deals[-1].outcome == "belot"
    assert disagreements(table.row) == []
    record = json.loads(json.dumps(record_of_table(fold)))
    assert record["deals"][0].get("plays", []) == []
    for person in table.people:
        browser = Client()
        browser.force_login(person)
        page = browser.get(f"/stol/{table.row.code}/")
        assert page.status_code == 200
        assert 'data-phase="over"' in page.content.decode()
        assert browser.get(f"/partije/{table.row.code}/").status_code == 200
    return fold


AUTOMATIC = [Rules(), Rules(players=3, target=701, three_stock="out_of_play"), Rules(players=2, target=501)]
MANUAL = [Rules(declaring="manual"), Rules(players=3, declaring="manual"), Rules(players=2, declaring="manual")]
by_players = [str(players) for players in (4, 3, 2)]


@pytest.mark.parametrize("table", AUTOMATIC, indirect=True, ids=by_players)
def test_a_belot_wins_the_match_before_a_card_is_played(table):
    call(table)
    fold = checked(table)
    assert max(fold.match.totals) == fold.match.rules.target


@pytest.mark.parametrize("table", MANUAL, indirect=True, ids=by_players)
def test_a_belot_wins_once_it_is_declared(table):
    fold = call(table)
    while fold.phase == "declaring":
        seat = fold.match.to_act[0]
        legal = [str(action) for action in fold.match.legal_actions(seat)]
        assert table.act(seat, legal[0]).done
        fold = table.fold
    checked(table)


@pytest.mark.parametrize("table", MANUAL, indirect=True, ids=by_players)
def test_a_belot_that_is_kept_back_wins_nothing(table):
    fold = call(table)
    while fold.phase == "declaring":
        assert table.act(fold.match.to_act[0], "declare").done
        fold = table.fold
    assert fold.phase == "playing"


@pytest.mark.parametrize("table", [Rules(declaring="manual")], indirect=True)
def test_a_robot_declares_a_belot_for_who_has_left(table):
    services.leave(table_id=table.id, user=table.people[0])
    services.leave(table_id=table.id, user=table.people[3])
    fold = table.fold
    while fold.phase != "over":
        assert fold.phase in ("calling", "declaring")
        seat = fold.match.to_act[0]
        if seat in (0, 3):
            choice = str(services_choice(fold, seat))
            assert table.do(services.Robot(seat), choice).done
        else:
            assert table.act(seat, str(fold.match.legal_actions(seat)[0])).done
        fold = table.fold
    assert fold.match.deals[-1].outcome == "belot"


def services_choice(fold, seat):
    return choose(SeatView.of(fold.match, seat))
