"""Every lesson is walked to its end as a learner would, and every wrong answer is given on the way."""

import re
from itertools import chain

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.translation import override

from game.bela.rules import OPTIONS
from tutorial.lessons.coach import masked
from tutorial.lessons.library import faults_in, lessons_of

pytestmark = pytest.mark.django_db
LESSONS = lessons_of("hr")
SAID = re.compile(r'<div id="said" role="status">(.*?)</div>\s*<div class="acts">', re.DOTALL)
HEADING = re.compile(r"<h2>.*?</h2>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")


def test_nothing_is_wrong_with_the_lessons():
    assert faults_in("hr") == []


def test_there_is_enough_to_learn():
    steps = [*chain.from_iterable(lesson.steps for lesson in LESSONS.values())]
    assert len(LESSONS) >= 12
    assert sum(step.question is not None for step in steps) >= 80


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_walked_to_its_end_by_right_answers(client, slug):
    page = client.get(reverse("lessons:lesson", args=[slug]))
    address = first_link(page, reverse("lessons:step", args=[slug, 1]))
    for step in LESSONS[slug].steps:
        assert address == reverse("lessons:step", args=[slug, step.number])
        address = walked(client, step, address)
    assert done_on_path(client) == {slug}


@pytest.mark.parametrize("slug", LESSONS)
def test_every_wrong_answer_is_marked_and_answered_by_a_text_of_its_own(client, slug):
    said = {}
    for step in LESSONS[slug].steps:
        address = reverse("lessons:step", args=[slug, step.number])
        for answer in step.question.answers if step.question else ():
            if not answer.is_right:
                page = client.post(address, {"answer": answer.key}).content.decode()
                assert 'data-state="wrong"' in page, (step.number, answer.key)
                assert "data-focus" not in page, "a wrong answer leads nowhere"
                with override("hr"):
                    text = masked(words_of(page))
                assert len(text) > 20, (step.number, answer.key)
                assert text not in said, (step.number, answer.key, said[text])
                said[text] = step.number, answer.key
    assert said


@pytest.mark.parametrize("slug", LESSONS)
def test_hints_come_in_three_levels_and_the_last_one_is_the_solution(client, slug):
    for step in LESSONS[slug].steps:
        if step.question is None:
            continue
        address = reverse("lessons:step", args=[slug, step.number])
        texts = [client.post(address, {"hint": level}).content.decode().count("hint-said") for level in (1, 2, 3)]
        assert texts == [1, 2, 3]
        assert 'name="hint"' not in client.post(address, {"hint": 3}).content.decode()


def test_links_in_lessons_lead_to_pages_of_the_rules_or_of_the_tutorial():
    texts = chain.from_iterable((step.text, step.right) for lesson in LESSONS.values() for step in lesson.steps)
    links = re.findall(r"\]\(([^)]*)\)", " ".join(texts))
    assert links
    for link in links:
        assert re.fullmatch(r"/pravila/opcija/(\w+)/", link)[1] in OPTIONS


def walked(client: Client, step, address: str) -> str:
    """Answer a step rightly; where it leads."""
    if step.question is None:
        return client.post(address)["Location"]
    found: list[str] = []
    for key in step.question.right_keys:
        page = client.post(address, {"answer": key, "found": " ".join(found)})
        assert page.status_code == 200
        found.append(key)
        if not step.question.needs_all:
            break
    text = page.content.decode()
    assert 'data-state="right"' in text
    assert "answer is-ok" in text
    return re.search(r'href="([^"]+)" data-focus', text)[1]


def done_on_path(client: Client) -> set[str]:
    page = client.get(reverse("lessons:path")).content.decode()
    return set(re.findall(r'<li class="is-done"><a href="/nauci/([^/]+)/"', page))


def words_of(page: str) -> str:
    return " ".join(TAG.sub(" ", HEADING.sub("", SAID.search(page)[1])).split())


def first_link(page, address: str) -> str:
    assert f'class="btn btn-main" href="{address}"' in page.content.decode()
    return address
