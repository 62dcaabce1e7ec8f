"""Cards in a row, their three orders, and what they are worth."""

from django.utils.translation import gettext as _

from game.bela import Card, Suit
from game.bela.cards import LAST_TRICK, PLAIN_ORDER, POINTS, RANKS, SUITS, TRUMP_ORDER, points_in

from ...words import rank_names
from ..drawn import Drawn, Face, face
from ..fields import Fields


def row(block: Fields) -> Drawn:
    """`karte`: these cards, with their points below where `adut` says what is trumps."""
    trump = block.suit("adut") if block.has("adut") else None
    worth = {card: "" if trump is None else str(POINTS[trump][card]) for card in block.cards("karte")}
    shown = tuple(face(card, trump, note=note) for card, note in worth.items())
    if trump is not None:
        block.expects("bodovi", str(sum(map(int, worth.values()))))
    return _row(block, shown)


def order(block: Fields) -> Drawn:
    """`redoslijed adut|obično|niz`: a whole suit, the strongest first; a run from the lowest up."""
    suit = block.suit("boja", "H")
    if block.argument == "niz":
        return _row(block, tuple(face(Card.of(suit, rank)) for rank in RANKS))
    if block.argument not in ("adut", "obično"):
        raise block.error("expected `redoslijed adut`, `redoslijed obično` or `redoslijed niz`")
    is_trump = block.argument == "adut"
    trump = suit if is_trump else next(other for other in SUITS if other != suit)
    ranks = reversed(TRUMP_ORDER if is_trump else PLAIN_ORDER)
    cards = [Card.of(suit, RANKS[rank]) for rank in ranks]
    return _row(block, tuple(face(card, trump, note=str(POINTS[trump][card])) for card in cards))


def _row(block: Fields, shown: tuple[Face, ...]) -> Drawn:
    caption = block.line("potpis")
    block.done()
    return Drawn("row", {"faces": shown, "caption": caption}, tuple(each.name for each in shown))


def values(block: Fields) -> Drawn:
    """`vrijednosti`: every rank in and out of trumps, with a whole suit's sum."""
    block.done()
    trump, plain = Suit.HEARTS, Suit.SPADES
    ranks = sorted(RANKS, key=PLAIN_ORDER.index, reverse=True)
    names = rank_names()
    rows = [
        (names[rank].sign, names[rank].name, POINTS[trump][Card.of(trump, rank)], POINTS[trump][Card.of(plain, rank)])
        for rank in ranks
    ]
    sums = points_in(trump.cards, trump), points_in(plain.cards, trump)
    context = {"rows": rows, "sums": sums, "last": LAST_TRICK}
    return Drawn("values", context, (_("Card"), _("Trump"), *(name for _sign, name, _in, _out in rows)))
