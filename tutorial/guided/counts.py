"""The count in words, as it stands beside the table: cards out by suit, who has none, trumps, points."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela.cards import SUITS
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now

from ..words import points, rank_names, trumps
from .counting import Count


@dataclass(frozen=True, slots=True)
class SuitCount:
    letter: str
    name: str
    is_trump: bool
    out: str
    void: str


@dataclass(frozen=True, slots=True)
class Counted:
    """`suits`: trumps first. `sentences`: how the points stand."""

    suits: tuple[SuitCount, ...]
    sentences: tuple[str, ...]


def counted(count: Count, names: tuple[str, ...]) -> Counted:
    trump = count.view.trump
    ranks = rank_names()
    suits = sorted(SUITS, key=lambda suit: (suit != trump, suit))
    return Counted(
        suits=tuple(
            SuitCount(
                letter=suit.letter,
                name=words_now().suit_names[suit],
                is_trump=suit == trump,
                out=" ".join(ranks[card.rank].sign for card in count.out(suit)),
                void=listed([names[seat] for seat in count.void(suit)]),
            )
            for suit in suits
        ),
        sentences=_standing(count),
    )


def _standing(count: Count) -> tuple[str, ...]:
    view = count.view
    if view.phase != "playing":
        return ()
    side = (view.you or 0) % 2
    said = [
        _("Trumps out: %(trumps)s.") % {"trumps": trumps(count.trumps_out)},
        _("Points so far: we %(we)d, they %(you)d.") % {"we": count.has(side), "you": count.has(1 - side)},
    ]
    if count.caller_lacks is not None:
        said.append(_("The caller still needs: %(points)s.") % {"points": points(count.caller_lacks)})
    return tuple(said)
