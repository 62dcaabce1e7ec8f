"""The announcements of a deal with all cards open: what was declared, what was kept back, and what it was worth."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import Announcement, Seat, announcements_in
from game.bela.cards import BELA
from game.bela.playing import Playing
from game.replays.open_deal import OpenDeal
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class AnnouncedLine:
    player: str
    value: str
    fate: str
    counts: bool
    cards: tuple[Picture, ...]


def announced_lines(now: OpenDeal, names: tuple[str, ...], words: Words) -> tuple[AnnouncedLine, ...]:
    return (*_declared(now, names, words), *_kept_back(now, names, words), *_bela(now, names))


def _declared(now: OpenDeal, names: tuple[str, ...], words: Words) -> Iterator[AnnouncedLine]:
    for seat, each in now.said:
        counts = now.play is not None and now.play.opening.counts(seat, each)
        fate = "" if now.play is None else _("counts") if counts else _("does not count")
        yield AnnouncedLine(names[seat], _value(each, now), fate, counts, pictures(each.cards, words))


def _kept_back(now: OpenDeal, names: tuple[str, ...], words: Words) -> Iterator[AnnouncedLine]:
    """Once everybody has been asked, which a belot that wins forestalls."""
    if now.play is None or now.rules.declaring == "automatic" or now.play.opening.belot is not None:
        return
    if now.rules.announcements != "all":
        return
    said = set(now.said)
    for seat, each in _held(now.play):
        if (seat, each) not in said:
            yield AnnouncedLine(
                names[seat], _value(each, now), _("kept back"), counts=False, cards=pictures(each.cards, words)
            )


def _held(play: Playing) -> Iterator[tuple[Seat, Announcement]]:
    first = play.opening.trumps.deal.first_hand
    for seat in play.rules.in_turn[first]:
        yield from ((seat, each) for each in announcements_in(play.opening.hands[seat]))


def _value(announcement: Announcement, now: OpenDeal) -> str:
    wins = announcement.is_belot and now.rules.belot == "wins_match"
    return _("belot") if wins else str(announcement.value)


def _bela(now: OpenDeal, names: tuple[str, ...]) -> Iterator[AnnouncedLine]:
    """Said, or not said when the first of its two cards was played."""
    play = now.play
    if play is None or play.opening.bela_holder is None:
        return
    holder, bela = play.opening.bela_holder, BELA[play.opening.trump]
    if play.bela_at is not None:
        yield AnnouncedLine(names[holder], _("bela"), _("counts"), counts=True, cards=())
    elif play.hands[holder] & bela != bela:
        yield AnnouncedLine(names[holder], _("bela"), _("kept back"), counts=False, cards=())
