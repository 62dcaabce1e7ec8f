"""The blocks of a page: what stands there is worked out by the rules, never typed. docs/rules-pages.md tells each."""

from collections.abc import Callable
from typing import Final

from ..drawn import Drawn
from ..fields import Fields
from . import announcing, calling, cards, deals, ending, glossary, options, playing, scoring

BLOCKS: Final[dict[str, Callable[[Fields], Drawn]]] = {
    "karte": cards.row,
    "redoslijed": cards.order,
    "vrijednosti": cards.values,
    "potezi": playing.plays,
    "štih": playing.trick,
    "zvanja": announcing.compared,
    "vrijednosti-zvanja": announcing.values,
    "licitacija": calling.spoken,
    "obračun": scoring.sheets,
    "kraj": ending.ended,
    "dosta": ending.enough,
    "dijeljenje": deals.whole,
    "opcija": options.option,
    "igre": options.presets,
    "pojmovi": glossary.words,
}


def block_of(name: str, block: Fields) -> Drawn:
    """What the block of this name comes to; ContentError if something in it is wrong."""
    if name not in BLOCKS:
        raise block.error(f"there is no block {name!r}")
    return BLOCKS[name](block)
