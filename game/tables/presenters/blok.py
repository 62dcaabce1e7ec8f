"""The blok: a column for each side, a row a deal, and what the caller of this deal still needs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from game.bela.ended import DealResult
from game.bela.scoring import BELA_POINTS
from game.bela.view import SeatView
from game.tables.presenters.places import BySide, in_order, side_seen_from, sides_in_order, sides_of
from game.tables.presenters.sentences_deals import deal_name
from game.tables.presenters.sentences_sides import side_calls, side_word
from game.tables.presenters.words import Words

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """`fell` is the column whose caller fell in this deal."""

    note: str
    score: BySide
    fell: int | None


@dataclass(frozen=True, slots=True)
class Blok:
    target: int
    sides: tuple[str, ...]
    rows: tuple[Row, ...]
    totals: BySide


@dataclass(frozen=True, slots=True)
class Standing:
    """This deal so far, apart from the totals."""

    name: str
    deal: BySide
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Finished:
    """What the rows of a blok come from; partners see the same one."""

    language: str
    target: int
    sides: tuple[str, ...]
    deals: tuple[DealResult, ...]
    totals: tuple[int, ...]
    names: Names
    you: int | None


def blok_of(view: SeatView, names: Names, sides: tuple[str, ...], words: Words) -> Blok:
    you = side_seen_from(view.you, view.rules.sides)
    return _blok(_Finished(words.style.language, view.rules.target, sides, view.deals, view.totals, names, you))


@lru_cache(1024)
def _blok(of: _Finished) -> Blok:
    rows = tuple(_row(number, deal, of.you, of.names) for number, deal in enumerate(of.deals, 1))
    return Blok(of.target, of.sides, rows, in_order(of.totals, of.you))


def _row(number: int, deal: DealResult, you: int | None, names: Names) -> Row:
    fell = None
    if deal.outcome == "fall" and deal.caller is not None:
        fell = sides_in_order(you, len(deal.score)).index(deal.caller % len(deal.score))
    note = f"{number}. " + ", ".join(_notes(deal, you, names))
    return Row(note, in_order(deal.score, you), fell)


def _notes(deal: DealResult, you: int | None, names: Names) -> Iterator[str]:
    if deal.caller is None:
        yield _("nobody calls")
        return
    yield side_calls(deal.caller, names, you)
    if deal.outcome == "fall":
        yield _("fall")
    if deal.outcome == "belot":
        yield _("belot")
    if deal.sweep is not None:
        yield _("sweep")
    if sum(deal.announced):
        yield _("announced %(points)d") % {"points": sum(deal.announced)}
    if sum(deal.bela):
        yield _("bela")


@dataclass(frozen=True, slots=True)
class _SoFar:
    """What the words about this deal come from."""

    language: str
    phase: str
    caller: int | None
    needed: int | None
    deal: tuple[int, ...]
    announced: BySide
    bela: BySide
    names: Names
    you: int | None

    def has(self, side: int) -> int:
        return self.deal[side] + self.announced[side] + self.bela[side]


def standing_of(view: SeatView, names: Names, words: Words) -> Standing:
    number = len(view.deals) + (view.phase != "over")
    so_far = _SoFar(
        words.style.language,
        view.phase,
        view.caller,
        view.needed,
        view.deal,
        announced_by_side(view),
        bela_by_side(view),
        names,
        side_seen_from(view.you, view.rules.sides),
    )
    return Standing(
        name=deal_name(number, words.first_deals), deal=in_order(view.deal, view.you), sentences=_sentences(so_far)
    )


PHASES_BEFORE_PLAY = ("calling", "exchanging", "discarding", "declaring")


def _before_play() -> dict[str, str]:
    return {
        "calling": _("Trumps are being called."),
        "exchanging": _("The seven of trumps may be exchanged."),
        "discarding": _("The caller lays two cards aside."),
        "declaring": _("Announcements are being declared."),
    }


@lru_cache(1024)
def _sentences(of: _SoFar) -> tuple[str, ...]:
    if of.phase in PHASES_BEFORE_PLAY:
        return (_before_play()[of.phase],)
    said = []
    for side in sides_in_order(of.you, len(of.deal)):
        whose = side_word(side, of.names, of.you)
        if of.announced[side]:
            said.append(_("Announced, %(side)s: %(points)d.") % {"side": whose, "points": of.announced[side]})
        if of.bela[side]:
            said.append(_("Bela, %(side)s: %(points)d.") % {"side": whose, "points": of.bela[side]})
    if of.caller is not None and of.needed is not None:
        said.append(_needs(of.caller, of.needed, of.has(of.caller % len(of.deal)), of.names, of.you))
    return tuple(said)


def _needs(caller: int, needed: int, have: int, names: Names, you: int | None) -> str:
    said = {"needed": needed, "have": have, "name": names[caller]}
    in_fours = len(names) == 4
    is_yours = you is not None and caller % sides_of(len(names)) == you
    if you is None or not (in_fours or is_yours):
        return _("Caller: %(name)s. Needs %(needed)d, so far %(have)d.") % said
    if not in_fours:
        return pgettext("to one", "You call: you need %(needed)d and have %(have)d.") % said
    if is_yours:
        return _("We call: we need %(needed)d and have %(have)d.") % said
    return _("They call: they need %(needed)d and have %(have)d.") % said


def announced_by_side(view: SeatView) -> BySide:
    """What is written for announcements as far as everybody knows: of who has only declared his it isn't known yet."""
    worth = [0] * view.rules.sides
    for held in view.announced:
        if held.counts:
            worth[held.seat % view.rules.sides] += held.value or 0
    return tuple(worth)


def bela_by_side(view: SeatView) -> BySide:
    worth = [0] * view.rules.sides
    for seat in view.bela:
        worth[seat % view.rules.sides] += BELA_POINTS
    return tuple(worth)
