"""What is said of an option: its name and the labels of its values to choose by, and a sentence for who reads what is played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.bela import Rules

Sentence = str | Callable[[Rules], str]
"""A sentence of its own for some tables where a rule says other things to two, three and four."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """`values` holds a short label and a sentence for each value; `otherwise` is what holds where the option changes nothing."""

    option: str
    name: str
    values: Mapping[str | int, tuple[str, Sentence]]
    otherwise: Sentence = ""

    def label(self, rules: Rules) -> str:
        label, _ = self.values[getattr(rules, self.option)]
        return label

    def said(self, rules: Rules) -> str:
        """What holds in these rules, if there is anything to say."""
        _, sentence = self.values[getattr(rules, self.option)]
        if self.option in rules.idle:
            sentence = self.otherwise
        return sentence if isinstance(sentence, str) else sentence(rules)


@dataclass(frozen=True, slots=True)
class Always:
    """A rule that no option changes; `said` is empty where it has no place."""

    said: Callable[[Rules], str]


@dataclass(frozen=True, slots=True)
class Subject:
    title: str
    parts: tuple[OptionWords | Always, ...]

    @property
    def options(self) -> tuple[OptionWords, ...]:
        return tuple(part for part in self.parts if isinstance(part, OptionWords))

    def said(self, rules: Rules) -> tuple[str, ...]:
        return tuple(sentence for part in self.parts if (sentence := part.said(rules)))
