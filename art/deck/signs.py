"""The suits' signs, 20 units high, about 0 0; the aces' own are richer."""

from .palette import BARK, BROWN, CREAM, GOLD, GREEN, INK, LINEN, OCHRE, RED
from .svg import dot, line, path, use


SUITS = {"H": RED, "D": OCHRE, "S": GREEN, "C": BARK}


OUTLINES = {  # drawn plainly in the signs and richly in the aces
    "he": "M0 9.6C-3.5 5.8-9.6 2-9.6-3.6C-9.6-7-7.2-9-4.8-9C-2.4-9-.7-7.4 0-5.6C.7-7.4 2.4-9 4.8-9C7.2-9 9.6-7 9.6-3.6C9.6 2 3.5 5.8 0 9.6Z",
    "hi": "M0 7.1C-3 4.1-7.6 1-7.6-3.6C-7.6-5.7-6.3-7-4.7-7C-2.6-7-1-5.1 0-2.9C1-5.1 2.6-7 4.7-7C6.3-7 7.6-5.7 7.6-3.6C7.6 1 3 4.1 0 7.1Z",
    "le": "M0-9.9Q1-7.4 3.2-6.2Q5.8-5.6 6.5-3.2Q8.8-2 8.7 .6Q9.8 3 8.2 4.8Q6.4 7.2 4.2 6.5Q1.4 6.3 0 4Q-1.4 6.3-4.2 6.5Q-6.4 7.2-8.2 4.8Q-9.8 3-8.7 .6Q-8.8-2-6.5-3.2Q-5.8-5.6-3.2-6.2Q-1-7.4 0-9.9Z",
    "oa": "M0 0C-1.4-.6-2-1.6-1.4-2.6C-3-2.6-3.6-4-2.6-5.2C-3.6-5.8-3.4-7.4-2-7.8C-2-9.2-.8-9.8 0-9.8C.8-9.8 2-9.2 2-7.8C3.4-7.4 3.6-5.8 2.6-5.2C3.6-4 3-2.6 1.4-2.6C2-1.6 1.4-.6 0 0Z",
    "ac": "M-6.8-1C-6.8 4.6-3 7.8 0 9.8C3 7.8 6.8 4.6 6.8-1Z",
    "cu": "M-8.6-1.4C-8.6-5.6-4.6-7.9 0-7.9C4.6-7.9 8.6-5.6 8.6-1.4C8.6 0 6.6 .6 0 .6C-6.6 .6-8.6 0-8.6-1.4Z",
}
SIGNS = {
    "H": use("he", fill=RED)
    + use("hi", stroke=CREAM, stroke_width=.85) + path("M0-.6L1.3 1.2L0 3L-1.3 1.2Z", GOLD, stroke="none"),
    "D": line("M-1.7-7.2C-2.4-9.8 2.4-9.8 1.7-7.2", 1.6)
    + dot(0, 1.2, 8.3, GOLD)
    + path("M-8.1-.6Q0 1.6 8.1-.6L8.2 2.4Q0 4.8-8.2 2.4Z", RED, stroke_width=1)
    + line("M0 6.4V9.2", 1.6) + dot(0, 5.9, 1, INK, stroke="none")
    + line("M-5.4-2.6Q-4.2-4.8-2-5.4M5.4-2.6Q4.2-4.8 2-5.4", 1.1, LINEN),
    "S": line("M0 3C.2 6.6 .6 8.4 2.2 9.8", 1.9)
    + use("le", fill=GREEN)
    + line("M0 4V-6.4M0 4Q3.4 3.6 5.8 1.6M0 4Q-3.4 3.6-5.8 1.6M0 .4Q2.6-.4 4-2.6M0 .4Q-2.6-.4-4-2.6", 1.1, CREAM),
    "C": line("M0-7.4Q0-9 1.6-9.9", 2.2)
    + use("ac", fill=BROWN)
    + line("M-4 2.4C-3.8 4-3 5.4-1.8 6.4M4 2.4C3.8 4 3 5.4 1.8 6.4", 1, CREAM)
    + use("cu", fill=BARK)
    + line("M-6-4.6L-2.6-.4M-2.4-6.4L2.6-.4M6-4.6L2.6-.4M2.4-6.4L-2.6-.4M-6.2-1.2L-2.4-6.4M6.2-1.2L2.4-6.4", .7, GOLD),
}


def sign(suit, x, y, size):
    return use(suit, x, y, size / 20)


def shown(suit, x, y, size):
    """A sign that lies upon clothes, cut free of them by a pale rim."""
    return use("h" + suit, x, y, size / 20) + sign(suit, x, y, size)


HALOS = {
    "H": use("he"),
    "D": dot(0, 1.2, 8.3) + line("M-1.7-7.2C-2.4-9.8 2.4-9.8 1.7-7.2"),
    "S": use("le") + line("M0 3C.2 6.6 .6 8.4 2.2 9.8"),
    "C": use("ac") + use("cu") + line("M0-7.4Q0-9 1.6-9.9"),
}


