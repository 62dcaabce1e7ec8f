"""What a device is told of the site before it puts it on its home screen."""

from typing import Any, Final

from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _

from game.language import language_now

PAPER: Final = "#f4ecda"
WOOD: Final = "#3b291e"


def manifest() -> dict[str, Any]:
    """In the language that is spoken now; `id` says that it is one app in all of them."""
    return {
        "id": "/",
        "name": _("Bela: play and learn"),
        "short_name": "Bela",
        "description": _("Bela with Hungarian cards: with friends, with anybody, against robots, or step by step."),
        "lang": language_now(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": WOOD,
        "background_color": PAPER,
        "categories": ["games", "cards"],
        "icons": [
            _icon("bela-192", 192),
            _icon("bela-512", 512),
            _icon("bela-whole-512", 512, purpose="maskable"),
        ],
        "shortcuts": [
            _shortcut(_("Play against robots"), "/#start"),
            _shortcut(_("Open tables"), reverse("lobby:rooms")),
            _shortcut(_("Learn bela"), reverse("lessons:path")),
        ],
    }


def _icon(name: str, size: int, purpose: str = "any") -> dict[str, str]:
    return {
        "src": static(f"icons/{name}.png"),
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }


def _shortcut(name: str, address: str) -> dict[str, Any]:
    return {"name": name, "url": address, "icons": [_icon("bela-192", 192)]}
