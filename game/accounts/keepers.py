"""What each part of the site keeps about a person: it can be taken away, moved to an account, and erased.

A keeper is a module with these three functions. An app adds its own as it is set up, so that nothing that is stored
about a person is forgotten.
"""

from collections.abc import Callable, Collection
from typing import Any, Protocol

from .models import User


class CannotMove(Exception):
    """Why a guest's things can't move into an account now; its text is a sentence for the guest."""


class CannotErase(Exception):
    """Why a person can't be erased now; its text is a sentence for the person, and `url` leads to what is in the way."""

    def __init__(self, text: str, *, url: str) -> None:
        super().__init__(text)
        self.url = url


class Keeper(Protocol):
    @property
    def name(self) -> str:
        """Under which it stands in the archive of a person."""

    def taken_away(self, user: User) -> dict[str, Any]:
        """All that is stored about a person here, as JSON has it.

        What may be long comes as an iterator, which is asked for one thing after another, each time from any thread.
        """

    def move(self, *, guest: User, account: User) -> None:
        """Gives the guest's things to the account, inside the caller's transaction, which then deletes the guest's row.

        Raises CannotMove.
        """

    def erase(self, user: User) -> None:
        """Forgets the person, inside the caller's transaction, which then deletes the row and all that hangs on it.

        What belongs to others too stays without the name. Raises CannotErase.
        """


keepers: list[Keeper] = []

held_first: list[Callable[[Collection[int]], None]] = []
"""Given the ids of people, holds what else of theirs is about to change: a person's own row is always held last."""


def hold(*user_ids: int) -> None:
    """Before people's rows are held or changed, inside the same transaction.

    Who ends a match holds its table, and then its people; in the other order two would wait for each other for ever.
    """
    for hold_theirs in held_first:
        hold_theirs(user_ids)
