"""The first fault of a record in a sentence: where it stands, and why it cannot have happened."""

import re
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from game.bela.cards import CARD_NAMED
from game.bela.record_deal import Fault
from game.replays.presenters.sentences_reasons import reason_words
from game.replays.walk import Record
from game.tables.presenters.sentences_deals import deal_name
from game.tables.presenters.words import Words

_PLACE: Final = re.compile(r"deals\[(?P<deal>\d+)\](?:\.(?P<field>\w+)(?:\[(?P<number>\d+)\])?)?")


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record, counted from 0; `field` is empty for a deal as a whole."""

    deal: int
    field: str
    number: int

    @staticmethod
    def of(fault: Fault) -> "Place":
        found = _PLACE.fullmatch(fault.at)
        assert found is not None
        return Place(int(found["deal"]), found["field"] or "", int(found["number"] or 0))


def fault_sentence(fault: Fault, record: Record, names: tuple[str, ...], words: Words) -> str:
    """Like "Third deal, card 5 (king of acorns): suit must be followed."."""
    place = Place.of(fault)
    where = filter(None, (deal_name(place.deal + 1, words.first_deals), _part(place, record, names, words)))
    return _("%(place)s: %(why)s.") % {"place": ", ".join(where), "why": reason_words()[fault.reason]}


def _part(place: Place, record: Record, names: tuple[str, ...], words: Words) -> str:
    parts = {
        "": "",
        "dealer": _("the dealer"),
        "hands": _("the hands"),
        "calls": _("call %(number)d"),
        "exchange": _("the exchange"),
        "discards": _("the cards laid aside"),
        "declared": _("announcements"),
        "plays": _("card %(number)d"),
        "bela": _("bela"),
        "auzmes": _("auzmeš"),
    }
    part = parts[place.field] % {"number": place.number + 1}
    what = _what(place, record, names, words)
    return f"{part} ({what})" if what else part


def _what(place: Place, record: Record, names: tuple[str, ...], words: Words) -> str:
    """The card that was to be played, or who announced; what a stranger's record calls a card may be no word at all."""
    if place.field == "plays":
        card = CARD_NAMED.get(record["deals"][place.deal]["plays"][place.number])
        return "" if card is None else words.card_names[card]
    if place.field == "declared" and place.number < len(names):
        return names[place.number]
    return ""
