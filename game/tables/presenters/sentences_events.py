"""What happened at the table, in one sentence read on the status line and aloud."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela.events import (
    AnnouncementsWon,
    AuzmesClaimed,
    BelaCompleted,
    BelaSaid,
    Called,
    DealEnded,
    Dealt,
    Declared,
    Discarded,
    Event,
    Exchanged,
    Kept,
    MatchWon,
    Passed,
    Played,
    Redealt,
    TrickTaken,
)
from game.look import Style
from game.tables.presenters.places import seats_of_side
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.sentences_sides import name_of_side
from game.tables.presenters.words import words_now

Names = tuple[str, ...]


def _dealt(event: Dealt, names: Names) -> str:
    return _("New deal. Dealer: %(name)s.") % {"name": names[event.dealer]}


def _redealt(event: Redealt, names: Names) -> str:
    return _("Nobody calls: the deal is thrown in.")


def _called(event: Called, names: Names) -> str:
    return _("%(name)s calls %(suit)s.") % {"name": names[event.seat], "suit": words_now().suits_called[event.suit]}


def _passed(event: Passed, names: Names) -> str:
    return _("%(name)s passes.") % {"name": names[event.seat]}


def _exchanged(event: Exchanged, names: Names) -> str:
    words = words_now()
    return _("%(name)s exchanges the %(seven)s for the %(offered)s.") % {
        "name": names[event.seat],
        "seven": words.cards_played[event.seven],
        "offered": words.cards_played[event.offered],
    }


def _kept(event: Kept, names: Names) -> str:
    return _("%(name)s exchanges nothing.") % {"name": names[event.seat]}


def _discarded(event: Discarded, names: Names) -> str:
    """The one who knows which cards is told them by an event of his own."""
    words = words_now()
    if event.audience is None:
        return _("%(name)s lays two cards aside.") % {"name": names[event.seat]}
    return _("You have laid aside: %(cards)s.") % {"cards": listed([words.card_names[card] for card in event.cards])}


def _declared(event: Declared, names: Names) -> str:
    said = {"name": names[event.seat]}
    if not event.values:
        return _("%(name)s declares nothing.") % said
    if None in event.values:
        return _("%(name)s declares belot.") % said
    return _("%(name)s declares %(values)s.") % {**said, "values": listed([str(value) for value in event.values])}


def _announcements_won(event: AnnouncementsWon, names: Names) -> str:
    said = {"side": name_of_side(event.side, names), "points": event.value}
    return _("Announcements that count: %(side)s, %(points)d.") % said


def _played(event: Played, names: Names) -> str:
    return _("%(name)s plays the %(card)s.") % {"name": names[event.seat], "card": words_now().cards_played[event.card]}


def _bela_said(event: BelaSaid, names: Names) -> str:
    return _("%(name)s says bela.") % {"name": names[event.seat]}


def _bela_completed(event: BelaCompleted, names: Names) -> str:
    return _("The second card of the bela.")


def _taken(event: TrickTaken, names: Names) -> str:
    points = ngettext("%(number)d point", "%(number)d points", event.points) % {"number": event.points}
    return _("The trick goes to %(name)s, %(points)s.") % {"name": names[event.seat], "points": points}


def _auzmes(event: AuzmesClaimed, names: Names) -> str:
    said = {"name": names[event.seat], "against": names[event.against]}
    if event.rightly:
        return _("Auzmeš! %(name)s claims it against %(against)s. The claim is right.") % said
    return _("Auzmeš! %(name)s claims it against %(against)s. The claim is wrong.") % said


def _ended(event: DealEnded, names: Names) -> str:
    if event.outcome == "belot":
        return _("Belot! The match is over.")
    if event.outcome == "fall":
        return _("The caller falls.")
    if event.outcome == "pass":
        return _("The caller makes it.")
    if event.outcome == "enough":
        return _("Enough: the target is reached in the middle of the deal.")
    return _("The deal is over.")


def _won(event: MatchWon, names: Names) -> str:
    return _("The match is won by %(names)s.") % {"names": ", ".join(seats_of_side(event.side, names))}


SENTENCES: dict[type, Callable[[Any, Names], str]] = {
    Dealt: _dealt,
    Redealt: _redealt,
    Called: _called,
    Passed: _passed,
    Exchanged: _exchanged,
    Kept: _kept,
    Discarded: _discarded,
    Declared: _declared,
    AnnouncementsWon: _announcements_won,
    Played: _played,
    BelaSaid: _bela_said,
    BelaCompleted: _bela_completed,
    TrickTaken: _taken,
    AuzmesClaimed: _auzmes,
    DealEnded: _ended,
    MatchWon: _won,
}
"""Events that are no news of their own are missing."""


@lru_cache(1024)
def happened(style: Style, events: tuple[Event, ...], names: Names) -> str:
    """What the last step did, in the active `style`; `names` by seat."""
    return " ".join(SENTENCES[type(event)](event, names) for event in events if type(event) in SENTENCES)


def time_ran_out(name: str) -> str:
    return _("%(name)s ran out of time.") % {"name": name}
