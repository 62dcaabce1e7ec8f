"""The line to the server, watched and mended by the page."""

import time

import pytest

from tests.tables.presenters import samples

pytestmark = pytest.mark.browser


def opens_another(table, within_s=5):
    """A second line; what comes after it is taken for lost as well, since nobody answers here."""
    assert len(table.sockets) == 1
    give_up = time.monotonic() + within_s
    while len(table.sockets) < 2:
        assert time.monotonic() < give_up
        table.page.wait_for_timeout(50)


def test_a_lost_line_is_said_and_comes_back_by_itself(sit):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=1012)
    table.page.wait_for_selector("#lost", state="visible")
    table.page.wait_for_selector("#lost", state="hidden", timeout=5000)
    assert len(table.sockets) == 2


@pytest.mark.parametrize("code", [1000, 1001])
def test_a_line_that_was_closed_politely_comes_back_too(sit, code):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=code)
    table.page.wait_for_timeout(200)
    table.page.wait_for_selector("#link[data-state=online]", state="attached", timeout=5000)
    assert len(table.sockets) == 2


def test_a_table_that_is_not_there_is_not_asked_for_again(sit):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=4404)
    table.page.wait_for_timeout(2500)
    assert len(table.sockets) == 1


def test_a_line_that_was_too_busy_says_so_and_rests(sit):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=4429)
    table.page.wait_for_function(
        "document.getElementById('notice').textContent === 'Previše odjednom. Pričekaj minutu i probaj opet.'"
    )
    table.page.wait_for_timeout(2500)
    assert len(table.sockets) == 1


def test_who_is_shut_out_in_the_middle_of_a_match_reads_why_nothing_moves(sit):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=4404)
    table.page.wait_for_selector("#gone", state="visible")
    assert table.page.inner_text("#gone b") == (
        "Ovaj stol više ne vidiš: nisi više za njim ili više ne vrijedi tvoja prijava."
    )
    assert not table.page.is_visible("#lost")


def test_the_beat_tells_the_version_that_is_shown(sit):
    match = samples.playing(2, 1)
    table = sit(match)
    table.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    table.settles()
    assert table.beats[-1] == {"beat": match.version}


def test_silence_after_a_beat_is_taken_for_a_lost_line(sit):
    table = sit(samples.playing(2, 1))
    table.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    opens_another(table)


def test_no_answer_to_a_move_is_taken_for_a_lost_line(sit):
    table = sit(samples.playing(2, 1, turn=0))
    table.page.locator("#hand button.is-legal:not([data-bela])").first.click()
    opens_another(table)


def test_whatever_calls_for_a_new_line_at_once_there_is_one_in_the_end(sit):
    table = sit(samples.playing(2, 1))
    table.sockets[-1].close(code=1012)
    table.page.wait_for_selector("#lost", state="visible")
    table.page.evaluate("() => { dispatchEvent(new Event('online')); dispatchEvent(new Event('online')); }")
    table.page.wait_for_selector("#link[data-state=online]", state="attached")
    opened = len(table.sockets)
    table.page.wait_for_timeout(2500)
    assert len(table.sockets) == opened


def test_a_refusal_stands_in_the_slip_and_goes_by_itself(sit):
    table = sit(samples.playing(2, 1))
    table.page.clock.install()
    table.says("Nisi na redu.")
    assert table.page.inner_text("#notice") == "Nisi na redu."
    table.page.clock.run_for(6500)
    assert table.page.inner_text("#notice") == ""


def test_a_card_pressed_while_the_line_is_down_is_not_sent_and_that_is_said(sit):
    match = samples.playing(2, 1, turn=0)
    table = sit(match, size=(1280, 800))
    table.page.evaluate("() => { htmx.createWebSocket = () => new WebSocket('ws://nowhere.test'); }")
    table.sockets[-1].close(code=1012)
    table.page.wait_for_selector("#lost", state="visible")
    table.page.click("#hand .card.is-legal")
    assert table.page.inner_text("#notice") == "Nije poslano: veze trenutačno nema."
    assert table.sent == []
