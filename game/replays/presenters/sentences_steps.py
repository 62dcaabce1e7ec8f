"""What happened at a step, with the cards that a table keeps to itself while it is played."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext as _

from game.bela import Declared, Discarded, Event
from game.replays.presenters.sentences_reasons import reason_words
from game.replays.walk import Revoke, Step
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.sentences_events import happened
from game.tables.presenters.words import Words

Names = tuple[str, ...]


def step_sentence(step: Step, names: Names, words: Words) -> str:
    said = [_sentence(event, names, words) for event in step.events]
    if step.revoke is not None:
        said.insert(1, revoke_sentence(step.revoke, words))
    return " ".join(filter(None, said))


def revoke_sentence(revoke: Revoke, words: Words) -> str:
    allowed = listed([words.card_names[card] for card in revoke.refusal.allowed])
    said = {"why": reason_words()[revoke.refusal.reason], "cards": allowed}
    return _("A wrong card: %(why)s. Allowed: %(cards)s.") % said


def _sentence(event: Event, names: Names, words: Words) -> str:
    own = _OWN.get(type(event))
    return own(event, names, words) if own else happened(words.style, (event,), names)


def _discarded(event: Discarded, names: Names, words: Words) -> str:
    """Told twice: to all without the cards, and to the caller with them."""
    if not event.cards:
        return ""
    cards = listed([words.cards_played[card] for card in event.cards])
    return _("%(name)s lays aside the %(cards)s.") % {"name": names[event.seat], "cards": cards}


def _declared(event: Declared, names: Names, words: Words) -> str:
    """Who has nothing to declare is passed over."""
    return happened(words.style, (event,), names) if event.values else ""


_OWN: dict[type, Callable[[Any, Names, Words], str]] = {
    Discarded: _discarded,
    Declared: _declared,
}
