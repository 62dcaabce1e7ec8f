"""The playing of cards as the rules' page tells it, worked out apart from the engine under test."""

SUITS, RANKS = "HDSC", "789TJQKA"
ALL_CARDS = [rank + suit for suit in SUITS for rank in RANKS]
TRUMP_STRENGTH, PLAIN_STRENGTH = "78QKTA9J", "789JQKTA"
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
LAST_TRICK = 10


def in_order_of_hand(cards):
    return sorted(cards, key=ALL_CARDS.index)


def strength(card, trump):
    return (1, TRUMP_STRENGTH.index(card[0])) if card[1] == trump else (0, PLAIN_STRENGTH.index(card[0]))


def points(cards, trump):
    return sum((TRUMP_POINTS if card[1] == trump else PLAIN_POINTS).get(card[0], 0) for card in cards)


def best(cards, trump):
    """The card that holds a trick led with the first of these."""
    return max((card for card in cards if card[1] in {cards[0][1], trump}), key=lambda card: strength(card, trump))


def playable(hand, trick, trump):
    """The cards of a hand that may follow on the cards of an open trick."""
    if not trick:
        return hand
    led, holding = trick[0][1], best(trick, trump)
    follow = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    if follow and led != trump and holding[1] == trump:
        return follow
    candidates = follow or trumps
    return [card for card in candidates if strength(card, trump) > strength(holding, trump)] or candidates or hand


def plays(hand, trick, trump):
    """The legal actions of whoever is to play, bela among them where it may be said."""
    texts = []
    for card in playable(hand, trick, trump):
        texts.append(f"play {card}")
        pair = {"K" + trump, "Q" + trump}
        if card in pair and pair <= set(hand):
            texts.append(f"play {card} bela")
    return texts
