"""Questions of announcements and bela. Trumps are hearts, seat 0 is first hand and calls."""

from game.bela import Seat, SeatView, Suit, announcements_in
from game.bela.announcements import announcing_side

from ..table import after, dealt, hand
from .rows import sides

# Seat 0 announces 7-8-9 of hearts, seat 1 holds the bela and can beat the nine of diamonds, seat 3 announces a hundred.
HANDS = (
    "7H 8H 9H TD 9D 7S | 8S AC",
    "KH QH 7D 8D JD TS | JS QS",
    "AH TH QD KD KS AS | 7C 8C",
    "JH AD 9S TC JC QC | KC 9C",
)


def announcements_of(text):
    return lambda rules: ", ".join(f"{each.text}: {each.value}" for each in announcements_in(hand(text))) or "nothing"


def announcing(*hands, first=0, trumps="H"):
    """Whose announcements score."""

    def ask(rules):
        declared = tuple(announcements_in(hand(text)) for text in hands)
        side = announcing_side(declared, Seat(first), Suit("HDSC".index(trumps)), rules)
        return sides(rules, [] if side is None else [side])

    return ask


def at_the_table(*moves, hands=HANDS):
    """The match after hearts were called, nobody declared anything where that is asked, and these moves were made."""

    def play(rules):
        match = after(dealt(*hands, rules=rules, dealer=len(hands) - 1), "call H")
        while match.phase == "declaring":
            match = after(match, "declare")
        return after(match, *moves)

    return play


def silently_announced(rules):
    """What is written for announcements where nobody says a word."""
    return str(at_the_table()(rules).stage.opening.announced)


def announced_and_bela(rules):
    """What there is for 7-8-9 of hearts and for king and queen, all said that can be said."""
    match = at_the_table()(rules)
    bela = "no bela" if match.stage.opening.bela_holder is None else "bela"
    return f"{match.stage.opening.announced} and {bela}"


def bela_after(*moves):
    """Who has said bela, as far as everybody knows."""
    return lambda rules: ", ".join(str(int(s)) for s in SeatView.of(at_the_table(*moves)(rules), None).bela) or "nobody"


def winners_cards_after(*moves):
    """Whether a spectator sees the cards of the announcements that score."""

    def ask(rules):
        entries = SeatView.of(at_the_table(*moves)(rules), None).announced
        return "shown" if any(each.cards for each in entries) else "hidden"

    return ask


WHOLE_SUITS = (
    "7C 8C 9C TC JC QC | KC AC",
    "7D 8D 9D TD JD QD | KD AD",
    "7S 8S 9S TS JS QS | KS AS",
    "7H 8H 9H TH JH QH | KH AH",
)


def belot(totals=(0, 0)):
    """What comes of a deal that gives each seat a whole suit, with these totals before it."""

    def ask(rules):
        match = after(dealt(*WHOLE_SUITS, rules=rules, totals=totals), "call H")
        if match.winner is not None:
            return f"{sides(rules, [match.winner])} wins with {match.totals[match.winner]}"
        return f"{sides(rules, [match.stage.opening.announcing])} announces {match.stage.opening.announced}"

    return ask
