"""Every fault that a record can have has its sentence."""

import pytest
from django.utils import translation

from game.bela.record_deal import Fault
from game.replays.presenters.sentences_faults import fault_sentence
from game.tables.presenters.words import words_now

from ..records import laid

NAMES = ("Ana", "Ivan", "Eva", "Luka")
PLACES = (
    "deals[2]", "deals[2].dealer", "deals[2].hands", "deals[2].calls[1]", "deals[2].exchange", "deals[2].discards",
    "deals[2].declared[3]", "deals[2].declared[99]", "deals[2].plays[4]", "deals[2].bela", "deals[2].auzmes",
)  # fmt: skip
REASONS = (
    "malformed", "match_over", "deal_not_over", "wrong_dealer", "illegal_call", "too_early", "illegal_exchange", "illegal_discard",
    "not_held", "not_in_hand", "must_follow_suit", "must_beat", "must_trump", "must_overtrump", "deal_over", "illegal_bela",
    "illegal_auzmes",
)  # fmt: skip


@pytest.fixture(autouse=True)
def in_croatian():
    with translation.override("hr"):
        yield


def sentence(at: str, reason: str, card: str = "KC") -> str:
    deal = laid()["deals"][0] | {"plays": [card] * 9}
    return fault_sentence(Fault(at, reason), {"deals": [deal] * 3}, NAMES, words_now())


def test_a_card_is_named_with_its_place_and_what_was_wrong():
    assert sentence("deals[2].plays[4]", "must_follow_suit") == (
        "Treće dijeljenje, potez 5 (kralj žir): mora se poštovati boja."
    )


def test_what_is_no_card_is_not_repeated():
    assert sentence("deals[2].plays[4]", "not_in_hand", "<b>") == "Treće dijeljenje, potez 5: te karte nema u ruci."


def test_who_announced_is_named():
    assert sentence("deals[0].declared[3]", "not_held") == (
        "Prvo dijeljenje, zvanja (Luka): takvog zvanja nema u ruci."
    )


def test_a_deal_as_a_whole_is_named_by_its_number():
    assert sentence("deals[1]", "match_over") == "Drugo dijeljenje: partija je prije toga već odlučena."


@pytest.mark.parametrize("at", PLACES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_place_and_every_reason_has_its_words(at, reason):
    said = sentence(at, reason)
    assert said.startswith("Treće dijeljenje")
    assert said.endswith(".")
    assert "%" not in said
