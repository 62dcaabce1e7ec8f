"""rules.md, "Announcements", with `declaring=manual` and a belot. Trumps are hearts; the dealer is seat 3."""

import pytest

from game.bela import Declare, Declared, Reason, Refused, Rules, SeatView, parse_action

from .table import after, dealt, hand, legal

HANDS = (
    "7H 8H 9H TD JD QD | KD 7S",
    "JH JS JC AD AS KS | 8S 9S",
    "9D 7D 8D AH KH TS | QS 9C",
    "7C 8C TC QC KC AC | QH TH",
)
BELOT = (
    "7C 8C 9C TC JC QC | KC AC",
    "7D 8D 9D TD JD QD | KD AD",
    "7S 8S 9S TS JS QS | KS AS",
    "7H 8H 9H TH JH QH | KH AH",
)


def declaring(*moves, hands=HANDS, **options):
    return after(dealt(*hands, rules=Rules(declaring="manual", **options)), "call H", *moves)


def test_every_subset_of_what_he_holds_may_be_declared_the_largest_first_and_nothing_last():
    assert legal(declaring()) == ["declare TD JD QD KD, 7H 8H 9H", "declare TD JD QD KD", "declare 7H 8H 9H", "declare"]


def test_every_seat_is_asked_in_turn_also_one_that_holds_nothing():
    match = declaring("declare")
    assert (match.phase, match.turn, legal(match)) == ("declaring", 1, ["declare"])
    match = after(match, "declare", "declare 7D 8D 9D", "declare")
    assert (match.phase, match.turn) == ("playing", 0)


@pytest.mark.parametrize(
    "text",
    ["declare 7H 8H", "declare TD JD QD", "declare 7C 8C 9C", "declare JH JD JS JC", "declare 7H 8H 9H, TD JD QD"],
)
def test_only_whole_announcements_of_his_own_can_be_declared(text):
    with pytest.raises(Refused) as refused:
        declaring().act(0, parse_action(text))
    assert refused.value.refusal.reason is Reason.NOT_HELD


def test_the_same_announcement_cannot_be_declared_twice():
    with pytest.raises(Refused) as refused:
        declaring().act(0, Declare((hand("7H 8H 9H"), hand("7H 8H 9H"))))
    assert refused.value.refusal.reason is Reason.NOT_HELD


def test_only_the_values_said_are_public():
    match = declaring("declare TD JD QD KD, 7H 8H 9H")
    assert match.events == (Declared(0, (50, 20)),)


def test_what_a_player_keeps_back_is_worth_nothing():
    match = declaring("declare", "declare", "declare 7D 8D 9D", "declare")
    assert match.stage.opening.announced == 20
    assert match.stage.opening.announcing == 0
    silent = declaring(*["declare"] * 4)
    assert silent.stage.opening.announced == 0


@pytest.mark.parametrize("announcements", ["bela_only", "none"])
def test_nobody_is_asked_where_nothing_is_announced(announcements):
    assert declaring(announcements=announcements).phase == "playing"


def test_a_declared_belot_wins_the_match_at_once_and_ends_the_asking():
    match = declaring("declare", "declare 7D 8D 9D TD JD QD KD AD", hands=BELOT)
    assert (match.phase, match.winner, match.totals) == ("over", 1, (0, 1001))
    assert match.deals[0].outcome == "belot"
    assert (match.legal_actions(0), match.turn) == ((), None)


def test_a_belot_that_is_kept_back_is_worth_nothing():
    match = declaring(*["declare"] * 4, hands=BELOT)
    assert (match.phase, match.winner) == ("playing", None)


def test_an_automatic_belot_wins_before_a_card_is_played_the_first_in_turn_of_several():
    match = after(dealt(*BELOT, dealer=0), "call H")
    assert (match.phase, match.winner, match.totals) == ("over", 1, (0, 1001))
    view = SeatView.of(match, 0)
    assert [(entry.seat, entry.value) for entry in view.announced] == [(1, None)]
    assert " ".join(map(str, view.announced[0].cards)) == "7D 8D 9D TD JD QD KD AD"


def test_a_belot_may_be_a_run_of_a_hundred():
    match = after(dealt(*BELOT, rules=Rules(belot="run_100")), "call H")
    assert match.phase == "playing"
    assert match.stage.opening.announced == 200


def test_there_is_no_belot_where_nothing_is_announced():
    assert after(dealt(*BELOT, rules=Rules(announcements="bela_only")), "call H").phase == "playing"
