"""Every page in Croatian and in English, with nothing Croatian left on an English one but what says that it is."""

import re
from html.parser import HTMLParser

import pytest
from django.conf import settings

from game.tables.fold import folds
from game.threads import close_connections

from .asking import Address, every_address
from .world import World

CROATIAN = re.compile(
    r"\b(?:je|nije|su|nisu|ili|kako|što|tko|gdje|ovdje|nema|tvoj|tvoja|tvoje|svoj|svoje|stol|stola|stolu|partija|partije|"
    r"partiju|dijeljenje|karta|karte|kartu|adut|igrač|igrača|igraj|pravila|prijava|sjedni|dalje|natrag|sutra|danas|"
    r"siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca)\b",
    re.IGNORECASE,
)
READ_ALOUD = ("aria-label", "placeholder", "title", "alt", "data-done", "data-title", "data-five", "data-rule")
EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Page(HTMLParser):
    """What a page says in the language that it says it is in. `others` are the languages of its parts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language, self.said, self.others = "", [], set()
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        language = named.get("lang") or (self._open[-1] if self._open else "")
        if tag == "html":
            self.language = language
        if language == self.language:
            self.said += [named[name] or "" for name in READ_ALOUD if name in named]
        else:
            self.others.add(language)
        if tag not in EMPTY:
            self._open.append(language if tag not in ("script", "style") else "none")

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY and self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] == self.language:
            self.said.append(data)


@pytest.fixture
def world(transactional_db):
    yield World()
    close_connections()
    for table_id in folds.ids():
        folds.forget(table_id)


def pages(world: World, address: Address, about: str, role: str, language: str) -> str:
    client, user = world.client, world.user(role, about)
    client.cookies.clear()
    if user is not None:
        client.cookies[settings.SESSION_COOKIE_NAME] = world.session(user)
    answer = client.get(address.path(world, about), headers={"Accept-Language": language})
    is_page = answer.headers.get("Content-Type", "").startswith("text/html") and b"<html" in answer.content[:2000]
    return answer.content.decode() if is_page else ""


def test_every_page_is_in_the_language_that_is_asked_for(world):
    wrong, seen = [], 0
    for address in every_address():
        if address.route.startswith("uprava/"):
            continue
        for about in address.objects:
            for role in ("visitor", "guest", "seated"):
                html = {language: pages(world, address, about, role, language) for language in ("hr", "en")}
                if not html["en"]:
                    continue
                seen += 1
                read = {language: Page(page) for language, page in html.items()}
                where = f"{address.path(world, about)} ({role})"
                if read["hr"].language != "hr":
                    wrong.append(f"{where}: {read['hr'].language} for who reads Croatian")
                if read["en"].language == "hr" and "en" in read["en"].others:
                    continue  # it says so itself: not translated yet
                if read["en"].language != "en":
                    wrong.append(f"{where}: {read['en'].language} for who reads English")
                left = {word.lower() for text in read["en"].said for word in CROATIAN.findall(text)}
                if left:
                    wrong.append(f"{where}: {', '.join(sorted(left))}")
    assert seen > 100
    assert not wrong, "\n".join(wrong)
