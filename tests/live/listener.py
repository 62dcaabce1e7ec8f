"""Searches all that a seat is given, in any bela, for a card it has no business to know."""

import json
import re
from functools import cache

from django.utils import translation

from game.bela import CARDS
from game.tables.presenters.sentences_cards import card_names

A_CARD = re.compile(r"\b[789TJQKA][HDSC]\b")
ROOM = re.compile(r'<div id="room".*', re.DOTALL)


class Listener:
    """Hears everything at a table, version by version, so it knows what is public by then."""

    def __init__(self):
        self.deal = None  # how many deals are written down, and who deals
        self.public = set()
        self.hands = {}  # by seat: the cards seen in it
        self.judged = False  # set by who has claimed: the claim's sentence tells of a card, and what was allowed

    def hears(self, views, texts):
        """Views of one version by seat, and everything else that came with each of them."""
        first = views[0]
        self.turns_to(first)
        self.public |= {card for _, card in first["trick"]} | {first["offered"]} - {None}
        self.public |= set((first["last_trick"] or {"cards": []})["cards"])
        self.public |= {card for said in first["announced"] for card in (said["cards"] or "").split()}
        self.public |= {said["top"] for said in first["announced"]} - {None}
        for view in views:
            if view["you"] is not None:
                self.hands.setdefault(view["you"], set()).update(view["hand"])
        for view, text in zip(views, texts, strict=True):
            self.finds_no_secret(view, text)

    def hears_of_exchange(self, view):
        """Whoever swaps it shows the trump seven, which then lies where the offered card lay."""
        self.public.add("7" + view["offered"][-1])

    def turns_to(self, view):
        deal = (len(view["deals"]), view["dealer"])
        if view["phase"] in ("review", "over"):
            deal = self.deal
        if deal != self.deal:
            self.deal, self.public, self.hands, self.judged = deal, set(), {}, False

    def finds_no_secret(self, view, text):
        known = set(self.public) | set(view["hand"])
        if view["you"] is not None:
            known |= self.hands[view["you"]]
        room = ROOM.search(text)
        assert room, text[:200]
        told = set(A_CARD.findall(json.dumps(view))) | set(A_CARD.findall(room[0]))
        told |= {names()[name] for name in re.findall(one_of_them(), room[0].lower())}
        if self.judged:
            told -= set().union(*self.hands.values())
        assert told <= known, f"seat {view['you']} at {view['version']} ({view['phase']}) is told of {told - known}"


@cache
def names():
    with translation.override("hr"):
        return dict(zip(card_names("hungarian"), map(str, CARDS), strict=True))


@cache
def one_of_them():
    return re.compile(rf"\b(?:{'|'.join(names())})\b")
