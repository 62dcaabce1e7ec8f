"""What is said at a table as it reaches a page: one more line of the log, which the page shows at the speaker's seat."""

from dataclasses import dataclass

from django.template.loader import render_to_string

from game.tables.phrases import REACTIONS
from game.tables.presenters.sentences_talk import said_in_words


@dataclass(frozen=True, slots=True)
class Speech:
    """`who` is the person's number, `icon` a reaction's picture or ''; `text` is in the language that is spoken now."""

    number: int
    who: int
    seat: int
    name: str
    text: str
    icon: str


def speech(number: int, who: int, seat: int, name: str, phrase: str) -> Speech:
    return Speech(number, who, seat, name, said_in_words(phrase), phrase if phrase in REACTIONS else "")


def news_of(heard: Speech) -> str:
    """For the socket: added to what the log holds."""
    return render_to_string("tables/said.html", {"one": heard})
