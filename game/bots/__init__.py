"""Robots: they know the rules, and of a match only what the view of their own seat shows."""

from .choosing import advise, choose
from .claiming import claim_to_make
from .reasons import Advice, Why

LEVELS = ("srednji",)
USUAL_LEVEL = "srednji"

__all__ = ["LEVELS", "USUAL_LEVEL", "Advice", "Why", "advise", "choose", "claim_to_make"]
