"""The words a table needs at every move, looked up once for each style."""

from dataclasses import dataclass
from functools import cache

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.bela.cards import Card, Suit
from game.look import Style, style_now
from game.tables.presenters.sentences_cards import card_names, cards_played, suit_names, suits_called
from game.tables.presenters.sentences_deals import first_deals


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """`card_names` and `cards_played` by card, `suit_names` and `suits_called` by suit, `cards_counted` by number."""

    style: Style
    suit_names: tuple[str, ...]
    suits_called: tuple[str, ...]
    card_names: tuple[str, ...]
    trump_names: tuple[str, ...]
    cards_played: tuple[str, ...]
    cards_counted: tuple[str, ...]
    first_deals: tuple[str, ...]
    we: str
    you: str
    me: str

    def card_name(self, card: Card, trump: Suit | None) -> str:
        """Of a trump it is said that it is one."""
        return (self.trump_names if card >> 3 == trump else self.card_names)[card]


def words_now() -> Words:
    """The words of the language that is spoken now, and for the cards that are drawn now."""
    return words_of(style_now())


@cache
def words_of(style: Style) -> Words:
    """The words of this style, whose language has to be the active one."""
    named = card_names(style.names)
    return Words(
        style=style,
        suit_names=suit_names(style.names),
        suits_called=suits_called(style.names),
        card_names=named,
        trump_names=tuple(_("%(card)s, trump") % {"card": name} for name in named),
        cards_played=cards_played(style.names),
        cards_counted=tuple(ngettext("%(number)d card", "%(number)d cards", n) % {"number": n} for n in range(13)),
        first_deals=first_deals(),
        we=_("We"),
        you=_("They"),
        me=_("Me"),
    )
