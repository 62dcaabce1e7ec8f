"""The table's page for those who play and those who watch."""

import re

import pytest

from game.bela import Rules
from game.tables.presenters.drawing import draw_html
from game.tables.presenters.page import page
from tests.tables.presenters import samples


def test_the_own_seat_is_at_the_bottom_and_the_next_to_play_at_the_right():
    for seat in range(4):
        places = samples.drawn_from(samples.playing(1, 1), seat).match.places
        assert [places.index(place) for place in ("me", "right", "top", "left")] == [
            (seat + step) % 4 for step in range(4)
        ]


def test_who_watches_sees_the_table_from_the_first_seat_and_the_sides_by_name():
    match = samples.drawn_from(samples.playing(1, 1), None).match
    assert match.places[0] == "me"
    assert match.sides == ("Ana + Đurđa", "Ivan + Joža")


def test_points_stand_with_the_own_side_first():
    played = samples.playing(2, 1, deals=3)
    mine, theirs = (samples.drawn_from(played, seat).match for seat in (0, 1))
    assert mine.sides == theirs.sides == ("Mi", "Vi")
    assert mine.blok.totals == played.totals
    assert theirs.blok.totals == played.totals[::-1]


def test_a_row_of_the_blok_says_who_called_and_strikes_the_nought_of_who_fell():
    played = samples.first_found(lambda match: any(deal.outcome == "fall" for deal in match.deals))
    number = next(number for number, deal in enumerate(played.deals) if deal.outcome == "fall")
    caller = played.deals[number].caller
    row = samples.drawn_from(played, caller).match.blok.rows[number]
    assert row.note.startswith(f"{number + 1}. mi zovemo, pad")
    assert row.fell == 0
    assert row.score[0] == 0
    assert samples.drawn_from(played, (caller + 1) % 4).match.blok.rows[number].fell == 1


def test_the_blok_says_what_the_caller_still_needs():
    played = samples.playing(4, 1)
    caller = samples.view(played, None).caller
    said = samples.drawn_from(played, caller).match.standing.sentences[-1]
    assert said.startswith("Mi zovemo: za prolaz treba ")
    assert samples.drawn_from(played, (caller + 1) % 4).match.standing.sentences[-1].startswith("Vi zovete: ")


def test_calling_counts_the_cards_of_each_suit_and_names_who_must_call():
    played = samples.calling()
    shown = samples.drawn_from(played, played.turn).match.question
    assert [choice.action for choice in shown.suits] == ["call H", "call D", "call S", "call C"]
    assert sum(int(choice.held.split()[-1]) for choice in shown.suits) == 6
    assert shown.may_pass
    assert shown.hint == "Ako svi kažu dalje, zvati mora Ana."
    assert samples.drawn_from(played, (played.turn + 1) % 4).match.question is None


def test_the_dealer_who_must_call_is_told_so():
    played = samples.first_found(lambda match: match.phase == "calling" and match.turn == match.dealer)
    shown = samples.drawn_from(played, played.turn).match.question
    assert not shown.may_pass
    assert shown.hint == "Na musu si: moraš zvati."


def test_announcements_stand_at_the_seat_while_the_first_trick_lies_and_show_their_cards_in_the_second():
    played = samples.announced()
    seats = samples.drawn_from(played, 0).match.seats
    said = [saying for box in seats for saying in box.said.sayings if saying.value]
    assert said
    assert all(saying.cards for saying in said)
    shown = samples.drawn_from(played, 0).match.shown
    assert shown.sides.split()[0] in ("Mi", "Vi")


@pytest.mark.parametrize(("trick", "is_said"), [(0, True), (1, False)])
def test_what_was_announced_in_vain_is_forgotten_with_the_first_trick(trick, is_said):
    def lost(match):
        return [held.seat for held in samples.view(match, None).announced if held.counts is False]

    def there(match):
        return match.phase == "playing" and len(samples.view(match, None).history) == trick and lost(match)

    played = samples.first_found(there, Rules(declaring="manual"))
    seats = samples.drawn_from(played, 0).match.seats
    assert {any(saying.value for saying in seats[seat].said.sayings) for seat in lost(played)} == {is_said}


