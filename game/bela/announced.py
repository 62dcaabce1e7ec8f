"""What of the announcements is public at each moment (contract.md, `announced`)."""

from dataclasses import dataclass

from .announcements import Announcement, Declared, declared_by_players, worth
from .cards import Card, Points
from .declaring import Declaring
from .playing import Playing
from .rules import Rules
from .seats import Seat, side_of
from .showing import cards_shown, values_known
from .trumps import Trumps

Said = tuple[Seat, Announcement]


@dataclass(frozen=True, slots=True)
class AnnouncedView:
    """`value` is None for a belot that wins; `top` and `length` are said where the best are of equal value.

    `counts`: whether it is scored, None while that is not known.
    """

    seat: Seat
    value: Points | None
    top: Card | None = None
    length: int | None = None
    cards: tuple[Card, ...] | None = None
    counts: bool | None = None


def announced_while_declaring(stage: Declaring) -> tuple[AnnouncedView, ...]:
    said = said_in_turn(stage.trumps, stage.declared)
    return tuple(_view(seat, each, said, stage.trumps.deal.rules, shown=False) for seat, each in said)


def announced_in_play(play: Playing) -> tuple[AnnouncedView, ...]:
    """Declared by the players all that was said is public; automatic ones only so far as they count."""
    opening, rules = play.opening, play.rules
    belot = opening.belot is not None
    if not (belot or values_known(play)):
        return ()
    said = said_in_turn(opening.trumps, opening.declared)
    if not declared_by_players(rules):
        said = tuple((seat, each) for seat, each in said if opening.counts(seat, each))
    shown = belot or cards_shown(play)
    return tuple(_view(seat, each, said, rules, shown=shown, counts=opening.counts(seat, each)) for seat, each in said)


def said_in_turn(trumps: Trumps, declared: Declared) -> tuple[Said, ...]:
    """In turn from first hand, each seat's in the record's order."""
    seats = trumps.deal.rules.in_turn[trumps.deal.first_hand]
    return tuple((seat, each) for seat in seats for each in declared[seat])


def _view(
    seat: Seat, each: Announcement, said: tuple[Said, ...], rules: Rules, *, shown: bool, counts: bool | None = None
) -> AnnouncedView:
    value = worth(each, rules)
    named = declared_by_players(rules) and value is not None and _is_disputed(value, said, rules)
    return AnnouncedView(
        seat=seat,
        value=value,
        top=each.top if named else None,
        length=len(each.cards) if named else None,
        cards=each.cards if shown and counts else None,
        counts=counts,
    )


def _is_disputed(value: Points, said: tuple[Said, ...], rules: Rules) -> bool:
    """Whether this is the highest value said, and seats of different sides have said it."""
    values = {worth(each, rules) for _, each in said}
    if None in values or value < max(each.value for _, each in said):
        return False
    return len({side_of(seat, rules.players) for seat, each in said if each.value == value}) > 1
