"""Paths as lists of steps: read from their text, moved, measured and written again."""

import re

from .svg import NUMBER, num

ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def read(d):
    """Steps by name and absolute numbers; H and V have become L."""
    steps, here, start = [], (0, 0), (0, 0)
    for letter, text in re.findall("([A-Za-z])([^A-Za-z]*)", d):
        values = [float(value) for value in re.findall(NUMBER, text)]
        name = letter.upper()
        size = ARGUMENTS[name]
        for at in range(0, max(len(values), 1), size or 1):
            given = values[at : at + size]
            if name == "Z":
                steps.append(("Z", []))
                here = start
                continue
            x, y = here if letter.islower() else (0, 0)
            if name in "HV":
                step, numbers = "L", [given[0] + x, here[1]] if name == "H" else [here[0], given[0] + y]
            else:
                step = "L" if name == "M" and at else name
                moved = given[5:] if name == "A" else given
                numbers = given[:5] * (name == "A") + [value + (y if odd % 2 else x) for odd, value in enumerate(moved)]
            steps.append((step, numbers))
            here = tuple(numbers[-2:])
            start = here if step == "M" else start
    return steps


def circle(x, y, r):
    return [("M", [x - r, y]), ("A", [r, r, 0, 1, 1, x + r, y]), ("A", [r, r, 0, 1, 1, x - r, y]), ("Z", [])]


def rectangle(x, y, width, height, r):
    """Begun where a <rect> begins, for dashes."""
    right, bottom = x + width, y + height
    corners = ((right, y + r), (right - r, bottom), (x, bottom - r), (x + r, y))
    ends = ((right - r, y), (right, bottom - r), (x + r, bottom), (x, y + r))
    steps = [("M", [x + r, y])]
    for end, corner in zip(ends, corners):
        steps += [("L", [*end])] + ([("A", [r, r, 0, 0, 1, *corner])] if r else [])
    return steps + [("Z", [])]


def shifted(steps, x, y):
    return [
        (name, numbers[:-2] + [numbers[-2] + x, numbers[-1] + y] if name == "A" else [value + (y if odd % 2 else x) for odd, value in enumerate(numbers)])
        for name, numbers in steps
    ]


def points(steps):
    """The path lies between these: its ends and what draws its curves."""
    here = pull = (0, 0)
    for name, numbers in steps:
        if name == "A":
            r, here = numbers[0], tuple(numbers[5:])
            yield from ((here[0] - r, here[1] - r), (here[0] + r, here[1] + r))
        elif name != "Z":
            pairs = list(zip(numbers[::2], numbers[1::2]))
            if name in "ST":  # drawn on as the step before has come
                pairs.insert(0, (2 * here[0] - pull[0], 2 * here[1] - pull[1]))
            yield from pairs
            here, pull = pairs[-1], pairs[-2] if name in "CSQT" else pairs[-1]


def written(steps):
    """In few characters, and in the same ones wherever the path stands: all but its beginning is relative."""
    drawn, before, here, start = "", "", (0, 0), (0, 0)
    for name, numbers in steps:
        if name == "Z":
            drawn, before, here = drawn + "Z", "Z", start
            continue
        first = not drawn
        fixed = numbers[:5] if name == "A" else []
        moves = [value - (0 if first else here[odd % 2]) for odd, value in enumerate(numbers[len(fixed) :])]
        step, moves = name if first else name.lower(), fixed + moves
        moves = [round(value, 2) for value in moves]  # a fiftieth of a pixel
        if step == "l" and 0 in moves:
            step, moves = ("v", moves[1:]) if moves[1] else ("h", moves[:1])
        drawn += "" if step == before != "m" else step
        for value in moves:
            text = num(value)
            tail = re.search(r"[\d.]*$", drawn)[0]
            drawn += (" " if tail and text[0] != "-" and not (text[0] == "." and "." in tail) else "") + text
        before, here = step, tuple(numbers[-2:])
        start = here if name == "M" else start
    return drawn
