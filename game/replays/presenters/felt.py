"""What lies on the felt at a step: every hand face up, what could be played from it, and the trick."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import Card, CardSet, Match, Seat, cards_of
from game.look import look_now
from game.replays.names import Players
from game.replays.open_deal import OpenDeal
from game.replays.walk import Revoke
from game.tables.presenters.hand import arranged
from game.tables.presenters.pictures import Picture, pictures
from game.tables.presenters.places import PLACES
from game.tables.presenters.words import Words


@dataclass(frozen=True, slots=True)
class HandCard:
    """`mark`: legal for who plays next, refused if not, wrong where it can be played but would be a revoke."""

    card: str
    name: str
    mark: str


@dataclass(frozen=True, slots=True)
class SeatBox:
    """`places`: a card, or None where one has been played. `spoken`: what was said when trumps were called."""

    name: str
    where: str
    is_robot: bool
    deals: bool
    calls: str
    is_turn: bool
    spoken: str
    has_bela: bool
    places: tuple[HandCard | None, ...]
    talon: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class LaidCard:
    card: str
    name: str
    player: str
    where: str
    takes: bool
    is_wrong: bool


@dataclass(frozen=True, slots=True)
class Felt:
    """`stock` are the two cards that wait for the caller of three, `aside` those he has laid aside."""

    seats: tuple[SeatBox, ...]
    trick: tuple[LaidCard, ...]
    trump: str
    trump_name: str
    offered: tuple[Picture, ...]
    stock: tuple[Picture, ...]
    aside: tuple[Picture, ...]


def felt_of(match: Match, now: OpenDeal, revokes: tuple[Revoke, ...], players: Players, words: Words) -> Felt:
    wrong = {revoke.card for revoke in revokes}
    where = PLACES[now.rules.players]
    return Felt(
        seats=tuple(_seat(seat, match, now, players, words) for seat in now.rules.seats),
        trick=tuple(
            LaidCard(
                str(card),
                words.card_name(card, now.trump),
                players.names[seat],
                where[seat],
                seat == now.taker,
                is_wrong=card in wrong,
            )
            for seat, card in now.trick
        ),
        trump="" if now.trump is None else now.trump.letter,
        trump_name="" if now.trump is None else words.suit_names[now.trump],
        offered=() if now.deal.offered is None else pictures([now.deal.offered], words),
        stock=pictures(cards_of(now.stock), words),
        aside=pictures(cards_of(now.trumps.aside), words) if now.trumps else (),
    )


def _seat(seat: Seat, match: Match, now: OpenDeal, players: Players, words: Words) -> SeatBox:
    play, trumps = now.play, now.trumps
    return SeatBox(
        name=players.names[seat],
        where=PLACES[now.rules.players][seat],
        is_robot=players.robots[seat],
        deals=seat == now.deal.dealer,
        calls=trumps.trump.letter if trumps is not None and trumps.caller == seat else "",
        is_turn=seat == match.turn,
        spoken=", ".join(_spoken(seat, now, words)),
        has_bela=play is not None and play.bela_at is not None and play.opening.bela_holder == seat,
        places=tuple(_places(seat, match, now, words)),
        talon=pictures(arranged(now.talons[seat], now.trump, look_now()), words),
    )


def _spoken(seat: Seat, now: OpenDeal, words: Words) -> Iterator[str]:
    """While trumps are called, and where nobody has named any."""
    if now.trumps is None:
        yield from (_("pass") if suit is None else words.suit_names[suit] for by, suit in now.spoken if by == seat)


def _places(seat: Seat, match: Match, now: OpenDeal, words: Words) -> Iterator[HandCard | None]:
    for card in arranged(now.cards[seat], now.trump, look_now()):
        if now.held[seat] >> card & 1:
            yield HandCard(str(card), words.card_name(card, now.trump), _mark(card, seat, match, now))
        else:
            yield None


def _mark(card: Card, seat: Seat, match: Match, now: OpenDeal) -> str:
    if now.play is None or match.phase != "playing" or seat != match.turn:
        return ""
    allowed: CardSet = now.play.allowed
    if allowed >> card & 1:
        return "legal"
    return "wrong" if now.rules.illegal_play == "auzmes" else "refused"
