"""What a robot would do, and why, in words."""

from functools import cache

from django.utils.translation import gettext as _

from game.bela import (
    Action,
    Auzmes,
    Call,
    Card,
    Declare,
    Discard,
    Exchange,
    Keep,
    Pass,
    Play,
    SeatView,
)
from game.bots import Advice, Why
from game.language import language_now

from .sentences_cards import listed
from .words import words_now


def advice_sentences(advice: Advice, view: SeatView, names: tuple[str, ...]) -> tuple[str, ...]:
    """What, why, and of bela when it is said. `view` is the one that the advice was made from."""
    said = {"choice": choice_in_words(advice.action, names)}
    if isinstance(advice.action, Play):
        what = _("A robot would play: %(choice)s.") % said
        bela = (_("Bela is said with the first of its two cards, or it is lost."),) if advice.action.bela else ()
        return what, _why(advice, view, names), *bela
    return _("A robot would say: %(choice)s.") % said, _why(advice, view, names)


def choice_in_words(action: Action, names: tuple[str, ...] = ()) -> str:
    """An action as it is named in a sentence; a claim says against whom where the `names` of the seats are given."""
    words = words_now()
    match action:
        case Pass():
            return _("pass")
        case Call(suit):
            return words.suit_names[suit]
        case Play(card, bela):
            name = words.card_names[card]
            return _("%(card)s with bela") % {"card": name} if bela else name
        case Exchange():
            return _("exchange the seven")
        case Keep():
            return _("go on")
        case Discard(cards):
            return _("lay aside: %(cards)s") % {"cards": _cards(cards)}
        case Declare(announcements):
            return _("declare everything") if announcements else _("declare nothing")
        case Auzmes(against) if names:
            return _("auzmeš against %(name)s") % {"name": names[against]}
        case Auzmes():
            return "auzmeš"
    return str(action)


def _cards(cards: tuple[Card, ...]) -> str:
    return listed([words_now().card_names[card] for card in cards])


def _why(advice: Advice, view: SeatView, names: tuple[str, ...]) -> str:
    action = advice.action
    values = {
        "percent": round(100 * advice.chance),
        "other": "" if advice.instead is None else words_now().card_names[advice.instead],
        "cards": _suit_held(action, view) if isinstance(action, Call) else "",
        "name": names[action.against] if isinstance(action, Auzmes) else "",
    }
    return _reasons(language_now())[advice.why] % values


def _suit_held(call: Call, view: SeatView) -> str:
    return _cards(tuple(card for card in view.hand if card.suit == call.suit)) or _("none")


@cache
def _reasons(_language: str) -> dict[Why, str]:
    """In the active language; what is compared is named where it is another card."""
    return {
        Why.CALLS: _("Your trumps would be: %(cards)s. With what else you hold that promises enough."),
        Why.MUST_CALL: _("You have to call, and this is your best suit: %(cards)s."),
        Why.PROMISES_TOO_LITTLE: _("No suit here has enough: count jack, nine and length in each."),
        Why.BETTER_CARD: _("The card that lies open adds more to your hand than the seven."),
        Why.TAKES_IT_AWAY: _("The card that lies open is better with you than with the opponent who would get it."),
        Why.NO_SEVEN: _("You have no seven of trumps to exchange."),
        Why.NO_GAIN: _("Your side would gain nothing by the exchange."),
        Why.LEAST_MISSED_ASIDE: _("Their points are yours for certain, and you will miss these two least."),
        Why.DECLARES: _("What you keep back is worth nothing."),
        Why.NOTHING_TO_DECLARE: _("You have nothing to declare."),
        Why.DECLARING_IS_LOST: _("The others have said more: yours wouldn't count, and would only tell what you hold."),
        Why.HAS_REVOKED: _("The cards played so far leave no doubt: a card was not allowed, played by: %(name)s."),
        Why.ONLY_CARD: _("Only one card is allowed here."),
        Why.TAKES: _("Nobody on the other side can take the trick from this card any more."),
        Why.GIVES: _("The trick is your side's for certain: this card brings the most into it."),
        Why.NOT_THE_CALLERS: _("The caller can't get this trick any more."),
        Why.LIKELY: _("The trick is likely to go well, about %(percent)d times in a hundred."),
        Why.UNLIKELY: _("The trick goes well about %(percent)d times in a hundred: with this card you risk least."),
        Why.LOST: _("The trick is lost: this card gives the others the fewest points."),
        Why.KEEPS: _("This one is missed least; better kept for later: %(other)s."),
        Why.GETS_VOID: _("It is the last of its suit and worth little: after it you can trump there."),
        Why.DRAWS: _("You call, and nobody can beat this trump: it takes the others' trumps out."),
        Why.SAVES_ACES: _("You call: with the trumps out nobody cuts your aces."),
        Why.FOR_CALLER: _("Your partner calls and wants the trumps out: lead one."),
        Why.ALIKE: _("All cards are worth as much here; a robot takes the first."),
    }
