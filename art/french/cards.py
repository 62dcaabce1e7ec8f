"""The French cards, laid out as the other deck's are, with the same ids: only the pictures are others."""

from deck.cards import COURTS, GROUNDS, LEVELS, back, banner, cropped, ground, index_word
from deck.letters import GLYPHS, word
from deck.palette import CREAM, DRAWN, EDGING, GOLD
from deck.parts import PARTS as COMMON
from deck.pips import PIP, PIPS, pip_column
from deck.signs import OUTLINES as SHAPES
from deck.svg import group, num, path, tag, use

from .courts import PARTS, half, shape
from .heads import HEADS
from .signs import COLOURS, OUTLINES, rich, sign

ARABIC = {"7": "7", "8": "8", "9": "9", "T": "10"}
ENGLISH = {"J": "J", "Q": "Q"}  # what is another letter there
TAKEN = ("fm", "ff", "eo", "fi", "em", "lf", "ba", "bs", "ro")  # what this deck uses of the other's parts
BUST, FACE = (1.36, 33, 52), (1.8, 38.4, 64)  # scale and place of a court at sm and at xs

LEFT, MIDDLE, RIGHT = 28, 39.5, 51
ROWS = {3: (14, 48, 82), 4: (13, 36.3, 59.7, 83)}

# The double picture of a court: its frame, and the middle about which it turns.
FRAME_X, FRAME_Y, WIDE, HIGH = 19.6, 4.6, 36.2, 86.8


def text_of(rank, twin=""):
    return (twin == "e" and ENGLISH.get(rank)) or COURTS.get(rank) or ARABIC[rank]


def pips(rank, suit):
    rows, middle = PIPS[rank]
    sides = "".join(tag("use", href=f"#{suit}{rows}", x=round(x / PIP, 1)) for x in (LEFT, RIGHT))
    return group(sides, pip_column(suit, middle, MIDDLE), transform=f"scale({num(PIP)})")


def double(name):
    """The upper half, and once more from below."""
    suit, middle = name[1], FRAME_X + WIDE / 2
    inside = half(name) + use(suit, -13.2, -14.4, .44)
    upper = tag("svg", inside, x=FRAME_X, y=FRAME_Y, width=WIDE, height=HIGH / 2, viewBox=f"{num(-WIDE / 2)} -19.6 {num(WIDE)} {num(HIGH / 2)}")
    return (
        group(upper, id=name + "-u")
        + use(name + "-u", turn=180, x=2 * middle, y=96)
        + tag("rect", x=FRAME_X, y=46.9, width=WIDE, height=2.2, fill=GOLD, stroke_width=.7)
        + tag("rect", x=FRAME_X, y=FRAME_Y, width=WIDE, height=HIGH, rx=1.5)
    )


def ace(suit):
    """One great sign in the courts' frame, four small ones in its corners."""
    middle = FRAME_X + WIDE / 2
    corners = "".join(use(suit, middle + x, 48 + y, .4, turn=0 if y < 0 else 180) for x in (-12.4, 12.4) for y in (-36.4, 36.4))
    thread = tag("rect", x=FRAME_X + 1.6, y=FRAME_Y + 1.6, width=WIDE - 3.2, height=HIGH - 3.2, rx=.8, stroke=COLOURS[suit], stroke_dasharray="1.6 1.4")
    return tag("rect", x=FRAME_X, y=FRAME_Y, width=WIDE, height=HIGH, rx=1.5) + thread + corners + use("h" + suit, middle, 48, 1.62) + use(suit + "-r", middle, 48, 1.62)


def picture(rank, suit, level):
    name = rank + suit
    if level == "lg":
        return use(name + "-p")
    if rank == "A":
        return banner(suit, level, COLOURS[suit])
    if rank in PIPS:
        return ""
    if level == "xs":
        return cropped(group(shape(name), stroke_width=.9, **DRAWN) + use(name + "-h"), COLOURS[suit], *FACE)
    return cropped(group(half(name), stroke_width=.9, **DRAWN), COLOURS[suit], *BUST)


def face(rank, suit, level):
    """The card without its rank."""
    lies_on = {"sm": "n", "xs": "x"}.get(level, level) if rank in PIPS else level
    return use(suit + GROUNDS[lies_on]) + picture(rank, suit, level)


def symbol(rank, suit, level, twin=""):
    """The numerals are Arabic anyway; they have their twins ("a") so that every name of the other deck is found here. Jack and
    queen have others ("e") with their English letters."""
    content = (use(f"{rank}{suit}{level[0]}") if rank in ENGLISH else face(rank, suit, level)) + use(f"{level[0]}{text_of(rank, twin)}", fill=COLOURS[suit])
    return tag("symbol", content, id=f"{rank}{suit}-{level}" + (twin and "-" + twin), viewBox="0 0 60 96")


def sprite():
    texts = sorted({"AS", *COURTS.values(), *ARABIC.values(), *ENGLISH.values()})
    shared = [tag("rect", x=.5, y=.5, width=59, height=95, rx=4.5, fill=CREAM, stroke=EDGING, id="f"), path(SHAPES["he"], id="he")]
    shared += [path(d, id="o" + suit) for suit, d in OUTLINES.items()]
    shared += [group(COMMON[name], id=name) for name in TAKEN]
    shared += [group(content, id=name) for name, content in PARTS.items()]
    for suit in COLOURS:
        shared += [
            group(use("o" + suit), id="h" + suit, stroke=CREAM, stroke_width=3.5),
            group(sign(suit), id=suit, stroke_width=1.3, **DRAWN),
            group(rich(suit), id=suit + "-r", stroke_width=.9, **DRAWN),
        ]
    shared += [path(d, id="g" + letter, fill_rule="evenodd" if "Z" in d[:-1] else None) for letter, (_, d) in GLYPHS.items() if letter in "".join(texts)]
    shared += [group(word(text)[1], id="t" + text) for text in texts]
    shared += [group(draw(), id=name + "-h", stroke_width=.9, **DRAWN) for name, draw in HEADS.items()]
    shared += [group(double(name), id=name + "-p", stroke_width=.9, **DRAWN) for name in HEADS]
    shared += [group(ace(suit), id=f"A{suit}-p", stroke_width=.9, **DRAWN) for suit in COLOURS]
    shared += [group(pip_column(suit, rows), id=f"{suit}{count}") for suit in COLOURS for count, rows in ROWS.items()]
    shared += [group(pips(rank, suit), id=f"{rank}{suit}-p") for rank in PIPS for suit in COLOURS]
    shared += [index_word(text, level) for text in texts for level in LEVELS]
    shared += [ground(suit, level) for suit in COLOURS for level in GROUNDS]
    shared += [group(face(rank, suit, level), id=f"{rank}{suit}{level[0]}") for suit in COLOURS for rank in ENGLISH for level in LEVELS]
    symbols = [symbol(rank, suit, level) for suit in COLOURS for rank in "789TJQKA" for level in LEVELS]
    symbols += [symbol(rank, suit, level, "a") for suit in COLOURS for rank in PIPS for level in LEVELS]
    symbols += [symbol(rank, suit, level, "e") for suit in COLOURS for rank in ENGLISH for level in LEVELS]
    symbols.append(tag("symbol", use("f") + back(), id="back", viewBox="0 0 60 96"))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"><title>Francuske karte</title>'
        f"<defs>{''.join(shared)}</defs>{''.join(symbols)}</svg>\n"
    )
