"""What is the same for several who look at one state of a table."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Shared:
    """Makes each thing once, for whoever comes first. Only what they all may see may be made here."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[Hashable, Any] = {}

    def __call__(self, key: Hashable, make: Callable[..., Made], *of: Any) -> Made:
        if key not in self._made:
            self._made[key] = make(*of)
        made: Made = self._made[key]
        return made
