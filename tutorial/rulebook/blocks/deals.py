"""A whole deal from a match record, replayed and told card by card."""

import json
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from game.bela import Card, Rules, Suit, Trick, side_of
from game.bela.announced import said_in_turn
from game.bela.ended import Ended
from game.bela.match import Match
from game.bela.record_deal import DealReplay, Fault
from game.bela.record_form import NoRecord, read_record
from game.bela.record_hands import deck_of
from game.tables.presenters.words import words_now

from ..drawn import Drawn, Face, face, faces
from ..fields import Fields
from ..words import side_names
from .scoring import sheet


@dataclass(frozen=True, slots=True)
class Round:
    """A trick as it was played: each card with its player, who took it, and what each side has by now."""

    number: int
    cards: tuple[tuple[str, Face, bool], ...]
    taker: str
    points: int
    so_far: tuple[int, ...]


def whole(block: Fields) -> Drawn:
    """`dijeljenje`: `zapis` is a deal of a match record (docs/record-format.md), `igra` the preset it was played by."""
    rules, record = block.rules(), block.needed("zapis")
    names = _names(block, rules)
    ended = _replayed(block, rules, record)
    play = ended.play
    trump, opening = play.opening.trump, play.opening
    block.expects("piše", " ".join(map(str, ended.score.written)))
    heads = side_names(4) if rules.players == 4 else names
    context = {
        "hands": [
            (names[seat], faces(_cards(record["hands"][seat])), rules.seats[seat] == ended.deal.dealer)
            for seat in rules.seats
        ],
        "calls": list(_calls(ended, names)),
        "trump": trump.letter,
        "trump_name": words_now().suit_names[trump],
        "caller": names[opening.trumps.caller],
        "said": [
            (names[seat], faces(each.cards, trump), each.value, opening.counts(seat, each))
            for seat, each in said_in_turn(opening.trumps, opening.declared)
        ],
        "bela": names[opening.bela_holder] if play.bela_at is not None and opening.bela_holder is not None else "",
        "rounds": _rounds(play.tricks, names, trump, rules),
        "heads": heads,
        "sheet": sheet(ended.score, heads, caption=block.line("potpis")),
    }
    block.done()
    return Drawn("deal", context)


def _names(block: Fields, rules: Rules) -> tuple[str, ...]:
    names = block.words("imena").split()
    if len(names) != rules.players:
        raise block.error(f"`imena` must be {rules.players} names", "imena")
    return tuple(names)


def _replayed(block: Fields, rules: Rules, record: Any) -> Ended:
    try:
        read_record(json.dumps({"deals": [record]}).encode())
    except (NoRecord, TypeError):
        raise block.error("this is no deal of a match record", "zapis") from None
    match = Match.start(rules, record["dealer"])
    deck = deck_of(record, rules, match.dealer)
    if deck is None:
        raise block.error("these hands can't be dealt", "zapis", "hands")
    replay = DealReplay(match.deal(deck).match, record, "zapis")
    try:
        replay.run()
    except Fault as fault:
        raise block.error(f"{fault.at} is refused: {fault.reason}", "zapis", "plays") from None
    replay.accept()
    finished = replay.match.standing.finished
    if not finished or not isinstance(finished[-1], Ended):
        raise block.error("the deal isn't played to its end", "zapis", "plays")
    return finished[-1]


def _cards(hand: str) -> list[Card]:
    return sorted(Card.named(name) for name in hand.replace("|", " ").split())


def _calls(ended: Ended, names: tuple[str, ...]) -> Any:
    rules, words = ended.deal.rules, words_now()
    seats = rules.in_turn[ended.deal.first_hand] * 2
    for seat, suit in zip(seats, ended.calls, strict=False):
        yield names[seat], _("pass") if suit is None else words.suit_names[suit], "" if suit is None else suit.letter


def _rounds(tricks: tuple[Trick, ...], names: tuple[str, ...], trump: Suit, rules: Rules) -> list[Round]:
    so_far, rounds = [0] * rules.sides, []
    for number, trick in enumerate(tricks, 1):
        so_far[side_of(trick.winner, rules.players)] += trick.points
        plays = zip(rules.in_turn[trick.leader], trick.cards, strict=True)
        cards = tuple((names[seat], face(card, trump), seat == trick.winner) for seat, card in plays)
        rounds.append(Round(number, cards, names[trick.winner], trick.points, tuple(so_far)))
    return rounds
