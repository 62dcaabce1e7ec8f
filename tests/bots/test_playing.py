"""Single decisions at the table. Hearts are trumps unless a test says otherwise, and seat 0 leads."""

from game.bela import Rules, SeatView
from game.bots import choose
from tests.bela.table import after, dealt


def answer(match) -> str:
    seat = match.to_act[0]
    return str(choose(SeatView.of(match, seat)))


def table(*hands: str, caller: int = 0, trump: str = "H", **options):
    """The start of play with these hands, the first six cards of each looked at when it was called."""
    parted = [" ".join(names[:6]) + " | " + " ".join(names[6:]) for names in map(str.split, hands)]
    return after(dealt(*parted, rules=Rules(**options)), *["pass"] * caller, f"call {trump}")


def test_the_caller_with_the_best_trumps_leads_one_of_them():
    match = table(
        "JH 9H AH AS KD 7D 8C 9C",
        "TH 7H 8D 9D TD 7S 8S JC",
        "KH JD QD AD 9S TS QC KC",
        "QH 8H JS QS KS 7C TC AC",
    )
    assert answer(match) in ("play JH", "play 9H", "play AH")


def test_a_robot_leads_trumps_to_the_partner_who_called():
    match = table(
        "7H 8H KS 9S 7D 8D 7C 8C",
        "TH KH 9D TD 7S 8S JC QC",
        "JH 9H AH JD QD AD AS AC",
        "QH KD TS JS QS 9C TC KC",
        caller=2,
    )
    assert answer(match)[-1] == "H"


def test_a_robot_against_the_caller_does_not_lead_trumps():
    match = table(
        "7H 8H KS 9S 7D 8D AC 8C",
        "JH 9H AH JD QD AD AS 7C",
        "TH KH 9D TD 7S 8S JC QC",
        "QH KD TS JS QS 9C TC KC",
        caller=1,
    )
    assert answer(match)[-1] != "H"


def test_a_robot_gives_its_ten_to_a_partner_who_surely_takes_the_trick():
    match = table(
        "JH 9H 7H 7D 8D 9D JD 7C",
        "QD KD TD 8S 9S JS AS 8C",
        "QH KH AD QS TS 9C JC QC",
        "TH AH 8H KS 7S AC KC TC",
    )
    match = after(match, "play 7C", "play 8C", "play 9C", "play AC", "play KS", "play 7H", "play 9S")
    assert answer(match) == "play TS"


def test_a_robot_that_may_throw_anything_away_fattens_its_partners_trick():
    match = table(
        "JH 9H AH AS 7D 8D 7C 8C",
        "7H TH QH KH 9D TD 9C JC",
        "QS KS JD TS 7S TC KC QC",
        "8H QD JS 9S 8S KD AD AC",
    )
    match = after(match, "play JH", "play 7H")
    assert answer(match) in ("play TC", "play TS")


def test_a_robot_does_not_waste_an_ace_on_a_trick_the_opponents_have_trumped():
    match = table(
        "JH 9H AH 7S 8S 7D 8D QD",
        "7H 8H QH 7C 8C 9D TD JD",
        "9S JS QS AS KS 9C JC TC",
        "TH KH TS QC KC AC KD AD",
    )
    match = after(match, "play JH", "play QH", "play 9C", "play TH", "play 7S", "play 8H")
    assert answer(match) == "play 9S"


def test_a_robot_ducks_cheaply_a_trick_it_cannot_win():
    match = table(
        "JH 9H AH AS 7D 8D 7C 8C",
        "7H 8H QH 7S TS KS QS 9D",
        "KH TH JS 8S 9C JC TC KC",
        "9S JD TD QD KD AD QC AC",
    )
    match = after(match, "play AS")
    assert answer(match) == "play 7S"


def test_a_robot_cashes_its_aces_once_the_trumps_are_out():
    match = table(
        "JH 9H AH TH KH AS 7D 8D",
        "7H 8H 7S TS KS QS 9D 8C",
        "QH JS 8S 9C JC TC KC 7C",
        "9S JD TD QD KD AD QC AC",
    )
    match = after(match, "play JH", "play 7H", "play QH", "play 9S", "play 9H", "play 8H", "play JS", "play QC")
    assert answer(match) == "play AS"


def test_a_robot_says_bela_with_the_first_of_its_two_cards():
    match = table(
        "JH 9H AH AS 7D 8D 7C 8C",
        "KH QH 7S TS KS QS 9D TD",
        "7H 8H JS 8S 9C JC TC KC",
        "TH 9S JD QD KD AD QC AC",
    )
    match = after(match, "play AH")
    assert answer(match) in ("play QH bela", "play KH bela")


def test_a_robot_that_could_revoke_plays_honestly():
    match = table(
        "7S 8S JH 9H AH 7D 8D 7C",
        "9S AS KH QH TH TD AD AC",
        "7H 8H JS TS 9C JC TC KC",
        "KS QS 9D JD QD KD 8C QC",
        illegal_play="auzmes",
    )
    match = after(match, "play 8S")
    assert answer(match) in ("play 9S", "play AS")
