"""What is asserted of answers again and again."""


def refused(answer, status, reason):
    """A refusal to a program: its status, its reason, and a sentence."""
    assert (answer.status, answer.json["reason"]) == (status, reason), answer
    assert answer.json["text"].strip()


def at_rest(view):
    """A view without what time alone changes."""
    return {**view, "move_ms": None, "seats": [{**seat, "here": None} for seat in view["seats"]]}
