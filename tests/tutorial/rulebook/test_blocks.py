"""A block holds what the rules say, or is told apart with its line: no page can say what a table does not do."""

import pytest

from tutorial.sources import ContentError

from .writing import FIRST_LINE, block, drawn, written


def context(folder, name, *lines):
    return drawn(written(folder, block(name, *lines))).context


def test_the_order_of_trumps_and_its_points_are_those_of_the_rules(tmp_path):
    faces = context(tmp_path, "redoslijed adut", "boja: S")["faces"]
    assert [(face.card, face.note) for face in faces] == [
        ("JS", "20"),
        ("9S", "14"),
        ("AS", "11"),
        ("TS", "10"),
        ("KS", "4"),
        ("QS", "3"),
        ("8S", "0"),
        ("7S", "0"),
    ]


def test_outside_trumps_the_ten_comes_second_and_in_a_run_after_the_nine(tmp_path):
    plain = context(tmp_path, "redoslijed obično", "boja: D")["faces"]
    run = context(tmp_path, "redoslijed niz", "boja: D")["faces"]
    assert [face.card[0] for face in plain] == list("ATKQJ987")
    assert [face.card[0] for face in run] == list("789TJQKA")


def test_a_refused_card_is_told_in_the_tables_own_sentence_with_the_way_to_its_rule(tmp_path):
    play = context(tmp_path, "potezi", "adut: H", "štih: 8S", "ruka: 7S TS 7H", "smije: TS")
    assert play["refusals"] == (
        ("sedmica list", "Moraš baciti jaču: imaš desetku list.", "/pravila/zasto/must_beat/"),
        ("sedmica srce", "Moraš poštovati boju: imaš list.", "/pravila/zasto/must_follow_suit/"),
    )
    assert [face.state for face in play["hand"]] == ["is-refused", "is-legal", "is-refused"]


def test_options_change_what_may_be_played(tmp_path):
    lines = ("adut: H", "štih: 8S", "ruka: 7S TS", "smije: 7S TS", "pravila: {must_beat: trumps_only}")
    assert context(tmp_path, "potezi", *lines)["refusals"] == ()


def test_a_whole_trick_is_summed_with_the_last_ones_ten(tmp_path):
    trick = context(tmp_path, "štih", "adut: H", "karte: AH 7H 9H 8D", "nosi: 9H", "bodovi: 35", "zadnji: true")
    assert (trick["taker"], trick["sum"]) == ("devetka srce, adut", "11 + 0 + 14 + 0 + 10")


def test_only_the_side_with_the_strongest_announcement_writes(tmp_path):
    lines = ("zvanja:", "  - 7H 8H 9H, 8C 9C TC", "  - TD JD QD", "  -", "  -", "piše: Vi", "bodovi: 20")
    ours, theirs = context(tmp_path, "zvanja", *lines)["sides"]
    assert (ours.total, ours.writes, theirs.total, theirs.writes) == (40, False, 20, True)


def test_a_sum_has_a_line_for_each_part_and_says_what_was_needed(tmp_path):
    [sheet] = context(tmp_path, "obračun", "bodovi: 57 105", "zvanja: 50 0", "piše: 107 105")["sheets"]
    assert [(line.label, line.score) for line in sheet.lines] == [
        ("Karte", (47, 105)),
        ("Zadnji štih", (10, 0)),
        ("Zvanja", (50, 0)),
        ("U dijeljenju", (107, 105)),
        ("Piše se", (107, 105)),
    ]
    assert sheet.verdict == "Ukupno 212, pola je 106: zvaču treba 107, a ima 107."


def test_the_words_of_a_calling_are_those_that_could_be_said(tmp_path):
    rows = context(tmp_path, "licitacija", "govore: pass pass pass D", "ishod: adut")["rows"]
    assert [row[1] for row in rows[:3]] == ["zvati bilo koju boju ili reći „dalje“"] * 3
    assert rows[3] == ("djelitelj", "mora zvati bilo koju boju", "bundeva", True)


def test_an_option_names_the_games_that_have_each_value(tmp_path):
    values = context(tmp_path, "opcija must_beat")["values"]
    assert values[0].usual
    assert values[1].presets == ("zavičaj",)
    assert "klasik" in values[0].presets


def test_a_game_in_which_an_option_changes_nothing_is_not_named_there(tmp_path):
    values = context(tmp_path, "opcija three_stock")["values"]
    assert [value.presets for value in values] == [("blok utroje",), ("troje",)]


