"""contract.md, `announced` in the view of a seat. Trumps are hearts; the dealer is seat 3."""

from game.bela import AnnouncementsShown, AnnouncementsWon, Rules, SeatView

from .table import after, dealt

# Seat 0 holds a run of 50 and one of 20, seat 1 one of 50, seat 2 one of 20, seat 3 nothing.
HANDS = (
    "7S 8S 9S TS QD KD | AD 9D",
    "7C 8C 9C TC JD QH | KS AS",
    "7H 8H TH JH QC KC | AC KH",
    "7D 8D AH TD JS JC | QS 9H",
)
FIFTY, OTHER_FIFTY, QUEEN_UP, CLUBS_UP = "7S 8S 9S TS", "7C 8C 9C TC", "QD KD AD", "QC KC AC"
TRICK = ("play AD", "play JD", "play TH", "play TD")
BEFORE = {"announcements_shown": "before_play"}
BELOT = (
    "7C 8C 9C TC JC QC | KC AC",
    "7D 8D 9D TD JD QD | KD AD",
    "7S 8S 9S TS JS QS | KS AS",
    "7H 8H 9H TH JH QH | KH AH",
)


def announced(*moves, seat=None, hands=HANDS, **options):
    match = after(dealt(*hands, rules=Rules(**options)), "call H", *moves)
    return [
        (
            int(entry.seat),
            entry.value,
            None if entry.top is None else str(entry.top),
            entry.length,
            None if entry.cards is None else " ".join(map(str, entry.cards)),
        )
        for entry in SeatView.of(match, seat).announced
    ]


def manual(*moves, **options):
    return announced(*moves, declaring="manual", **options)


def test_nothing_is_known_of_automatic_ones_before_the_first_card_lies():
    assert announced() == []


def test_then_the_winners_have_their_values_in_turn_and_the_losers_nothing():
    expected = [(0, 50, None, None, None), (0, 20, None, None, None), (2, 20, None, None, None)]
    assert announced(*TRICK[:1]) == announced(*TRICK[:3]) == expected
    assert announced(*TRICK[:1], seat=1) == expected


def test_the_winners_cards_are_shown_from_the_end_of_the_first_trick_on():
    expected = [(0, 50, None, None, FIFTY), (0, 20, None, None, QUEEN_UP), (2, 20, None, None, CLUBS_UP)]
    assert announced(*TRICK) == expected
    assert announced(*TRICK, "play JH") == expected


def test_before_play_they_are_shown_at_once():
    assert announced(**BEFORE) == [
        (0, 50, None, None, FIFTY),
        (0, 20, None, None, QUEEN_UP),
        (2, 20, None, None, CLUBS_UP),
    ]


def test_nothing_is_shown_where_the_equal_ones_score_for_nobody():
    assert announced(*TRICK, equal_announcements="nobody") == []


def test_all_that_was_said_is_public_by_its_value_and_what_was_kept_back_is_not():
    assert manual(f"declare {FIFTY}") == [(0, 50, None, None, None)]
    assert manual("declare", f"declare {OTHER_FIFTY}") == [(1, 50, None, None, None)]


def test_top_and_length_are_said_where_seats_of_different_sides_have_the_highest_value():
    said = manual(f"declare {FIFTY}, {QUEEN_UP}", f"declare {OTHER_FIFTY}")
    assert said == [(0, 50, "TS", 4, None), (0, 20, None, None, None), (1, 50, "TC", 4, None)]


def test_of_one_side_alone_no_top_is_said():
    said = manual(f"declare {QUEEN_UP}", "declare", f"declare {CLUBS_UP}")
    assert said == [(0, 20, None, None, None), (2, 20, None, None, None)]


def test_top_and_length_go_again_when_a_higher_value_is_said():
    hands = (HANDS[0], "7C 8C 9C TC JD QC | KS AS", "7H 8H TH JH QH KH | AH KC", "7D 8D AC TD JS JC | QS 9H")
    equal = manual(f"declare {FIFTY}", f"declare {OTHER_FIFTY}", hands=hands)
    assert equal == [(0, 50, "TS", 4, None), (1, 50, "TC", 4, None)]
    higher = manual(f"declare {FIFTY}", f"declare {OTHER_FIFTY}", "declare TH JH QH KH AH", hands=hands)
    assert higher == [(0, 50, None, None, None), (1, 50, None, None, None), (2, 100, None, None, None)]


def test_the_winners_cards_are_shown_beside_what_was_said_and_the_losers_never():
    said = (f"declare {FIFTY}", f"declare {OTHER_FIFTY}", "declare", "declare")
    assert manual(*said) == [(0, 50, "TS", 4, None), (1, 50, "TC", 4, None)]
    assert manual(*said, **BEFORE) == [(0, 50, "TS", 4, FIFTY), (1, 50, "TC", 4, None)]
    assert manual(*said, *TRICK) == [(0, 50, "TS", 4, FIFTY), (1, 50, "TC", 4, None)]


def test_the_losers_cards_are_not_shown_after_an_auzmes_either():
    shown = announced(*TRICK, "3: auzmes 0", illegal_play="auzmes")
    assert {seat for seat, *_ in shown} == {0, 2}
    in_first_trick = announced(*TRICK[:2], "3: auzmes 0", illegal_play="auzmes")
    assert all(cards is None for *_, cards in in_first_trick)


def test_a_belot_that_wins_has_no_value_and_shows_its_cards_at_once():
    assert announced(hands=BELOT) == [(0, None, None, None, "7C 8C 9C TC JC QC KC AC")]
    said = manual("declare", "declare 7D 8D 9D TD JD QD KD AD", hands=BELOT)
    assert said == [(1, None, None, None, "7D 8D 9D TD JD QD KD AD")]


def test_a_belot_that_is_a_run_of_a_hundred_is_said_like_any_other():
    said = manual("declare 7C 8C 9C TC JC QC KC AC", "declare 7D 8D 9D TD JD QD KD AD", hands=BELOT, belot="run_100")
    assert said == [(0, 100, "AC", 8, None), (1, 100, "AD", 8, None)]


def events(*moves, **options):
    return after(dealt(*HANDS, rules=Rules(**options)), "call H", *moves).events


def test_what_becomes_known_is_told_when_it_does():
    won, shown = AnnouncementsWon(0, 90), AnnouncementsShown(0)
    assert won in events(*TRICK[:1])
    assert won not in events(*TRICK[:2])
    assert shown in events(*TRICK)
    assert {won, shown} <= set(events(**BEFORE))
    assert not {won, shown} & set(events(*TRICK[:1], **BEFORE))
    declared = ("declare", "declare", "declare", "declare")
    assert not any(isinstance(event, AnnouncementsWon) for event in events(*declared, declaring="manual"))
