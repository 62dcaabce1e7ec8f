"""Yes and no in a form."""

TRUTH = {"true": True, "1": True, "false": False, "0": False}


def is_true(text: str | None) -> bool:
    """Whether a form's text says yes, in any case; what is no truth value says no."""
    return TRUTH.get((text or "").lower(), False)
