"""What the table asks of this seat before a card is played. Each question knows the piece of the page that draws it."""

from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela.actions import Call, Declare, Exchange, Pass
from game.bela.announcements import ANNOUNCEMENT_OF, Announcement, worth
from game.bela.cards import Card, Rank
from game.bela.rules import Rules
from game.bela.view import SeatView
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class CallChoice:
    action: str
    suit: str
    name: str
    held: str


@dataclass(frozen=True, slots=True)
class CallQuestion:
    """`offered` is the card turned up, while only its suit can be called."""

    piece: ClassVar[str] = "call_question"
    suits: tuple[CallChoice, ...]
    may_pass: bool
    hint: str
    offered: Picture | None


@dataclass(frozen=True, slots=True)
class ExchangeQuestion:
    """Everybody is asked; who lacks the seven can only say no."""

    piece: ClassVar[str] = "exchange_question"
    may_exchange: bool
    seven: Picture
    offered: Picture


@dataclass(frozen=True, slots=True)
class DiscardQuestion:
    """The cards are chosen in the hand."""

    piece: ClassVar[str] = "discard_question"


@dataclass(frozen=True, slots=True)
class DeclareChoice:
    """`worth` in words, with the cards of each announcement that would be declared."""

    action: str
    worth: str
    announcements: tuple[tuple[Picture, ...], ...]


@dataclass(frozen=True, slots=True)
class DeclareQuestion:
    piece: ClassVar[str] = "declare_question"
    choices: tuple[DeclareChoice, ...]


Question = CallQuestion | ExchangeQuestion | DiscardQuestion | DeclareQuestion


def question_of(view: SeatView, names: tuple[str, ...], words: Words) -> Question | None:
    if not view.legal:
        return None
    match view.phase:
        case "calling":
            return _call(view, names, words)
        case "exchanging":
            return _exchange(view, words)
        case "discarding":
            return DiscardQuestion()
        case "declaring":
            choices = (_declare(action, view.rules, words) for action in view.legal if isinstance(action, Declare))
            return DeclareQuestion(tuple(choices))
    return None


def _call(view: SeatView, names: tuple[str, ...], words: Words) -> CallQuestion:
    may_pass = any(isinstance(action, Pass) for action in view.legal)
    suits = tuple(_choice(action, view, words) for action in view.legal if isinstance(action, Call))
    return CallQuestion(
        suits=suits,
        may_pass=may_pass,
        hint=_hint(view, names) if may_pass else _must(view),
        offered=pictures([view.offered], words)[0] if view.offered is not None and len(suits) == 1 else None,
    )


def _must(view: SeatView) -> str:
    if view.rules.players == 3:
        return _("You are first: you must call.")
    return _("You are last: you must call.")


def _hint(view: SeatView, names: tuple[str, ...]) -> str:
    """What happens if everybody passes; in the round of the offered trump, that another one follows."""
    if view.offered is not None and len(view.calls) < view.rules.players:
        return _("If nobody takes the offered suit, another round follows.")
    if view.rules.players == 4 and not view.rules.mus:
        return _("If everybody passes, the cards are dealt again.")
    if view.dealer is None:
        return ""
    return _("If everybody passes, %(name)s must call.") % {"name": names[view.dealer]}


def _choice(action: Call, view: SeatView, words: Words) -> CallChoice:
    held = sum(card.suit == action.suit for card in view.hand)
    return CallChoice(str(action), action.suit.letter, words.suit_names[action.suit], _you_hold(held))


def _you_hold(number: int) -> str:
    return ngettext("you hold %(number)d", "you hold %(number)d", number) % {"number": number}


def _exchange(view: SeatView, words: Words) -> ExchangeQuestion:
    assert view.offered is not None
    seven, offered = pictures([Card.of(view.offered.suit, Rank.SEVEN), view.offered], words)
    may_exchange = any(isinstance(action, Exchange) for action in view.legal)
    return ExchangeQuestion(may_exchange, seven, offered)


def _declare(action: Declare, rules: Rules, words: Words) -> DeclareChoice:
    chosen = [ANNOUNCEMENT_OF[held] for held in action.announcements]
    return DeclareChoice(
        action=str(action),
        worth=listed([_worth(each, rules) for each in chosen]),
        announcements=tuple(pictures(each.cards, words) for each in chosen),
    )


def _worth(announcement: Announcement, rules: Rules) -> str:
    value = worth(announcement, rules)
    return _("belot") if value is None else str(value)
