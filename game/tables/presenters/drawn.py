"""The pieces of a room, drawn: what looks the same to several who look at one state of a table is drawn once for them."""

from typing import NamedTuple

from markupsafe import Markup

from .leaving import news_of_leaving
from .page import MatchPage, TablePage
from .pictures import DoneTrick
from .pieces import piece
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
    lang, side = page.language, match.side
    watches, me = page.you is None, match.seats[page.you or 0]
    return Drawn(
        banner=NOTHING if page.phase == "over" else _banner(page, lang),
        score=shared(("score drawn", side), _score, match, lang),
        trump=shared("trump drawn", _trump, match, lang),
        seats=_around(match, shared("seats drawn", _seats_drawn, page, match), lang),
        trick=_trick(match, lang) if match.trick else NOTHING,
        trick_words=shared("trick in words", piece, lang, "in_words", match.trick) if match.trick else NOTHING,
        last_words=piece(lang, "last_words", match.last_trick.number) if match.last_trick else NOTHING,
        last_trick=_last_trick(page, match, match.last_trick, shared) if match.last_trick else NOTHING,
        pile=shared(("pile drawn", side), piece, lang, "pile", match.tricks, match.last_trick is not None),
        announced=piece(lang, "announced", match.shown) if match.shown else NOTHING,
        question=_question(match, lang),
        me_words=piece(lang, "me_words", watches, *me.marks),
        me=coaster(me, page.clock, lang, own=not watches),
        me_text=piece(lang, "me_text", match.turn_name, match.is_your_turn, watches, *me.said),
        your_turn=piece(lang, "your_turn") if match.is_your_turn else NOTHING,
        hand_words=piece(lang, "hand_words", match.hand.reasons),
        hand="".join([piece(lang, "hand_card", place) for place in match.hand.places]),
        blok=shared(("blok drawn", side), _blok, match, lang),
        claim=piece(lang, "claim_link") if match.claims else NOTHING,
        claim_sheets=piece(lang, "claim_sheets", match.claims) if match.claims else NOTHING,
    )


def _banner(page: TablePage, lang: str) -> Markup:
    if page.own_seat and page.own_seat.standin:
        return piece(lang, "standin_banner")
    left = news_of_leaving(page.table)
    return piece(lang, "left_banner", left, page.you is not None) if left else NOTHING


def _score(match: MatchPage, lang: str) -> str:
    """The middle is new with every trick."""
    sides, totals = match.sides, match.blok.totals
    if len(sides) == 3:
        return piece(lang, "score_of_three", sides, totals, match.standing.deal, match.blok.target)
    middle = " : ".join(map(str, match.standing.deal))
    start = piece(lang, "score_start", sides, totals, match.blok.target, match.view.rules.players == 2)
    end = piece(lang, "score_end", sides, totals)
    return f"{start}{middle}{end}"


def _trump(match: MatchPage, lang: str) -> str:
    called = piece(lang, "trump", match.trump, match.trump_name) if match.trump else NOTHING
    return called + piece(lang, "offered", match.offered) if match.offered else called


def _seats_drawn(page: TablePage, match: MatchPage) -> tuple[str, ...]:
    return tuple(seat_drawn(box, page.clock, page.language) for box in match.seats)


def _around(match: MatchPage, by_seat: tuple[str, ...], lang: str) -> tuple[tuple[str, str], ...]:
    places, seats = match.places, match.seats
    return tuple((piece(lang, "seat_words", places[seat], *seats[seat].marks), by_seat[seat]) for seat in match.around)


def _trick(match: MatchPage, lang: str) -> str:
    places = match.places
    return "".join([piece(lang, "lying", laid.card, laid.name, places[laid.seat], laid.wins) for laid in match.trick])


def _last_trick(page: TablePage, match: MatchPage, last: DoneTrick, shared: Shared) -> str:
    places, lang = match.places, page.language
    return "".join(
        (
            shared("last head", piece, lang, "last_head", last.taker, last.points, page.all_tricks),
            shared("last in words", piece, lang, "in_words", last.cards),
            *(piece(lang, "taken", laid.card, places[laid.seat], laid.wins) for laid in last.cards),
        )
    )


def _question(match: MatchPage, lang: str) -> Markup:
    if match.question:
        return piece(lang, match.question.piece, match.question, match.trump, match.trump_name)
    return piece(lang, "bela_question", match.hand.bela) if match.hand.bela else NOTHING


def _blok(match: MatchPage, lang: str) -> str:
    return "".join((piece(lang, "blok_sheet", match.blok), piece(lang, "needs", match.standing)))
