"""The options of a table, the games that have a name, and who plays what."""

from dataclasses import dataclass

from game.bela import OPTIONS, PRESETS, Rules
from game.bela.rules import without_meaning
from game.tables.presenters.rule_words.presets import preset_words
from game.tables.presenters.rule_words.subjects import option_words
from game.tables.presenters.sentences_rules import differences

from ..drawn import Drawn
from ..fields import Fields


@dataclass(frozen=True, slots=True)
class Value:
    """`presets`: the games that play it so."""

    label: str
    presets: tuple[str, ...]
    usual: bool


def option(block: Fields) -> Drawn:
    """`opcija NAME`: the values of an option, with the games that have each."""
    name = block.argument
    if name not in OPTIONS:
        raise block.error(f"there is no option {name!r}")
    block.done()
    words = option_words(name)
    values = tuple(
        Value(words.values[value][0], _presets_with(name, value), value == OPTIONS[name][0]) for value in OPTIONS[name]
    )
    context = {"name": words.name, "values": values, "players": _players(name)}
    return Drawn("option", context, (words.name, *(value.label for value in values)))


def _presets_with(option: str, value: object) -> tuple[str, ...]:
    games = {preset: Rules.preset(preset) for preset in PRESETS}
    return tuple(
        preset_words(preset).name
        for preset, rules in games.items()
        if getattr(rules, option) == value and option not in rules.idle
    )


def _players(option: str) -> tuple[int, ...]:
    """With how many players it can be chosen, where that is not with any."""
    fits = tuple(
        players for players in OPTIONS["players"] if option not in without_meaning(players, offered_trump=True)
    )
    return () if len(fits) == len(OPTIONS["players"]) else fits


def presets(block: Fields) -> Drawn:
    """`igre`: every game that has a name, and what it changes of klasik."""
    block.done()
    rows = []
    for preset in PRESETS:
        rules, words = Rules.preset(preset), preset_words(preset)
        rows.append((words, rules.players, rules.target, differences(rules)))
    return Drawn("presets", {"rows": rows}, tuple(words.name for words, *_rest in rows))
