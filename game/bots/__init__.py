"""Robots: they know the rules, and of a match only what the view of their own seat shows."""

from .choosing import choose

LEVELS = ("srednji",)
USUAL_LEVEL = "srednji"

__all__ = ["LEVELS", "USUAL_LEVEL", "choose"]
