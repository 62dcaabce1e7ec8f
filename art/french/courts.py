"""A court to the waist, and the same turned round below: coat, what it holds, head."""

from deck.palette import BROWN, GOLD, GREEN, INK, LINEN, RED
from deck.svg import dot, line, path, use

from .signs import BLUE

# Coat, facing and what braids it.
COATS = {
    "JH": (RED, GOLD, LINEN), "JD": (BLUE, LINEN, GOLD), "JS": (INK, RED, GOLD), "JC": (GREEN, BROWN, GOLD),
    "QH": (RED, LINEN, GOLD), "QD": (GOLD, BLUE, LINEN), "QS": (INK, GOLD, RED), "QC": (GREEN, GOLD, RED),
    "KH": (RED, GOLD, INK), "KD": (BLUE, GOLD, RED), "KS": (INK, GOLD, RED), "KC": (GREEN, GOLD, RED),
}

PARTS = {
    "cs": path("M-19 30V17C-16 11.6-9 9.6-4.4 9.4L0 13L4.4 9.4C9 9.6 16 11.6 19 17V30Z"),
    # things held, upright, the hand at 0 0
    "tu": line("M0 5V-6", 1.4) + path("M0-1C-3.6-1.4-4.6-4-4.4-6.6C-1.6-6-.2-4 0-1Z", GREEN) + path("M-3.8-6.4C-4.8-9-4.4-12-3.6-13.8L-1.6-11.4L0-14.4L1.6-11.4L3.6-13.8C4.4-12 4.8-9 3.8-6.4Q0-3.6-3.8-6.4Z", RED),
    "fa": path("M0 0L-4.6-11Q-2.4-14.4 0-14.4T4.6-11Z", LINEN) + line("M-2.6-12.6L0 0L2.6-12.6M0-14V0", .5) + line("M-3.8-9.6Q0-12.4 3.8-9.6", 1, RED),
    "cp": path("M-3.8-13H3.8C3.8-8 2.6-6.2.9-5.6V-1H2.8V.8H-2.8V-1H-.9V-5.6C-2.6-6.2-3.8-8-3.8-13Z", GOLD) + line("M-3.4-10.6H3.4", 1, RED),
    "gl": dot(0, -5.4, 4, GOLD) + line("M-3.9-5H3.9M0-9.4V-15M-2.2-12.6H2.2", 1.2),
    "pk": line("M0 12V-17", 2) + line("M0 12V-17", .8, GOLD) + path("M0-25L2-18.4H-2ZM-2-17.6H2L4.6-14L2-11H-2L-4.2-14Z", LINEN),
    "sw": path("M-1.5 2L-1.6-18L0-22.4L1.6-18L1.5 2Z", LINEN) + line("M0-17V-3", .4) + path("M-4-3.6H4V-1.6H-4Z", GOLD) + line("M0 2V6", 2) + dot(0, 6.4, 1.4, GOLD),
}


def shape(name):
    """What lies about 0 0, the middle of the face."""
    coat, facing, braid = COATS[name]
    rank = name[0]
    body = use("cs", fill=coat)
    if rank == "K":
        body = path("M-19 30V20C-16 14-11 11-6 11H6C11 11 16 14 19 20V30Z", coat) + path("M-3.4 16H3.4V30H-3.4Z", facing) + line("M0 20V30", 1.2, braid, stroke_dasharray="0 2.6")
    elif rank == "Q":
        body += path("M-7.4 9.8Q0 20 7.4 9.8L5.4 8.8Q0 15.4-5.4 8.8Z", facing) + line("M-5.6 11.6Q0 18.6 5.6 11.6", 1, braid, stroke_dasharray="0 2") + line("M-10 12.6L-6 30M10 12.6L6 30", 1.1, braid)
    else:
        body += path("M-4.6 9L0 14L4.6 9L6.6 11L3 30H-3L-6.6 11Z", facing) + line("M0 17V30", 1.4, braid, stroke_dasharray="0 3") + line("M-14 13.6V22M14 13.6V22", 1.1, braid)
    return body


HOLDS = {
    "JH": "pk", "JD": "cp", "JS": "pk", "JC": "cp",
    "QH": "tu", "QD": "fa", "QS": "fa", "QC": "tu",
    "KH": "sw", "KD": "gl", "KS": "sw", "KC": "gl",
}


def held(name):
    return use(HOLDS[name], 13.6, 17.4) + path("M10.4 30L9.6 21L15 19.6L19 26V30Z", COATS[name][0]) + line("M9.8 21.4L15.2 20", 1.6, LINEN) + use("fi", 13.4, 17.6)


def half(name):
    return shape(name) + use(name + "-h") + held(name)
