"""How somebody likes the site: cards, names, sizes, sounds. Everything has a default, so that nobody has to choose.

What the server draws differently becomes a `Look`; the rest are attributes of the page, read by styles and scripts.
"""

from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from .look import Look, look_of

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "deck": ("hungarian", "french", "four"),  # four: the French one in four colours
    "names": ("deck", "hungarian", "unter", "french"),  # deck: its own; unter: Hungarian, but for dečko and baba
    "numbers": ("roman", "arabic"),
    "trumps": ("left", "right"),
    "order": ("down", "up"),
    "theme": ("auto", "light", "dark"),
    "size": ("m", "s", "l"),
    "taps": ("auto", "one", "two"),
    "hand": ("right", "left"),
    "sound": ("on", "off"),
    "volume": ("60", *(str(volume) for volume in range(101) if volume != 60)),
    "vibration": ("on", "off"),
    "motion": ("auto", "off"),
    "legal": ("always", "learning", "never"),
    "autoplay": ("off", "last", "only"),
    "phrases": ("on", "off"),
}
"""What each may be, the default first. Values are words of letters and digits: that is how they are written down."""

ON_THE_PAGE = tuple(name for name in CHOICES if name not in {"names", "numbers", "trumps", "order"})
LONGEST = 400  # of what is written down


@dataclass(frozen=True, slots=True)
class Preferences:
    deck: str = "hungarian"
    names: str = "deck"
    numbers: str = "roman"
    trumps: str = "left"
    order: str = "down"
    theme: str = "auto"
    size: str = "m"
    taps: str = "auto"
    hand: str = "right"
    sound: str = "on"
    volume: str = "60"
    vibration: str = "on"
    motion: str = "auto"
    legal: str = "always"
    autoplay: str = "off"
    phrases: str = "on"

    @classmethod
    def of(cls, chosen: Mapping[str, object]) -> "Preferences":
        """Whatever is no choice is the default."""
        return cls(**{name: str(chosen.get(name)) for name in CHOICES if chosen.get(name) in CHOICES[name]})

    def look(self, language: str) -> Look:
        deck = "hungarian" if self.deck == "hungarian" else "french"
        return look_of(
            language,
            deck=deck,
            names=deck if self.names == "deck" else self.names,
            numbers=self.numbers if deck == "hungarian" else "arabic",
            trumps=self.trumps,
            order=self.order,
        )

    @property
    def attributes(self) -> Markup:
        """Of the page's root element."""
        return _attributes(self)

    def written(self) -> str:
        """What differs from the defaults, as it stands in a cookie or a row.

        >>> Preferences(deck="french", volume="0").written()
        'deck-french.volume-0'
        """
        return ".".join(f"{name}-{value}" for name, value in asdict(self).items() if value != CHOICES[name][0])


DEFAULT: Final = Preferences()


def read(written: str) -> Preferences:
    """The other way; whatever else comes is as good as nothing.

    >>> read("deck-french.volume-0.volume.theme-pink.=;") == Preferences(deck="french", volume="0")
    True
    """
    return _read(written[:LONGEST])


@lru_cache(1024)  # of what a cookie may hold only so much as can be meant: anybody writes cookies, as long as they like
def _read(written: str) -> Preferences:
    return Preferences.of(dict(part.split("-") for part in written.split(".") if part.count("-") == 1))


@lru_cache(1024)
def _attributes(preferences: Preferences) -> Markup:
    written = Markup(" ").join(Markup('data-{}="{}"').format(name, getattr(preferences, name)) for name in ON_THE_PAGE)
    return written + Markup(' class="is-still"') if preferences.motion == "off" else written


_active: ContextVar[Preferences] = ContextVar("preferences", default=DEFAULT)


def are_choices(wanted: Mapping[str, object]) -> bool:
    """Whether each setting among these is set to something it may be."""
    return all(wanted[name] in values for name, values in CHOICES.items() if name in wanted)


def preferences_now() -> Preferences:
    """Those of whoever is answered."""
    return _active.get()


def prefer(preferences: Preferences) -> None:
    """From now on, for whatever this request is answered."""
    _active.set(preferences)
