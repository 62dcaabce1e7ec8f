"""The cards: index, ground and picture at each level of detail, and the sprite that holds them all."""

from .aces import ACES
from .heads import HEADS
from .jacks import ARMS, JACKS
from .kings import ASIDE, KINGS, SEATED
from .letters import GLYPHS, word
from .palette import BARK, BROWN, CREAM, DRAWN, EDGING, GOLD, GREEN, LINEN, RED
from .parts import PARTS
from .pips import PIPS, ROWS, STEMS, pip_column, pips
from .queens import QUEENS, neck
from .signs import HALOS, OUTLINES, RICH, SIGNS, SUITS, sign
from .svg import group, num, path, tag, use


COURTS = {"J": "D", "Q": "B", "K": "K", "A": "A"}
ROMAN = {"7": "VII", "8": "VIII", "9": "IX", "T": "X"}
ARABIC = {"7": "7", "8": "8", "9": "9", "T": "10"}


# Height of the rank, of the mark under it, and what is added for each level.
LEVELS = {"lg": (13, 12.6), "sm": (15.4, 15.4), "xs": (20, 19)}
EDGE, TOP, GAP = 4.4, 5, 1.8
# How large a court stands on the smaller cards, and by how much it is shifted: its bust at sm, its head at xs.
BUSTS = {"J": (1.36, -14.6, 11), "Q": (1.2, -11.2, 27), "K": (1.24, -14.4, 32)}
HEADS_AT = {"J": (1.9, -30.6, 22.6), "Q": (1.9, -18.6, 15.6), "K": (1.6, -18.6, 25)}
COATS = {"JH": RED, "JD": GOLD, "JS": GREEN, "JC": BROWN, "QH": RED, "QD": RED, "QS": GREEN, "QC": BARK, "KH": RED, "KD": GOLD, "KS": GREEN, "KC": BROWN}


def rank_text(rank, arabic=False):
    return COURTS.get(rank) or (ARABIC if arabic else ROMAN)[rank]


def index_word(text, level):
    """The rank in its corner; narrow ones stand in the middle over their mark."""
    height, mark = LEVELS[level]
    scale = height / 15
    x = EDGE + max(0, (mark - word(text)[0] * scale) / 2)
    return use("t" + text, x, TOP, scale, id=f"{level[0]}{text}")


# A ground for each level, and one with a big sign for the numerals at sm ("n") and at xs ("x"): what its id ends with.
GROUNDS = {"lg": "l", "sm": "s", "xs": "y", "n": "n", "x": "x"}


def ground(suit, level):
    """The empty card with its mark, and for the small numerals its big sign."""
    height, mark = LEVELS[{"n": "sm", "x": "xs"}.get(level, level)]
    drawn = use("f") + sign(suit, EDGE + mark / 2, TOP + height + GAP + mark / 2, mark)
    if level == "x":
        drawn += sign(suit, 37.2, 70.6, 38)
    if level == "n":
        drawn += sign(suit, 37.4, 67.6, 36)
    return group(drawn, id=suit + GROUNDS[level])


def cropped(content, colour, scale, x, y):
    """A part of a figure, cut to the card and closed below with the suit's line."""
    box = " ".join(num(round(v, 1)) for v in ((2.5 - x) / scale, (2 - y) / scale, 55 / scale, 90 / scale))
    return tag("svg", content, x=2.5, y=2, width=55, height=90, viewBox=box) + use("ba", stroke=colour)


def head(name):
    """A head on its shoulders."""
    middle = 29.8 if name[0] == "Q" else 35.6
    under = use("sh", middle, 5 if name[0] == "Q" else 1, fill=COATS[name]) + (neck(LINEN) if name[0] == "Q" else "")
    return group(under, stroke_width=.9, **DRAWN) + use(name + "-h")


def banner(suit, level, colour):
    """The small ace: its own sign, cut large out of a field of the suit's colour that says what it is."""
    scale, y, top = (1.9, 50, 54) if level == "sm" else (1.7, 56.6, 61)
    field = tag("rect", x=3.4, y=top, width=53.2, height=92.6 - top, rx=2, fill=colour)
    said = use("tAS", 30 - word("AS")[0] * .43, 78.4, .86, fill=CREAM)
    return field + use("h" + suit, 38, y, scale) + use(suit + "-r", 38, y, scale) + said