WRONG = [
    (("potezi", "adut: H", "štih: 8S", "ruka: 7S TS", "smije: 7S"), 4, "`smije` says '7S', the rules say 'TS'"),
    (("potezi", "adut: H", "štih: 8S", "ruka: 7S XS"), 3, "there is no card 'XS'"),
    (("potezi", "adut: H", "štih: 8S", "ruka: 7S 8S"), 3, "no such position"),
    (("potezi", "adut: H", "štih: 8S", "ruka: 7S TS", "baca: 7S"), 4, "must be one of the cards"),
    (("potezi", "adut: X", "štih: 8S", "ruka: 7S"), 1, "must be one of H D S C"),
    (("potezi", "adut: H", "ruka: 7S", "boja: S"), 3, "there is no field `boja`"),
    (("potezi", "adut: H", "ruka: 7S", "igra: nema"), 3, "there is no preset 'nema'"),
    (("potezi", "adut: H", "ruka: 7S", "pravila: {must_beat: maybe}"), 3, "must_beat"),
    (("potezi", "adut: [H", "ruka: 7S"), 2, "no YAML"),
    (("štih", "adut: H", "karte: AH 7H 9H 8D", "nosi: AH"), 3, "the rules say '9H'"),
    (("štih", "adut: H", "karte: AH 7H 9H 8D", "bodovi: 24"), 3, "the rules say '25'"),
    (("karte", "karte: AH AH"), 1, "a card stands twice"),
    (("redoslijed zbrka", ""), 0, "expected `redoslijed adut`"),
    (("zvanja", "zvanja:", "  - 7H 8H TH", "  -", "  -", "  -"), 1, "is no announcement"),
    (("zvanja", "zvanja:", "  - 7H 8H 9H", "  -", "  -", "  -", "piše: Vi"), 6, "the rules say 'Mi'"),
    (("obračun", "bodovi: 82 80", "piše: 82 81"), 2, "the rules say '82 80'"),
    (("obračun", "bodovi: 82 81"), 1, "the points of a deal are 162"),
    (("obračun", "bodovi: 162 0", "štihova: 9 0"), 2, "a deal has 8 tricks"),
    (("obračun", "bodovi: 81 81", "bela: 10 0"), 0, "one side at most"),
    (("kraj", "prije: 950 700", "dijeljenje: 60 102", "strogi: Mi"), 3, "the rules say 'nitko'"),
    (
        ("kraj", *["- prije: 950 700", "  dijeljenje: 60 102", "  prolaz: Mi"] * 2, "  strogi: Mi"),
        7,
        "the rules say 'nitko'",
    ),
    (("kraj", *["- prije: 950 700", "  dijeljenje: 60 102"] * 2, "  prolaz: Vi"), 5, "the rules say 'Mi'"),
    (("dosta", "prije: 930 900", "bodovi: 40 20", "štihova: 3 1", "dobiva: Mi"), 4, "the rules say 'nitko'"),
    (("licitacija", "govore: pass pass pass pass"), 1, "can't be said here"),
    (("licitacija", "govore: H pass"), 1, "the calling is over"),
    (("opcija nema", ""), 0, "there is no option 'nema'"),
    (("nepoznato", ""), 0, "there is no block 'nepoznato'"),
    (("pojmovi", "- pojam: as", "  id: as"), 1, "has no meaning"),
]


@pytest.mark.parametrize(("lines", "offset", "message"), WRONG, ids=lambda value: str(value)[:40])
def test_a_slip_in_a_block_is_told_with_its_line(tmp_path, lines, offset, message):
    with pytest.raises(ContentError) as caught:
        written(tmp_path, "\n" + block(*lines))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"{tmp_path / 'kusnja.md'}:{FIRST_LINE + 1 + offset}: ")


def test_a_deal_that_breaks_a_rule_is_no_example(tmp_path):
    text = (
        "imena: Ana Ivan Luka Maja",
        "zapis:",
        "  dealer: 3",
        "  hands: [7H 8H 9H AD KD 7C | QS 8C, 7D JH QC AS TS 8S | KS 9C, TD TH KH QH AC KC | 7S TC, 9D AH 8D JD JS 9S | QD JC]",
        "  calls: [pass, H]",
        "  plays: [AD, 8S]",
    )
    with pytest.raises(ContentError, match="refused: must_follow_suit"):
        written(tmp_path, block("dijeljenje", *text))
