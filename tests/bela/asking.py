"""What a row of the rules' table asks: a question of a table's rules, answered in the words of a player.

Trumps are hearts unless a row says otherwise, seat 0 is first hand and calls. Sides are named by their seats: `0+2`, `1+3`.
"""

from collections.abc import Callable
from dataclasses import replace

from game.bela import Match, Rules, RulesError, Seat, Suit
from game.bela.announcements import announcements_in, announcing_side
from game.bela.cards import CARDS, LAST_TRICK, POINTS
from game.bela.deal import Deal, deck_from
from game.bela.ending import winner_after
from game.bela.errors import Refused
from game.bela.play import allowed_cards, refusal_of
from game.bela.view import SeatView

from . import sheet
from .table import after, best_of, cards, dealt, hand, legal

Question = Callable[[Rules], str]

# Seat 0 announces 7-8-9 of hearts, seat 1 holds the bela and can beat the nine of diamonds, seat 3 announces a hundred.
HANDS = (
    "7H 8H 9H TD 9D 7S | 8S AC",
    "KH QH 7D 8D JD TS | JS QS",
    "AH TH QD KD KS AS | 7C 8C",
    "JH AD 9S TC JC QC | KC 9C",
)


def sides(rules, some):
    names = ("0+2", "1+3") if rules.players == 4 else ("0", "1", "2")
    return " and ".join(names[side] for side in some) or "nobody"


def said(match, seat=None):
    """What may be said in the calling: `pass H D`."""
    return " ".join(text.removeprefix("call ") for text in legal(match, seat))


# The deal and the calling


def worth_of(suit):
    """The points of a suit's cards from jack to seven."""
    return lambda rules: " ".join(
        str(POINTS[Suit.HEARTS][card]) for card in cards(" ".join(f"{r}{suit}" for r in "J9ATKQ87"))
    )


def whole_deal(rules):
    return str(sum(POINTS[Suit.HEARTS]) + LAST_TRICK)


def cards_dealt(rules):
    deal = Deal.of(rules, rules.seats[-1], (0,) * rules.sides, CARDS)
    looks, talons = deal.first[0].bit_count(), deal.talons[0].bit_count()
    return f"{looks} + {talons} each, {32 - rules.players * (looks + talons)} left over"


def sides_at_the_table(rules):
    return sides(rules, range(rules.sides))


def heart_turned_up(rules):
    """A deal in which the card turned up, if any, is a heart."""
    deck = [*CARDS]
    deck[0], deck[20], deck[1], deck[31] = deck[20], deck[0], deck[31], deck[1]
    return Match.start(rules, rules.players - 1).deal(deck).match


def next_word(*words):
    """Who speaks after these words from first hand on, and what that seat may say."""

    def ask(rules):
        match = after(heart_turned_up(rules), *(w if w == "pass" else f"call {w}" for w in words))
        if match.phase == "calling":
            return f"{int(match.turn)}: {said(match)}"
        return f"thrown in, {int(match.dealer)} deals" if match.needs_deck else f"{int(match.turn)} leads"

    return ask


def card_turned_up(rules):
    deal = heart_turned_up(rules).stage.deal
    if deal.offered is None:
        return "none"
    holder = [int(seat) for seat in rules.seats if deal.hands[seat] >> deal.offered & 1]
    return f"{holder[0]}'s" if holder else "nobody's"


def own_talon(*words):
    """How many of its own cards first hand may not look at yet after these words."""
    return lambda rules: f"{SeatView.of(after(heart_turned_up(rules), *words), 0).talon} hidden"


def seven_of(seat):
    """What a seat may do with the seven of trumps among its first cards, after hearts were offered and called."""

    def ask(rules):
        match = after(heart_turned_up_with_seven_at(rules, seat), "call H")
        while match.phase == "exchanging" and match.turn != seat:
            match = after(match, "keep")
        return " or ".join(legal(match)) if match.phase == "exchanging" else "nothing"

    return ask


def heart_turned_up_with_seven_at(rules, seat):
    seven, *rest = [card for card in CARDS if str(card) != "KH"]
    hands = [([], []) for _ in rules.seats]
    hands[seat][0].append(seven)
    size = rules.hand_size - rules.first_look if rules.players == 4 else 4
    for at, (first, talon) in enumerate(hands):
        while len(first) < rules.hand_size - size:
            first.append(rest.pop())
        while len(talon) < size - (rules.players == 4 and at == rules.players - 1):
            talon.append(rest.pop())
    king = cards("KH")
    if rules.players == 4:
        hands[-1][1].extend(king)
    start = Match.start(rules, rules.players - 1)
    return start.deal(deck_from(rules, start.dealer, hands, [] if rules.players == 4 else king)).match


def cards_of_the_caller(rules):
    view = SeatView.of(after(heart_turned_up(rules), "call H"), 0)
    return f"{len(view.hand)} cards, {view.phase}"


# Announcements and bela


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


# Playing


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


# Scoring, and the end of the match


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


def refused(**options):
    """Whether these options make no sense together."""

    def ask(rules):
        try:
            replace(rules, **options)
        except RulesError:
            return "refused"
        return "played"

    return ask
