"""Exercises: the same number is the same exercise, the engine is right, and what is missed comes back."""

import re

import pytest
from django.urls import reverse
from django.utils.translation import override

from game.bela import Rules
from tutorial.lessons.attempt import Attempt
from tutorial.lessons.coach import say, wrong_text
from tutorial.lessons.exercises.making import MAKERS, make
from tutorial.lessons.exercises.tally import COMES_BACK_AFTER, Tally

PRESETS = ("klasik", "kavana", "klub_bez_zvanja", "regija", "turnir", "klub_prolaz", "klub_dosta", "blok", "sazeto")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", MAKERS)
def test_exercises_have_right_and_wrong_answers_and_something_to_say_to_each(kind, preset):
    with override("hr"):
        for number in range(40):
            question = make(kind, number, Rules.preset(preset))
            assert question == make(kind, number, Rules.preset(preset))
            assert question.right_keys
            assert len(question.right_keys) < len(question.answers)
            assert len({answer.key for answer in question.answers}) == len(question.answers)
            say("hr", *question.right, *question.hints, question.solution)
            for answer in question.answers:
                assert say("hr", answer.head)
                assert answer.is_right or len(wrong_text("hr", answer)) > 20


def test_wrong_answers_of_one_exercise_are_answered_differently():
    with override("hr"):
        for number in range(60):
            for kind in ("smijes", "nosi"):
                question = make(kind, number, Rules())
                texts = [(say("hr", a.head), wrong_text("hr", a)) for a in question.answers if not a.is_right]
                assert len(set(texts)) == len(texts)


def test_the_table_s_rules_change_what_is_right():
    differing = [n for n in range(80) if make("smijes", n, Rules()) != make("smijes", n, Rules.preset("regija"))]
    assert differing


def miss(tally, exercise):
    return tally.after_miss(exercise).after_right(exercise)


def test_a_right_answer_lengthens_the_streak_and_a_miss_ends_it():
    tally = Tally().after_right(("nosi", 1)).after_right(("nosi", 2))
    assert (tally.streak, tally.best, tally.right) == (2, 2, {"nosi": 2})
    tally = miss(tally, ("nosi", 3))
    assert (tally.streak, tally.best, tally.done, tally.wrong) == (0, 2, 3, {"nosi": 1})


def test_two_wrong_answers_to_one_exercise_are_one_miss():
    tally = Tally().after_miss(("nosi", 1)).after_miss(("nosi", 1))
    assert (tally.wrong, len(tally.waiting)) == ({"nosi": 1}, 1)


def test_sending_the_last_answer_again_counts_nothing():
    tally = Tally().after_right(("nosi", 1))
    assert tally.after_right(("nosi", 1)) == tally
    assert tally.after_miss(("nosi", 1)) == tally


def test_a_missed_exercise_comes_back_a_few_later_until_it_is_done_well():
    tally = miss(Tally(), ("bodovi", 7))
    for number in range(COMES_BACK_AFTER):
        assert tally.due is None
        tally = tally.after_right(("nosi", number))
    assert tally.due == ("bodovi", 7)
    again = miss(tally, ("bodovi", 7))
    assert again.due is None
    assert len(again.waiting) == 1
    assert tally.after_right(("bodovi", 7)).waiting == ()


def test_what_is_missed_most_is_told_once_there_is_enough_to_tell():
    tally = miss(Tally(), ("zbroj", 1))
    assert tally.weakest is None
    for number in range(6):
        tally = tally.after_right(("nosi", number))
    assert tally.weakest == "zbroj"


@pytest.mark.django_db
def test_an_exercise_is_missed_answered_and_met_again(client):
    question = make("nosi", 5, Rules())
    wrong = next(answer.key for answer in question.answers if not answer.is_right)
    address = reverse("lessons:exercise", args=["nosi", 5])
    assert 'data-state="wrong"' in client.post(address, {"answer": wrong}).content.decode()
    assert "answer is-ok" in client.post(address, {"answer": question.right_keys[0]}).content.decode()
    for number in range(COMES_BACK_AFTER):
        solve(client, "zbroj", number)
    assert client.get(reverse("lessons:next_exercise"))["Location"] == address


@pytest.mark.django_db
def test_bug_a_practice_deal_and_the_exercises_keep_out_of_each_other_s_way(client):
    client.post("/nauci/vjezba/nova/", {"level": "1"})
    assert client.session["practice_deal"]["level"] == 1
    assert client.get("/nauci/zadaci/").status_code == 200
    address = client.get("/nauci/zadaci/nosi/", follow=True).redirect_chain[-1][0]
    client.post(address, {"hint": "3", "hinted": "2", "found": ""})
    assert 'data-phase="' in client.get("/nauci/vjezba/").content.decode()
    assert client.get("/nauci/zadaci/").status_code == 200


@pytest.mark.django_db
def test_the_solution_is_a_miss(client):
    address = reverse("lessons:exercise", args=["nosi", 5])
    client.post(address, {"hint": "3"})
    page = client.post(address, {"answer": make("nosi", 5, Rules()).right_keys[0], "hinted": "3"}).content.decode()
    assert re.search(r'class="num">0</b>', page), "no streak"
    assert "krivo 1" in client.get(reverse("lessons:exercises")).content.decode()


@pytest.mark.django_db
def test_the_rules_of_a_preset_stay_from_one_exercise_to_the_next(client):
    first = client.get(reverse("lessons:exercises_of", args=["smijes"]) + "?preset=regija")["Location"]
    assert first.endswith("?preset=regija")
    page = client.get(first).content.decode()
    assert f'action="{first}"' in page


@pytest.mark.django_db
def test_tables_are_called_as_where_one_chooses_them(client):
    page = client.get("/nauci/zadaci/").content.decode()
    assert "sažeto" in page
    assert "klub: Dosta" in page
    assert "sazeto<" not in page


@pytest.mark.django_db
def test_the_count_can_begin_anew(client):
    solve(client, "nosi", 1)
    assert "točno 1" in client.get(reverse("lessons:exercises")).content.decode()
    client.post(reverse("lessons:exercises_again"))
    assert client.get(reverse("lessons:exercises")).content.decode().count("još bez pokušaja") == len(MAKERS)


def test_an_attempt_is_done_when_everything_is_found():
    question = make("smijes", next(n for n in range(50) if make("smijes", n, Rules()).needs_all), Rules())
    *others, last = question.right_keys
    assert Attempt.read(question, {"answer": last, "found": " ".join(others)}).is_done
    assert not Attempt.read(question, {"answer": others[0]}).is_done


def solve(client, kind, number):
    question = make(kind, number, Rules())
    found = []
    for key in question.right_keys:
        client.post(reverse("lessons:exercise", args=[kind, number]), {"answer": key, "found": " ".join(found)})
        found.append(key)


@pytest.mark.django_db
@pytest.mark.parametrize("name", [None, "Ana"], ids=["visitor", "guest"])
def test_a_practice_deal_in_the_session_is_not_read_as_the_tally_of_exercises(client, name):
    if name:
        client.post("/gost/", {"name": name})
    client.post(reverse("guided:new_practice"), {"level": "1"})
    assert client.get(reverse("lessons:exercises")).status_code == 200
    assert "practice_deal" in client.session
