"""What is written for people about privacy and conduct: Markdown in `content/`, a folder a language."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

CONTENT = Path(__file__).parent / "content"
LANGUAGES = {"hr": "Hrvatski", "en": "English"}


@dataclass(frozen=True, slots=True)
class Paper:
    language: str
    text: str

    @property
    def title(self) -> str:
        """Of the heading that it begins with."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def html(self) -> str:
        return str(MarkdownIt("commonmark").enable("table").render(self.text))


@cache
def paper(name: str, language: str) -> Paper:
    return Paper(language, (CONTENT / language / f"{name}.md").read_text(encoding="utf-8"))
