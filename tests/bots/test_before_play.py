"""What a robot does between the call and the first card."""

from game.bela import Rules, SeatView
from game.bots import choose
from tests.bela.table import after, dealt


def answer(match) -> str:
    return str(choose(SeatView.of(match, match.to_act[0])))


def test_a_robot_declares_everything_it_holds():
    match = dealt(
        "7H 8H 9H JH JD JS | JC AD",
        "TH QH KH 7D 8D 9D | TD QD",
        "AH KD 7S 8S TS QS | 9C TC",
        "9S KS AS 7C 8C QC | KC AC",
        rules=Rules(declaring="manual"),
    )
    assert answer(after(match, "call H")) == "declare JH JD JS JC, 7H 8H 9H"


def test_a_robot_swaps_the_seven_of_trumps_for_the_offered_card():
    match = dealt(
        "7H 8H JH AS AD KD | 7C 8C",
        "TH QH KH 7D 8D 9D | TD QD",
        "9S JD 7S 8S TS QS | 9C TC",
        "JS KS JC AC QC KC | AH 9H",
        rules=Rules(offered_trump=True, seven_exchange=True),
    )
    assert answer(after(match, "call H")) == "exchange"


def test_the_caller_of_three_lays_a_lone_ten_aside_and_keeps_trumps_and_aces():
    match = dealt(
        "JH 9H AH KH AS AD | AC 7H TS 9S",
        "TH QH 7D 8D 9D JD | QD KD 7S 8S",
        "8H JS QS KS 7C 8C | 9C JC QC KC",
        rules=Rules(players=3, three_stock="to_caller"),
        dealer=2,
        left_over="TD TC",
    )
    laid_aside = answer(after(match, "call H"))
    assert laid_aside.startswith("discard ")
    assert {name[0] for name in laid_aside.split()[1:]} <= {"T", "9"}
