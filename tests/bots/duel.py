"""Matches of robots against players who do anything legal, each played once from every place on the same decks."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

from game.bela import CARDS, Accept, Action, Match, Play, Rules, SeatView, side_of
from game.bots import choose

Player = Callable[[Match, int], Action]


class Duel(NamedTuple):
    """How the matches of one side against the others went."""

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
    """Anything legal, and no revoke: what a robot wins by claiming is not what is measured here."""

    def play(match: Match, seat: int) -> Action:
        actions = match.legal_actions(seat)
        if match.phase == "playing":
            allowed = match.stage.allowed
            actions = [action for action in actions if isinstance(action, Play) and allowed >> action.card & 1]
        return chance.choice(actions)

    return play


def robots_against_random_players(rules: Rules, deals: int) -> Duel:
    """One side of robots: as many matches from each place as it takes to play so many deals."""
    matches, played = [], 0
    rounds = _rounds(rules)
    while played < deals:
        for side, match in next(rounds):
            matches.append((side, match))
            played += len(match.deals)
    own = [
        deal
        for side, match in matches
        for deal in match.deals
        if deal.caller is not None and side_of(deal.caller, rules.players) == side
    ]
    return Duel(
        matches=len(matches),
        won=sum(match.winner == side for side, match in matches),
        deals=played,
        calls=len(own),
        falls=sum(deal.outcome == "fall" for deal in own),
    )


def _rounds(rules: Rules) -> Iterator[tuple[tuple[int, Match], ...]]:
    """The robots' side and how the match ended, once for each side."""
    for seed in count():
        yield tuple((side, _played(rules, seed, side)) for side in range(rules.sides))


def _played(rules: Rules, seed: int, robots: int) -> Match:
    decks, others = random.Random(seed), random_player(random.Random(f"{seed} {robots}"))
    match = Match.start(rules, seed % rules.players)
    while match.winner is None:
        match = _after_one_move(match, robots, others, decks)
    return match


def _after_one_move(match: Match, robots: int, others: Player, decks: random.Random) -> Match:
    if match.needs_deck:
        return match.deal(decks.sample(CARDS, len(CARDS))).match
    seat = match.to_act[0]
    if match.phase == "review":
        return match.act(seat, Accept()).match
    player = robot if side_of(seat, match.rules.players) == robots else others
    return match.act(seat, player(match, seat)).match
