"""What announcements are worth, and which of two sides writes its own."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import Announcement, Rules, announcements_in, set_of, side_of
from game.bela.announcements import ANNOUNCEMENT_OF, announcing_side
from game.bela.cards import CARDS, RANKS, Card, Suit

from ..drawn import Drawn, Face, faces
from ..fields import Fields
from ..words import seat_names, side_names

NOBODY = "nitko"


@dataclass(frozen=True, slots=True)
class Said:
    faces: tuple[Face, ...]
    value: int
    strongest: bool


@dataclass(frozen=True, slots=True)
class SideSaid:
    name: str
    players: tuple[tuple[str, tuple[Said, ...]], ...]
    total: int
    writes: bool


def compared(block: Fields) -> Drawn:
    """`zvanja`: what each seat announces, from first hand on, and whose are written."""
    rules, trump = block.rules(), block.suit("adut", "H")
    declared = _declared(block, rules)
    first = rules.seats[0]
    writer = announcing_side(declared, first, trump, rules)
    sides = _sides(declared, writer, rules)
    names = side_names(rules.players)
    block.expects("piše", NOBODY if writer is None else names[writer])
    block.expects("bodovi", str(0 if writer is None else sides[writer].total))
    context = {
        "sides": sides,
        "writer": None if writer is None else sides[writer],
        "title": block.line("naslov"),
        "caption": block.line("potpis"),
    }
    block.done()
    return Drawn("announcing", context)


def _declared(block: Fields, rules: Rules) -> tuple[tuple[Announcement, ...], ...]:
    lines = block.needed("zvanja")
    if not isinstance(lines, list) or len(lines) != rules.players:
        raise block.error(f"`zvanja` must be a list of {rules.players}, one line for each seat", "zvanja")
    return tuple(tuple(_announcement(block, text) for text in _parted(line)) for line in lines)


def _parted(line: str | None) -> list[str]:
    return [text for text in (line or "").split(",") if text.strip()]


def _announcement(block: Fields, text: str) -> Announcement:
    known = ANNOUNCEMENT_OF.get(set_of(block.cards_in(text, "zvanja")))
    if known is None:
        raise block.error(f"{text.strip()!r} is no announcement", "zvanja")
    return known


def _sides(declared: tuple[tuple[Announcement, ...], ...], writer: int | None, rules: Rules) -> list[SideSaid]:
    best = max((each.strength(rules) for said in declared for each in said), default=None)
    labels, names = seat_names(rules.players), side_names(rules.players)
    said = [
        tuple(Said(faces(each.cards), each.value, each.strength(rules) == best) for each in of_seat)
        for of_seat in declared
    ]
    sides = []
    for side in range(rules.sides):
        seats = [seat for seat in rules.seats if side_of(seat, rules.players) == side]
        players = tuple((labels[seat], said[seat]) for seat in seats if said[seat])
        total = sum(each.value for seat in seats for each in said[seat])
        sides.append(SideSaid(names[side], players, total, side == writer))
    return sides


def values(block: Fields) -> Drawn:
    """`vrijednosti-zvanja`: every kind of announcement with its value, the strongest first."""
    rules = block.rules()
    block.done()
    suit = Suit.HEARTS
    fours = [announcements_in(set_of(card for card in CARDS if card.rank == rank)) for rank in RANKS]
    runs = [announcements_in(set_of(Card.of(suit, rank) for rank in RANKS[:length])) for length in range(3, 8)]
    known = [each for held in (*fours, *runs) for each in held]
    known.sort(key=lambda each: each.strength(rules), reverse=True)
    rows = [(_kind(each), faces(each.cards), each.value) for each in known]
    return Drawn("announcement_values", {"rows": rows}, tuple(kind for kind, _faces, _value in rows))


def _kind(each: Announcement) -> str:
    if not each.is_four:
        return _("run of %(length)d") % {"length": len(each.cards)}
    return {
        "J": _("four jacks"),
        "9": _("four nines"),
        "A": _("four aces"),
        "T": _("four tens"),
        "K": _("four kings"),
        "Q": _("four queens"),
    }[each.top.rank.letter]
