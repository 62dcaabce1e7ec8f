"""When announcements become known: what they are worth, and their cards (rules.md, option `announcements_shown`)."""

from typing import TYPE_CHECKING

from .announcements import declared_by_players
from .events import AnnouncementsShown, AnnouncementsWon, Event

if TYPE_CHECKING:
    from .playing import Playing


def values_known(play: "Playing") -> bool:
    """Declared by the players they are known at once, automatic ones from the first card on."""
    return play.has_begun or declared_by_players(play.rules) or cards_shown(play)


def cards_shown(play: "Playing") -> bool:
    return play.rules.announcements_shown == "before_play" or bool(play.tricks)


def news_of_announcements(before: "Playing | None", after: "Playing") -> tuple[Event, ...]:
    """What becomes known between two states of the play, the first of them None at its start."""
    side = after.opening.announcing
    if side is None:
        return ()
    news: tuple[Event, ...] = ()
    if values_known(after) and not (before and values_known(before)):
        news += (AnnouncementsWon(side, after.opening.announced),)
    if cards_shown(after) and not (before and cards_shown(before)):
        news += (AnnouncementsShown(side),)
    return news
