"""Hints in three levels: what to look at, which kind of card, and what a robot would do and why. All of it from the view."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from game.bela import Call, Card, Play, SeatView, announcements_in, set_of
from game.bela.cards import BELA, POINTS, SUITS
from game.bots import advise, choose
from game.bots.turn import Turn
from game.tables.presenters.sentences_advice import advice_sentences
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now

from ..words import points, trumps
from .counting import Count

LEVELS = (1, 2, 3)


def hint(view: SeatView, level: int, names: tuple[str, ...]) -> str:
    """What is said at this level to who is on turn."""
    if view.phase == "calling":
        said = {1: _look_at_suits, 2: _which_suit, 3: _robot_calls}[level](view)
    else:
        said = {1: _look_at_trick, 2: _which_card, 3: _robot_plays}[level](view, names)
    return " ".join(said)


# ------------------------------------------------------------------ calling


def _look_at_suits(view: SeatView) -> Iterator[str]:
    held = [f"{words_now().suit_names[suit]} {sum(card.suit == suit for card in view.hand)}" for suit in SUITS]
    yield _("Count your suits: %(suits)s.") % {"suits": listed(held)}
    yield _("In trumps the jack and the nine are the strongest; two more cards come from the talon.")
    if announced := sum(each.value for each in announcements_in(set_of(view.hand))):
        yield _("You already hold announcements worth %(points)s.") % {"points": points(announced)}


def _which_suit(view: SeatView) -> Iterator[str]:
    aces = sum(card.rank == 7 for card in view.hand)
    robot = choose(view)
    if isinstance(robot, Call):
        suit = [card for card in view.hand if card.suit == robot.suit]
        named_suit = listed([words_now().card_names[card] for card in suit]) or _("none")
        yield _("Your best suit has these cards: %(cards)s.") % {"cards": named_suit}
    else:
        yield _("No suit here has enough: count jack, nine and length in each.")
    yield _("Aces: %(number)d.") % {"number": aces}


def _robot_calls(view: SeatView) -> Iterator[str]:
    advice = advise(view)
    assert advice is not None
    yield from advice_sentences(advice, view, ())
    if isinstance(advice.action, Call) and set_of(view.hand) & BELA[advice.action.suit] == BELA[advice.action.suit]:
        yield _("Bela is among them.")


# ------------------------------------------------------------------ playing


def _look_at_trick(view: SeatView, names: tuple[str, ...]) -> Iterator[str]:
    assert view.trump is not None
    count = Count.of(view)
    if not view.trick:
        yield _("You lead. Trumps out: %(trumps)s.") % {"trumps": trumps(count.trumps_out)}
        if voids := [names[seat] for seat in count.void(view.trump)]:
            yield _("Certainly without trumps: %(names)s.") % {"names": listed(voids)}
    else:
        worth = sum(POINTS[view.trump][card] for _seat, card in view.trick)
        said = {"name": names[view.winning or 0], "points": points(worth)}
        yield _("The trick is held by: %(name)s. In it so far: %(points)s.") % said
        yield _("After you come: %(names)s.") % {"names": _after_you(view, names)}
    if count.caller_lacks is not None:
        yield _("The caller still needs: %(points)s.") % {"points": points(count.caller_lacks)}


def _after_you(view: SeatView, names: tuple[str, ...]) -> str:
    turn = Turn.of(view)
    return listed([names[seat] for seat in turn.to_play]) or _("nobody")


def _which_card(view: SeatView, names: tuple[str, ...]) -> Iterator[str]:
    robot = choose(view)
    assert isinstance(robot, Play)
    allowed = {action.card for action in view.legal if isinstance(action, Play)}
    if len(allowed) == 1:
        yield _("Only one card is allowed here.")
        return
    yield _kind_of(robot.card, view)


def _kind_of(card: Card, view: SeatView) -> str:
    assert view.trump is not None
    worth = POINTS[view.trump][card]
    if not view.trick:
        if card.suit == view.trump:
            return _("Lead a trump.")
        return _("Lead a strong card of a plain suit.") if worth >= 10 else _("Lead a small card of a plain suit.")
    led = view.trick[0][1].suit
    if card.suit == view.trump and led != view.trump:
        return _("Cut with a trump.")
    if card.suit != led:
        return _("Throw away points.") if worth >= 4 else _("Throw away a card worth little.")
    return _("Put in points.") if worth >= 4 else _("Play a card worth little.")


def _robot_plays(view: SeatView, names: tuple[str, ...]) -> Iterator[str]:
    advice = advise(view)
    assert advice is not None
    yield from advice_sentences(advice, view, names)
