"""Markdown as texts are written in it: without HTML, and what is emphasised in a translation is a Croatian term."""

from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from game.language import FIRST, language_now


def markdown() -> MarkdownIt:
    made = MarkdownIt("commonmark", {"html": False})
    made.add_render_rule("em_open", _term)
    return made


def one_line(text: str) -> Markup:
    """A text without paragraphs as HTML."""
    return Markup(markdown().renderInline(text))  # noqa: S704  # markdown-it escapes everything that is no Markdown


def _term(_renderer: Any, _tokens: Sequence[Token], _number: int, _options: Any, _env: Any) -> str:
    return "<em>" if language_now() == FIRST else f'<em lang="{FIRST}">'
