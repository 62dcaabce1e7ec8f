"""What can be set, in words, group by group as the page of settings asks for it."""

from dataclasses import asdict, dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from game.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Setting:
    """One question with its answers, the value and the word of each; `hint` says what isn't plain."""

    name: str
    question: str
    answers: tuple[tuple[str, str], ...]
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    settings: tuple[Setting, ...]


def groups() -> tuple[Group, ...]:
    on_off = ("on", _("on")), ("off", _("off"))
    return (
        Group(
            _("Cards"),
            (
                Setting(
                    "deck",
                    _("Deck"),
                    (
                        ("hungarian", _("mađarice")),
                        ("french", pgettext("deck", "French")),
                        ("four", pgettext("deck", "French in four colours")),
                    ),
                ),
                Setting(
                    "names",
                    _("Names"),
                    (
                        ("deck", _("as the deck has them")),
                        ("hungarian", _("hearts, bells, leaves, acorns; jack, queen")),
                        ("unter", _("hearts, bells, leaves, acorns; unter, ober")),
                        ("french", _("hearts, diamonds, spades, clubs; jack, queen")),
                    ),
                ),
                Setting(
                    "numbers",
                    _("Numbers on mađarice"),
                    (("roman", _("Roman: VII VIII IX X")), ("arabic", _("Arabic: 7 8 9 10"))),
                ),
                Setting(
                    "size",
                    _("Size"),
                    (
                        ("s", pgettext("size", "small")),
                        ("m", pgettext("size", "medium")),
                        ("l", pgettext("size", "large")),
                    ),
                ),
            ),
        ),
        Group(
            _("In your hand"),
            (
                Setting("trumps", _("Trumps"), (("left", _("on the left")), ("right", _("on the right")))),
                Setting(
                    "order",
                    _("In a suit"),
                    (("down", _("the strongest on the left")), ("up", _("the strongest on the right"))),
                ),
                Setting("hand", _("You play with"), (("right", _("the right hand")), ("left", _("the left hand")))),
                Setting(
                    "taps",
                    _("A card is played with"),
                    (("auto", _("one or two taps")), ("one", _("one tap")), ("two", _("two taps"))),
                    _("One or two: the first tap raises the card where cards cover each other."),
                ),
                Setting(
                    "legal",
                    _("Which cards you may play is shown"),
                    (("always", _("always")), ("learning", _("while you learn")), ("never", _("never"))),
                    _(
                        "You learn in lessons, and at tables that don't count for the win rate. "
                        "In any case a card that you may not play tells you why when you tap it."
                    ),
                ),
                Setting(
                    "autoplay",
                    _("Played automatically"),
                    (("off", _("nothing")), ("last", _("the last card")), ("only", _("the only card you may play"))),
                ),
            ),
        ),
        Group(
            _("Look and sound"),
            (
                Setting(
                    "theme",
                    _("Colours"),
                    (("auto", _("as on your device")), ("light", _("light")), ("dark", _("dark"))),
                ),
                Setting("motion", _("Motion"), (("auto", _("as on your device")), ("off", _("off")))),
                Setting("sound", _("Sound"), on_off),
                Setting("volume", _("Volume"), ()),
                Setting("vibration", _("Vibration"), on_off),
                Setting("phrases", _("Phrases of other players"), (("on", _("shown")), ("off", _("not shown")))),
            ),
        ),
    )


def what_changed(before: Preferences, now: Preferences) -> str:
    """The new answers, in words: "Deck: French"; '' where all is as it was."""
    old, new = asdict(before), asdict(now)
    changed = [setting for group in groups() for setting in group.settings if old[setting.name] != new[setting.name]]
    return ". ".join(f"{setting.question}: {_answer(setting, new[setting.name])}" for setting in changed)


def _answer(setting: Setting, value: str) -> str:
    return dict(setting.answers).get(value, value)
