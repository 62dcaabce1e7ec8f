"""The coach's facts, reckoned again from the record alone: rules as tests.live.card_rules tells them, no SeatView, no Knowledge."""

import re

import yaml

from game.bela import SeatView, parse_action
from game.tables.presenters.words import words_now
from tests.live import card_rules
from tutorial.guided.facts import PLACEHOLDER, filled
from tutorial.guided.replays import played_out
from tutorial.guided.scenes import scene_of

from .conftest import DEALS, NAMES


class Position:
    """What lies open before a step of a deal, from the lines of its record."""

    def __init__(self, deal, step):
        record = yaml.safe_load((DEALS / f"{deal.slug}.yaml").read_text(encoding="utf-8"))["record"]["deals"][0]
        self.you, self.dealer = int(deal.seat), record["dealer"]
        calls, plays = record["calls"], record["plays"]
        self.calls, self.plays = calls[:step], plays[: max(0, step - len(calls))]
        self.in_play = step >= len(calls)
        self.trump = calls[-1] if self.in_play else None
        self.caller = (self.dealer + len(calls)) % 4 if self.in_play else None
        hands = [hand.replace("|", " ").split() for hand in record["hands"]]
        firsts = [hand.split("|")[0].split() for hand in record["hands"]]
        self.said_bela = [place for place in record.get("bela", []) if place < len(self.plays)]
        self.dealt = hands
        self.tricks, self.leader = self._tricks()
        self.open = self.plays[4 * len(self.tricks) :]
        self.hand = [card for card in (hands if self.in_play else firsts)[self.you] if card not in self.plays]
        self.unseen = [card for card in card_rules.ALL_CARDS if card not in self.plays and card not in self.hand]

    def _tricks(self):
        """Finished ones as leader, cards, winner and points; and who leads now."""
        leader, tricks = (self.dealer + 1) % 4, []
        for start in range(0, len(self.plays) - 3, 4):
            cards = self.plays[start : start + 4]
            winner = (leader + cards.index(card_rules.best(cards, self.trump))) % 4
            last = 10 if start == 28 else 0
            tricks.append((leader, cards, winner, card_rules.points(cards, self.trump) + last))
            leader = winner
        return tricks, leader

    def has(self, side):
        points = sum(points for *_, winner, points in self.tricks if winner % 2 == side)
        return points + self.announced(side) + (20 if self.bela_side() == side else 0)

    def bela_side(self):
        if not self.said_bela:
            return None
        return self.player_of(self.said_bela[0]) % 2

    def player_of(self, place):
        if place // 4 < len(self.tricks):
            return (self.tricks[place // 4][0] + place % 4) % 4
        return (self.leader + place % 4) % 4

    def announced(self, side):
        """What the side with the strongest run has announced, once a card lies."""
        if not self.plays:
            return 0
        by_side = {s: [run for seat in (s, s + 2) for run in runs(self.dealt[seat])] for s in (0, 1)}
        strongest = {s: max((strength(run) for run in found), default=None) for s, found in by_side.items()}
        if strongest[side] is None:
            return 0
        other = strongest[1 - side]
        assert strongest[side] != other, "a tie needs the seats"
        return sum(VALUES[len(run)] for run in by_side[side]) if other is None or strongest[side] > other else 0

    def needed(self):
        everything = 162 + self.announced(0) + self.announced(1) + (20 if self.said_bela else 0)
        return everything // 2 + 1

    def void(self, suit):
        """Others who showed that no unseen card of a suit can be theirs: each card they could have hidden was asked for."""
        rest = [card for card in self.unseen if card[1] == suit]
        left = {seat: 8 - sum(self.player_of(place) == seat for place in range(len(self.plays))) for seat in range(4)}
        return [
            seat
            for seat in range(4)
            if rest and seat != self.you and left[seat] and not any(self.may_hold(seat, card) for card in rest)
        ]

    def may_hold(self, seat, card):
        """Whether all the seat's plays were allowed with this card in its hand."""
        for place, played in enumerate(self.plays):
            if self.player_of(place) != seat:
                continue
            before = self.plays[place - place % 4 : place]
            if played not in card_rules.playable([played, card], before, self.trump):
                return False
        return True


VALUES = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}


def runs(hand):
    """The runs of three and more in a hand; these deals hold no fours, which is looked at too."""
    assert not any(all(rank + suit in hand for suit in "HDSC") for rank in "9TJQKA")
    found = []
    for suit in "HDSC":
        held = "".join(rank if rank + suit in hand else " " for rank in card_rules.RANKS)
        found += [run for run in held.split() if len(run) >= 3]
    return found


def strength(run):
    return VALUES[len(run)], len(run), card_rules.RANKS.index(run[-1])


def number_in(text):
    return int(re.search(r"\d+", text)[0])


def names_of(cards):
    names = dict(zip(card_rules.ALL_CARDS, words_now().card_names, strict=True))
    return {names[card] for card in cards}


def listed(text):
    return {part for part in re.split(r", | i ", text) if part not in ("nijedna", "nitko")}


def expected(name, argument, at):
    """What a fact must come to: a number, or a set of names."""
    me = at.you % 2
    ranks = card_rules.TRUMP_STRENGTH if argument and argument[-1] == at.trump else card_rules.PLAIN_STRENGTH
    simple = {
        "zvac": lambda: {NAMES[at.caller]},
        "partner": lambda: {NAMES[(at.you + 2) % 4]},
        "desno": lambda: {NAMES[(at.you + 1) % 4]},
        "lijevo": lambda: {NAMES[(at.you + 3) % 4]},
        "djelitelj": lambda: {NAMES[at.dealer]},
        "aduta_vani": lambda: sum(card[1] == at.trump for card in at.unseen),
        "stih_vrijedi": lambda: card_rules.points(at.open, at.trump),
        "nosi": lambda: {NAMES[(at.leader + at.open.index(card_rules.best(at.open, at.trump))) % 4]},
        "treba": at.needed,
        "zvac_ima": lambda: at.has(at.caller % 2),
        "zvacu_fali": lambda: max(0, at.needed() - at.has(at.caller % 2)),
        "mi": lambda: at.has(me),
        "oni": lambda: at.has(1 - me),
        "zvanje_tvoje": lambda: sum(VALUES[len(run)] for run in runs(at.hand)),
        "zvanja_mi": lambda: at.announced(me),
        "zvanja_oni": lambda: at.announced(1 - me),
        "vani": lambda: names_of(card for card in at.unseen if card[1] == argument),
        "vani_broj": lambda: sum(card[1] == argument for card in at.unseen),
        "tvojih": lambda: sum(card[1] == argument for card in at.hand),
        "nema": lambda: {NAMES[seat] for seat in at.void(argument)},
        "karta": lambda: names_of([argument]),
        "jace": lambda: names_of(
            card for card in at.unseen if card[1] == argument[1] and ranks.index(card[0]) > ranks.index(argument[0])
        ),
        "vrijedi": lambda: card_rules.points([argument], at.trump),
    }
    return simple[name]() if name in simple else None


OF_THE_END = {"ishod", "ishod_ovdje", "zbroj", "manje", "sud", "stih_uzima", "stih_nosi"}


def test_every_fact_in_every_text_is_what_the_record_says(deal):
    checked = set()
    for step, said in deal.texts:
        at, scene = Position(deal, step), scene_of(deal, step, NAMES)
        for named in PLACEHOLDER.findall(said.text):
            name, _, argument = named.partition(" ")
            if name in OF_THE_END:
                continue
            told, must_be = filled(f"{{{named}}}", scene), expected(name, argument, at)
            assert must_be is not None, f"no second reckoning of {named}"
            assert (number_in(told) if isinstance(must_be, int) else listed(told)) == must_be, (step, named)
            checked.add(name)
    assert len(checked) >= 5


def test_what_comes_of_a_choice_is_reckoned_again(deal):
    """The replays' last points, from the cards they played."""
    for decision in deal.decisions.values():
        for action, said in {**decision.good, **decision.wrong}.items():
            match = deal.matches[decision.step]
            end = played_out(match.act(match.turn, parse_action(action)).match)
            view = SeatView.of(end, deal.seat)
            trump = view.trump.letter
            taken = [0, 0]
            for number, trick in enumerate(view.history):
                cards = [str(card) for card in trick.cards]
                winner = (trick.leader + cards.index(card_rules.best(cards, trump))) % 4
                taken[winner % 2] += card_rules.points(cards, trump) + (10 if number == 7 else 0)
            score = end.stage.ended.score
            extra = [score.announced[s] + score.bela[s] + score.sweep_bonus[s] for s in (0, 1)]
            total = [taken[s] + extra[s] for s in (0, 1)]
            caller = score.caller % 2
            falls = 2 * total[caller] <= sum(total)
            written = total if not falls else [sum(total) if side != caller else 0 for side in (0, 1)]
            scene = scene_of(deal, decision.step, NAMES, action)
            me = deal.seat % 2
            assert filled("{ishod}", scene) == f"{written[me]} : {written[1 - me]}"
            assert filled("{zbroj}", scene) == f"{total[me]} : {total[1 - me]}"
            assert filled("{sud}", scene) == ("zvač pada" if falls else "zvač prolazi")
            assert said.text
