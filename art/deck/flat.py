"""A sprite without <use>, in as few shapes as paint it alike.

To show one card of a file, Chromium builds every <use> in it, and what is used by what is used. So each symbol holds its shapes
itself: moved to their places, without what a frame cuts off, and in one path what has one paint and may be painted at once.
"""

from dataclasses import dataclass
from xml.etree import ElementTree

from . import places, steps
from .palette import DRAWN
from .svg import group, tag, use

BLANK = {"fill": "#000", "stroke": "none", "stroke-width": "1", "stroke-linejoin": "miter", "stroke-linecap": "butt"}
USUAL = {key: str(value) for key, value in DRAWN.items()} | {"stroke-width": ".9"}  # what a symbol says for its shapes
STROKE = ("stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray")
PAINT = {*BLANK, *STROKE, "fill-rule", "color", "opacity"}
NOBODY = "none"  # an extension that no browser has: what asks for it is there to be used, and is not styled and laid out itself


@dataclass
class Shape:
    """Paths of one paint, within what turns and sizes them."""

    paint: dict
    turn: tuple
    paths: list
    boxes: list

    def takes(self, other):
        """Whether both may be one path: fills that lie on each other's lines would show it."""
        alike = isinstance(other, Shape) and (self.paint, self.turn) == (other.paint, other.turn)
        return alike and (self.paint["fill"] == "none" or not touch(self, other))

    def markup(self, met):
        said = {key: value for key, value in self.paint.items() if value != USUAL.get(key)}
        said = {key.replace("-", "_"): value for key, value in said.items()}
        return tag("path", transform=places.written((*self.turn, 0, 0)), d="".join(map(steps.written, self.paths)), **said)


@dataclass
class Frame:
    """What is cut to a rectangle."""

    place: tuple
    attributes: dict
    content: list
    boxes: list

    def takes(self, other):
        return False

    def markup(self, met):
        inside = tag("svg", "".join(shape.markup(met) for shape in self.content), **self.attributes)
        return group(inside, transform=places.written(self.place)) if self.place != places.HERE else inside


@dataclass
class Part:
    """What several symbols hold: the first of them has it, the others use it."""

    name: str
    content: list
    boxes: list

    def takes(self, other):
        return False

    def markup(self, met):
        if self.name in met:
            return use(self.name)
        met.add(self.name)
        return group(*(shape.markup(met) for shape in self.content), id=self.name)


def flat(sprite):
    root = ElementTree.fromstring(sprite)
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    met = set()
    symbols = (symbol(element, named, met) for element in root.findall("{*}symbol"))
    title = tag("title", root.findtext("{*}title"))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{title}{group(*symbols, requiredExtensions=NOBODY)}</svg>\n'


def symbol(element, named, met):
    content = "".join(shape.markup(met) for shape in merged(shapes(element, named)))
    said = {key.replace("-", "_"): value for key, value in USUAL.items()}
    return tag("symbol", content, id=element.get("id"), viewBox=element.get("viewBox"), **said)


def shapes(element, named, paint=BLANK, place=places.HERE, whole=False):
    """What an element comes to, in the order it is painted in. A mere use stays one, unless it is `whole` that is asked for."""
    kind = element.tag.split("}")[1]
    if kind == "use" and not whole and len(element.attrib) == 1 and paint == BLANK and place == places.HERE:
        yield part(element.get("href")[1:], named)
        return
    paint = paint | {key: value for key, value in element.items() if key in PAINT}
    place = places.put(place, places.read(element.get("transform", "")))
    x, y, width, height, r = (float(element.get(key, 0)) for key in ("x", "y", "width", "height", "rx"))
    if kind == "use":
        yield from shapes(named[element.get("href")[1:]], named, paint, places.put(place, (1, 0, 0, 1, x, y)), whole)
    elif kind == "svg":
        yield frame(element, named, paint, place, whole)
    elif kind == "path":
        yield shape(steps.read(element.get("d")), paint, place)
    elif kind == "circle":
        yield shape(steps.circle(*(float(element.get(key)) for key in ("cx", "cy", "r"))), paint, place)
    elif kind == "rect":
        yield shape(steps.rectangle(x, y, width, height, r), paint, place)
    else:
        for child in element:
            yield from shapes(child, named, paint, place, whole)


def part(name, named):
    content = merged(shapes(named[name], named, whole=True))
    return Part(name, content, [box for shape in content for box in shape.boxes])


def shape(path, paint, place):
    paint = {key: paint.get("color") if value == "currentColor" else value for key, value in paint.items() if key != "color"}
    if paint["stroke"] == "none":
        paint = {key: value for key, value in paint.items() if key not in STROKE}
    if paint["fill"] == "none":
        paint.pop("fill-rule", None)
    margin = float(paint.get("stroke-width", 0)) * (.5 if paint.get("stroke-linejoin") == "round" else 2)
    box = box_of([places.at(place, x + a, y + b) for x, y in steps.points(path) for a in (-margin, margin) for b in (-margin, margin)])
    a, b, c, d, e, f = place
    area = a * d - b * c
    path = steps.shifted(path, (d * e - c * f) / area, (a * f - b * e) / area)
    return Shape(paint, tuple(round(value, 6) for value in place[:4]), [path], [box])


def frame(element, named, paint, place, whole):
    x, y, width, height = (float(element.get(key)) for key in ("x", "y", "width", "height"))
    left, top, wide, high = (float(value) for value in element.get("viewBox", f"0 0 {width} {height}").split())
    seen = Shape({}, (), [], [(left, top, left + wide, top + high)])
    inside = [shape for child in element for shape in shapes(child, named, paint, places.HERE, whole) if touch(seen, shape)]
    box = box_of([places.at(place, *corner) for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height))])
    return Frame(place, dict(element.items()), merged(inside), [box])


def merged(drawn):
    """Each part is painted with an earlier one of its paint, unless something lies between them."""
    done = []
    for part in drawn:
        for earlier in reversed(done):
            if earlier.takes(part):
                earlier.paths += part.paths
                earlier.boxes += part.boxes
                break
            if touch(earlier, part):
                done.append(part)
                break
        else:
            done.append(part)
    return done


def touch(one, other):
    return any(a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for a in one.boxes for b in other.boxes)


def box_of(points):
    across, down = zip(*points)
    return min(across), min(down), max(across), max(down)
