"""The pieces of a room, drawn: what looks the same to several who look at one state of a table is drawn once for them."""

from typing import NamedTuple

from markupsafe import Markup

from game.look import Style

from .hand import HandCard
from .leaving import news_of_leaving
from .page import MatchPage, TablePage
from .pictures import DoneTrick
from .pieces import kept, piece
from .seats import coaster, seat_drawn
from .shared import Shared

NOTHING = Markup()


class Drawn(NamedTuple):
    """In the order in which they stand in the room; of the others' seats the attributes and what stands in them."""

    banner: Markup
    score: str
    trump: str
    seats: tuple[tuple[str, str], ...]
    trick: str
    trick_words: Markup
    last_words: Markup
    last_trick: str
    pile: Markup
    announced: Markup
    question: Markup
    me_words: Markup
    me: str
    me_text: Markup
    your_turn: Markup
    hand_words: Markup
    hand: str
    blok: str
    claim: Markup
    claim_sheets: Markup


def drawn_of(page: TablePage, match: MatchPage, shared: Shared) -> Drawn:
    style, side = page.style, match.side
    watches, me = page.you is None, match.seats[page.you or 0]
    return Drawn(
        banner=NOTHING if page.phase == "over" else _banner(page, style),
        score=shared(("score drawn", side), _score, match, style),
        trump=shared("trump drawn", _trump, match, style),
        seats=_around(match, shared("seats drawn", _seats_drawn, page, match), style),
        trick=_trick(match, style) if match.trick else NOTHING,
        trick_words=shared("trick in words", piece, style, "in_words", match.trick) if match.trick else NOTHING,
        last_words=piece(style, "last_words", match.last_trick.number) if match.last_trick else NOTHING,
        last_trick=_last_trick(page, match, match.last_trick, shared) if match.last_trick else NOTHING,
        pile=shared(("pile drawn", side), piece, style, "pile", match.tricks, match.last_trick is not None),
        announced=piece(style, "announced", match.shown) if match.shown else NOTHING,
        question=_question(match, style),
        me_words=piece(style, "me_words", watches, *me.marks),
        me=coaster(me, page.clock, style, own=not watches),
        me_text=piece(style, "me_text", match.turn_name, match.is_your_turn, watches, *me.said),
        your_turn=piece(style, "your_turn") if match.is_your_turn else NOTHING,
        hand_words=piece(style, "hand_words", match.hand.reasons),
        hand=_hand(match.hand.places, style),
        blok=shared(("blok drawn", side), _blok, match, style),
        claim=piece(style, "claim_link") if match.claims else NOTHING,
        claim_sheets=piece(style, "claim_sheets", match.claims) if match.claims else NOTHING,
    )


def _banner(page: TablePage, style: Style) -> Markup:
    if page.own_seat and page.own_seat.standin:
        return piece(style, "standin_banner")
    left = news_of_leaving(page.table)
    return piece(style, "left_banner", left, page.you is not None) if left else NOTHING


def _score(match: MatchPage, style: Style) -> str:
    """The middle is new with every trick."""
    sides, totals = match.sides, match.blok.totals
    if len(sides) == 3:
        return piece(style, "score_of_three", sides, totals, match.standing.deal, match.blok.target)
    middle = " : ".join(map(str, match.standing.deal))
    start = piece(style, "score_start", sides, totals, match.blok.target, match.view.rules.players == 2)
    end = piece(style, "score_end", sides, totals)
    return f"{start}{middle}{end}"


def _trump(match: MatchPage, style: Style) -> str:
    called = piece(style, "trump", match.trump, match.trump_name) if match.trump else NOTHING
    return called + piece(style, "offered", match.offered) if match.offered else called


def _seats_drawn(page: TablePage, match: MatchPage) -> tuple[str, ...]:
    return tuple(seat_drawn(box, page.clock, page.style) for box in match.seats)


def _around(match: MatchPage, by_seat: tuple[str, ...], style: Style) -> tuple[tuple[str, str], ...]:
    places, seats = match.places, match.seats
    return tuple((piece(style, "seat_words", places[seat], *seats[seat].marks), by_seat[seat]) for seat in match.around)


def _trick(match: MatchPage, style: Style) -> str:
    places = match.places
    return "".join([piece(style, "lying", laid.card, laid.name, places[laid.seat], laid.wins) for laid in match.trick])


def _last_trick(page: TablePage, match: MatchPage, last: DoneTrick, shared: Shared) -> str:
    places, style = match.places, page.style
    head = shared("last head", piece, style, "last_head", last.taker, last.points, page.all_tricks)
    words = shared("last in words", piece, style, "in_words", last.cards)
    return "".join(
        [head, words, *[piece(style, "taken", laid.card, places[laid.seat], laid.wins) for laid in last.cards]]
    )


@kept(2048)
def _hand(places: tuple[HandCard | None, ...], style: Style) -> str:
    return "".join([piece(style, "hand_card", place) for place in places])


def _question(match: MatchPage, style: Style) -> Markup:
    if match.question:
        return piece(style, match.question.piece, match.question, match.trump, match.trump_name)
    return piece(style, "bela_question", match.hand.bela) if match.hand.bela else NOTHING


def _blok(match: MatchPage, style: Style) -> str:
    return "".join((piece(style, "blok_sheet", match.blok), piece(style, "needs", match.standing)))
