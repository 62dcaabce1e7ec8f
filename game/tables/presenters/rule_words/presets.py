"""The games that have a name: what they are called, and what each is like in a line."""

from functools import cache
from typing import NamedTuple

from django.utils.translation import get_language
from django.utils.translation import gettext as _


class PresetWords(NamedTuple):
    name: str
    line: str


def preset_words(preset: str) -> PresetWords:
    return _presets(get_language() or "")[preset]


@cache
def _presets(_language: str) -> dict[str, PresetWords]:
    return {
        "klasik": PresetWords(_("klasik"), _("The usual bela; all others are described by how they differ from it.")),
        "kavana": PresetWords(
            _("kavana"), _("You declare your announcements and show them at once; a wrong card is paid for.")
        ),
        "blok": PresetWords(
            _("blok"), _("A suit is offered, a wrong card is paid for, and the last deal must be made.")
        ),
        "blok_troje": PresetWords(_("blok for three"), _("Each on their own; the last deal must be made.")),
        "blok_dvoje": PresetWords(
            _("blok for two"), _("A suit is offered, a wrong card is paid for, and the last deal must be made.")
        ),
        "klub_prolaz": PresetWords(
            _("klub: Prolaz"), _("As in online clubs: a side without a trick loses its announcements.")
        ),
        "klub_dosta": PresetWords(_("klub: Dosta"), _("The same, but it ends as soon as somebody has enough.")),
        "klub_bez_zvanja": PresetWords(_("klub: Bez zvanja"), _("The same, but with nothing announced but the bela.")),
        "regija": PresetWords(
            _("zavičaj"), _("Five cards before the call, beating in trumps only, a belot worth 100, a sweep nothing.")
        ),
        "sazeto": PresetWords(_("sažeto"), _("Like klasik, but a side without a trick loses its announcements.")),
        "turnir": PresetWords(
            _("turnir"), _("As at tournaments: you declare your announcements, a wrong card is paid for.")
        ),
        "troje": PresetWords(_("troje"), _("Each on their own; the caller takes the two cards left over.")),
        "dvoje": PresetWords(
            _("dvoje"), _("A suit is offered and its seven can be swapped; after two passes it goes round again.")
        ),
    }
