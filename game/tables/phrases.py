"""All that can be said at a table. None of it speaks of cards or suits, so that no hand can be told by it.

The words are stored with what was said, and never change their meaning.
"""

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "bravo",
    "well_played",
    "good_game",
    "thanks",
    "sorry",
    "no_matter",
    "moment",
    "back",
    "hurry",
    "once_more",
)
REACTIONS: Final = ("smile", "laugh", "star", "coffee", "cheers")
"""Each is an icon of the sprite, under the same name."""

SAYABLE: Final = frozenset((*PHRASES, *REACTIONS))
