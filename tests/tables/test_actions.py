"""The one door for moves (contract.md, "Doing something")."""

import pytest

from game.accounts.services import make_guest
from game.bela import Play, SeatView
from game.tables import services
from game.tables.declined import Declined
from game.tables.models import Move


def moves(table) -> list[tuple[int, int | None, str]]:
    return list(Move.objects.filter(table_id=table.id).order_by("number").values_list("number", "seat", "action"))


def test_an_accepted_action_is_stored_with_its_number_before_it_is_acknowledged(begun):
    turn = begun.fold.match.turn
    outcome = begun.act(turn, "call H")
    assert outcome.done
    assert outcome.fold.version == 1
    assert moves(begun)[1:] == [(1, turn, "call H")]


def test_cards_and_spaces_are_stored_as_the_contract_writes_them(begun):
    begun.act(begun.fold.match.turn, "  call H ")
    assert moves(begun)[-1][2] == "call H"


def test_an_action_of_an_old_version_is_stale_and_changes_nothing(begun):
    turn = begun.fold.match.turn
    begun.act(turn, "call H")
    before = moves(begun)
    assert begun.act((turn + 1) % 4, "call S", version=0).reason == "stale"
    assert moves(begun) == before


def test_an_action_of_a_version_to_come_is_stale(begun):
    assert begun.act(begun.fold.match.turn, "pass", version=1).reason == "stale"


def test_a_repeated_action_id_does_nothing_again_and_counts_as_done(begun):
    turn = begun.fold.match.turn
    begun.act(turn, "pass", action_id="a")
    outcome = begun.act(turn, "call H", version=77, action_id="a")
    assert outcome.done
    assert outcome.fold.version == 1
    assert len(moves(begun)) == 2


def test_the_same_action_id_of_another_seat_is_another_one(begun):
    turn = begun.fold.match.turn
    begun.act(turn, "pass", action_id="a")
    assert begun.act((turn + 1) % 4, "pass", action_id="a").fold.version == 2


def test_a_refused_action_id_may_be_used_again(begun):
    turn = begun.fold.match.turn
    assert begun.act(turn, "accept", action_id="a").reason == "wrong_phase"
    assert begun.act(turn, "pass", action_id="a").done


def test_two_taps_at_once_are_one_move(begun):
    turn = begun.fold.match.turn
    outcomes = begun.at_once((turn, "pass", 0, "a"), (turn, "pass", 0, "a"))
    assert all(outcome.done for outcome in outcomes)
    assert len(moves(begun)) == 2


def test_two_different_choices_at_once_are_one_move(begun):
    turn = begun.fold.match.turn
    outcomes = begun.at_once((turn, "call H", 0, "a"), (turn, "call S", 0, "b"))
    assert sorted(outcome.reason for outcome in outcomes) == ["", "stale"]
    assert len(moves(begun)) == 2


def test_all_four_may_accept_a_review_at_once(begun):
    review = begun.play_until("review")
    outcomes = begun.at_once(*((seat, "accept", review.version, f"a{seat}") for seat in range(4)))
    assert all(outcome.done for outcome in outcomes)
    assert begun.fold.phase == "calling"
    assert begun.fold.version == review.version + 4


def test_what_another_process_has_stored_is_seen_before_an_action_is_judged(begun):
    turn = begun.fold.match.turn
    begun.act(turn, "pass")
    known = services.actions.folds.known(begun.id)
    begun.act((turn + 1) % 4, "pass")
    services.actions.folds.forget(begun.id)
    services.actions.folds.keep(known)
    assert begun.act((turn + 2) % 4, "pass", version=2).done
    assert begun.fold.version == 3


@pytest.mark.parametrize(
    "action", ["", "play", "play XX", "call", "call X", "deal 7H", "pass pass", "a" * 200, None, 7]
)
def test_what_is_no_action_is_malformed(begun, action):
    with pytest.raises(Declined, match="malformed"):
        begun.act(begun.fold.match.turn, action)


@pytest.mark.parametrize("version", ["", "x", "-1", "1.0", "1e3", "٣", "1234567890", -1, True, 1.0, [], {}])
def test_what_is_no_version_is_malformed(begun, version):
    with pytest.raises(Declined, match="malformed"):
        begun.act(begun.fold.match.turn, "pass", version=version)


@pytest.mark.parametrize("action_id", ["x" * 65, "\0", "\ud800", 7, ["a"], {"a": 1}])
def test_an_action_id_that_cannot_be_kept_is_malformed(begun, action_id):
    with pytest.raises(Declined, match="malformed"):
        begun.act(begun.fold.match.turn, "pass", action_id=action_id)


def test_a_table_that_was_let_go_goes_on_where_it_was(begun):
    turn = begun.fold.match.turn
    begun.act(turn, "pass")
    services.actions.folds.forget_unused(0)
    assert services.actions.folds.known(begun.id) is None
    assert begun.act((turn + 1) % 4, "pass", version=1).fold.version == 2


def test_a_stranger_learns_nothing_of_a_private_match(begun):
    with pytest.raises(Declined, match="no_such_table"):
        begun.do(services.Person(make_guest(name="Stranac").id), "pass", version=0)


def test_a_card_of_another_suit_is_refused_with_the_cards_that_may_be_played(begun):
    playing = begun.play_until("playing")
    while not SeatView.of(playing.match, playing.match.turn).refusals:
        playing = begun.first_legal(playing)
    seat = playing.match.turn
    allowed = {action.card for action in playing.match.legal_actions(seat) if isinstance(action, Play)}
    wrong = next(card for card in SeatView.of(playing.match, seat).hand if card not in allowed)
    outcome = begun.act(seat, f"play {wrong}")
    assert outcome.reason.startswith("must_")
    assert set(outcome.refusal.allowed) == allowed


def test_a_whole_match_comes_to_its_end_and_stays_there(begun):
    over = begun.play_until("over", most=5000)
    assert over.match.winner is not None
    assert begun.row.over_ms is not None
    assert begun.row.due_ms is None
    assert begun.act(0, "accept").reason in ("wrong_phase", "stale")


def test_who_comes_while_a_move_is_being_stored_is_there_afterwards(begun, monkeypatch):
    turn = begun.fold.match.turn
    append = services.actions.writer.append

    async def somebody_comes(entry):
        known = services.actions.folds.known(begun.id)
        services.actions.folds.keep(known.with_presence(2, 10**15))
        await append(entry)

    monkeypatch.setattr(services.actions.writer, "append", somebody_comes)
    assert begun.act(turn, "pass").fold.here_until_ms[2] == 10**15
