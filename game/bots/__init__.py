"""Robots: they know the rules, and of a match only what the view of their own seat shows."""

from .choosing import choose
from .claiming import claim_to_make

LEVELS = ("srednji",)
USUAL_LEVEL = "srednji"

__all__ = ["LEVELS", "USUAL_LEVEL", "choose", "claim_to_make"]
