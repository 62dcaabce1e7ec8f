"""Who may see a profile and the history: the owner's choice, and a block wins over it without a word."""

import pytest

from game.accounts.models import Block, Circle, Friendship, User
from game.accounts.services import make_guest

pytestmark = pytest.mark.django_db
OPEN, CLOSED = 200, 403
VIEWERS = (
    "the owner",
    "a friend",
    "who has only asked",
    "a stranger",
    "a guest",
    "nobody",
    "a blocked friend",
    "a blocked one",
)
MATRIX = {
    Circle.ALL: (OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, CLOSED, CLOSED),
    Circle.FRIENDS: (OPEN, OPEN, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED),
    Circle.NOBODY: (OPEN, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED),
}
CASES = [(circle, who, status) for circle, row in MATRIX.items() for who, status in zip(VIEWERS, row, strict=True)]


def viewer(who: str, owner: User) -> User | None:
    if who == "the owner":
        return owner
    if who == "nobody":
        return None
    if who == "a guest":
        return make_guest(name="Gost")
    user = User.objects.create(username="ivan", name="Ivan")
    if "friend" in who or "asked" in who:
        Friendship.objects.create(asker=user, asked=owner, made_ms=1, accepted_ms=2 if "friend" in who else None)
    if "blocked" in who:
        Block.objects.create(blocker=owner, blocked=user, made_ms=3)
    return user


@pytest.mark.parametrize(("circle", "who", "status"), CASES)
@pytest.mark.parametrize("page", ["/igrac/ana/", "/igrac/ana/partije/"])
def test_a_profile_is_seen_by_whom_its_owner_lets(client, circle, who, status, page):
    ana = User.objects.create(username="ana", name="Ana", profile_for=circle)
    looking = viewer(who, ana)
    if looking is not None:
        client.force_login(looking)
    assert client.get(page).status_code == status


def test_a_blocked_person_reads_the_very_page_that_a_closed_profile_shows(client):
    ana = User.objects.create(username="ana", name="Ana")
    ivan = User.objects.create(username="ivan", name="Ivan")
    client.force_login(ivan)
    Block.objects.create(blocker=ana, blocked=ivan, made_ms=1)
    blocked = client.get("/igrac/ana/").content
    Block.objects.all().delete()
    User.objects.filter(id=ana.id).update(profile_for=Circle.NOBODY)
    assert client.get("/igrac/ana/").content == blocked


def test_a_program_is_told_the_reason(client):
    User.objects.create(username="ana", name="Ana", profile_for=Circle.NOBODY)
    answer = client.get("/igrac/ana/", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "profile_closed")
    answer = client.get("/igrac/nitko/", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_player")


def test_the_profile_of_who_is_shut_out_is_gone(client):
    User.objects.create(username="ana", name="Ana", is_active=False)
    assert client.get("/igrac/ana/").status_code == 404