def test_the_finished_trick_can_be_looked_at_again():
    played = samples.playing(3, 2)
    last = samples.drawn_from(played, 0).match.last_trick
    seen = samples.view(played, 0).last_trick
    assert [card.card for card in last.cards] == [str(card) for card in seen.cards]
    assert [card.player for card in last.cards if card.wins] == [last.taker]
    assert (last.number, last.points) == (3, seen.points)


def test_what_happened_is_a_sentence_with_uninflected_names():
    played = samples.playing(2, 2)
    news = samples.drawn_from(played, 0).match.news
    assert any(news.startswith(f"{name} baca ") for name in samples.NAMES)


def test_a_deal_that_nobody_calls_is_told_with_the_next_one():
    played = samples.first_found(
        lambda match: (
            match.phase == "calling"
            and bool(match.deals)
            and match.deals[-1].outcome == "redealt"
            and not samples.view(match, None).calls
        ),
        Rules(mus=False),
    )
    assert samples.drawn_from(played, 0).match.news.startswith("Nitko ne zove, pa se dijeli iznova. Novo dijeljenje.")


def test_equal_views_make_equal_pages():
    played = samples.playing(2, 2)
    assert samples.drawn_from(played, 1) == samples.drawn_from(played, 1)


def test_rules_that_differ_from_klasik_are_marked():
    usual, shorter = samples.table(), samples.table(rules=Rules(target=501), move_seconds=30)
    assert bold(page(usual, None, 0, samples.NOW)) == []
    assert bold(page(shorter, None, 0, samples.NOW)) == ["Igra se do 501.", "30 sekundi po potezu."]
    assert [badge.text for badge in page(shorter, None, 0, samples.NOW).badges] == [
        "klasik",
        "4 igrača",
        "do 501",
        "30 s po potezu",
    ]


def bold(of):
    return [rule.text for group in of.rules for rule in group.words if rule.differs]


def test_a_name_cannot_bring_html_into_the_room():
    hostile = '<img src=x onerror="x">'
    of = samples.table()
    for index in range(4):
        of = samples.with_seat(of, index, name=hostile)
    for match in (samples.calling(), samples.playing(2, 2), samples.in_review(), samples.over(), samples.announced()):
        for seat in (0, 1, None):
            drawn = draw_html(of, samples.view(match, seat), seat, samples.NOW)
            assert "<img" not in drawn
            assert "&lt;img" in drawn
    assert "<img" not in draw_html(samples.with_seat(samples.waiting_table(), 0, name=hostile), None, 0, samples.NOW)


def test_at_each_seat_stands_who_sits_there():
    played = samples.playing(1, 1)
    for you in (*range(4), None):
        html = draw_html(samples.table(), samples.view(played, you), you, samples.NOW)
        seats = re.findall(r'<div id="seat-(\d)".*?<span class="name" dir="auto">(\w+)<', html, re.DOTALL)
        assert dict(seats) == {str(seat): name for seat, name in enumerate(samples.NAMES) if seat != (you or 0)}


def test_seconds_are_shown_of_the_own_clock_and_of_nobody_elses_before_they_run_out():
    played = samples.first_found(lambda match: match.phase == "playing" and match.turn == 0)
    assert 'class="num is-shown"' in draw_html(samples.table(), samples.view(played, 0), 0, samples.NOW)
    for you in (1, 2, 3, None):
        assert 'class="num is-shown"' not in draw_html(samples.table(), samples.view(played, you), you, samples.NOW)
        late = draw_html(samples.table(), samples.view(played, you), you, samples.NOW + 10_000)
        assert 'class="num is-shown"' in late
