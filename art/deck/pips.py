"""The pips of the numerals and the stem beside them."""

from .palette import CREAM
from .signs import SUITS
from .svg import dot, group, line, num, path, tag, use


COLUMNS = {3: (31.8, 41.4, 51), 4: (27.4, 39.4, 51.4)}  # VIII needs more room than X
ROWS = {3: (14, 48, 82), 4: (13, 36.3, 59.7, 83)}
PIPS = {"7": (3, (31,)), "8": (3, (31, 65)), "9": (4, (48,)), "T": (4, (24.6, 71.4))}  # rows of the outer columns, heights in the middle

# A stem of needlework under the index of the numerals, from the suit's season, in one colour.
WINDING = line("M11.2 91C6 85 6 81 11.2 77S16.4 69 11.2 63S6 55 11.2 48M11.2 77Q15.6 76 16 72M11.2 63Q6.8 62 6.4 58", 1.2, fill="none")
BERRIES = dot(16, 71, 1.7) + dot(6.4, 57, 1.7)
LEAVES = path("M11 91C15.8 91 18.6 88 18.4 83.4C13.8 83.8 11 86.4 11 91ZM11.4 77C6.6 77 3.8 74 4 69.4C8.6 69.8 11.4 72.4 11.4 77ZM11 63C15.8 63 18.6 60 18.4 55.4C13.8 55.8 11 58.4 11 63Z")
STEMS = {
    "H": WINDING + BERRIES + LEAVES + path("M11.2 49C6.8 48 5.6 44 6.2 39L9 41.6L11.2 37L13.4 41.6L16.2 39C16.8 44 15.6 48 11.2 49Z"),
    "D": line("M11.2 91V42", 1.2)
    + path("M11 88C5.6 84 4 77 5 70C8 75.6 10.6 80 11 88ZM11.4 81C16.8 77 18.4 70 17.4 63C14.4 68.6 11.8 73 11.4 81ZM11.2 42.4C9 40.4 9.2 38.4 11.2 36C13.2 38.4 13.4 40.4 11.2 42.4Z")
    + "".join(path(f"M11.2 {y}C7 {y - 1} 5.8 {y - 3.6} 6.4 {y - 6.8}C9.6 {y - 5.6} 11 {y - 3.4} 11.2 {y}C11.4 {y - 3.4} 12.8 {y - 5.6} 16 {y - 6.8}C16.6 {y - 3.6} 15.4 {y - 1} 11.2 {y}Z") for y in (62, 56, 50)),
    "S": WINDING + LEAVES
    + "".join(dot(x, y, 1.75) for x, y in ((7.2, 38.6), (11.2, 38.6), (15.2, 38.6), (9.2, 42.2), (13.2, 42.2), (11.2, 45.8)))
    + "".join(dot(x + a, y + b, 1.4) for x, y in ((16.4, 71), (6.2, 57)) for a, b in ((-1.6, 0), (1.6, 0), (0, 2.8))),
    "C": WINDING + BERRIES
    + "".join(use("oa", x, y, size, turn=turn) for x, y, size, turn in ((11, 77.6, 1.08, -40), (11.4, 63.6, 1.08, 40), (11, 91.4, 1.08, 40), (11.2, 50, 1.4, 0)))
    + line("M11.2 47.6V39.4M9.8 76.2L5.6 71.2M12.6 62.2L16.8 57.2M12.2 90L16.4 85", .7, CREAM),
}

PIP = 12.8 / 20


def pip_column(suit, rows, x=0):
    places = ((x, y) for y in rows)
    return "".join(tag("use", href="#" + suit, x=round(x / PIP, 1) or None, y=round(y / PIP, 1)) for x, y in places)


def pips(rank, suit):
    rows, middle = PIPS[rank]
    left, centre, right = COLUMNS[rows]
    sides = "".join(tag("use", href=f"#{suit}{rows}", x=round(x / PIP, 1)) for x in (left, right))
    return group(sides, pip_column(suit, middle, centre), transform=f"scale({num(PIP)})") + use("w" + suit, fill=SUITS[suit], stroke=SUITS[suit])
