"""Free practice: whole deals, hints from the view alone, and nothing that harms."""

import html
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from game.bela import SeatView
from tutorial.guided.hints import hint
from tutorial.guided.looking_back import looked_back
from tutorial.guided.practice import YOU, Practice

from .conftest import NAMES

HERE = "/nauci/vjezba/"


def body(answer):
    return html.unescape(answer.content.decode())


def played(seed, level=1):
    """A deal with one's own choices drawn from the seed; every state on the way."""
    chance, practice = Random(seed), Practice(seed, level)
    states = [practice]
    while not practice.is_over:
        if practice.is_your_turn:
            practice = practice.moved(chance.choice(practice.match.legal_actions(YOU)))
        else:
            practice = practice.robot_moved()
        states.append(practice)
    return states


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_comes_to_its_end_and_is_kept_by_its_seed_and_moves(seed):
    states = played(seed)
    for practice in states:
        again = Practice.from_session(practice.for_session())
        assert again == practice
        assert again.match == practice.match
    assert looked_back(states[-1])
    assert looked_back(states[0]) == ()


@pytest.mark.parametrize("seed", range(6))
def test_hints_say_something_at_each_level_and_name_the_robot_s_choice_only_at_the_last(seed):
    for practice in played(seed):
        if practice.is_your_turn:
            said = [hint(practice.view, level, NAMES) for level in (1, 2, 3)]
            assert all(said)
            assert said[2].startswith("Robot bi ovdje: ")
            assert not any("Robot" in text for text in said[:2])


def test_hints_come_from_the_view_alone():
    """Hints take a SeatView and nothing else; the seat's view doesn't change with what it can't see."""
    practice = next(state for state in played(3) if state.is_your_turn and state.view.phase == "playing")
    assert hint(SeatView.of(practice.match, YOU), 3, NAMES) == hint(practice.view, 3, NAMES)


def test_robots_go_on_up_to_the_own_turn():
    practice = Practice(5).up_to_you()
    assert practice.is_your_turn or practice.is_over
    assert practice.robot_moved() is practice


junk = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(kept=junk | some.fixed_dictionaries({"seed": junk, "level": junk, "moves": junk}))
@settings(max_examples=150, deadline=None)
def test_whatever_the_session_holds_is_a_practice_or_none(kept):
    found = Practice.from_session(kept)
    assert found is None or found.match


@pytest.mark.django_db
class TestPages:
    def moves(self, client, page):
        """Press what the page offers: a legal action, or what lets the robots go on."""
        version = re.search(r'data-version="(\d+)"', page)[1]
        legal = re.findall(r'class="card is-legal"[^>]*value="([^"]+)"', page)
        asked = re.findall(
            r'<button class="(?:btn|btn btn-main|suit-btn)"[^>]*name="action" value="([^"]+)" form="potez"', page
        )
        if legal or asked:
            return client.post(HERE + "potez/", {"action": (legal + asked)[0], "version": version}, follow=True)
        return client.post(HERE + "dalje/", {"version": version, "all": "1"}, follow=True)

    @pytest.mark.parametrize("level", ["1", "2", "3"])
    def test_a_deal_is_played_at_each_level_without_javascript(self, client, level):
        page, refused = body(client.post(HERE + "nova/", {"level": level}, follow=True)), 0
        for _ in range(60):
            if 'data-phase="review"' in page:
                break
            version = re.search(r'data-version="(\d+)"', page)[1]
            answer = body(self.moves(client, page))
            if "is-refused" in answer and version == re.search(r'data-version="(\d+)"', answer)[1]:
                refused += 1
                card = self.allowed(client)
                answer = body(client.post(HERE + "potez/", {"action": card, "version": version}, follow=True))
            page = answer
        assert 'data-phase="review"' in page
        assert 'class="looked-back"' in page
        again = client.post(HERE + "potez/", {"action": "accept", "version": "0"}, follow=True)
        assert 'data-phase="calling"' in body(again)
        assert client.session["practice_deal"]["level"] == int(level)

    def allowed(self, client):
        practice = Practice.from_session(client.session["practice_deal"])
        return str(practice.match.legal_actions(YOU)[0])

    def at_a_refusal(self, client, level):
        """A practice in which a card of the hand isn't allowed now."""
        practice = next(
            state for seed in range(9) for state in played(seed, level) if state.is_your_turn and state.view.refusals
        )
        session = client.session
        session["practice_deal"] = practice.for_session()
        session.save()
        return practice

    @pytest.mark.parametrize("level", [1, 2, 3])
    def test_a_refused_card_says_why_and_leads_to_its_rule(self, client, level):
        client.get(HERE)
        client.post(HERE + "nova/", {"level": "1"})
        practice = self.at_a_refusal(client, level)
        card, refusal = next(iter(practice.view.refusals.items()))
        sent = {"action": f"play {card}", "version": practice.step}
        page = body(client.post(HERE + "potez/", sent, follow=True))
        assert f'href="/pravila/zasto/{refusal.reason}/"' in page
        assert "Moraš " in page
        assert client.session["practice_deal"]["moves"] == list(practice.moves)

    def test_legal_cards_are_marked_at_the_first_level_only(self, client):
        client.post(HERE + "nova/", {"level": "1"})
        self.at_a_refusal(client, 1)
        first = body(client.get(HERE))
        self.at_a_refusal(client, 2)
        second = body(client.get(HERE))
        assert 'aria-disabled="true"' in first
        assert 'aria-disabled="true"' not in second
        assert "no-marks" in second
        assert len(re.findall('class="card is-legal"', second)) > len(re.findall('class="card is-legal"', first))

    def test_hints_and_counting_are_there_until_the_last_level(self, client):
        client.post(HERE + "nova/", {"level": "1"})
        for level, there in ((1, True), (2, True), (3, False)):
            self.at_a_refusal(client, level)
            page = body(client.get(HERE, {"savjet": "3"}))
            assert ("Robot bi ovdje" in page) is there
            assert ('class="count"' in page) is there

    def test_counting_can_be_switched_off(self, client):
        client.post(HERE + "nova/", {"level": "1"})
        assert 'class="count"' in body(client.get(HERE))
        assert 'class="count"' not in body(client.post(HERE + "brojanje/", follow=True))
        assert 'class="count"' in body(client.post(HERE + "brojanje/", follow=True))

    def test_what_was_sent_twice_or_from_an_older_page_does_nothing(self, client):
        client.post(HERE + "nova/", {"level": "1"})
        client.post(HERE + "dalje/", {"version": "0", "all": "1"})
        before = client.session["practice_deal"]
        for path in ("potez/", "dalje/"):
            client.post(HERE + path, {"action": "pass", "version": "77"})
            assert client.session["practice_deal"] == before

    @pytest.mark.parametrize("path", ["potez/", "dalje/", "brojanje/"])
    def test_without_a_practice_there_is_nothing_to_do(self, client, path):
        assert client.post(HERE + path, {"action": "pass", "version": "0"}, follow=True).status_code == 200
        assert "practice_deal" not in client.session

    @pytest.mark.parametrize("text", ["", "play", "play 7X", "discard 7H", "accept", "💥", "exchange", "x" * 500])
    def test_nonsense_does_no_harm(self, client, text):
        client.post(HERE + "nova/", {"level": text})
        client.post(HERE + "dalje/", {"version": "0", "all": "1"})
        step = len(client.session["practice_deal"]["moves"])
        assert client.post(HERE + "potez/", {"action": text, "version": step}, follow=True).status_code == 200
        assert client.get(HERE, {"savjet": text, "odbijeno": text}).status_code == 200
