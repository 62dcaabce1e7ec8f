"""The sum of a deal as people do it."""

import pytest

from tests.tables.presenters import samples


def summary(match, seat=0):
    return samples.drawn_from(match, seat).match.summary


@pytest.mark.parametrize("outcome", ["pass", "fall"])
def test_the_parts_add_up_to_the_deal(outcome):
    shown = summary(samples.in_review(outcome))
    parts = [row.score for row in shown.rows if not row.is_total]
    total = next(row.score for row in shown.rows if row.is_total)
    assert total == tuple(sum(column) for column in zip(*parts, strict=True))
    assert shown.rows[0].label == "Karte"


def test_who_falls_writes_a_struck_nought_and_the_others_everything():
    match = samples.in_review("fall")
    caller = samples.view(match, None).score.caller
    shown = summary(match, caller)
    written = shown.rows[-1]
    assert (written.label, written.fell, written.score[0]) == ("Piše se", 0, 0)
    assert written.score[1] == sum(next(row.score for row in shown.rows if row.is_total))
    assert shown.verdict[-1] == "Sve ide vama."
    assert summary(match, (caller + 1) % 4).verdict[-1] == "Sve ide nama."


def test_the_verdict_tells_the_half_and_what_was_needed():
    match = samples.in_review("pass")
    score = samples.view(match, None).score
    shown = summary(match)
    assert f"pola je {str(sum(score.total) / 2).removesuffix('.0').replace('.', ',')}." in shown.verdict[0]
    assert f"Zvaču treba bar <b>{score.needed}</b>, a ima <b>" in shown.verdict[1]


def test_totals_are_those_before_the_deal_and_with_it():
    match = samples.in_review("pass")
    score = samples.view(match, None).score
    shown = summary(match)
    assert shown.before == match.totals
    assert shown.after == tuple(had + has for had, has in zip(match.totals, score.written, strict=True))


def test_the_last_deal_is_already_in_the_totals_of_a_match_that_is_over():
    match = samples.over()
    shown = summary(match)
    written = samples.view(match, None).score.written
    assert shown.after == match.totals
    assert shown.before == tuple(had - has for had, has in zip(match.totals, written, strict=True))


def test_it_names_whom_the_table_waits_for():
    match = samples.in_review("pass")
    assert samples.drawn_from(match, 0).match.waiting_for == "Ivan, Đurđa, Joža i ti"
    assert samples.drawn_from(match, 0).match.may_accept
    match = match.act(0, match.legal_actions(0)[0]).match
    assert samples.drawn_from(match, 0).match.waiting_for == "Ivan, Đurđa i Joža"
    assert not samples.drawn_from(match, 0).match.may_accept


def test_nothing_is_summed_while_the_deal_is_played():
    assert summary(samples.playing(3, 1)) is None


def with_bela(*, decided):
    def there(match):
        score = samples.view(match, None).score if match.phase == "review" else None
        if score is None or not any(score.bela) or score.outcome not in ("pass", "fall"):
            return False
        without = [total - bela for total, bela in zip(score.total, score.bela, strict=True)]
        would_pass = 2 * without[score.caller % 2] > sum(without)
        return decided == (would_pass != (score.outcome == "pass"))

    return samples.first_found(there)


def test_a_bela_is_mentioned_only_where_it_decided():
    assert summary(with_bela(decided=True)).note.startswith("Bela je odlučila: bez nje bi bilo ")
    assert summary(with_bela(decided=False)).note == ""


def test_the_end_names_the_winners_and_offers_another_match():
    match = samples.over()
    winner = match.winner
    won, lost = (samples.drawn_from(match, seat).match.ending for seat in (winner, winner + 1))
    assert (won.title, lost.title) == ("Pobjeda!", "Poraz")
    assert won.winners == f"{samples.NAMES[winner]} + {samples.NAMES[winner + 2]}"
    assert won.plays
    assert not samples.drawn_from(match, None).match.ending.plays


def test_who_comes_later_is_led_to_the_rematch_that_is_open():
    table = samples.table(rematch_code="abc234", rematch_by="Ivan")
    ending = samples.drawn_from(samples.over(), 0, table).match.ending
    assert (ending.rematch_by, ending.rematch_url) == ("Ivan", "/stol/abc234/")
