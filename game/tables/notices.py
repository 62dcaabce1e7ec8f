"""Word that a table has changed, for whoever shows it. It says which table, and never what has changed."""

from collections.abc import Callable

_listeners: list[Callable[[int], None]] = []
_room_listeners: list[Callable[[int], None]] = []
_talk_listeners: list[Callable[[int], None]] = []


def listen(listener: Callable[[int], None]) -> None:
    """`listener` is called with the table's id, from any thread."""
    _listeners.append(listener)


def listen_to_rooms(listener: Callable[[int], None]) -> None:
    """`listener` hears of tables before their match: opened, seats taken and freed, begun, closed."""
    _room_listeners.append(listener)


def listen_to_talk(listener: Callable[[int], None]) -> None:
    """`listener` hears of tables at which something was said."""
    _talk_listeners.append(listener)


def publish(table_id: int) -> None:
    for listener in _listeners:
        listener(table_id)


def publish_room(table_id: int) -> None:
    """Of a table that has not begun, or begins."""
    publish(table_id)
    for listener in _room_listeners:
        listener(table_id)


def publish_talk(table_id: int) -> None:
    """Nothing has changed at the table but that somebody has spoken."""
    for listener in _talk_listeners:
        listener(table_id)
