"""Calling trumps: who may say what, and what follows."""

from django.utils.translation import gettext as _

from game.bela import CARDS, Action, Call, Card, Match, Pass, Refused, Rules, parse_action
from game.bela.cards import SUIT_NAMED
from game.bela.deal import offered_place
from game.tables.presenters.words import words_now

from ..drawn import Drawn, face
from ..fields import Fields
from ..words import seat_names


def spoken(block: Fields) -> Drawn:
    """`licitacija`: the words of `govore` one after the other, `pass` or a suit, with what else could be said."""
    rules = block.rules()
    match = _dealt(block, rules)
    labels, rows = seat_names(rules.players), []
    for word in block.words("govore").split():
        seat = match.turn
        if match.phase != "calling" or seat is None:
            raise block.error("the calling is over before these words end", "govore")
        choices = match.legal_actions(seat)
        action = parse_action(f"call {word}" if word in SUIT_NAMED else word)
        try:
            match = match.act(seat, action).match
        except Refused:
            raise block.error(f"{word!r} can't be said here", "govore") from None
        rows.append((labels[seat], _choices(choices), _said(action), isinstance(action, Call)))
    block.expects("ishod", _outcome(match))
    context = {"rows": rows, "offered": _offered(block, rules), "caption": block.line("potpis")}
    block.done()
    return Drawn("calling", context)


def _dealt(block: Fields, rules: Rules) -> Match:
    """A deal of any cards; the last seat deals, so that first hand is the first one."""
    order = list(CARDS)
    place = offered_place(rules)
    if place is not None:
        [offered] = block.cards("ponuđeno") or (order[-1],)
        order[offered], order[place] = order[place], Card(offered)
    return Match.start(rules, rules.seats[-1]).deal(order).match


def _offered(block: Fields, rules: Rules) -> object:
    if not rules.offered_trump:
        return None
    [offered] = block.cards("ponuđeno") or (CARDS[-1],)
    return face(offered)


def _choices(actions: tuple[Action, ...]) -> str:
    suits = [action.suit for action in actions if isinstance(action, Call)]
    called, may_pass = words_now().suits_called, any(isinstance(action, Pass) for action in actions)
    if len(suits) == 4:
        what = _("any suit")
    elif len(suits) == 3:
        [missing] = {*range(4)} - {int(suit) for suit in suits}
        what = _("any suit but %(suit)s") % {"suit": called[missing]}
    else:
        what = ", ".join(called[suit] for suit in suits)
    return _("%(what)s or “pass”") % {"what": what} if may_pass else _("must call: %(what)s") % {"what": what}


def _said(action: Action) -> str:
    return words_now().suit_names[action.suit] if isinstance(action, Call) else _("pass")


def _outcome(match: Match) -> str:
    """In a word that the block can expect: what came of it."""
    if match.needs_deck:
        return "iznova"
    return "adut" if match.phase != "calling" else "zove se"
