"""The coach: every deal is walked to its end, every wrong choice taken once, and what is claimed is replayed."""

import re
from itertools import pairwise

from tutorial.guided.replays import replay_of
from tutorial.guided.scenes import lesson_page

from .conftest import NAMES

NAMED = re.compile(
    r"\b(?:sedmic|osmic|devetk|desetk|deč|bab|kralj|as)\w*\b|\b(?:src|bundev|list|žir)\w*\b|\d+|[^\w\s]", re.IGNORECASE
)


def all_answers(deal):
    for decision in deal.decisions.values():
        for kind, answers in (("good", decision.good), ("wrong", decision.wrong)):
            for action, said in answers.items():
                yield decision, kind, action, said


def test_the_good_choices_lead_to_the_end(deal):
    step, seen = 0, 0
    while step < deal.last_step:
        page = lesson_page(deal, step, None, NAMES)
        decision = deal.decisions.get(step)
        if decision:
            assert page.says
            assert page.goes_on is None
            page = lesson_page(deal, step, decision.action, NAMES)
            assert page.answer.kind == "main"
            assert page.view.version == step + 1  # the card lies on the table while the answer is read
            seen += 1
        assert page.goes_on == step + 1
        step = page.goes_on
    end = lesson_page(deal, step, None, NAMES)
    assert end.is_over
    assert end.says
    assert end.goes_on is None
    assert seen == len(deal.decisions)


def test_each_wrong_choice_is_answered_and_asked_again(deal):
    for decision in deal.decisions.values():
        for action in decision.wrong:
            page = lesson_page(deal, decision.step, action, NAMES)
            assert page.answer.kind == "wrong"
            assert page.answer.text
            assert page.goes_on is None
            assert page.view.version == decision.step


def test_a_good_choice_beside_the_main_line_goes_on_with_the_main_line(deal):
    for decision in deal.decisions.values():
        for action in decision.good.keys() - {decision.action}:
            page = lesson_page(deal, decision.step, action, NAMES)
            assert page.answer.kind == "good"
            assert "U ovoj partiji dalje ide" in page.answer.text
            assert page.goes_on == decision.step + 1


def test_a_card_that_is_not_allowed_is_refused_with_its_rule(deal):
    step = next(step for step in deal.decisions if deal.view(step).refusals)
    card, refusal = next(iter(deal.view(step).refusals.items()))
    page = lesson_page(deal, step, f"play {card}", NAMES)
    assert page.answer.kind == "refused"
    assert page.answer.reason == refusal.reason
    assert page.answer.text.startswith("Moraš ")


def test_a_step_back_leads_to_the_decision_before(deal):
    steps = list(deal.decisions)
    for before, after in pairwise(steps):
        assert lesson_page(deal, after, None, NAMES).back == before
    assert lesson_page(deal, steps[0], None, NAMES).back is None


def test_no_two_answers_are_one_sentence_with_another_card_in_it(deal):
    masked = {}
    for _, _, action, said in all_answers(deal):
        bare = " ".join(NAMED.sub("", re.sub(r"\{[^}]*\}", "", said.text)).split())
        masked.setdefault(bare, set()).add((said.line, action))
    alike = [found for found in masked.values() if len({line for line, _ in found}) > 1]
    assert alike == []


def test_no_wrong_choice_comes_out_better_and_every_good_one_as_well_as_the_main_line(deal):
    for decision, kind, action, _ in all_answers(deal):
        side = deal.seat % 2
        match = deal.matches[decision.step]
        main, other = (replay_of(match, each).score.written for each in (decision.action, action))
        gain = (other[side] - other[1 - side]) - (main[side] - main[1 - side])
        assert gain <= 0 if kind == "wrong" else gain >= -15, (decision.step, action)


FALLS = re.compile(r"\bzvač pada\b|postaje pad\b|je pad\b|postaje poraz\b")
PASSES = re.compile(r"\bzvač (?:mirno )?prolazi\b|\bProlaz se drži\b|\bProšlo bi\b", re.IGNORECASE)


def test_what_an_answer_says_of_fall_and_pass_the_replay_shows(deal):
    for decision in deal.decisions.values():
        for action in decision.wrong:
            outcome = replay_of(deal.matches[decision.step], action).score.outcome
            text = lesson_page(deal, decision.step, action, NAMES).answer.text
            if PASSES.search(text):
                assert outcome == "pass", text
            if FALLS.search(text):
                assert outcome == "fall", text


def test_nobody_is_told_what_only_the_replay_knows_before_the_choice(deal):
    """Texts before a move hold facts of the view alone."""
    for decision in deal.decisions.values():
        assert not re.search(r"\{(ishod|zbroj|manje|sud|stih_uzima|stih_nosi)\}", decision.before.text)


def test_the_learner_is_spoken_to_and_never_named(deal):
    own = tuple("LEARNER" if seat == deal.seat else name for seat, name in enumerate(NAMES))
    for decision, _, action, _ in all_answers(deal):
        asked = lesson_page(deal, decision.step, None, own)
        answered = lesson_page(deal, decision.step, action, own)
        assert "LEARNER" not in asked.says + answered.answer.text, (decision.step, action)
