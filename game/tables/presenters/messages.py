"""What the socket says to one browser besides the table itself."""

from django.utils.html import format_html

from game.answers import SENTENCES
from game.bela import Refusal

from .sentences_reasons import refusal_sentence


def refusal_text(reason: str, refusal: Refusal | None) -> str:
    """Why an action was not done; '' where it was."""
    if not reason:
        return ""
    return refusal_sentence(refusal) if refusal is not None else str(SENTENCES[reason])


def notice_html(text: str) -> str:
    return format_html('<div id="notice" class="reason" role="alert" hx-swap-oob="morph">{}</div>', text)


def beat_html(version: int) -> str:
    return format_html('<i id="beat" hx-swap-oob="morph" data-n="{}" hidden></i>', version)
