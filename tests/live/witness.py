"""Follows a match through the views of its seats, and holds each against those before it and beside it."""

import re
from itertools import combinations

from .whole_view import check_view, follows, trick_points

A_CARD = re.compile(r"\b[789TJQKA][HDSC]\b")
OF_ONE_SEAT = {"you", "hand", "talon", "legal", "move_ms"}
ONE_STEP = {"calling": {"calling", "playing", "over"}, "playing": {"playing", "review"}}


class Witness:
    """Sees every version, so it knows what is public by then."""

    def __init__(self, target=1001):
        self.target = target
        self.first_hands = []  # by deal, by seat: the six cards
        self.dealers = []
        self.seen = None  # the public part of the last version
        self.hands = None  # by seat, as they were when the cards were taken up
        self.played = []  # this deal's, in order
        self.worth = [0, 0]

    def sees(self, views, texts=()):
        """Views of one version, of one seat or several; of all four where the cards are dealt or taken up."""
        for view in views:
            check_view(view, self.target)
        public = public_part(views[0])
        assert all(public_part(view) == public for view in views[1:])
        assert all(not set(a["hand"]) & set(b["hand"]) for a, b in combinations(views, 2))
        if public["phase"] != "waiting":
            self.follows(public, [view["hand"] for view in views])
            self.knows_the_hands(views)
            for view, text in zip(views, texts, strict=False):
                self.finds_no_secret(text, view)
        self.seen = public

    def knows_the_hands(self, views):
        """What lies is what has left the hands."""
        for view in views:
            if view["phase"] in {"playing", "review"}:
                assert set(view["hand"]) == set(self.hands[view["you"]]) - set(self.played)

    def follows(self, now, hands):
        before = self.seen
        if before is None:
            self.begins_a_deal(now, hands)
        elif before["phase"] == "review" and now["phase"] == "calling":
            assert now["version"] == before["version"] + 1, "dealing counts nothing"
            self.begins_a_deal(now, hands)
        elif now["version"] == before["version"]:
            assert now == before
        else:
            self.steps(before, now, hands)

    def begins_a_deal(self, now, hands):
        assert len(hands) == 4
        self.first_hands.append(hands)
        self.dealers.append(now["dealer"])
        self.hands, self.played, self.worth = None, [], [0, 0]
        assert now["turn"] == (now["dealer"] + 1) % 4
        if len(self.dealers) > 1:
            assert now["dealer"] == (self.dealers[-2] + 1) % 4
            assert len(now["deals"]) == len(self.dealers) - 1

    def steps(self, before, now, hands):
        assert now["version"] == before["version"] + 1, "an accepted action raises the version by one"
        if before["phase"] == "review":
            assert now["phase"] in {"review", "over"}
            return
        assert now["phase"] in ONE_STEP[before["phase"]]
        if before["phase"] == "calling" and now["phase"] == "playing":
            self.takes_up(before, now, hands)
        elif before["phase"] == "playing":
            self.plays(before, now)
        elif now["phase"] == "calling":
            assert now["turn"] == (before["turn"] + 1) % 4

    def takes_up(self, before, now, hands):
        assert (now["caller"], now["turn"]) == (before["turn"], (now["dealer"] + 1) % 4)
        assert all(set(first) <= set(hand) for first, hand in zip(self.first_hands[-1], hands, strict=True))
        assert len({card for hand in hands for card in hand}) == 32
        self.hands = [list(hand) for hand in hands]

    def plays(self, before, now):
        full = len(before["trick"]) == 3
        lies = (
            list(zip(leader_on(now["last_trick"]), now["last_trick"]["cards"], strict=True)) if full else now["trick"]
        )
        assert [tuple(entry) for entry in lies[:-1]] == [tuple(entry) for entry in before["trick"]]
        seat, card = lies[-1]
        assert seat == before["turn"]
        assert card in self.hands[seat]
        self.played.append(card)
        if full:
            self.takes_the_trick(before, now)
        else:
            assert (now["tricks"], now["last_trick"]) == (before["tricks"], before["last_trick"])
        assert set(before["bela"]) <= set(now["bela"]) <= {*before["bela"], seat}
        self.hears(now)

    def takes_the_trick(self, before, now):
        last, side = now["last_trick"], now["last_trick"]["winner"] % 2
        assert now["tricks"] == [before["tricks"][each] + (each == side) for each in (0, 1)]
        seats = leader_on(last)
        assert follows(last["cards"], [self.hands[seat] for seat in seats], now["trump"])
        for seat, card in zip(seats, last["cards"], strict=True):
            self.hands[seat].remove(card)
        self.worth[side] += trick_points(last["cards"], now["trump"], sum(now["tricks"]))
        if now["phase"] == "playing":
            assert now["deal"] == self.worth
        else:
            assert sum(self.worth) == 162
            assert now["deals"] == before["deals"]
            assert now["totals"] == before["totals"]

    def hears(self, now):
        if len(self.played) > 1:
            assert [said["value"] for said in now["announced"]] == [said["value"] for said in self.seen["announced"]]
        for said in now["announced"]:
            if said["cards"]:
                gone = self.hands[said["seat"]] + self.played
                assert set(said["cards"].split()) <= set(gone)

    def finds_no_secret(self, text, view):
        """No card stands in what a seat gets but its own, those played in this deal, and those shown."""
        shown = {card for said in view["announced"] for card in (said["cards"] or "").split()}
        secret = set(A_CARD.findall(text)) - set(view["hand"]) - set(self.played) - shown
        assert not secret, f"seat {view['you']} at version {view['version']} is told of {secret}"


def leader_on(trick):
    return [(trick["leader"] + place) % 4 for place in range(4)]


def public_part(view):
    """What all see alike; presence may change between two looks."""
    public = {field: value for field, value in view.items() if field not in OF_ONE_SEAT}
    return public | {"seats": [{**seat, "here": None} for seat in view["seats"]]}
