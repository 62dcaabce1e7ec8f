"""How fast robots decide, and how they do against players who do anything legal: `python -m tests.bench.bench_bots`."""

import random
from statistics import median, quantiles
from time import process_time

from game.bela import CARDS, Accept, Match, Rules, SeatView
from game.bots import choose
from tests.bots.duel import robots_against_random_players

DEALS = 2000


def decision_times_ms(deals: int = 300) -> list[float]:
    """The processor's time for every decision of four robots over so many deals, without that of the view."""
    chance = random.Random(1)
    times = []
    for _ in range(deals):
        match = Match.start(Rules(), chance.randrange(4)).deal(chance.sample(CARDS, len(CARDS))).match
        while match.turn is not None:
            view = SeatView.of(match, match.turn)
            began = process_time()
            action = choose(view)
            times.append((process_time() - began) * 1000)
            match = match.act(match.turn, action).match
    return times


def falls_among_robots(deals: int = DEALS) -> float:
    """The share of calls that fall when all four are robots."""
    chance = random.Random(2)
    falls = 0
    for _ in range(deals):
        match = Match.start(Rules(), chance.randrange(4)).deal(chance.sample(CARDS, len(CARDS))).match
        while match.turn is not None:
            match = match.act(match.turn, choose(SeatView.of(match, match.turn))).match
        while match.to_act:
            match = match.act(match.to_act[0], Accept()).match
        falls += match.deals[-1].outcome == "fall"
    return falls / deals


def main() -> None:
    times = decision_times_ms()
    duel = robots_against_random_players(Rules(), DEALS)
    print(
        f"a robot's decision      {median(times):8.2f} ms (99 % under {quantiles(times, n=100)[98]:.2f}, longest {max(times):.2f})"
    )
    print(f"won against random      {100 * duel.winning_rate:8.1f} % of {duel.matches} matches, {duel.deals} deals")
    print(f"own calls that fell     {100 * duel.falling_rate:8.1f} % of {duel.calls} calls")
    print(f"the same among robots   {100 * falls_among_robots():8.1f} % of {DEALS} calls")


if __name__ == "__main__":
    main()
