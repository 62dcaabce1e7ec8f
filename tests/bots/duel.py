"""Matches of robots against players who do anything legal, each played twice with the sides exchanged on the same decks."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.bela import CARDS, Accept, Action, Match, Rules, SeatView
from game.bots import choose

Player = Callable[[Match, int], Action]


class Duel(NamedTuple):
    """How the matches of one side against the other went."""

    matches: int
    won: int
    deals: int
    calls: int
    falls: int

    @property
    def winning_rate(self) -> float:
        return self.won / self.matches

    @property
    def falling_rate(self) -> float:
        return self.falls / self.calls


def robot(match: Match, seat: int) -> Action:
    return choose(SeatView.of(match, seat))


def random_player(chance: random.Random) -> Player:
    return lambda match, seat: chance.choice(match.legal_actions(seat))


def robots_against_random_players(deals: int) -> Duel:
    """As many pairs of matches as it takes to play so many deals."""
    matches, played = [], 0
    pairs = _pairs()
    while played < deals:
        for side, match in next(pairs):
            matches.append((side, match))
            played += len(match.deals)
    own = [deal for side, match in matches for deal in match.deals if deal.caller % 2 == side]
    return Duel(
        matches=len(matches),
        won=sum(match.winner == side for side, match in matches),
        deals=played,
        calls=len(own),
        falls=sum(deal.outcome == "fall" for deal in own),
    )


def _pairs() -> Iterator[tuple[tuple[int, Match], ...]]:
    """The robots' side and how the match ended, twice for each seed."""
    seed = 0
    while True:
        yield tuple((side, _played(seed, side)) for side in (0, 1))
        seed += 1


def _played(seed: int, robots: int) -> Match:
    decks, others = random.Random(seed), random_player(random.Random(f"{seed} {robots}"))
    match = Match.start(Rules(), seed % 4)
    while match.winner is None:
        match = _after_one_move(match, robots, others, decks)
    return match


def _after_one_move(match: Match, robots: int, others: Player, decks: random.Random) -> Match:
    if match.needs_deck:
        return match.deal(decks.sample(CARDS, len(CARDS))).match
    seat = match.to_act[0]
    if match.phase == "review":
        return match.act(seat, Accept()).match
    player = robot if seat % 2 == robots else others
    return match.act(seat, player(match, seat)).match