# The aces' own signs, 20 units, with more needlework than the pips have.
RICH = {
    "H": use("he", fill=RED)
    + use("hi", stroke=CREAM, stroke_width=.8, stroke_dasharray="0 1.2")
    + line("M0 5.4V2M-2-1.9C-2.6-4.6-6.2-5-6-2.6C-5.9-1.1-4-1.2-4.3-2.6M2-1.9C2.6-4.6 6.2-5 6-2.6C5.9-1.1 4-1.2 4.3-2.6", .65, CREAM)
    + path("M-.2 4.9C-2.1 4.5-3.6 3-3.8 .8C-1.8 1.4-.5 2.8-.2 4.9ZM.2 4.9C2.1 4.5 3.6 3 3.8 .8C1.8 1.4 .5 2.8 .2 4.9Z", CREAM, stroke="none")
    + path("M0 2.5C-2.2 2.1-2.5 .2-2-1.4L-.9-.3L0-1.8L.9-.3L2-1.4C2.5 .2 2.2 2.1 0 2.5Z", GOLD, stroke_width=.4),
    "D": path("M0-7.8C-1.6-8.8-3-8.6-5.4-9.4L-4.6-8L-5.8-6.8C-3.4-6.4-2-6.6 0-7.4C2-6.6 3.4-6.4 5.8-6.8L4.6-8L5.4-9.4C3-8.6 1.6-8.8 0-7.8Z", RED, stroke_width=.7)
    + line("M-1.5-7.2C-2.2-9.8 2.2-9.8 1.5-7.2", 1)
    + dot(0, 1.2, 8.3, GOLD)
    + line("M-6.4-2.2Q-4.8-4.4-3.2-2Q-1.6-4-.1-1.7Q1.6-4 3.2-2Q4.8-4.4 6.4-2.2M0-5.2V-3.8M-3-4.9L-2.5-3.9M3-4.9L2.5-3.9", .5)
    + path("M-8.1-.6Q0 1.6 8.1-.6L8.2 2.4Q0 4.8-8.2 2.4Z", RED, stroke_width=.7)
    + line("M-6.6 1.2Q0 2.9 6.6 1.2", .9, GOLD, stroke_dasharray="0 1.7")
    + line("M0 6.4V9.3", 1.2) + dot(0, 5.9, .9, INK, stroke="none")
    + line("M-2 5.6Q-2.2 7.4-1.2 8.8M2 5.6Q2.2 7.4 1.2 8.8M-4 5.2Q-4 6.6-3 8M4 5.2Q4 6.6 3 8M-5.8 4.4L-5 6.4M5.8 4.4L5 6.4", .5)
    + line("M-6.4-2.8Q-5.4-4.6-3.6-5.6", .8, LINEN),
    "S": line("M0 3C.2 6.6 .6 8.4 2.2 9.8", 1.2)
    + use("le", fill=GREEN)
    + line("M0 4V-7.6", .8, CREAM)
    + line("M0 4Q4 4.4 7.2 3.2M0 4Q-4 4.4-7.2 3.2M0 3.4Q4 2.6 6.8-.6M0 3.4Q-4 2.6-6.8-.6M0 .6Q2.8-.4 4.8-3.2M0 .6Q-2.8-.4-4.8-3.2M0-2.4Q1.4-3.2 2.4-5M0-2.4Q-1.4-3.2-2.4-5M3.6 2L6.8 1.4M-3.6 2L-6.8 1.4M4 4.1L5.2 5.4M-4 4.1L-5.2 5.4M2.6-.7L5.2-1M-2.6-.7L-5.2-1", .5, CREAM)
    + dot(0, 3.8, 1, GOLD, stroke_width=.35),
    "C": use("ol", -.6, -6.4, .9, turn=-66) + use("ol", .6, -6.4, .9, turn=66)
    + line("M0-7.4Q0-9.4 1.6-10.2", 1.6)
    + use("ac", fill=BROWN)
    + line("M-5 1.6C-4.8 3.6-3.8 5.4-2.6 6.6", .8, CREAM)
    + line("M5 2C4.6 4 3.4 5.8 1.8 7.2M3.4 2C3.2 3.6 2.4 5.2 1.2 6.6", .5)
    + use("cu", fill=BARK)
    + line("M-7.6-2.8L-3.8-.1M-6-5.4L.4 0M-3.2-7L4.4-.2M.4-7.4L7-1M4-6.8L7.9-2.9M7.6-2.8L3.8-.1M6-5.4L-.4 0M3.2-7L-4.4-.2M-.4-7.4L-7-1M-4-6.8L-7.9-2.9", .55, GOLD),
}
