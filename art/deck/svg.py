"""Writing SVG in few characters."""

import re


def tag(name, content="", **attributes):
    text = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def path(d, fill=None, **attributes):
    return tag("path", d=squeeze(d), fill=fill, **attributes)


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
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return re.sub(r"^(-?)0\.", r"\1.", text) or "0"


NUMBER = r"-?\d*\.?\d+"
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


def squeeze(d):
    """The same path in fewer characters: each step absolute or relative, whichever is shorter."""
    drawn, before = "", ""
    here = start = (0, 0)
    for letter, text in re.findall("([A-Za-z])([^A-Za-z]*)", d):
        if letter in "Zz":
            drawn, before, here = drawn + "Z", "Z", start
            continue
        values = [float(value) for value in re.findall(NUMBER, text)]
        size = ARGUMENTS[letter.upper()]
        for at in range(0, len(values), size):
            step = letter.upper() if letter.upper() != "M" or at == 0 else "L"
            origin = {"H": here[:1], "V": here[1:]}.get(step, here * (size // 2))
            given = values[at : at + size]
            absolute = given if letter.isupper() else [value + zero for value, zero in zip(given, origin)]
            relative = [value - zero for value, zero in zip(absolute, origin)]
            choices = [(step, absolute), (step.lower(), relative)]
            written = [append(drawn, name, before, numbers) for name, numbers in choices]
            best = min((0, 1), key=lambda choice: len(written[choice]))
            drawn, before = written[best], choices[best][0]
            here = {"H": (absolute[-1], here[1]), "V": (here[0], absolute[-1])}.get(step, tuple(absolute[-2:]))
            start = here if step == "M" else start
    return drawn


def append(drawn, name, before, numbers):
    """A path with one step more. The name may go where it says the same as the one before."""
    if name in "Mm" or name != {"M": "L", "m": "l"}.get(before, before):
        drawn += name
    for number in numbers:
        text = num(round(number, 2))
        tail = re.search(r"[\d.]*$", drawn)[0]
        drawn += (" " if tail and text[0] != "-" and not (text[0] == "." and "." in tail) else "") + text
    return drawn
