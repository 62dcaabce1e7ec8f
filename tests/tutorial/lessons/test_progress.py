"""What somebody has learned stays: with the row of a guest, and in the session of a visitor until there is a row."""

import pytest
from django.test import Client
from django.urls import reverse

from game.accounts.models import User
from tutorial.models import WHOLE, Learned, Practice

pytestmark = pytest.mark.django_db
STEP = reverse("lessons:step", args=["karte-i-boje", 1])
RIGHT, WRONG = {"answer": "KH"}, {"answer": "7S"}


def path(client):
    return client.get(reverse("lessons:path")).content.decode()


def lesson(client):
    return client.get(reverse("lessons:lesson", args=["karte-i-boje"])).content.decode()


def test_a_right_answer_is_kept_and_a_wrong_one_is_not(client):
    client.post(STEP, WRONG)
    assert "is-done" not in lesson(client)
    client.post(STEP, RIGHT)
    assert lesson(client).count('class="is-done"') == 1
    assert "1 / 9" in path(client)


def test_looking_at_a_step_does_not_finish_it(client):
    client.get(STEP, RIGHT)
    client.get(reverse("lessons:step", args=["karte-i-boje", 2]))
    assert "is-done" not in lesson(client)


def test_marking_all_cards_is_done_only_with_the_last_of_them(client):
    address = reverse("lessons:step", args=["karte-i-boje", 8])
    client.post(address, {"answer": "TH", "found": "7H"})
    assert "is-done" not in lesson(client)
    client.post(address, {"answer": "QH", "found": "7H TH"})
    assert "is-done" in lesson(client)


def test_a_visitor_leaves_no_row_and_gets_no_name(client):
    client.post(STEP, RIGHT)
    assert (User.objects.count(), Learned.objects.count()) == (0, 0)


def test_a_visitor_who_becomes_a_guest_keeps_what_was_learned(client):
    client.post(STEP, RIGHT)
    client.post("/gost/", {"name": "Ana"})
    assert "1 / 9" in path(client)
    assert [*Learned.objects.values_list("user__name", "lesson", "step")] == [("Ana", "karte-i-boje", 1)]
    assert "learned" not in client.session


def test_a_guest_has_it_on_every_device(client, client_of):
    client.post("/gost/", {"name": "Ana"})
    client.post(STEP, RIGHT)
    assert "1 / 9" in path(client_of(User.objects.get()))


def test_others_do_not_see_it(client, client_of):
    client.post("/gost/", {"name": "Ana"})
    client.post(STEP, RIGHT)
    assert "1 / 9" not in path(client_of(User.objects.create(username="ivan", name="Ivan")))


def test_answering_twice_is_stored_once(client):
    client.post("/gost/", {"name": "Ana"})
    client.post(STEP, RIGHT)
    client.post(STEP, RIGHT)
    assert Learned.objects.count() == 1


def test_a_lesson_begun_anew_is_forgotten_and_the_others_are_not(client):
    client.post("/gost/", {"name": "Ana"})
    user = User.objects.get()
    Learned.objects.create(user=user, lesson="iber", step=1)
    Learned.objects.create(user=user, lesson="vodeno-branic", step=WHOLE)
    client.post(STEP, RIGHT)
    client.post(reverse("lessons:again", args=["karte-i-boje"]))
    assert {*Learned.objects.values_list("lesson", flat=True)} == {"iber", "vodeno-branic"}
    client.post(reverse("lessons:all_again"))
    assert {*Learned.objects.values_list("lesson", flat=True)} == {"vodeno-branic"}, "only lessons are forgotten"


def test_a_visitor_can_begin_anew_too(client):
    client.post(STEP, RIGHT)
    client.post(reverse("lessons:again", args=["karte-i-boje"]))
    assert "is-done" not in lesson(client)


def test_the_path_says_where_to_go_on(client):
    assert STEP in path(client)
    client.post(STEP, RIGHT)
    assert reverse("lessons:step", args=["karte-i-boje", 2]) in path(client)
    session = client.session
    session["learned"] = [["karte-i-boje", number] for number in range(10)]
    session.save()
    assert f'class="btn btn-main" href="{reverse("lessons:step", args=["jakost", 1])}"' in path(client)


def test_exercises_go_along_too(client):
    client.post(reverse("lessons:exercise", args=["nosi", 1]), {"hint": "3"})
    client.post("/gost/", {"name": "Ana"})
    assert "krivo 1" in client.get(reverse("lessons:exercises")).content.decode()
    assert Practice.objects.get().tally["wrong"] == {"nosi": 1}


@pytest.fixture
def client_of(client):
    def client_of(user):
        other = Client()
        other.force_login(user)
        return other

    return client_of
