"""A table for tests: hands laid out by name, moves by their text, and whole matches played at random."""

import random
from collections.abc import Iterator
from dataclasses import replace

from game.bela import (
    CARDS,
    OPTIONS,
    Accept,
    Action,
    Auzmes,
    Card,
    CardSet,
    Declare,
    Match,
    Pass,
    Rules,
    RulesError,
    Suit,
    set_of,
)
from game.bela.cards import BEATEN_BY
from game.bela.deal import deck_from

ILLEGAL_SOMETIMES = 0.03

_ENOUGH = {"ending": "enough", "target": 501}
_SEVEN = {"offered_trump": True, "seven_exchange": True}
_SAID = {"illegal_play": "auzmes", "declaring": "manual", "talon_seen": "after_own_call"}
KINDS: dict[int, list[dict[str, object]]] = {
    4: [{}, _ENOUGH, _SEVEN, _SAID, {"mus": False, "announcements_shown": "before_play"}],
    3: [{}, _ENOUGH, {"three_stock": "to_caller"}, {"three_stock": "to_caller", "declaring": "manual"}],
    2: [{}, _ENOUGH, _SEVEN, _SAID],
}
"""By number of players: what between them leads into every phase and to every end of a deal."""

OUTCOMES = {
    4: {"pass", "fall", "belot", "enough", "auzmes", "redealt"},
    3: {"pass", "fall", "belot", "enough"},
    2: {"pass", "fall", "belot", "enough", "auzmes"},
}


def cards(text: str) -> list[Card]:
    return [Card.named(name) for name in text.split()]


def hand(text: str) -> CardSet:
    return set_of(cards(text))


def dealt(
    *hands: str, rules: Rules | None = None, dealer: int = 3, left_over: str = "", totals: tuple[int, ...] | None = None
) -> Match:
    """A match whose first deal gives each seat these cards (`first | talon`), the next ones lying on what is left."""
    rules = rules or Rules()
    parted = [(cards(first), cards(talon)) for first, _, talon in (text.partition("|") for text in hands)]
    start = Match.start(rules, dealer)
    if totals:
        start = start._replace(standing=replace(start.standing, totals=totals))
    return start.deal(deck_from(rules, start.dealer, parted, cards(left_over))).match


def after(match: Match, *moves: str) -> Match:
    """The match after these moves, each by whoever is on turn, or by the seat that stands before it: `2: auzmes 1`."""
    for move in moves:
        seat, colon, text = move.rpartition(":")
        match = match.move(int(seat) if colon else match.to_act[0], text.strip()).match
    return match


def best_of(trick: list[Card], trump: Suit = Suit.HEARTS) -> Card:
    """The card that takes a trick."""
    best = trick[0]
    for card in trick[1:]:
        if BEATEN_BY[trump][best] >> card & 1:
            best = card
    return best


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What this seat, or the one on turn, may do."""
    return [str(action) for action in match.legal_actions(match.to_act[0] if seat is None else seat)]


def shuffled(chance: random.Random) -> tuple[Card, ...]:
    """A deck that often gives runs and fours: half of the time it is heaped rather than mixed."""
    deck = list(CARDS)
    if chance.random() < 0.5:
        chance.shuffle(deck)
        return tuple(deck)
    deck.sort(key=lambda card: (chance.random() < 0.2, card.rank if chance.random() < 0.3 else card.suit))
    at = chance.randrange(32)
    return tuple(deck[at:] + deck[:at])


def with_belots(match: Match, chance: random.Random) -> tuple[Card, ...]:
    """A deck that gives each seat a whole suit."""
    suits = chance.sample([list(CARDS[at : at + 8]) for at in range(0, 32, 8)], 4)
    size, look = match.rules.hand_size, match.rules.first_look
    spare = [card for suit in suits[match.rules.players :] for card in suit]
    hands = [suit + [spare.pop() for _ in range(size - 8)] for suit in suits[: match.rules.players]]
    return deck_from(match.rules, match.dealer, [(hand[:look], hand[look:]) for hand in hands], spare)


def deck_for(match: Match, chance: random.Random) -> tuple[Card, ...]:
    return with_belots(match, chance) if chance.random() < 0.03 else shuffled(chance)


def random_rules(chance: random.Random, **fixed: object) -> Rules:
    """Rules that differ in about a third of what can differ."""
    options = {**fixed}
    for option, values in OPTIONS.items():
        if option in fixed or chance.random() > 0.35:
            continue
        try:
            Rules(**(changed := {**options, option: chance.choice(values)}))
        except RulesError:
            continue
        options = changed
    return Rules(**options)


def choice(match: Match, seat: int, chance: random.Random) -> Action:
    """A legal action: claims and revokes are rare, passes and whole declarations are not."""
    actions = match.legal_actions(seat)
    stage = match.stage
    if chance.random() > ILLEGAL_SOMETIMES:
        actions = tuple(action for action in actions if not isinstance(action, Auzmes))
        if match.phase == "playing":
            actions = tuple(action for action in actions if stage.allowed >> action.card & 1) or actions
    if isinstance(actions[0], Pass) and chance.random() < 0.6:
        return actions[0]
    if isinstance(actions[0], Declare) and chance.random() < 0.7:
        return actions[0]
    return chance.choice(actions)


def random_match(rules: Rules, seed: int, most_deals: int = 60) -> Iterator[Match]:
    """Every state of a match in which everybody does anything."""
    chance = random.Random(seed)
    match = Match.start(rules, chance.randrange(rules.players))
    while match.winner is None and len(match.deals) < most_deals:
        if match.needs_deck:
            match = match.deal(deck_for(match, chance)).match
        else:
            seat = chance.choice(match.to_act)
            match = match.act(seat, choice(match, seat, chance)).match
        yield match


def tables(chance: random.Random, players: int, times: int) -> Iterator[tuple[Rules, int]]:
    """Rules of every kind of table, so often each with all other options at random, and a seed for each."""
    for seed in range(times * len(KINDS[players])):
        yield random_rules(chance, players=players, **KINDS[players][seed % len(KINDS[players])]), seed


def quick_accepts(match: Match) -> Match:
    """The match after everybody has accepted."""
    for seat in match.to_act:
        match = match.act(seat, Accept()).match
    return match
