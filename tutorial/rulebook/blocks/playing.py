"""A hand before a trick, and a trick when it is whole."""

from django.urls import reverse
from django.utils.translation import gettext as _

from game.bela import Card, Points, Refusal, Suit, cards_of, set_of
from game.bela.cards import LAST_TRICK, POINTS, text_of
from game.bela.play import allowed_cards, best_of, refusal_of
from game.tables.presenters.sentences_reasons import refusal_sentence
from game.tables.presenters.words import words_now

from ..drawn import Drawn, Face, face
from ..fields import Fields

_PLACES = {4: ("right", "top", "left"), 3: ("right", "left"), 2: ("top",)}
"""Where those sit who play before the one whose hand is seen."""
_ROUND = ("me", "right", "top", "left")


def plays(block: Fields) -> Drawn:
    """`potezi`: which cards of `ruka` may be played to `štih`, and why the others may not."""
    trump, rules = block.suit("adut"), block.rules()
    trick, hand = block.cards("štih"), block.cards("ruka")
    if set(trick) & set(hand) or not hand or len(trick) >= rules.players:
        raise block.error("no such position: a card stands in hand and trick, or one of them is too large", "ruka")
    allowed = _allowed(block, trick, hand, trump)
    block.expects("smije", text_of(card for card in hand if card in allowed))
    played = _played(block, allowed)
    refusals = _refusals(trick, hand, allowed, trump)
    seats = _PLACES[rules.players][rules.players - 1 - len(trick) :]
    states = {card: "is-played" if card == played else "is-legal" if card in allowed else "is-refused" for card in hand}
    context = {
        "trick": _laid(trick, seats, trump),
        "hand": tuple(face(card, trump, states[card]) for card in hand),
        "whose": block.words("igrač", _("Your hand")),
        "trump": trump.letter,
        "trump_name": _suit_name(trump),
        "refusals": refusals,
        "caption": block.line("potpis"),
    }
    block.done()
    return Drawn("play", context, tuple(sentence for _cards, sentence, _href in refusals))


def trick(block: Fields) -> Drawn:
    """`štih`: a whole trick in order of play; `nosi` says which of its cards takes it, `bodovi` what it is worth."""
    trump, cards = block.suit("adut"), block.cards("karte")
    if not 2 <= len(cards) <= 4:
        raise block.error("a trick has two, three or four cards", "karte")
    best = best_of(cards, trump)
    points: Points = sum(POINTS[trump][card] for card in cards)
    is_last = bool(block.raw("zadnji", default=False))
    points += LAST_TRICK if is_last else 0
    block.expects("nosi", str(best))
    block.expects("bodovi", str(points))
    sums = [str(POINTS[trump][card]) for card in cards] + ([str(LAST_TRICK)] if is_last else [])
    context = {
        "trick": _laid(cards, _ROUND, trump),
        "taker": face(best, trump).name,
        "sum": " + ".join(sums),
        "points": points,
        "trump": trump.letter,
        "trump_name": _suit_name(trump),
        "caption": block.line("potpis"),
    }
    block.done()
    return Drawn("trick", context)


def _suit_name(suit: Suit) -> str:
    return words_now().suit_names[suit]


def _allowed(block: Fields, trick: tuple[Card, ...], hand: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    if not trick:
        return hand
    return cards_of(allowed_cards(set_of(hand), trick[0], best_of(trick, trump), trump, block.rules()))


def _played(block: Fields, allowed: tuple[Card, ...]) -> Card | None:
    """The card that is played on the page, where it says one."""
    played = block.cards("baca")
    if len(played) > 1 or not set(played) <= set(allowed):
        raise block.error(f"`baca` must be one of the cards that may be played, {text_of(allowed)}", "baca")
    return played[0] if played else None


def _laid(cards: tuple[Card, ...], places: tuple[str, ...], trump: Suit) -> tuple[tuple[str, Face], ...]:
    """The cards of a trick where they lie, in order of play."""
    best = best_of(cards, trump) if cards else None
    return tuple(
        (place, face(card, trump, "is-winning" if card == best else ""))
        for place, card in zip(places, cards, strict=False)
    )


def _refusals(
    trick: tuple[Card, ...], hand: tuple[Card, ...], allowed: tuple[Card, ...], trump: Suit
) -> tuple[tuple[str, str, str], ...]:
    """The cards that are refused for one reason, its sentence as the table says it, and where the rule stands."""
    by_refusal: dict[Refusal, list[Card]] = {}
    led = trick[0] if trick else None
    for card in hand:
        if card not in allowed:
            by_refusal.setdefault(refusal_of(card, set_of(hand), set_of(allowed), led, trump), []).append(card)
    return tuple(
        (
            ", ".join(face(card).name for card in cards),
            refusal_sentence(refusal),
            reverse("rulebook:reason", args=[refusal.reason]),
        )
        for refusal, cards in by_refusal.items()
    )
