"""Everything that changes a table. People, robots, the clock and the lobby come through here."""

from .actions import LONGEST_ACTION_ID, Outcome, Person, Robot, RunOutClock, take_action
from .beginning import begin
from .leaving import come_back, leave
from .opening import open_rematch, open_table
from .robots import dismiss_robot, seat_robot
from .seating import reorder, set_ready, sit
from .sharing import open_replay
from .talking import say

__all__ = [
    "LONGEST_ACTION_ID",
    "Outcome",
    "Person",
    "Robot",
    "RunOutClock",
    "begin",
    "come_back",
    "dismiss_robot",
    "leave",
    "open_rematch",
    "open_replay",
    "open_table",
    "reorder",
    "say",
    "seat_robot",
    "set_ready",
    "sit",
    "take_action",
]
