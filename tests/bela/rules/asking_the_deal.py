"""Questions of the deal and of calling trumps. Seat 0 is first hand."""

from dataclasses import replace

from game.bela import CARDS, Match, RulesError, SeatView, Suit
from game.bela.cards import LAST_TRICK, POINTS
from game.bela.deal import Deal, deck_from

from ..table import after, cards, legal
from .rows import sides


def said(match, seat=None):
    """What may be said in the calling: `pass H D`."""
    return " ".join(text.removeprefix("call ") for text in legal(match, seat))


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


def refused(**options):
    """Whether these options make no sense together."""

    def ask(rules):
        try:
            replace(rules, **options)
        except RulesError:
            return "refused"
        return "played"

    return ask
