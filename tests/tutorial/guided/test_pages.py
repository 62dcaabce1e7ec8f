"""Guided deals as pages: with nothing but links and forms, whatever is asked."""

import html
import re

import pytest

from tutorial.progress import progress_of

pytestmark = pytest.mark.django_db

LIST = "/nauci/vodeno/"


def body(answer):
    return html.unescape(answer.content.decode())


def says(page):
    return re.search(r'class="coach-says"[^>]*>(.*?)</div>\s*<div class="acts">', page, re.DOTALL)[1]


def test_the_list_names_every_deal(client, deal):
    page = body(client.get(LIST))
    assert deal.title in page
    assert f'href="{LIST}{deal.slug}/"' in page


def test_the_list_and_the_deal_count_the_same_moves(client, deal):
    told = re.search(rf'id="{deal.slug}".*?(\d+) potez', body(client.get(LIST)), re.DOTALL)[1]
    assert f"Potez 1 od {told}<" in body(client.get(f"{LIST}{deal.slug}/"))


def test_a_deal_is_played_to_its_end_without_javascript(client, deal):
    answer, chosen, presses = client.get(f"{LIST}{deal.slug}/"), 0, 0
    while "review" not in re.search(r'data-phase="(\w+)"', body(answer))[1]:
        page, presses = body(answer), presses + 1
        assert answer.status_code == 200
        assert presses < 60
        on = re.search(r'id="dalje-\d+" href="([^"]+)"', page)
        if on:
            answer = client.get(on[1])
            continue
        step = int(re.search(r'data-version="(\d+)"', page)[1])
        action = deal.decisions[step].action
        assert f'value="{action}"' in page
        answer = client.post(f"{LIST}{deal.slug}/", {"action": action, "version": step}, follow=True)
        chosen += 1
    assert chosen == len(deal.decisions)
    assert 'id="sum"' in body(answer)
    done = client.post(f"{LIST}{deal.slug}/", {"action": "accept", "version": 99}, follow=True)
    assert done.redirect_chain == [(LIST, 303)]
    assert "odigrano do kraja" in body(done)


def test_a_wrong_choice_stands_in_the_address_and_survives_a_reload(client):
    answer = client.post(f"{LIST}branic/", {"action": "call C", "version": "0"})
    assert (answer.status_code, answer["Location"]) == (303, f"{LIST}branic/0/?biram=call+C")
    once, twice = (says(body(client.get(answer["Location"]))) for _ in range(2))
    assert "bolje ne" in once
    assert once == twice


def test_each_answer_reaches_the_page_in_its_own_words(client, deal):
    told = set()
    for decision in deal.decisions.values():
        for action in decision.wrong:
            text = says(body(client.get(f"{LIST}{deal.slug}/{decision.step}/", {"biram": action})))
            assert 'class="answer is-wrong"' in text
            assert "{" not in text
            told.add(text)
    assert len(told) == sum(len(decision.wrong) for decision in deal.decisions.values())


def test_htmx_gets_the_part_that_changes(client):
    answer = client.post(f"{LIST}branic/", {"action": "pass", "version": "0"}, headers={"HX-Request": "true"})
    page = body(answer).strip()
    assert page.startswith('<div id="lesson"')
    assert "<html" not in page
    assert 'data-address="/nauci/vodeno/branic/0/?biram=pass"' in page
    left = client.post(f"{LIST}branic/", {"action": "accept", "version": "0"}, headers={"HX-Request": "true"})
    assert left["HX-Redirect"] == LIST


def test_while_others_play_the_page_goes_on_by_itself_and_by_a_link_to_the_next_choice(client, deal):
    step = next(step for step in range(deal.last_step) if step not in deal.decisions and step)
    page = body(client.get(f"{LIST}{deal.slug}/{step}/"))
    assert re.search(
        rf'<i id="samo-{step}"[^>]*hx-get="{LIST}{deal.slug}/{step + 1}/"[^>]*hx-trigger="load delay', page
    )
    assert f'href="{LIST}{deal.slug}/{deal.decision_from(step + 1)}/"' in page


NONSENSE = ["", "play", "play XX", "call", "accept", "auzmes 1", "declare 7H", "<script>", "play 7H " * 50, "\0", "💥"]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_does_no_harm(client, text):
    assert client.get(f"{LIST}branic/2/", {"biram": text}).status_code == 200
    answer = client.post(f"{LIST}branic/", {"action": text, "version": text}, follow=True)
    assert answer.status_code == 200
    assert "<script>" not in answer.content.decode().replace("<script defer", "")


@pytest.mark.parametrize("path", ["nema/", "branic/99/", "branic/9999999999999999999/", "nema/1/", "branic/-1/"])
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(f"{LIST}{path}").status_code == 404


def test_a_form_needs_its_key(client):
    client.handler.enforce_csrf_checks = True
    assert client.post(f"{LIST}branic/", {"action": "pass", "version": "0"}).status_code == 403


def test_progress_is_kept_when_somebody_becomes_a_guest(client, rf):
    client.post(f"{LIST}branic/", {"action": "accept", "version": "34"})
    client.post("/gost/", {"name": "Ana"})
    page = body(client.get(LIST))
    assert page.count("odigrano do kraja") == 1
    assert progress_of
    assert "Ana" in body(client.get(f"{LIST}branic/3/"))
