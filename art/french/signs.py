"""The French suits, 20 units, about 0 0. Diamonds and clubs ask the page for a colour of their own: red and black without one."""

from deck.palette import CREAM, GOLD, GREEN, INK, RED
from deck.svg import dot, line, path, use

BLUE = "#1f4e96"
COLOURS = {"H": RED, "D": f"var(--karo,{RED})", "S": INK, "C": f"var(--tref,{INK})"}
FOUR = {"--karo": BLUE, "--tref": GREEN}  # what a page sets (static/css/base.css) for no two suits to be alike in colour

OUTLINES = {
    "H": "M0 9.6C-3.5 5.8-9.6 2-9.6-3.6C-9.6-7-7.2-9-4.8-9C-2.4-9-.7-7.4 0-5.6C.7-7.4 2.4-9 4.8-9C7.2-9 9.6-7 9.6-3.6C9.6 2 3.5 5.8 0 9.6Z",
    "D": "M0-9.9C2.2-6 4.8-2.8 8.2 0C4.8 2.8 2.2 6 0 9.9C-2.2 6-4.8 2.8-8.2 0C-4.8-2.8-2.2-6 0-9.9Z",
    "S": "M0-9.8C2.8-5.6 9.4-2.4 9.4 2.6C9.4 5.6 7.4 7 5.2 7C3.4 7 1.8 6 1 4.6C1.2 7 2 8.6 3.8 9.8H-3.8C-2 8.6-1.2 7-1 4.6C-1.8 6-3.4 7-5.2 7C-7.4 7-9.4 5.6-9.4 2.6C-9.4-2.4-2.8-5.6 0-9.8Z",
    "C": "M-1 3.6C-1.8 5.6-3.2 6.6-5 6.6C-7.6 6.6-9.6 4.6-9.6 2S-7.6-2.6-5-2.6C-4.4-2.6-3.8-2.4-3.2-2.2C-4.2-3-4.8-3.9-4.8-5.2C-4.8-7.8-2.6-9.8 0-9.8S4.8-7.8 4.8-5.2C4.8-3.9 4.2-3 3.2-2.2C3.8-2.4 4.4-2.6 5-2.6C7.6-2.6 9.6-.6 9.6 2S7.6 6.6 5 6.6C3.2 6.6 1.8 5.6 1 3.6C1.2 6.8 2 8.6 3.8 9.8H-3.8C-2 8.6-1.2 6.8-1 3.6Z",
}

# The thread of needlework inside, and what the ace adds to it.
THREADS = {
    "H": "M-4.6-6.6C-6.4-6.4-7.4-5-7.2-3.2C-7-1-5.6.8-3.6 2.6",
    "D": "M-4.8 0C-2.8-1.8-1.2-3.6 0-5.8M4.8 0C2.8 1.8 1.2 3.6 0 5.8",
    "S": "M-5.6 4.4C-7 3.8-7 1.6-5.8 0C-4.4-1.8-2-3.2 0-5.8",
    "C": "M-2.6-5.2C-2.6-6.8-1.4-7.6 0-7.6M-7.4 2C-7.4.4-6.2-.4-5-.4M3-.2C4-.6 5.6-.6 6.6.4",
}
FLOWERS = {
    "H": (0, -1.4), "D": (0, 0), "S": (0, 1.2), "C": (0, 0),
}


def sign(suit):
    return use("o" + suit, fill=COLOURS[suit]) + line(THREADS[suit], 1.3, CREAM)


def rich(suit):
    """The ace's own: a flower of four hearts in the middle."""
    x, y = FLOWERS[suit]
    petals = "".join(
        path(d, CREAM, stroke="none")
        for d in (
            f"M{x} {y}C{x - 3} {y - 2} {x - 2} {y - 5} {x} {y - 3.6}C{x + 2} {y - 5} {x + 3} {y - 2} {x} {y}Z",
            f"M{x} {y}C{x + 2} {y - 3} {x + 5} {y - 2} {x + 3.6} {y}C{x + 5} {y + 2} {x + 2} {y + 3} {x} {y}Z",
            f"M{x} {y}C{x + 3} {y + 2} {x + 2} {y + 5} {x} {y + 3.6}C{x - 2} {y + 5} {x - 3} {y + 2} {x} {y}Z",
            f"M{x} {y}C{x - 2} {y + 3} {x - 5} {y + 2} {x - 3.6} {y}C{x - 5} {y - 2} {x - 2} {y - 3} {x} {y}Z",
        )
    )
    return use("o" + suit, fill=COLOURS[suit]) + petals + dot(x, y, 1.1, GOLD, stroke="none")
