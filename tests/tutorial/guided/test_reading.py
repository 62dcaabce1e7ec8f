"""A slip in a guided deal is said with its file and line."""

import pytest

from tutorial.checks import guided_deals_can_be_read
from tutorial.guided.reading import guided_deals, read_deal
from tutorial.sources import ContentError

SLIPS = [
    ("title: Na", "tittle: Na", "unknown name `tittle`"),
    ("seat: 0", "seat: 7", "a seat from 0 to 3"),
    ("order: 4", "order: fourth", "expected a number"),
    ("[pass, pass, pass, H]", "[pass, pass, pass, pass]", "the record breaks a rule: illegal_call"),
    ("rules: {}", "rules: {declaring: manual}", "klasik"),
    ("        - 9H AH TD TC QC AC | 8H QH", "        - 9H 9H TD TC QC AC | 8H QH", "malformed"),
    ("      9H: >", "      9D: >", "9D can't be chosen here"),
    ("      8H: >\n        Osmicom", "      8H QH: >\n        Osmicom", "QH is answered as good and as wrong"),
    ("      TD: >", "      herc: >", "expected pass, a suit or a card"),
    ("{aduta_vani}", "{aduta_unutra}", "unknown fact {aduta_unutra}"),
    ("{jace AH}", "{jace AX}", "expected a card like JH"),
    ("{vani H}", "{vani X}", "expected a suit"),
    ("{zvacu_fali}", "{zvacu_fali H}", "this fact stands alone"),
    ("Opet bundeva", "Opet {ishod}", "stands only in an answer"),
    ("Opet bundeva", "Opet 9 bundeva", "9 is typed"),
    ("Opet bundeva", "Opet {bundeva", "a brace without its other half"),
]


@pytest.mark.parametrize(("old", "new", "said"), SLIPS, ids=[said for _, _, said in SLIPS])
def test_a_slip_is_said_with_its_line(changed, old, new, said):
    path, line = changed(old, new)
    with pytest.raises(ContentError) as found:
        read_deal(path)
    assert said in str(found.value)
    assert str(found.value).startswith(f"{path}:")
    assert (
        abs(found.value.line - line) <= 3
    )  # a text begins on the line after its key, an answer's fault stands at its list


def test_a_card_that_breaks_a_rule_is_found_where_the_cards_stand(changed):
    path, line = changed("AD, 8D, KD, TD", "AD, 8D, KD, TC")
    with pytest.raises(ContentError, match="must_follow_suit") as found:
        read_deal(path)
    assert str(found.value).startswith(f"{path}:{line}: ")


def test_a_choice_without_an_answer_is_named(changed):
    path, line = changed("  - before: >\n      Zadnja karta", "  - before: >\n      Zadnja karta")
    assert read_deal(path)
    path, line = changed("      QC: >\n        Kralj žir uzme babu", "      AC: >\n        Kralj žir uzme babu")
    with pytest.raises(ContentError, match="AC is answered as good and as wrong") as found:
        read_deal(path)
    assert found.value.line == line
    path, line = changed("      D: >\n        Jedna desetka", "      S: >\n        Jedna desetka")
    with pytest.raises(ContentError, match="`S` stands here twice"):
        read_deal(path)
    path, line = changed("    wrong:\n      D: >", "    wrong:\n      C S: >")
    with pytest.raises(ContentError, match="S is answered twice"):
        read_deal(path)


def test_one_that_is_left_out_is_missed(changed):
    left_out = """      TC: >
        Desetka prođe, no aduti ostaju vani i poslije kralj srce siječe tvoju babu žir. Pišeš {manje} manje.
"""
    path, line = changed(left_out, "")
    with pytest.raises(ContentError, match="no answer to: TC") as found:
        read_deal(path)
    assert found.value.line < line


def test_a_missing_move_is_counted(changed):
    text_end = "end: >"
    path, _ = changed(text_end, "  - before: >\n      Još nešto.\n    good:\n      QC: >\n        Da.\n\n" + text_end)
    with pytest.raises(ContentError, match="the learner moves 9 times, here are 10 entries"):
        read_deal(path)


def test_a_fact_before_its_time_is_refused(changed):
    path, line = changed("Svi kažu dalje: na musu", "Štih vrijedi {stih_vrijedi}. Svi kažu dalje: na musu")
    with pytest.raises(ContentError, match="does not exist at that moment") as found:
        read_deal(path)
    assert found.value.line in (line - 1, line)


def test_what_is_no_yaml_is_said_so(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_text("title: [", encoding="utf-8")
    with pytest.raises(ContentError, match="no YAML"):
        read_deal(path)
    path.write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match="there is nothing in it"):
        read_deal(path)


def test_the_site_s_own_check_reads_the_deals(changed, monkeypatch):
    assert guided_deals_can_be_read() == []
    path, _ = changed("seat: 0", "seat: 9")

    def broken(language):
        read_deal(path)

    monkeypatch.setattr("tutorial.checks.guided_deals", broken)
    [error] = guided_deals_can_be_read()
    assert str(path) in error.msg


def test_there_are_five_deals_of_every_kind():
    deals = guided_deals().values()
    assert len(deals) >= 5
    outcomes = [deal.matches[-1].stage.ended.score for deal in deals]
    calls = [score.caller == deal.seat for score, deal in zip(outcomes, deals, strict=True)]
    assert {True, False} == set(calls)
    assert any(score.outcome == "fall" for score in outcomes)
    assert any(score.sweep == 0 for score in outcomes)
    assert any(sum(score.announced) and sum(score.bela) for score in outcomes)
    assert all(sum(decision.is_free for decision in deal.decisions.values()) >= 6 for deal in deals)
