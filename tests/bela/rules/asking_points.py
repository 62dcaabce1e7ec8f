"""Questions of playing, of scoring a deal and of the end of the match. Trumps are hearts, seat 0 calls."""

from game.bela import Refused, Suit
from game.bela.ending import winner_after
from game.bela.play import allowed_cards, refusal_of

from .. import sheet
from ..table import after, best_of, cards, dealt, hand
from .asking_announcements import HANDS, at_the_table
from .rows import sides


def may_play(trick, held):
    """The cards of a hand that may follow, in the order in which the row holds them."""

    def ask(rules):
        allowed = allowed_cards(hand(held), cards(trick)[0], best_of(cards(trick)), Suit.HEARTS, rules)
        return " ".join(name for name in held.split() if hand(name) & allowed)

    return ask


def why_not(card, trick, held):
    """The reason for which a card is refused."""

    def ask(rules):
        led, best, own = cards(trick)[0], best_of(cards(trick)), hand(held)
        allowed = allowed_cards(own, led, best, Suit.HEARTS, rules)
        return refusal_of(cards(card)[0], own, allowed, led, Suit.HEARTS).reason.value

    return ask


def taken_by(trick):
    return lambda rules: str(best_of(cards(trick)))


def wrong_card_played(rules):
    """Seat 1 does not beat the nine of diamonds with its jack."""
    try:
        at_the_table("play 9D", "play 7D")(rules)
    except Refused as refused:
        return refused.refusal.reason.value
    return "played"


def claim(by, against, *moves):
    """What the sides write after a claim of auzmeš."""
    return lambda rules: written(at_the_table(*moves, f"{by}: auzmes {against}")(rules).stage.ended.score)


def written(score):
    return " : ".join(map(str, score.written))


def points(*by_side, announced=None, **deal):
    """What is written for a deal played to its end; the side with the most points takes the last trick."""
    last = max(range(len(by_side)), key=by_side.__getitem__)
    declared = list((announced or {}).items())
    return lambda rules: written(sheet.score(*by_side, rules=rules, declared=declared, **{"last": last, **deal}))


def end_of_match(totals, deal):
    """Who has won with these totals, after a deal that brought so much of them."""

    def ask(rules):
        winner = winner_after(totals, deal, rules)
        return "play on" if winner is None else f"{sides(rules, [winner])} wins"

    return ask


def after_one_trick(totals):
    """The first trick, worth 16, goes to 1+3, the side of seat 3."""

    def ask(rules):
        match = dealt(*HANDS, rules=rules, totals=totals)
        match = after(match, "call H", "play 9D", "play JD", "play QD", "play AD")
        return "play on" if match.winner is None else f"{sides(rules, [match.winner])} wins"

    return ask


def enough(*by_side, totals, announced=None, **deal):
    """Who has won in the middle of a deal, with so many points in tricks (None: no trick yet), and what is written."""

    def ask(rules):
        score = sheet.enough(*by_side, totals=totals, rules=rules, declared=list((announced or {}).items()), **deal)
        return "play on" if score is None else f"{sides(rules, [score.winner])} wins, {written(score)}"

    return ask
