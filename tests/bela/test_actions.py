"""contract.md, "Actions as text"."""

import pytest

from game.bela import ActionError, Auzmes, Call, Discard, Play, Seat, Suit, parse_action

from .table import cards


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "call H",
        "exchange",
        "keep",
        "discard 7D AS",
        "declare",
        "declare 7H 8H 9H",
        "declare JH JD JS JC, 7H 8H 9H",
        "play JH",
        "play KH bela",
        "auzmes 2",
        "accept",
    ],
)
def test_an_action_is_read_and_written_the_same(text):
    assert str(parse_action(text)) == text


def test_spaces_at_the_ends_do_not_count_and_cards_come_in_any_order():
    assert parse_action("  play JH ") == parse_action("play JH")
    assert parse_action("discard AS 7D") == Discard(tuple(cards("7D AS")))
    assert parse_action("declare 9H 7H 8H, JC JD JS JH") == parse_action("declare JH JD JS JC, 7H 8H 9H")


def test_an_action_says_what_it_means():
    assert parse_action("call S") == Call(Suit.SPADES)
    assert parse_action("play TD") == Play(cards("TD")[0])
    assert parse_action("auzmes 3") == Auzmes(Seat.S3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "PLAY JH",
        "play jh",
        "play 10H",
        "play",
        "play  JH",
        "play JH  bela",
        "play JH KH",
        "play JH Bela",
        "\tpass",
        "pass\n",
        "call",
        "call X",
        "call H D",
        "discard",
        "discard 7D 7D",
        "discard 7D  AS",
        "declare 7H 8H 9H 9H",
        "declare 7H 8H 9H,JH JD JS JC",
        "declare , ",
        "declare 7H 8H 9H, ",
        "auzmes",
        "auzmes 4",
        "auzmes -1",
        "auzmes two",
        "accept now",
        "deal",
        "play \ud800",
        "x" * 100_000,
    ],
)
def test_a_text_that_is_no_action_is_refused(text):
    with pytest.raises(ActionError):
        parse_action(text)
