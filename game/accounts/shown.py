"""A person's name and kind stand on pages that others have open; who draws those is told when they change.

An app adds its own listener as it is set up. It is called with the person's id, inside the transaction of the change and
before the person's row is changed: tables are held before people.
"""

from collections.abc import Callable

listeners: list[Callable[[int], None]] = []


def has_changed(user_id: int) -> None:
    for listener in listeners:
        listener(user_id)