def picture(rank, suit, level):
    name = rank + suit
    if level == "lg":
        return use(f"{name}-p")
    if rank == "A":
        return banner(suit, level, SUITS[suit])
    if rank in PIPS:
        return ""
    if level == "xs":
        return cropped(head(name), SUITS[suit], *HEADS_AT[rank])
    return cropped(use(f"{name}-p"), SUITS[suit], *BUSTS[rank])


def symbol(rank, suit, level, arabic=False):
    return tag(
        "symbol",
        use(suit + GROUNDS[{"sm": "n", "xs": "x"}.get(level, level) if rank in PIPS else level]) + picture(rank, suit, level) + use(f"{level[0]}{rank_text(rank, arabic)}", fill=SUITS[suit]),
        id=f"{rank}{suit}-{level}" + ("-a" if arabic else ""),
        viewBox="0 0 60 96",
    )


def back():
    """Rosettes of four licitar hearts; the same from both ends."""
    return group(
        tag("rect", x=4, y=4, width=52, height=88, rx=2, fill=RED),
        tag("rect", x=6.2, y=6.2, width=47.6, height=83.6, rx=1, stroke=CREAM, stroke_dasharray="1.6 1.4"),
        "".join(use("ro", x, y) for y in (18, 38, 58, 78) for x in (19, 41)),
        "".join(use("bs", 30, y, 1.3) for y in (28, 48, 68)),
        stroke_width=.9, **DRAWN,
    )


def sprite():
    texts = sorted({"AS", *COURTS.values(), *ROMAN.values(), *ARABIC.values()})
    pictures = JACKS | QUEENS | KINGS | {"A" + suit: draw for suit, draw in ACES.items()}
    shared = [tag("rect", x=.5, y=.5, width=59, height=95, rx=4.5, fill=CREAM, stroke=EDGING, id="f")]
    shared += [path(d, id=name) for name, d in OUTLINES.items()]
    shared += [group(content, id=name) for name, content in (PARTS | SEATED).items()]
    shared += [group(content, id="h" + suit, stroke=CREAM, stroke_width=3.5) for suit, content in HALOS.items()]
    shared += [group(content, id=suit, stroke_width=1.5, **DRAWN) for suit, content in SIGNS.items()]
    shared += [group(draw, id=suit + "-r", stroke_width=.9, **DRAWN) for suit, draw in RICH.items()]
    shared += [path(d, id="g" + letter, fill_rule="evenodd" if "Z" in d[:-1] else None) for letter, (_, d) in GLYPHS.items() if letter in "".join(texts)]
    shared += [group(word(text)[1], id="t" + text) for text in texts]
    shared += [group(draw() + ARMS.get(name, str)(), id=name + "-h", stroke_width=.9, **DRAWN) for name, draw in HEADS.items()]
    shared += [group(draw() + (use(name + "-h", ASIDE.get(name, 0)) if name in HEADS else ""), id=name + "-p", stroke_width=.9, **DRAWN) for name, draw in pictures.items()]
    shared += [group(drawn, id="w" + suit, stroke_width=.4) for suit, drawn in STEMS.items()]
    shared += [group(pip_column(suit, rows), id=f"{suit}{count}") for suit in SUITS for count, rows in ROWS.items()]
    shared += [group(pips(rank, suit), id=f"{rank}{suit}-p") for rank in PIPS for suit in SUITS]
    shared += [index_word(text, level) for text in texts for level in LEVELS]
    shared += [ground(suit, level) for suit in SUITS for level in GROUNDS]
    symbols = [symbol(rank, suit, level) for suit in SUITS for rank in "789TJQKA" for level in LEVELS]
    symbols += [symbol(rank, suit, level, True) for suit in SUITS for rank in PIPS for level in LEVELS]
    symbols.append(tag("symbol", use("f") + back(), id="back", viewBox="0 0 60 96"))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"><title>Mađarice</title>'
        f"<defs>{''.join(shared)}</defs>{''.join(symbols)}</svg>\n"
    )
