"""Whose phrases somebody doesn't want to see at a table: kept in the visitor's session, of the latest such table only, and for its rematch."""

from collections.abc import MutableMapping
from typing import Any, Final

SESSION_KEY: Final = "muted"


def muted_at(session: MutableMapping[str, Any], code: str) -> list[int]:
    """The numbers of the people muted at the table with this code."""
    kept = session.get(SESSION_KEY)
    return list(kept["people"]) if isinstance(kept, dict) and kept.get("table") == code else []


def mute(session: MutableMapping[str, Any], code: str, user_id: int, is_muted: bool) -> None:
    people = [other for other in muted_at(session, code) if other != user_id]
    session[SESSION_KEY] = {"table": code, "people": [*people, user_id] if is_muted else people}


def keep_muted(session: MutableMapping[str, Any], code: str, next_code: str) -> None:
    """Whoever plays again with the same people hears no more of them than before."""
    for user_id in muted_at(session, code):
        mute(session, next_code, user_id, True)
