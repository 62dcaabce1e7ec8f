"""Hints in three levels: what to look at, which kind of card, and what a robot would do and why. All of it from the view."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from game.bela import Call, Card, Play, SeatView, announcements_in, set_of
from game.bela.cards import BELA, POINTS, SUITS
from game.bela.play import best_of
from game.bots import choose
from game.bots.prospects import chance_to_take
from game.bots.turn import Turn
from game.tables.presenters.sentences_cards import listed
from game.tables.presenters.words import words_now

from ..words import cards, points, trumps
from .counting import Count
from .scenes import named

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
    robot = choose(view)
    yield _("A robot would say: %(choice)s.") % {"choice": named(robot)}
    if not isinstance(robot, Call):
        yield _("Who calls needs more than half of all points, and these six cards promise less.")
        return
    suit = robot.suit
    held = sum(card.suit == suit for card in view.hand)
    yield _("Trumps would be: %(cards)s.") % {"cards": cards(held)}
    if set_of(view.hand) & BELA[suit] == BELA[suit]:
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
    robot = choose(view)
    assert isinstance(robot, Play)
    yield _("A robot would play: %(choice)s.") % {"choice": named(robot)}
    yield _why(robot.card, view, names)
    if robot.bela:
        yield _("Bela is said with the first of its two cards, or it is lost.")


def _why(card: Card, view: SeatView, names: tuple[str, ...]) -> str:
    turn, count = Turn.of(view), Count.of(view)
    chance = chance_to_take(turn, card)
    partner = names[((view.you or 0) + 2) % 4]
    worth = points(POINTS[turn.trump][card])
    if chance == 1.0:
        if view.winning is not None and turn.is_ours(view.winning) and not _beats(card, turn):
            return _("Nobody can take this trick from %(name)s any more: give it %(points)s.") % {
                "name": names[view.winning],
                "points": worth,
            }
        return _("Nobody can take the trick from this card any more.")
    if chance == 0.0:
        return _("The trick is lost, so it gets the card you miss least: %(points)s.") % {"points": worth}
    if not view.trick and card.suit == turn.trump and view.caller is not None and turn.is_ours(view.caller):
        return _("Your side calls: trumps must come out, still out are %(trumps)s.") % {
            "trumps": trumps(count.trumps_out)
        }
    stronger = listed([words_now().card_names[other] for other in count.stronger(card)])
    if stronger:
        return _("Stronger in its suit and still out: %(cards)s. It may yet go to: %(name)s.") % {
            "cards": stronger,
            "name": partner,
        }
    return _("No stronger card of its suit is out; it can only be trumped, trumps out: %(trumps)s.") % {
        "trumps": trumps(count.trumps_out)
    }


def _beats(card: Card, turn: Turn) -> bool:
    """Whether the trick would be held by this card."""
    return best_of((*turn.trick, card), turn.trump) == card
