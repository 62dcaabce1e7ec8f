"""Where something is drawn, as the six numbers of an SVG matrix: read from a transform, combined and written again."""

import re
from math import atan2, cos, degrees, hypot, radians, sin

from .svg import NUMBER, num

HERE = (1, 0, 0, 1, 0, 0)


def read(text):
    place = HERE
    for name, text in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(value) for value in re.findall(NUMBER, text)]
        place = put(place, MOVES[name](*values))
    return place


def turned(angle, x=0, y=0):
    a, b = cos(radians(angle)), sin(radians(angle))
    return a, b, -b, a, x - a * x + b * y, y - b * x - a * y


MOVES = {
    "translate": lambda x, y=0: (1, 0, 0, 1, x, y),
    "scale": lambda x, y=None: (x, 0, 0, x if y is None else y, 0, 0),
    "rotate": turned,
}


def at(place, x, y):
    a, b, c, d, e, f = place
    return a * x + c * y + e, b * x + d * y + f


def put(outer, inner):
    a, b, c, d, e, f = inner
    (x, y), (zero, one) = at(outer, e, f), outer[4:]
    first, second = at(outer, a, b), at(outer, c, d)
    return first[0] - zero, first[1] - one, second[0] - zero, second[1] - one, x, y


def written(place):
    """A turn and a size again, because a rounded matrix would move what lies far from its beginning."""
    a, b, c, d, e, f = place
    wide = hypot(a, b)
    angle, tall = degrees(atan2(b, a)), (a * d - b * c) / wide
    if abs(angle) > 179.9:
        angle, wide, tall = 0, -wide, -tall
    moved = f"translate({num(e)} {num(f)})" if e or f else ""
    moved += f"rotate({num(angle)})" if num(angle) != "0" else ""
    sizes = [num(wide)] if num(wide) == num(tall) else [num(wide), num(tall)]
    return moved + (f"scale({' '.join(sizes)})" if sizes != ["1"] else "") or None
