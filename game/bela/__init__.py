"""The rules of bela: no clock, no chance, no input or output, only values."""

from .actions import (
    Accept,
    Action,
    Auzmes,
    Call,
    Declare,
    Discard,
    Exchange,
    Keep,
    Pass,
    Play,
    parse_action,
)
from .announced import AnnouncedView
from .announcements import Announcement, announcements_in
from .cards import CARDS, Card, CardSet, Points, Rank, Suit, cards_of, set_of
from .deal_score import DealScore, Outcome
from .ended import Claim, DealResult
from .errors import ActionError, Reason, Refusal, Refused, RulesError
from .events import (
    Accepted,
    AnnouncementsShown,
    AnnouncementsWon,
    AuzmesClaimed,
    BelaCompleted,
    BelaSaid,
    Called,
    DealEnded,
    Dealt,
    Declared,
    Discarded,
    Event,
    Exchanged,
    Kept,
    MatchWon,
    Passed,
    Played,
    Redealt,
    TrickTaken,
)
from .figures import Figures, figures_of
from .match import Match, Step, replay
from .play import Trick
from .presets import PRESETS
from .record import record_of
from .rules import OPTIONS, Rules, without_meaning
from .seats import Seat, Side, side_of
from .view import SeatView, SeatViews

__all__ = [
    "CARDS",
    "OPTIONS",
    "PRESETS",
    "Accept",
    "Accepted",
    "Action",
    "ActionError",
    "AnnouncedView",
    "Announcement",
    "AnnouncementsShown",
    "AnnouncementsWon",
    "Auzmes",
    "AuzmesClaimed",
    "BelaCompleted",
    "BelaSaid",
    "Call",
    "Called",
    "Card",
    "CardSet",
    "Claim",
    "DealEnded",
    "DealResult",
    "DealScore",
    "Dealt",
    "Declare",
    "Declared",
    "Discard",
    "Discarded",
    "Event",
    "Exchange",
    "Exchanged",
    "Figures",
    "Keep",
    "Kept",
    "Match",
    "MatchWon",
    "Outcome",
    "Pass",
    "Passed",
    "Play",
    "Played",
    "Points",
    "Rank",
    "Reason",
    "Redealt",
    "Refusal",
    "Refused",
    "Rules",
    "RulesError",
    "Seat",
    "SeatView",
    "SeatViews",
    "Side",
    "Step",
    "Suit",
    "Trick",
    "TrickTaken",
    "announcements_in",
    "cards_of",
    "figures_of",
    "parse_action",
    "record_of",
    "replay",
    "set_of",
    "side_of",
    "without_meaning",
]
