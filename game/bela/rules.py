"""The options of a table (rules.md, "Options"). The defaults are the preset klasik."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final, Literal, get_args, get_type_hints

from .errors import RulesError
from .presets import PRESETS
from .seats import IN_TURN, NEXT, OPPONENTS, SEATS, SIDES, Seat

Switch = Literal[True, False]


@dataclass(frozen=True)
class Rules:
    players: Literal[4, 3, 2] = 4
    target: Literal[1001, 701, 501] = 1001
    ending: Literal["play_out", "must_pass", "enough"] = "play_out"
    announcements: Literal["all", "bela_only", "none"] = "all"
    declaring: Literal["automatic", "manual"] = "automatic"
    bela: Literal["announce", "automatic"] = "announce"
    first_look: Literal[6, 5] = 6
    talon_seen: Literal["after_trump", "after_own_call"] = "after_trump"
    announcements_shown: Literal["after_first_trick", "before_play"] = "after_first_trick"
    offered_trump: Switch = False
    seven_exchange: Switch = False
    mus: Switch = True
    two_second_round: Literal["dealer_forced", "non_dealer_first"] = "dealer_forced"
    three_stock: Literal["out_of_play", "to_caller"] = "out_of_play"
    must_beat: Literal["all_suits", "trumps_only"] = "all_suits"
    must_overtrump: Switch = True
    illegal_play: Literal["prevent", "auzmes"] = "prevent"
    longer_run_wins: Switch = True
    four_order: Literal["trick", "natural", "turn"] = "trick"
    equal_announcements: Literal["first_in_turn", "trump_then_first", "nobody"] = "first_in_turn"
    belot: Literal["wins_match", "run_100"] = "wins_match"
    blank: Literal["trick", "point"] = "trick"
    unconfirmed: Literal["to_sweeper", "void", "kept"] = "to_sweeper"
    sweep_bonus: Literal[90, 100, 0] = 90
    bela_kept_on_fall: Switch = False

    def __post_init__(self) -> None:
        for option, values in OPTIONS.items():
            value = getattr(self, option)
            if not any(type(value) is type(known) and value == known for known in values):
                raise RulesError(option, f"expected one of {values}, got {value!r}")
        for option in sorted(without_meaning(self.players, offered_trump=self.offered_trump)):
            if getattr(self, option) != OPTIONS[option][0]:
                raise RulesError(option, f"has no meaning for {self.players} players with these options")

    @staticmethod
    def from_options(options: Mapping[str, Any]) -> "Rules":
        """The rules with these options, all others at their defaults; RulesError names the first one that is wrong."""
        for option in options:
            if option not in OPTIONS:
                raise RulesError(option, "no such option")
        return Rules(**options)

    @staticmethod
    def preset(name: str, **options: Any) -> "Rules":
        """The rules of a preset (KeyError if there is none), with single options on top of it."""
        return Rules.from_options({**PRESETS[name], **options})

    def differing(self) -> dict[str, str | int]:
        """The options that differ from the defaults."""
        return {
            option: getattr(self, option) for option, values in OPTIONS.items() if getattr(self, option) != values[0]
        }

    @cached_property
    def idle(self) -> frozenset[str]:
        """The options that change nothing in this game, whatever they say: those without meaning, and a few more."""
        idle = without_meaning(self.players, offered_trump=self.offered_trump)
        if self.players == 3:  # the one who speaks takes up the talon with the same word
            idle |= {"talon_seen"}
        if self.announcements != "all":
            idle |= _OF_ANNOUNCEMENTS
        if self.announcements == "none":
            idle |= _OF_BELA
        return idle

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[self.players]

    @cached_property
    def next_seat(self) -> tuple[Seat, ...]:
        return NEXT[self.players]

    @cached_property
    def in_turn(self) -> tuple[tuple[Seat, ...], ...]:
        """By first seat: all seats from it on."""
        return IN_TURN[self.players]

    @cached_property
    def opponents(self) -> tuple[tuple[Seat, ...], ...]:
        return OPPONENTS[self.players]

    @cached_property
    def sides(self) -> int:
        return SIDES[self.players]

    @cached_property
    def hand_size(self) -> int:
        """How many cards each plays in a deal."""
        return 8 if self.players == 4 else 10


OPTIONS: Final[dict[str, tuple[Any, ...]]] = {
    option.name: tuple(sorted(get_args(get_type_hints(Rules)[option.name]), key=option.default.__ne__))
    for option in fields(Rules)
}
"""The values of each option, the default first."""

_MEANINGLESS: Final[dict[int, frozenset[str]]] = {
    4: frozenset({"two_second_round", "three_stock"}),
    3: frozenset({"offered_trump", "seven_exchange", "two_second_round", "illegal_play", "first_look", "mus"}),
    2: frozenset({"three_stock", "first_look", "mus"}),
}
_OF_AN_OFFER: Final = frozenset({"seven_exchange", "two_second_round"})
_OF_ANNOUNCEMENTS: Final = frozenset(
    {"declaring", "announcements_shown", "longer_run_wins", "four_order", "equal_announcements", "belot"}
)
_OF_BELA: Final = frozenset({"bela", "bela_kept_on_fall", "unconfirmed"})


def without_meaning(players: int, *, offered_trump: bool) -> frozenset[str]:
    """The options that have to stay at their defaults at such a table."""
    return _MEANINGLESS[players] if offered_trump else _MEANINGLESS[players] | _OF_AN_OFFER
