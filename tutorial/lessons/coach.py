"""What the coach says: sentences of the language's own file, with the engine's facts in them."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from django.utils.translation import pgettext

from game import language as languages
from game.bela import Card, Seat, Suit
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now

from ..sources import CONTENT, ContentError, Source
from ..words import OTHERS, cards, points
from .question import Answer, Saying, Value

LANGUAGES = tuple(language for language in languages.LANGUAGES if (CONTENT / language / "trener.yaml").exists())
"""Those that the coach speaks, the first one first."""


class NoSentence(Exception):
    """The coach's file has no sentence of this name, or the sentence asks for a fact that is not given."""


class Form(str):
    """A word that stands in a sentence, with its other forms as attributes."""

    acc: str
    points: str
    cards: str

    __slots__ = ("acc", "cards", "points")

    @staticmethod
    def of(word: str, **others: str) -> "Form":
        form = Form(word)
        for name, other in others.items():
            setattr(form, name, other)
        return form


def say(language: str, *sayings: Saying) -> str:
    """The sentences one after the other, each beginning with a capital."""
    return " ".join(_sentence(language, each) for each in sayings)


def wrong_text(language: str, answer: Answer, own: str | None = None) -> str:
    """What is said to a wrong answer: what the rules say, then the author's own sentence or what else there is to say."""
    if own is None:
        return say(language, *answer.opening, *answer.tail)
    return f"{say(language, *answer.opening)} {own}".strip()


def masked(text: str) -> str:
    """A text without its cards, suits, players and numbers: what is left must not be the same twice."""
    words = words_now()
    names = {*words.card_names, *words.cards_played, *words.suit_names, *words.suits_called, *players()}
    return _any_of(frozenset(names)).sub("…", text)


@cache
def _any_of(names: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b|\d+", re.IGNORECASE)


def players() -> tuple[str, ...]:
    """Who sits at the lesson's table, the learner first."""
    return pgettext("at the lesson's table", "you"), *OTHERS


def sentence_names(language: str) -> Iterable[str]:
    return _book(language).keys()


def _sentence(language: str, wanted: Saying) -> str:
    template = _book(language).get(wanted.name)
    if template is None:
        raise NoSentence(f"{CONTENT / language / 'trener.yaml'} has no sentence `{wanted.name}`")
    try:
        text = template.format(**{name: _word(value) for name, value in wanted.values.items()})
    except (KeyError, AttributeError, IndexError) as error:
        raise NoSentence(f"the sentence `{wanted.name}` asks for what is not given: {error}") from None
    return text[:1].upper() + text[1:]


def _word(value: Value) -> Form:
    words = words_now()
    if isinstance(value, Card):
        return Form.of(words.card_names[value], acc=words.cards_played[value])
    if isinstance(value, Suit):
        return Form.of(words.suit_names[value], acc=words.suits_called[value])
    if isinstance(value, Seat):
        return Form.of(players()[value])
    if isinstance(value, tuple):
        names, played = words.card_names, words.cards_played
        return Form.of(listed([names[card] for card in value]), acc=listed([played[card] for card in value]))
    if isinstance(value, int):
        return Form.of(str(value), points=points(value), cards=cards(value))
    return Form.of(value.replace(":", " : "))


@cache
def _book(language: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    _gather(Source.read(CONTENT / language / "trener.yaml"), "", found)
    return found


def _gather(source: Source, name: str, found: dict[str, str]) -> None:
    """Flatten the file: `a: {b: ...}` is the sentence `a.b`, and `_` is the sentence of the name above it."""
    if isinstance(source.raw, str):
        found[name.removesuffix("._")] = source.text()
        return
    for key, part in source.named().items():
        if isinstance(part.raw, list):
            raise ContentError(part.path, part.line, "expected a sentence")
        _gather(part, f"{name}.{key}" if name else key, found)
