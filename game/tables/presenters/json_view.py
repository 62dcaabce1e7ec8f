"""The view of a seat as JSON, field by field as the table's contract has it."""

from collections.abc import Iterable

from django.urls import reverse

from game.bela import Card, SeatView, Suit

from ..table_state import SeatState, TableState

Json = dict[str, object]


def json_view(table: TableState, view: SeatView | None, you: int | None, now: int) -> Json:
    """`view` is None before the match."""
    seen = _before_the_match(table) if view is None else _match(view)
    left = None if table.shown_until_ms is None else max(0, table.shown_until_ms - now)
    over = view is not None and view.phase == "over"
    return {
        "table": table.code,
        **seen,
        "you": you,
        "move_ms": left,
        "rules": {"players": table.rules.players, "target": table.rules.target} | table.rules.differing(),
        "seats": [_seat(seat) for seat in table.seats],
        "record": reverse("tables:record", args=[table.code]) if over else None,
    }


def _before_the_match(table: TableState) -> Json:
    nobody = [0] * table.rules.players
    no_side = [0] * table.rules.sides
    return {
        "version": 0,
        "phase": "waiting",
        "turn": None,
        "dealer": None,
        "trump": None,
        "caller": None,
        "offered": None,
        "hand": [],
        "talon": 0,
        "legal": [],
        "cards_left": nobody,
        "trick": [],
        "last_trick": None,
        "tricks": no_side,
        "announced": [],
        "bela": [],
        "totals": no_side,
        "deal": no_side,
        "deals": [],
        "winner": None,
    }


def _match(view: SeatView) -> Json:
    return {
        "version": view.version,
        "phase": view.phase,
        "turn": view.turn,
        "dealer": view.dealer,
        "trump": _suit(view.trump),
        "caller": view.caller,
        "offered": None if view.offered is None else str(view.offered),
        "hand": [str(card) for card in view.hand],
        "talon": view.talon,
        "legal": [str(action) for action in view.legal],
        "cards_left": list(view.cards_left),
        "trick": [[seat, str(card)] for seat, card in view.trick],
        "last_trick": None
        if view.last_trick is None
        else {
            "leader": view.last_trick.leader,
            "cards": [str(card) for card in view.last_trick.cards],
            "winner": view.last_trick.winner,
        },
        "tricks": list(view.tricks),
        "announced": [
            {
                "seat": said.seat,
                "value": said.value,
                "top": _card(said.top),
                "length": said.length,
                "cards": _cards(said.cards),
            }
            for said in view.announced
        ],
        "bela": list(view.bela),
        "totals": list(view.totals),
        "deal": list(view.deal),
        "deals": [
            {"score": list(deal.score), "caller": deal.caller, "trump": _suit(deal.trump), "outcome": deal.outcome}
            for deal in view.deals
        ],
        "winner": view.winner,
    }


def _seat(seat: SeatState) -> Json:
    return {
        "name": seat.name,
        "kind": seat.kind,
        "ready": seat.ready,
        "here": seat.here,
        "standin": seat.standin,
        "level": seat.level,
    }


def _suit(suit: Suit | None) -> str | None:
    return None if suit is None else suit.letter


def _card(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _cards(cards: Iterable[Card] | None) -> str | None:
    return None if cards is None else " ".join(map(str, cards))
