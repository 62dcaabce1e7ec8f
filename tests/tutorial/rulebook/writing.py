"""Pages written by a test."""

from pathlib import Path

from django.utils import translation

from tutorial.rulebook.pages import Page
from tutorial.rulebook.reading import read_page

HEAD = "---\ntitle: Kušnja\norder: 1\nsummary: Samo za kušnju.\n---\n"
FIRST_LINE = HEAD.count("\n") + 1


def written(folder: Path, text: str, name: str = "kusnja") -> Page:
    path = folder / f"{name}.md"
    path.write_text(HEAD + text, encoding="utf-8")
    with translation.override("hr"):
        return read_page(path)


def block(name: str, *lines: str) -> str:
    return "\n".join((f"```{name}", *lines, "```", ""))


def drawn(page: Page):
    """What the page's only block has come to."""
    [token] = [token for token in page.tokens if token.type == "fence"]
    return token.meta["drawn"]
