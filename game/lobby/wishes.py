"""How somebody wants a new table to be, read from a form that may hold anything."""

from collections.abc import Mapping

from django.utils.translation import gettext as _

from game.bela import OPTIONS, PRESETS, Rules, RulesError
from game.tables.services.opening import TableWish

from .truth import TRUTH

MOVE_SECONDS = (10, 20, 30, 60, 0)
WIN_RATES = (0, 35, 50, 60, 70, 80)
VISIBILITIES = ("open", "private")
PLAYED_OPTIONS = ("target",)  # what may differ from the preset so far


class OptionConflict(ValueError):
    """Options that are unknown, make no sense together, or aren't played here; its text is a sentence."""


def read_wish(form: Mapping[str, str]) -> TableWish:
    """Raises OptionConflict. Unknown fields are ignored, single options win over the preset."""
    visibility = _choice(form, "visibility", VISIBILITIES, "private")
    move_seconds = int(_choice(form, "move_seconds", tuple(map(str, MOVE_SECONDS)), "20"))
    if visibility == "open" and not move_seconds:
        raise OptionConflict(_("An open table needs a clock."))
    win_rate = int(_choice(form, "min_win_rate", tuple(map(str, WIN_RATES)), "0"))
    if win_rate:
        raise OptionConflict(_("Tables for a win rate aren't played here yet."))
    preset = _choice(form, "preset", tuple(PRESETS), "klasik")
    return TableWish(
        rules=_rules(form, preset),
        preset=preset,
        visibility=visibility,
        move_seconds=move_seconds,
        min_win_rate=win_rate,
        spectators=_truth(form, "spectators", default=visibility == "open"),
    )


def _rules(form: Mapping[str, str], preset: str) -> Rules:
    try:
        rules = Rules.preset(preset, **{option: _value(option, form[option]) for option in OPTIONS if option in form})
    except RulesError as error:
        raise OptionConflict(_("These rules don't go together: %(option)s.") % {"option": error.option}) from error
    if any(option not in PLAYED_OPTIONS for option in rules.differing()):
        raise OptionConflict(_("Only klasik for four is played here so far."))
    return rules


def _value(option: str, text: str) -> object:
    """The text of a form as the option's kind of value; what can't be one stays text, which the rules refuse."""
    kind = type(OPTIONS[option][0])
    if kind is bool:
        return TRUTH.get(text.lower(), text)
    return int(text) if kind is int and text.isascii() and text.isdecimal() and len(text) < 6 else text


def _choice(form: Mapping[str, str], field: str, known: tuple[str, ...], default: str) -> str:
    value = form.get(field, default)
    if value not in known:
        raise OptionConflict(_("There is no such choice for %(field)s.") % {"field": field})
    return value


def _truth(form: Mapping[str, str], field: str, *, default: bool) -> bool:
    if field not in form:
        return default
    if form[field].lower() not in TRUTH:
        raise OptionConflict(_("There is no such choice for %(field)s.") % {"field": field})
    return TRUTH[form[field].lower()]
