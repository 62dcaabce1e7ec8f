"""The rules of a table in words, and what of them differs from the preset klasik."""

from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela import OPTIONS, Rules

from .rule_words.presets import preset_words
from .rule_words.subjects import subjects

USUAL_SECONDS = 20
OF_THEIR_OWN = ("players", "target")
"""What stands beside a preset's name anyway, and so is no change of it."""


@dataclass(frozen=True, slots=True)
class RuleWord:
    """`option` is what it tells of, whose page explains it; '' where no option decides it."""

    text: str
    differs: bool = False
    option: str = ""


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """What is played here about one subject."""

    title: str
    words: tuple[RuleWord, ...]


class Agreed(Protocol):
    """How it is played at a table, or would be at a new one."""

    @property
    def preset(self) -> str: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def move_seconds(self) -> int: ...
    @property
    def min_win_rate(self) -> int: ...


def badges(agreed: Agreed) -> tuple[RuleWord, ...]:
    """The table in a few words, as it stands in a list of tables."""
    rules, changed = agreed.rules, _changes(agreed)
    players = ngettext("%(players)d player", "%(players)d players", rules.players) % {"players": rules.players}
    target = _("to %(target)d") % {"target": rules.target}
    asked = (RuleWord(rate_asked(agreed.min_win_rate), differs=True),) if agreed.min_win_rate else ()
    return (
        RuleWord(_preset(agreed.preset, changed), agreed.preset != "klasik" or changed > 0),
        RuleWord(players, "players" in rules.differing()),
        RuleWord(target, "target" in rules.differing()),
        RuleWord(pace(agreed.move_seconds), agreed.move_seconds != USUAL_SECONDS),
        *asked,
    )


def pace(seconds: int) -> str:
    return _("%(seconds)d s a move") % {"seconds": seconds} if seconds else _("no clock")


def rate_asked(percent: int) -> str:
    return _("from %(rate)d%% of wins") % {"rate": percent}


def differences(rules: Rules) -> tuple[str, ...]:
    """What differs from klasik beside players and target, each in a few words."""
    differing = rules.differing().keys() - {*OF_THEIR_OWN, *rules.idle}
    words = [each for subject in subjects() for each in subject.options if each.option in differing]
    return tuple(_("%(option)s: %(value)s") % {"option": each.name, "value": each.label(rules)} for each in words)


def rules_in_words(agreed: Agreed) -> tuple[RuleGroup, ...]:
    """What is played here, a sentence each. What klasik for four doesn't say in these words differs."""
    usual = {sentence for _, said in _said(Rules(), USUAL_SECONDS) for _, sentence in said}
    return tuple(
        RuleGroup(title, tuple(RuleWord(sentence, sentence not in usual, option) for option, sentence in said))
        for title, said in _said(agreed.rules, agreed.move_seconds)
    )


def _said(rules: Rules, seconds: int) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    told = ((subject.title, subject.said(rules)) for subject in subjects())
    return *told, (_("Time"), (("", _time(seconds)),))


def _time(seconds: int) -> str:
    if not seconds:
        return _("There is no clock.")
    said = {"seconds": seconds}
    return ngettext("%(seconds)d second for each move.", "%(seconds)d seconds for each move.", seconds) % said


def _preset(preset: str, changes: int) -> str:
    name = preset_words(preset).name
    said = {"preset": name, "changes": changes}
    return (
        ngettext("%(preset)s + %(changes)d change", "%(preset)s + %(changes)d changes", changes) % said
        if changes
        else name
    )


def _changes(agreed: Agreed) -> int:
    """How many single options differ from the preset's and matter here."""
    usual = Rules.preset(agreed.preset)
    return sum(
        getattr(agreed.rules, option) != getattr(usual, option)
        for option in OPTIONS
        if option not in {*OF_THEIR_OWN, *agreed.rules.idle}
    )
