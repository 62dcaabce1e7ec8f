"""Files that a page asks for together are sent as one: a request each would cost a slow phone more than all that is in them.

Where files are collected (belasite/settings.py) each name below is a file of its own, with its parts in this order; while
the site is being worked on, the parts themselves are asked for.
"""

from collections.abc import Iterator
from typing import Any, Final

from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.files.base import ContentFile
from servestatic.storage import CompressedManifestStaticFilesStorage

_TABLE_SHEETS = ("table", "hand", "asking", "pad", "talk", "learning", "fewer", "waiting", "people", "rooms", "liked")
_LIVE_SCRIPTS = ("vendor/htmx.min", "vendor/idiomorph-ext.min", "vendor/htmx-ext-ws.min", "js/token", "js/link")
_TABLE_SCRIPTS = (
    "state",
    "incoming",
    "motion",
    "motion/trick",
    "motion/deal",
    "motion/said",
    "motion/seats",
    "sound",
    "signals",
    "clock",
    "panels",
    "hand",
    "autoplay",
    "talk",
    "learning",
    "share",
    "awake",
    "settings",
    "seats",
    "install",
)
# A sheet stays in the folder of its parts, since what it names is found from there.
JOINED: Final = {
    "css/core.joined.css": ("css/tokens.css", "css/base.css"),
    "css/table.joined.css": tuple(f"css/{name}.css" for name in _TABLE_SHEETS),
    "js/live.joined.js": tuple(f"{name}.js" for name in _LIVE_SCRIPTS),
    "js/table.joined.js": tuple(f"js/{name}.js" for name in _TABLE_SCRIPTS),
}
BETWEEN: Final = {"css": "\n", "js": "\n;\n"}  # a script may leave its last statement open


def files_of(name: str) -> tuple[str, ...]:
    """What is to be asked for."""
    return (name,) if isinstance(staticfiles_storage, JoiningStorage) else JOINED[name]


class JoiningStorage(CompressedManifestStaticFilesStorage):
    """Joined files are hashed, compressed and kept like all others."""

    def post_process(self, paths: dict[str, Any], **options: Any) -> Iterator[tuple[str, str | None, bool | Exception]]:
        if not options.get("dry_run"):
            for name, parts in JOINED.items():
                self.delete(name)
                self.save(name, ContentFile(self._joined(name, parts)))
                paths[name] = (self, name)
        yield from super().post_process(paths, **options)

    def _joined(self, name: str, parts: tuple[str, ...]) -> bytes:
        between = BETWEEN[name.rpartition(".")[2]].encode()
        return between.join(self._read(part) for part in parts)

    def _read(self, name: str) -> bytes:
        with self.open(name) as file:
            content: bytes = file.read()
        return content
