"""What the socket says to one browser besides the table itself."""

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from game.answers import SENTENCES
from game.bela import Refusal

from .sentences_reasons import refusal_sentence


def refusal_text(reason: str, refusal: Refusal | None) -> str:
    """Why an action was not done; '' where it was."""
    if not reason:
        return ""
    return refusal_sentence(refusal) if refusal is not None else str(SENTENCES[reason])


def notice_html(text: str, refused: str = "") -> str:
    """`refused` is the reason of an action that the rules forbid; it leads to the rule."""
    return format_html(
        '<div id="notice" class="reason" role="alert" hx-swap-oob="morph">{}{}</div>', text, _rule(refused)
    )


def _rule(reason: str) -> SafeString:
    if not reason:
        return SafeString()
    return format_html(' <a href="/pravila/zasto/{}/" target="pravila">{}</a>', reason, _("The rule"))


def beat_html(version: int) -> str:
    return format_html('<i id="beat" hx-swap-oob="morph" data-n="{}" hidden></i>', version)
