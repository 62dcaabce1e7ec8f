"""Writing SVG in few characters."""

import re

NUMBER = r"-?\d*\.?\d+"


def tag(name, content="", **attributes):
    text = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def path(d, fill=None, **attributes):
    return tag("path", d=d, fill=fill, **attributes)


def line(d, width=None, stroke=None, **attributes):
    """A drawn line; whatever holds it is not filled unless it says so."""
    return path(d, stroke_width=width, stroke=stroke, **attributes)


def dot(x, y, r, fill=None, **attributes):
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def group(*content, **attributes):
    return tag("g", "".join(content), **attributes)


def use(part, x=0, y=0, size=1, flip=False, turn=0, **attributes):
    if size == 1 and not flip and not turn:  # a mere shift
        return tag("use", href="#" + part, x=x or None, y=y or None, **attributes)
    moves = f"translate({num(x)} {num(y)})" if x or y else ""
    moves += f"rotate({num(turn)})" if turn else ""
    moves += f"scale({num(-size)} {num(size)})" if flip else f"scale({num(size)})" if size != 1 else ""
    return tag("use", href="#" + part, transform=moves, **attributes)


def num(value):
    """As few characters as three decimals allow."""
    text = f"{round(value, 3) or 0:.3f}".rstrip("0").rstrip(".")
    return re.sub(r"^(-?)0\.", r"\1.", text)
