"""The page on which a new table is put together: what can be chosen beside what is chosen already."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from game.bela import OPTIONS, Rules
from game.tables.presenters.rule_words.presets import preset_words
from game.tables.presenters.rule_words.subjects import option_words, subjects
from game.tables.presenters.rule_words.words import OptionWords, Subject
from game.tables.presenters.sentences_rules import RuleGroup, RuleWord, badges, rules_in_words
from game.tables.services.opening import TableWish

from .menu import MENU
from .wishes import MOVE_SECONDS, VISIBILITIES, WIN_RATES, Reading, field_name, text_of


@dataclass(frozen=True, slots=True)
class Dish:
    """A line of the menu, or a number of players: a link to the form filled in with it."""

    name: str
    line: str
    query: str
    target: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A field with its choices, what the chosen one means, and why what was asked for can't be had."""

    field: str
    name: str
    choices: tuple[Choice, ...]
    hint: str = ""
    differs: bool = False
    conflict: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The questions about one subject, and whether something of it was chosen singly."""

    title: str
    questions: tuple[Question, ...]
    differing: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class NewTable:
    players: tuple[Dish, ...]
    menu: tuple[Dish, ...]
    target: Question
    chapters: tuple[Chapter, ...]
    settings: tuple[Question, ...]
    kept: Mapping[str, str]
    badges: tuple[RuleWord, ...]
    rules: tuple[RuleGroup, ...]
    conflicts: Mapping[str, str]

    @property
    def fields(self) -> set[str]:
        """What is asked for on the page."""
        asked = (self.target, *self.settings, *(each for chapter in self.chapters for each in chapter.questions))
        return {question.field for question in asked}

    @property
    def differences(self) -> tuple[str, ...]:
        return tuple(word.text for group in self.rules for word in group.words if word.differs)


def new_table(reading: Reading) -> NewTable:
    """The page for this form. `kept` are the fields that stand without being asked for."""
    wish = reading.wish
    if wish.preset not in MENU[wish.rules.players]:
        wish = replace(wish, preset="klasik")
    _, *told = subjects()
    return NewTable(
        players=tuple(_players(number, wish.rules) for number in MENU),
        menu=tuple(_dish(preset, wish) for preset in MENU[wish.rules.players]),
        target=replace(_question(option_words("target"), wish.rules, reading.conflicts), hint=""),
        chapters=tuple(_chapter(subject, wish, reading.conflicts) for subject in told),
        settings=_settings(wish, reading.conflicts),
        kept=_kept(wish),
        badges=badges(wish),
        rules=rules_in_words(wish),
        conflicts=reading.conflicts,
    )


def _players(number: int, chosen: Rules) -> Dish:
    label, _said = option_words("players").values[number]
    return _link(str(label), "", MENU[number][0], number, is_chosen=number == chosen.players)


def _dish(preset: str, wish: TableWish) -> Dish:
    words = preset_words(preset)
    return _link(words.name, words.line, preset, wish.rules.players, is_chosen=preset == wish.preset)


def _link(name: str, line: str, preset: str, players: int, *, is_chosen: bool) -> Dish:
    usual = Rules.preset(preset)
    query = {"preset": preset} if usual.players == players else {"preset": preset, "players": players}
    return Dish(name, line, urlencode(query), usual.target, is_chosen)


def _chapter(subject: Subject, wish: TableWish, conflicts: Mapping[str, str]) -> Chapter:
    asked = [words for words in subject.options if words.option not in wish.rules.idle]
    usual = Rules.preset(wish.preset)
    changed = any(getattr(wish.rules, words.option) != getattr(usual, words.option) for words in asked)
    questions = tuple(_question(words, wish.rules, conflicts) for words in asked)
    return Chapter(
        subject.title,
        questions,
        differing=sum(question.differs for question in questions),
        is_open=changed or any(question.conflict for question in questions),
    )


def _question(words: OptionWords, rules: Rules, conflicts: Mapping[str, str]) -> Question:
    now = getattr(rules, words.option)
    return Question(
        words.option,
        words.name,
        _choices(now, ((value, words.values[value][0]) for value in OPTIONS[words.option])),
        hint=words.said(rules),
        differs=now != OPTIONS[words.option][0],
        conflict=conflicts.get(words.option, ""),
    )


def _settings(wish: TableWish, conflicts: Mapping[str, str]) -> tuple[Question, ...]:
    """What is not about the rules."""
    clocks = [seconds for seconds in MOVE_SECONDS if seconds or wish.visibility != "open"]

    def asked(field: str, now: object, labels: Iterable[tuple[object, str]], hint: str = "") -> Question:
        return Question(field, field_name(field), _choices(now, labels), hint, conflict=conflicts.get(field, ""))

    return (
        asked(
            "visibility",
            wish.visibility,
            zip(VISIBILITIES, (_("who has the link"), _("anybody")), strict=True),
            _("An open table stands in the list on the front page."),
        ),
        asked(
            "move_seconds",
            wish.move_seconds,
            ((seconds, str(seconds) if seconds else _("no clock")) for seconds in clocks),
            _("Without a clock only among friends: an open table has one."),
        ),
        asked(
            "min_win_rate",
            wish.min_win_rate,
            ((rate, _("from %(rate)d%%") % {"rate": rate} if rate else _("anybody's")) for rate in WIN_RATES),
            _("Players with less can sit down only if you invite them. Robots don't count."),
        ),
        asked("spectators", wish.spectators, ((True, _("may watch")), (False, _("may not")))),
    )


def _choices(now: object, labels: Iterable[tuple[object, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(text_of(value), label, value == now) for value, label in labels)


def _kept(wish: TableWish) -> dict[str, str]:
    """The preset, the players, and what no longer has meaning where the preset would have it otherwise."""
    usual = Rules.preset(wish.preset)
    idle = {option: getattr(wish.rules, option) for option in sorted(wish.rules.idle)}
    changed = {option: text_of(value) for option, value in idle.items() if value != getattr(usual, option)}
    return {"preset": wish.preset, "players": str(wish.rules.players), **changed}
