"""How fast the rules are: `python -m tests.bench.bench_bela`, and with a number after it so many records for the memory."""

import json
import random
import sys
from itertools import count
from time import process_time

from game.bela import CARDS, Match, Rules, SeatView, replay
from game.bela.record_replay import replay_line
from tests.bela.replaying import memory_mb_while_replaying, recorded_lines

DEALS = 1000
FED = 10_000


Moves = list[tuple[int | None, str]]


def match_of(deals: int) -> Moves:
    """The moves of a match in which everybody does anything, and which took this many deals."""
    return next(moves for moves, took in map(random_match, count()) if took == deals)


def random_match(seed: int) -> tuple[Moves, int]:
    chance = random.Random(seed)
    match, moves = Match.start(Rules(), 0), Moves()
    while match.winner is None:
        if match.needs_deck:
            deck = chance.sample(CARDS, 32)
            match = match.deal(deck).match
            moves.append((None, "deal " + " ".join(map(str, deck))))
            continue
        seat = match.to_act[0]
        action = chance.choice(match.legal_actions(seat))
        match = match.act(seat, action).match
        moves.append((int(seat), str(action)))
    return moves, len(match.deals)


def deals_per_second() -> float:
    """Whole deals with the legal actions asked at every step."""
    chance = random.Random(1)
    pick = chance.random
    decks = [chance.sample(CARDS, 32) for _ in range(DEALS)]
    began = process_time()
    match = Match.start(Rules(), 0)
    for deck in decks:
        match = match.deal(deck).match
        while not match.needs_deck:
            seat = match.to_act[0]
            legal = match.legal_actions(seat)
            match = match.act(seat, legal[int(pick() * len(legal))]).match
            if match.winner is not None:
                match = Match.start(Rules(), 0)
    return DEALS / (process_time() - began)


def rebuild_ms(deals: int = 12, times: int = 40) -> float:
    """The best of several, as other work on the machine only ever adds."""
    moves, took = match_of(deals), []
    for _ in range(times):
        began = process_time()
        replay(Rules(), 0, moves)
        took.append(process_time() - began)
    return min(took) * 1000


def view_us() -> float:
    match, states = Match.start(Rules(), 0), []
    for seat, text in match_of(10):
        match = match.move(seat, text).match
        states.append(match)
    began = process_time()
    for state in states:
        for seat in range(4):
            SeatView.of(state, seat)
    return (process_time() - began) / len(states) / 4 * 1e6


def records_per_second() -> float:
    """Whole deals a second from the text of their records."""
    lines = recorded_lines()
    began = process_time()
    deals = sum(deal["outcome"] is not None for line in lines for deal in json.loads(replay_line(line))["deals"])
    return deals / (process_time() - began)


def memory_mb(records: int) -> list[float]:
    """What `replay` takes after each tenth of so many records, whole matches as they stand in the file."""
    return list(memory_mb_while_replaying(recorded_lines(), each=records // 10, samples=10))


def main() -> None:
    fed = int(sys.argv[1]) if len(sys.argv) > 1 else FED
    print(f"random deals            {deals_per_second():8.0f} a second")
    print(f"12 deals rebuilt in     {rebuild_ms():8.2f} ms")
    print(f"a seat's view drawn in  {view_us():8.1f} µs")
    print(f"recorded deals          {records_per_second():8.0f} a second")
    early, *_, late = memory_mb(fed)
    print(f"memory of replay        {early:8.1f} MB after {fed // 10:,} records, {late:.1f} MB after {fed:,}")


if __name__ == "__main__":
    main()
