"""Word that a table has changed, for whoever shows it. It says which table, and never what has changed."""

from collections.abc import Callable

_listeners: list[Callable[[int], None]] = []


def listen(listener: Callable[[int], None]) -> None:
    """`listener` is called with the table's id, from any thread."""
    _listeners.append(listener)


def publish(table_id: int) -> None:
    for listener in _listeners:
        listener(table_id)
