"""The id under which a page sends what was chosen on it."""


def id_from_page(action: object, version: object, action_id: object) -> object:
    """The version is a page's id for all its buttons: a second press does nothing again.

    A claim is not the move of the same page pressed twice, so it has an id of its own.
    """
    if action_id == version and isinstance(action, str) and action.strip(" ").startswith("auzmes"):
        return f"{action_id} auzmes"
    return action_id
