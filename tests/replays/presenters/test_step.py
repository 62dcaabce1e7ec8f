"""What a step shows: everything, in words too, in two, three and four."""

import pytest
from django.utils import translation

from game.bela import PRESETS, Rules
from game.replays.presenters.addresses import Address
from game.replays.presenters.page import ReplayPage, replay_page
from game.replays.walk import walk_of

from ..records import laid, record_by, some_records, with_revoke


@pytest.fixture(autouse=True)
def in_croatian():
    with translation.override("hr"):
        yield


def page_of(record: dict, deal: int = 1, step: int = -1) -> ReplayPage:
    """A step of a record; -1 is the last one of the deal."""
    walk = walk_of(record)
    last = len(walk.deals[deal - 1].steps) - 1
    return replay_page(record, walk, Address("match", "k7pq3x"), deal, last if step == -1 else step)


def every_page(record: dict):
    walk = walk_of(record)
    for number, deal in enumerate(walk.deals, start=1):
        for step in range(len(deal.steps)):
            yield replay_page(record, walk, Address("match", "k7pq3x"), number, step)


def marks(page: ReplayPage, seat: int) -> dict[str, str]:
    return {card.card: card.mark for card in page.felt.seats[seat].places if card}


def figures(page: ReplayPage) -> dict[str, tuple[int, ...]]:
    return {row.label: row.score for row in page.points.rows}


def named(page: ReplayPage) -> list[str]:
    return [f"{line.player}: {line.value}, {line.fate}" for line in page.announced]


PLAYED = ("pass", "call H", "play AD", "play 7D", "play TD", "play 9D")


# ------------------------------------------------------------------ hands and trick


def test_before_trumps_are_called_the_first_cards_and_the_talon_lie_apart():
    page = page_of(laid(), step=0)
    assert page.said == "Novo dijeljenje. Dijeli: Igrač\N{NO-BREAK SPACE}4."
    for seat in page.felt.seats:
        assert len(seat.places) == 6
        assert len(seat.talon) == 2
    assert not page.felt.trump
    assert [seat.deals for seat in page.felt.seats] == [False, False, False, True]


def test_what_was_said_stands_at_each_seat_until_trumps_are_known():
    page = page_of(laid("pass", "pass"))
    assert [seat.spoken for seat in page.felt.seats] == ["dalje", "dalje", "", ""]
    called = page_of(laid("pass", "call H"))
    assert [seat.spoken for seat in called.felt.seats] == [""] * 4
    assert [seat.calls for seat in called.felt.seats] == ["", "H", "", ""]
    assert called.felt.trump_name == "srce"


def test_cards_that_can_be_played_are_marked_and_only_of_who_is_on_turn():
    page = page_of(laid(*PLAYED[:4]))
    assert page.turn == "Igrač\N{NO-BREAK SPACE}3"
    assert marks(page, 2) == {card: "legal" if card == "TD" else "refused" for card in marks(page, 2)}
    assert {mark for seat in (0, 1, 3) for mark in marks(page, seat).values()} == {""}


def test_where_a_wrong_card_can_be_played_it_is_marked_as_wrong():
    page = page_of(laid(*PLAYED[:4], illegal_play="auzmes"))
    assert marks(page, 2)["TD"] == "legal"
    assert marks(page, 2)["KC"] == "wrong"


def test_a_card_that_was_played_leaves_its_place_empty():
    page = page_of(laid(*PLAYED))
    for seat in page.felt.seats:
        assert len(seat.places) == 8
        assert seat.places.count(None) == 1


def test_a_full_trick_lies_until_the_next_one_is_led():
    full = page_of(laid(*PLAYED))
    assert [card.card for card in full.felt.trick] == ["AD", "7D", "TD", "9D"]
    assert [card.takes for card in full.felt.trick] == [True, False, False, False]
    assert [card.where for card in full.felt.trick] == ["me", "right", "top", "left"]
    assert [card.card for card in page_of(laid(*PLAYED, "play KD")).felt.trick] == ["KD"]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_every_card_of_the_deal_lies_somewhere_at_every_step(players):
    for record in some_records(players, 3):
        for page in every_page(record):
            lying = [card.card for card in page.felt.trick]
            held = [card.card for seat in page.felt.seats for card in (*seat.places, *seat.talon) if card]
            assert len(set(held)) == len(held)
            assert not set(held) & set(lying)
            assert len(held) <= (32 if players == 4 else 10 * players + 2)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_step_tells_what_happened_in_a_sentence(players):
    for record in some_records(players, 3):
        for page in every_page(record):
            assert page.said.endswith((".", "!"))
            assert "  " not in page.said


def test_of_three_the_two_cards_left_over_are_seen_and_then_those_laid_aside():
    record = record_by(Rules.preset("troje"), seed=2)
    before, called, aside = (page_of(record, step=step) for step in (0, 1, 2))
    assert {picture.card for picture in before.felt.stock} == {*record["deals"][0]["stock"].split()}
    assert not called.felt.stock
    caller = next(seat for seat in called.felt.seats if seat.calls)
    assert len(caller.places) == 12
    assert [picture.card for picture in aside.felt.aside] == record["deals"][0]["discards"].split()
    assert "odlaže" in aside.said


