"""What the table asks of this seat before a card is played: to call trumps."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela.actions import Call, Pass
from game.bela.view import SeatView
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class CallChoice:
    action: str
    suit: str
    name: str
    held: str


@dataclass(frozen=True, slots=True)
class Question:
    suits: tuple[CallChoice, ...]
    may_pass: bool
    hint: str


def question_of(view: SeatView, names: tuple[str, ...], words: Words) -> Question | None:
    if view.phase != "calling" or not view.legal:
        return None
    may_pass = any(isinstance(action, Pass) for action in view.legal)
    return Question(
        suits=tuple(_choice(action, view, words) for action in view.legal if isinstance(action, Call)),
        may_pass=may_pass,
        hint=_hint(view, names) if may_pass else _("You are the last one: you must call."),
    )


def _hint(view: SeatView, names: tuple[str, ...]) -> str:
    if view.dealer is None or not view.rules.mus:
        return ""
    return _("If everybody passes, who must call is: %(name)s.") % {"name": names[view.dealer]}


def _choice(action: Call, view: SeatView, words: Words) -> CallChoice:
    held = sum(card.suit == action.suit for card in view.hand)
    return CallChoice(str(action), action.suit.letter, words.suit_names[action.suit], _you_hold(held))


def _you_hold(number: int) -> str:
    return ngettext("you hold %(number)d", "you hold %(number)d", number) % {"number": number}
