"""How somebody wants a new table to be, read from a form that may hold anything (contract.md, "Before the match")."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import OPTIONS, PRESETS, Rules, RulesError, without_meaning
from game.tables.presenters.rule_words.subjects import option_words
from game.tables.presenters.sentences_rules import USUAL_SECONDS
from game.tables.services.opening import TableWish

from .truth import TRUTH

MOVE_SECONDS = (10, 20, 30, 60, 0)
WIN_RATES = (0, 35, 50, 60, 70, 80)
VISIBILITIES = ("private", "open")
USUAL = {"preset": "klasik", "visibility": "private", "move_seconds": str(USUAL_SECONDS), "min_win_rate": "0"}


class OptionConflict(ValueError):
    """A field that holds no choice, or none that goes with the others. Its text is a sentence."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


@dataclass(frozen=True, slots=True)
class Reading:
    """A form as far as it makes a table: what can't be had stands at what is usual, and is told in `conflicts`, by field."""

    wish: TableWish
    conflicts: Mapping[str, str]


def read_wish(form: Mapping[str, str]) -> TableWish:
    """The table that is asked for, whole; raises OptionConflict."""
    reading = read_form(form)
    if reading.conflicts:
        raise OptionConflict(*next(iter(reading.conflicts.items())))
    return reading.wish


def read_form(form: Mapping[str, str]) -> Reading:
    """Unknown fields are ignored, single options win over the preset."""
    conflicts: dict[str, str] = {}
    preset = _choice(form, "preset", tuple(PRESETS), conflicts)
    visibility = _choice(form, "visibility", VISIBILITIES, conflicts)
    seconds = _number(form, "move_seconds", MOVE_SECONDS, conflicts)
    if visibility == "open" and not seconds:
        conflicts["move_seconds"] = _("An open table needs a clock.")
        seconds = USUAL_SECONDS
    win_rate = _number(form, "min_win_rate", WIN_RATES, conflicts)
    return Reading(
        TableWish(
            rules=_rules(form, preset, conflicts),
            preset=preset,
            visibility=visibility,
            move_seconds=seconds,
            min_win_rate=win_rate,
            spectators=_truth(form, "spectators", usual=visibility == "open", conflicts=conflicts),
        ),
        conflicts,
    )


def text_of(value: object) -> str:
    """A value as a form has it."""
    return str(value).lower()


def field_name(field: str) -> str:
    names = {
        "preset": _("Which bela"),
        "visibility": _("Who may come"),
        "move_seconds": _("Seconds a move"),
        "min_win_rate": _("Win rate"),
        "spectators": _("Spectators"),
    }
    return names[field] if field in names else option_words(field).name


def _rules(form: Mapping[str, str], preset: str, conflicts: dict[str, str]) -> Rules:
    options = dict(PRESETS[preset])
    for option in OPTIONS:
        if option in form:
            value = _value(option, form[option])
            if value is None:
                conflicts[option] = _unknown(option)
            else:
                options[option] = value
    while True:
        try:
            return Rules.from_options(options)
        except RulesError as error:
            del options[error.option]
            conflicts[error.option] = _senseless(error.option, options)


def _value(option: str, text: str) -> str | int | None:
    """The option's value that this text means; None if it means none."""
    if isinstance(OPTIONS[option][0], bool):
        return TRUTH.get(text.lower())
    return {text_of(value): value for value in OPTIONS[option]}.get(text)


def _senseless(option: str, options: Mapping[str, str | int]) -> str:
    """Why an option has no meaning beside these."""
    said = {"option": field_name(option)}
    players = options.get("players", 4)
    if option not in without_meaning(int(players), offered_trump=True):
        return _("That needs an offered suit: %(option)s.") % said
    by_players = {
        4: _("That can't be chosen for four: %(option)s."),
        3: _("That can't be chosen for three: %(option)s."),
        2: _("That can't be chosen for two: %(option)s."),
    }
    return by_players[int(players)] % said


def _unknown(field: str) -> str:
    return _("There is no such choice: %(field)s.") % {"field": field_name(field)}


def _choice(form: Mapping[str, str], field: str, known: tuple[str, ...], conflicts: dict[str, str]) -> str:
    value = form.get(field, USUAL[field])
    if value in known:
        return value
    conflicts[field] = _unknown(field)
    return USUAL[field]


def _number(form: Mapping[str, str], field: str, known: tuple[int, ...], conflicts: dict[str, str]) -> int:
    return int(_choice(form, field, tuple(map(str, known)), conflicts))


def _truth(form: Mapping[str, str], field: str, *, usual: bool, conflicts: dict[str, str]) -> bool:
    value = TRUTH.get(form[field].lower()) if field in form else usual
    if value is None:
        conflicts[field] = _unknown(field)
    return usual if value is None else value
