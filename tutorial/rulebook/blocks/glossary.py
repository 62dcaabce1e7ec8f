"""The words of the game, and what else they are called."""

import html
import re

from ..drawn import Drawn, Entry
from ..fields import Fields

_TAG = re.compile(r"<[^>]+>")


def words(block: Fields) -> Drawn:
    """`pojmovi`: a list of words, each with its `id`, what it `znači`, and `kaže se i`."""
    rows, entries = [], []
    for item in block.each():
        word, place = item.needed("pojam"), item.needed("id")
        also, meaning = item.words("kaže se i"), item.line("znači")
        item.done()
        if not meaning:
            raise item.error(f"{word!r} has no meaning", "pojam")
        rows.append((place, word, also, meaning))
        entries.append(Entry(place, word, f"{also}. {html.unescape(_TAG.sub('', meaning))}".lstrip(". ")))
    return Drawn("glossary", {"rows": rows}, entries=tuple(entries))
