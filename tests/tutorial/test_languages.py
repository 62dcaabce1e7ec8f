"""Another language teaches what Croatian does: the same lessons, deals and sentences, with the same facts in them."""

import re

import pytest

from tutorial.guided.facts import PLACEHOLDER
from tutorial.guided.reading import guided_deals
from tutorial.lessons.coach import LANGUAGES, _book
from tutorial.lessons.library import faults_in, lessons_of

LINK = re.compile(r"\]\(([^)]*)\)")

pytestmark = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "hr"])


def facts(text):
    return sorted(PLACEHOLDER.findall(text))


def test_the_coach_has_the_same_sentences_with_the_same_facts(language):
    def named(of):
        return {name: sorted(fact.partition(".")[0] for fact in facts(text)) for name, text in _book(of).items()}

    assert named(language) == named("hr")


def test_the_lessons_can_be_read_and_ask_the_same(language):
    assert faults_in(language) == []
    assert [*lessons_of(language)] == [*lessons_of("hr")]
    for slug, croatian in lessons_of("hr").items():
        for ours, theirs in zip(lessons_of(language)[slug].steps, croatian.steps, strict=True):
            at = f"step {theirs.number} of {slug}"
            assert ours.question == theirs.question, at
            assert [(row.cards, row.points) for row in ours.rows] == [(row.cards, row.points) for row in theirs.rows], (
                at
            )
            assert LINK.findall(ours.text + ours.right) == LINK.findall(theirs.text + theirs.right), at
            assert (bool(ours.text), bool(ours.right), bool(ours.hints)) == (
                bool(theirs.text),
                bool(theirs.right),
                bool(theirs.hints),
            ), at


def test_the_guided_deals_can_be_read_and_go_the_same_way_with_the_same_facts(language):
    assert [*guided_deals(language)] == [*guided_deals("hr")]
    for slug, croatian in guided_deals("hr").items():
        ours = guided_deals(language)[slug]
        assert (ours.seat, ours.actions) == (croatian.seat, croatian.actions)
        assert [(step, facts(said.text)) for step, said in ours.texts] == [
            (step, facts(said.text)) for step, said in croatian.texts
        ]
        for step, decision in croatian.decisions.items():
            assert ours.decisions[step].good.keys() == decision.good.keys()
            assert ours.decisions[step].wrong.keys() == decision.wrong.keys()