def test_a_robot_is_told_apart():
    record = laid() | {"x_players": [{"name": "Ana"}, {"name": "Joža", "kind": "robot"}]}
    assert [seat.is_robot for seat in page_of(record).felt.seats] == [False, True, False, False]
    assert [seat.name for seat in page_of(record).felt.seats] == [
        "Ana",
        "Joža",
        "Igrač\N{NO-BREAK SPACE}3",
        "Igrač\N{NO-BREAK SPACE}4",
    ]


# ------------------------------------------------------------------ announcements


def test_announcements_are_told_with_whether_they_count():
    assert named(page_of(laid(*PLAYED))) == ["Igrač\N{NO-BREAK SPACE}1: 20, vrijedi"]


def test_what_was_not_declared_is_told_as_kept_back():
    silent = laid("pass", "call H", *["declare"] * 4, "play AD", declaring="manual")
    assert named(page_of(silent)) == ["Igrač\N{NO-BREAK SPACE}1: 20, prešućeno"]
    said = laid("pass", "call H", "declare 7H 8H 9H", *["declare"] * 3, "play AD", declaring="manual")
    assert named(page_of(said)) == ["Igrač\N{NO-BREAK SPACE}1: 20, vrijedi"]


def test_while_it_is_declared_nothing_is_judged():
    said = page_of(laid("pass", "call H", "declare 7H 8H 9H", declaring="manual"))
    assert (
        said.said
        == "Igrač\N{NO-BREAK SPACE}1 prijavljuje 20. Vrijede zvanja: Igrač\N{NO-BREAK SPACE}1 + Igrač\N{NO-BREAK SPACE}3, 20."
    )


@pytest.mark.parametrize(
    ("word", "line"),
    [(" bela", "Igrač\N{NO-BREAK SPACE}3: bela, vrijedi"), ("", "Igrač\N{NO-BREAK SPACE}3: bela, prešućeno")],
)
def test_a_bela_is_told_from_its_first_card_on_said_or_not(word, line):
    before = ("pass", "call H", "play 7H", "play JH")
    assert not any("bela" in name for name in named(page_of(laid(*before))))
    assert line in named(page_of(laid(*before, f"play QH{word}")))


# ------------------------------------------------------------------ wrong cards


def test_a_wrong_card_is_told_from_when_it_lies_there():
    before, wrong, claimed = (page_of(with_revoke(), step=step) for step in (3, 4, 7))
    assert before.wrong_cards == ()
    assert "Kriva karta: mora se poštovati boja. Dopušteno: sedmica bundeva." in wrong.said
    assert [card.is_wrong for card in wrong.felt.trick] == [False, True]
    [line] = claimed.wrong_cards
    assert line.startswith("Igrač\N{NO-BREAK SPACE}2, osmica list. Kriva karta: mora se poštovati boja.")
    assert claimed.points.outcome == "auzmes"
    assert claimed.points.verdict == ("Sve piše: Igrač\N{NO-BREAK SPACE}1 + Igrač\N{NO-BREAK SPACE}3.",)


# ------------------------------------------------------------------ points


def test_points_grow_with_the_tricks():
    assert figures(page_of(laid(*PLAYED[:3]))) == {"Karte": (0, 0), "Zvanja": (20, 0), "Dosad": (20, 0)}
    assert figures(page_of(laid(*PLAYED))) == {"Karte": (21, 0), "Zvanja": (20, 0), "Dosad": (41, 0)}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_ends_with_its_sum_and_the_totals_go_on_from_there(preset):
    record = record_by(Rules.preset(preset), seed=4)
    walk = walk_of(record)
    totals = (0,) * walk.rules.sides
    for number, deal in enumerate(walk.deals, start=1):
        page = page_of(record, number)
        assert page.points.before == totals
        totals = tuple(had + has for had, has in zip(totals, deal.result.score, strict=True))
        assert page.points.after == totals
        assert page.points.outcome == deal.result.outcome
    assert page.totals == totals
    assert page.result == f"Pobjeda: {page.sides[walk.end.winner]}."


def test_who_falls_has_a_struck_nought():
    for seed in range(30):
        record = record_by(Rules(), seed)
        fell = [number for number, deal in enumerate(walk_of(record).deals, 1) if deal.result.outcome == "fall"]
        if fell:
            break
    page, result = page_of(record, fell[0]), walk_of(record).deals[fell[0] - 1].result
    [struck] = [row for row in page.points.rows if row.fell is not None]
    assert (struck.label, struck.score, struck.fell) == ("Piše se", result.score, result.caller % 2)
    assert page.deals[fell[0] - 1].fell == result.caller % 2
    assert page.deals[fell[0] - 1].note.endswith(", pad")


def test_a_record_that_is_not_finished_says_so():
    page = page_of(laid(*PLAYED))
    assert page.result == "U ovom zapisu partija nije dovršena."
    assert page.deals[0].note == "nije dovršeno"
    assert page.points.after is None


def test_a_deal_in_which_nobody_calls_brings_nothing():
    page = page_of(laid(*["pass"] * 4, mus=False))
    assert page.said == "Igrač\N{NO-BREAK SPACE}4 kaže dalje. Nitko ne zove, pa se dijeli iznova."
    assert page.points.outcome == "redealt"
    assert page.points.after == (0, 0)
    assert page.deals[0].note == "nitko ne zove"
    assert [seat.spoken for seat in page.felt.seats] == ["dalje"] * 4
