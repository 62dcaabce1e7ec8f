"""The id under which a page sends what was chosen on it."""


def id_from_page(action: object, version: object, action_id: object) -> object:
    """The version is a page's id for all its buttons: a second press does nothing again.

    It is marked as a page's, since a program of the same person may have used that number for another choice. And a claim
    is not the move of the same page pressed twice, so it has an id of its own.
    """
    if not isinstance(action_id, str) or action_id != version:
        return action_id
    is_claim = isinstance(action, str) and action.strip(" ").startswith("auzmes")
    return f"{action_id} {'auzmes' if is_claim else 'page'}"
