"""Quick phrases: who may say what and how often, who is shown it, and what is left of it for a report."""

import asyncio

import pytest
from asgiref.sync import async_to_sync
from django.test import Client

from game.accounts.models import Block, Report, User
from game.accounts.services import make_guest
from game.now import now_ms
from game.tables import services
from game.tables.declined import Declined
from game.tables.models import Said, Table
from game.tables.phrases import PHRASES, REACTIONS
from game.tables.presenters.sentences_talk import phrases_in_words, reactions_in_words
from game.tables.services.talking import KEPT_MS, forget_said
from game.tables.talk import Talk
from tests.settling import settled

JSON = {"Accept": "application/json"}


def says(table, seat: int, phrase: str = "bravo") -> Said:
    return services.say(table_id=table.id, user_id=table.people[seat].id, phrase=phrase)


def client_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


class Page:
    """A socket's end that notes what it is shown."""

    def __init__(self, user_id: int | None, language: str = "hr") -> None:
        self.user_id, self.language, self.shown = user_id, language, []

    def show_talk(self, number: int, html: str) -> None:
        self.shown.append(html)


def shown_to(table, pages: list[Page], *said: tuple[int, str]) -> None:
    """What these pages are shown while this is said."""

    async def talking() -> None:
        talk = Talk()
        for page in pages:
            await talk.join(table.id, page)
        for seat, phrase in said:
            await asyncio.to_thread(says, table, seat, phrase)
        await settled()
        for page in pages:
            await talk.leave(table.id, page)

    async_to_sync(talking)()


# ------------------------------------------------------------------ saying


def test_the_words_that_are_stored_are_these_and_each_has_its_text():
    assert PHRASES == (
        "hello", "good_luck", "bravo", "well_played", "good_game", "thanks",
        "sorry", "no_matter", "moment", "back", "hurry", "once_more",
    )  # fmt: skip
    assert REACTIONS == ("smile", "laugh", "star", "coffee", "cheers")
    assert len({text for _word, text in (*phrases_in_words(), *reactions_in_words())}) == 17


def test_only_who_sits_there_says_something_and_only_what_can_be_said(begun):
    assert says(begun, 2).place == 2
    with pytest.raises(Declined, match="no_such_phrase"):
        says(begun, 2, "imam dečka")
    with pytest.raises(Declined, match="not_at_table"):
        services.say(table_id=begun.id, user_id=make_guest(name="Gledatelj").id, phrase="bravo")
    Table.objects.update(closed_ms=1)
    with pytest.raises(Declined, match="not_at_table"):
        says(begun, 2)


def test_nobody_says_more_than_three_in_ten_seconds_or_six_in_a_minute(begun, settings):
    settings.RATE_LIMITS = True
    for _ in range(3):
        says(begun, 0)
    with pytest.raises(Declined, match="said_too_much"):
        says(begun, 0)
    says(begun, 1)
    Said.objects.update(at_ms=now_ms() - 11_000)
    for _ in range(3):
        says(begun, 0)
    Said.objects.update(at_ms=now_ms() - 11_000)
    with pytest.raises(Declined, match="said_too_much"):
        says(begun, 0)
    Said.objects.update(at_ms=now_ms() - 61_000)
    says(begun, 0)


def test_programs_are_told_why_not(begun, settings):
    settings.RATE_LIMITS = True
    client, address = client_of(begun.people[0]), f"/stol/{begun.row.code}/kazi/"
    answer = client.post(address, {"phrase": "bravo"}, headers=JSON)
    assert (answer.status_code, answer.json()["you"]) == (200, 0)
    answer = client.post(address, {"phrase": "?"}, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (422, "no_such_phrase")
    for _ in range(3):
        answer = client.post(address, {"phrase": "smile"}, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (429, "said_too_much")


def test_without_javascript_it_is_said_and_stands_on_the_next_page(begun):
    client, address = client_of(begun.people[0]), f"/stol/{begun.row.code}/"
    answer = client.post(f"{address}kazi/", {"phrase": "well_played"})
    assert (answer.status_code, answer["Location"]) == (303, address)
    others = client_of(begun.people[1]).get(address).content.decode()
    assert '<b class="speaker">Ana: </b>Lijepo odigrano!' in others
    Said.objects.update(at_ms=now_ms() - 20_000)
    assert "speaker" not in client.get(address).content.decode()


# ------------------------------------------------------------------ who is shown it


def test_everybody_who_looks_is_shown_it_once_in_their_own_language(begun):
    croatian, english, onlooker = Page(begun.people[1].id), Page(begun.people[2].id, "en"), Page(None)
    says(begun, 0, "hello")  # it stood on the pages as they were loaded
    shown_to(begun, [croatian, english, onlooker], (0, "thanks"), (1, "coffee"))
    assert ["Hvala!" in croatian.shown[0], "#coffee" in croatian.shown[1]] == [True, True]
    assert "Thanks!" in english.shown[0]
    assert [len(page.shown) for page in (croatian, english, onlooker)] == [2, 2, 2]


def test_who_has_blocked_the_speaker_is_shown_nothing(begun):
    ana, ivan = begun.people[:2]
    Block.objects.create(blocker=ivan, blocked=ana, made_ms=1)
    ivans, others = Page(ivan.id), Page(begun.people[2].id)
    shown_to(begun, [ivans, others], (0, "bravo"))
    assert (len(ivans.shown), len(others.shown)) == (0, 1)
    assert "speaker" not in client_of(ivan).get(f"/stol/{begun.row.code}/").content.decode()


def test_who_is_muted_is_muted_at_this_table_until_heard_again(begun):
    ana, ivan = begun.people[:2]
    client, address = client_of(ivan), f"/stol/{begun.row.code}/"
    says(begun, 0)
    assert client.post(f"{address}glasovi/", {"mute": ana.id}).status_code == 303
    page = client.get(address).content.decode()
    assert f'data-muted="{ana.id}"' in page
    assert "speaker" not in page
    assert "Slušaj" in client.get(f"{address}glasovi/").content.decode()
    client.post(f"{address}glasovi/", {"hear": ana.id})
    assert "speaker" in client.get(address).content.decode()


# ------------------------------------------------------------------ what is left of it


def test_a_guest_is_reported_from_the_table_with_what_was_said_there(begun):
    ana, ivan = begun.people[:2]
    says(begun, 0, "hurry")
    says(begun, 0, "laugh")
    says(begun, 2, "bravo")
    voices = client_of(ivan).get(f"/stol/{begun.row.code}/glasovi/").content.decode()
    address = f"/prijavi/gost/{ana.id}/?about=behaviour&stol={begun.row.code}"
    assert address.replace("&", "&amp;") in voices
    assert 'value="behaviour" required checked' in client_of(ivan).get(address).content.decode()
    fields = {"about": "behaviour", "words": "Stalno požuruje.", "stol": begun.row.code}
    assert client_of(ivan).post(address, fields, headers=JSON).status_code == 200
    report = Report.objects.get()
    assert (report.reporter, report.reported) == (ivan, ana)
    assert [line.partition(" ")[2].partition(" ")[2] for line in report.said.splitlines()] == ["Žuri mi se.", "smijeh"]


def test_what_was_said_is_forgotten_after_a_week(begun):
    says(begun, 0)
    kept = says(begun, 1)
    Said.objects.exclude(id=kept.id).update(at_ms=now_ms() - KEPT_MS - 1)
    forget_said(now_ms())
    assert list(Said.objects.all()) == [kept]
