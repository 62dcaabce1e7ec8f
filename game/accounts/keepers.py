"""What each part of the site keeps about a person: it can be taken away, moved to an account, and erased.

An app adds its own keeper as it is set up, so that nothing that is stored about a person is forgotten.
"""

from typing import Any, Protocol

from .models import User


class CannotMove(Exception):
    """Why a guest's things can't move into an account now; its text is a sentence for the guest."""


class Keeper(Protocol):
    @property
    def name(self) -> str:
        """Under which it stands in the archive of a person."""

    def taken_away(self, user: User) -> Any:
        """All that is stored about a person here, as JSON has it."""

    def move(self, *, guest: User, account: User) -> None:
        """Gives the guest's things to the account, inside the caller's transaction; raises CannotMove."""

    def erase(self, user: User) -> None:
        """Forgets the person, inside the caller's transaction; what belongs to others too stays without the name."""


keepers: list[Keeper] = []
