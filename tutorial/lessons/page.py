"""What a page with a question shows: the felt, the cards, the buttons, and what the coach says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from game.bela import Seat
from game.tables.presenters.pictures import Picture, TrickCard, pictures
from game.tables.presenters.words import words_now

from ..markdown import markdown
from .attempt import Attempt, hint_texts, verdict
from .coach import players, say
from .position import SEAT_WORDS
from .question import Felt, Question, Row

READ_IN_ORDER = (2, 3, 1)


class Button(NamedTuple):
    """An answer as it is shown. `state`: open, wrong, right, or rest when nothing can be answered any more."""

    key: str
    name: str
    state: str
    card: str = ""
    place: str = ""
    suit: str = ""


class PlayerBox(NamedTuple):
    """A seat at the felt."""

    place: str
    name: str
    cards: int
    counted: str
    deals: bool
    calls: bool


class ShownRow(NamedTuple):
    label: str
    cards: tuple[Picture, ...]
    points: tuple[int, ...]


class Line(NamedTuple):
    """A line of the sheet: what it is, and the figures of both sides."""

    label: str
    ours: str
    theirs: str


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the felt. `trick` cards are to be looked at; where they are the answers they stand in `buttons`."""

    trump: str
    trump_name: str
    seats: tuple[PlayerBox, ...]
    deals_me: bool
    dealer: str
    trick: tuple[TrickCard, ...]
    waits_for_me: bool
    rows: tuple[ShownRow, ...]
    lines: tuple[Line, ...]
    caller: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on a page. The answers stand where they belong: in the hand, spread on the felt, in the trick or as words."""

    table: Table
    hand: tuple[Button, ...]
    spread: tuple[Button, ...]
    in_trick: tuple[Button, ...]
    options: tuple[Button, ...]
    pictures: tuple[Picture, ...]
    found: str
    left: int
    is_done: bool
    is_wrong: bool
    head: str
    said: Markup
    hints: tuple[str, ...]
    hinted: int
    next_hint: int | None


def asked(attempt: Attempt, language: str, own: Mapping[str, str], right: str, hints: tuple[str, str] | None) -> Asked:
    question = attempt.question
    head, said = verdict(language, attempt, own, right)
    words = hint_texts(language, question, hints)
    buttons = tuple(_button(attempt, question, index, language) for index in range(len(question.answers)))
    with_card = tuple(button for button in buttons if button.card)
    in_trick = bool(question.felt.trick) and not question.hand
    at_table = question.felt.waits_for_me
    cards_are_answers = bool(with_card) and not in_trick
    looked_at = () if cards_are_answers else question.hand
    return Asked(
        table=table_of(question.felt, language, answers_in_trick=in_trick and bool(with_card)),
        hand=with_card if cards_are_answers and at_table else (),
        spread=with_card if cards_are_answers and not at_table else (),
        in_trick=with_card if in_trick else (),
        options=tuple(button for button in buttons if not button.card),
        pictures=pictures(looked_at, words_now()),
        found=" ".join(attempt.found),
        left=len(question.right_keys) - len(attempt.found) if question.needs_all else 0,
        is_done=attempt.is_done,
        is_wrong=attempt.is_wrong,
        head=head,
        said=prose(said),
        hints=words[: attempt.hints],
        hinted=attempt.hints,
        next_hint=attempt.next_hint,
    )


def table_of(felt: Felt, language: str, *, answers_in_trick: bool = False) -> Table:
    words = words_now()
    names = players()
    played = {laid.seat for laid in felt.trick}
    return Table(
        trump="" if felt.trump is None else f"{felt.trump.letter}-s",
        trump_name="" if felt.trump is None else words.suit_names[felt.trump],
        seats=tuple(_seat(felt, Seat(seat), played, names) for seat in READ_IN_ORDER) if felt.seats else (),
        deals_me=felt.seats and felt.dealer == 0,
        dealer="" if felt.seats or felt.dealer is None else names[felt.dealer],
        trick=()
        if answers_in_trick
        else tuple(
            TrickCard(str(laid.card), words.card_name(laid.card, felt.trump), laid.seat, names[laid.seat], laid.holds)
            for laid in felt.trick
        ),
        waits_for_me=felt.waits_for_me,
        rows=tuple(shown_row(row) for row in felt.rows),
        lines=tuple(_line(say(language, label), figures) for label, figures in felt.lines),
        caller="" if felt.caller is None else (words.we, words.you)[felt.caller],
    )


def shown_row(row: Row) -> ShownRow:
    label = row.label if row.seat is None else players()[row.seat].capitalize()
    return ShownRow(label, pictures(row.cards, words_now()), row.points)


def prose(text: str) -> Markup:
    """A text of a lesson as HTML; Markdown has no HTML of its own here."""
    return Markup(markdown().render(text))  # noqa: S704  # markdown-it escapes everything that is no Markdown


def _button(attempt: Attempt, question: Question, index: int, language: str) -> Button:
    answer = question.answers[index]
    chosen = attempt.answer is not None and attempt.answer.key == answer.key
    is_found = answer.key in attempt.found
    rest = "rest" if attempt.is_done else "open"
    state = "right" if is_found else "wrong" if chosen else rest
    if answer.card is None:
        suit = f"{answer.key}-s" if question.kind == "call" and answer.key in {"H", "D", "S", "C"} else ""
        return Button(answer.key, say(language, answer.label) if answer.label else answer.key, state, suit=suit)
    place = next((SEAT_WORDS[laid.seat] for laid in question.felt.trick if laid.card == answer.card), "")
    return Button(answer.key, words_now().card_name(answer.card, question.felt.trump), state, str(answer.card), place)


def _seat(felt: Felt, seat: Seat, played: set[Seat], names: tuple[str, ...]) -> PlayerBox:
    cards = 4 if seat in played else 5
    return PlayerBox(
        SEAT_WORDS[seat], names[seat], cards, words_now().cards_counted[cards], felt.dealer == seat, felt.caller == seat
    )


def _line(label: str, figures: str) -> Line:
    ours, _colon, theirs = figures.partition(":")
    return Line(label, ours, theirs)
