"""The page for three, for two, and for the options that change what it shows."""

import pytest

from game.bela import Rules
from game.tables.presenters.drawing import draw_html
from tests.bela.table import random_match
from tests.tables.presenters import samples

THREE = Rules(players=3, target=701)
TWO = Rules(players=2, target=501)


def playing(rules, deals=0):
    return samples.first_found(lambda match: match.phase == "playing" and len(match.deals) >= deals, rules)


def test_three_sit_at_the_bottom_and_to_both_sides():
    for seat in range(3):
        places = samples.drawn_from(playing(THREE), seat).match.places
        assert [places.index(place) for place in ("me", "right", "left")] == [(seat + step) % 3 for step in range(3)]


def test_two_sit_opposite_each_other():
    assert samples.drawn_from(playing(TWO), 1).match.places == ("top", "me")


def test_the_blok_of_three_has_a_column_for_each_the_own_one_first():
    match = playing(THREE, deals=2)
    shown = [samples.drawn_from(match, seat).match for seat in range(3)]
    assert shown[1].sides == ("Ja", "Joža", "Ana")
    assert shown[1].blok.totals == (match.totals[1], match.totals[2], match.totals[0])
    assert samples.drawn_from(match, None).match.sides == ("Ana", "Ivan", "Joža")
    assert all(len(row.score) == 3 for row in shown[0].blok.rows)


def test_who_calls_is_named_where_everybody_plays_alone():
    match = samples.first_found(lambda match: len(match.deals) >= 1 and match.phase == "calling", THREE)
    caller = match.deals[0].caller
    own, other = (samples.drawn_from(match, seat).match.blok.rows[0].note for seat in (caller, (caller + 1) % 3))
    assert own.startswith("1. ti zoveš")
    assert other.startswith(f"1. zove: {('Ana', 'Ivan', 'Joža')[caller]}")


def test_a_fall_of_three_leaves_the_others_their_own():
    def fell(match):
        score = samples.view(match, None).score
        return match.phase == "review" and score is not None and score.outcome == "fall"

    match = samples.first_found(fell, THREE)
    summary = samples.drawn_from(match, 0).match.summary
    assert summary.verdict[-1] == "Zvač ne piše ništa, drugi pišu svoje."
    assert summary.stamp == "PAD"


def test_who_wins_alone_is_named_alone():
    match = samples.played(lambda match: match.phase == "over", rules=THREE)
    ending = samples.drawn_from(match, match.winner).match.ending
    assert (ending.title, ending.winners) == ("Pobjeda!", ("Ana", "Ivan", "Joža")[match.winner])


def test_a_match_that_ends_with_enough_says_why():
    match = samples.first_found(
        lambda match: match.phase == "over" and match.deals[-1].outcome == "enough", Rules(ending="enough", target=501)
    )
    summary = samples.drawn_from(match, 0).match.summary
    assert summary.stamp == "DOSTA"
    assert summary.verdict[0].startswith("Dosta: s ovim štihom do 501 dolazi ")


def claimed(rightly):
    def judged(match):
        claim = samples.view(match, None).claim if match.phase == "review" else None
        return claim is not None and (claim.revoke is not None) == rightly

    return samples.first_found(judged, Rules(illegal_play="auzmes"))


def test_a_right_claim_shows_the_wrong_card_and_what_was_allowed():
    match = claimed(rightly=True)
    claim = samples.view(match, None).claim
    said = " ".join(samples.drawn_from(match, 0).match.summary.verdict)
    assert f"Kriva karta u {claim.revoke.trick}. štihu: " in said
    assert "Smjelo se baciti: " in said
    assert said.endswith(f"Sve piše: {' + '.join(samples.NAMES[claim.by % 2 :: 2])}.")


def test_a_wrong_claim_gives_everything_to_the_accused():
    match = claimed(rightly=False)
    claim = samples.view(match, None).claim
    said = " ".join(samples.drawn_from(match, 0).match.summary.verdict)
    assert "nijedna karta nije kriva" in said
    assert said.endswith(f"Sve piše: {' + '.join(samples.NAMES[claim.against % 2 :: 2])}.")


def test_a_claim_can_be_made_against_each_opponent_out_of_turn_too():
    match = samples.first_found(
        lambda match: match.phase == "playing" and len(samples.view(match, None).trick) == 2,
        Rules(illegal_play="auzmes"),
    )
    waiting = (match.turn + 2) % 4
    accused = samples.drawn_from(match, waiting).match.claims
    assert [one.action for one in accused] == [f"auzmes {seat}" for seat in range(4) if seat % 2 != waiting % 2]
    assert samples.drawn_from(match, None).match.claims == ()


def test_declared_in_vain_is_said_but_never_counted_or_shown():
    def both_sides_declared(match):
        seen = samples.view(match, None)
        counts = {said.counts for said in seen.announced}
        return match.phase == "playing" and len(seen.history) == 1 and counts == {True, False}

    match = samples.first_found(both_sides_declared, Rules(declaring="manual"))
    shown = samples.drawn_from(match, 0).match
    seen = samples.view(match, 0)
    counting = [said for said in seen.announced if said.counts]
    assert [line.name for line in shown.shown.lines] == [samples.NAMES[said.seat] for said in counting]
    assert sum(int(side.split()[-1]) for side in shown.shown.sides.split(", ")) == sum(s.value for s in counting)


def test_what_disputes_the_highest_value_is_said_with_it():
    def disputed(match):
        return match.phase == "declaring" and any(said.top for said in samples.view(match, None).announced)

    match = samples.first_found(disputed, Rules(declaring="manual"))
    said = [saying.more for box in samples.drawn_from(match, 0).match.seats for saying in box.said.sayings]
    assert any("(niz od 3, do: " in each or "(niz od 4, do: " in each for each in said)


@pytest.mark.parametrize("rules", [THREE, TWO], ids=["three", "two"])
def test_every_state_can_be_drawn_for_everybody(rules):
    table = samples.table_for(rules)
    for match in random_match(rules, 3, most_deals=3):
        for seat in (*match.rules.seats, None):
            drawn = draw_html(table, samples.view(match, seat), seat, samples.NOW)
            assert drawn.count('class="seat ') == rules.players - 1
