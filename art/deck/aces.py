"""The aces' four seasons."""

from .palette import BARK, BROWN, GOLD, GREEN, INK, LINEN, RED
from .svg import dot, group, line, path, tag, use


def scene(sky, *content):
    """A framed little landscape at the foot of an ace, 50 by 32 units."""
    inside = tag("svg", path("M0 0H50V32H0Z", sky, stroke="none") + "".join(content), x=5, y=59, width=50, height=32)
    return inside + tag("rect", x=5, y=59, width=50, height=32, rx=1.5, fill="none", stroke_width=1.1)


def as_srce():
    places = ((8, 7.6), (13.6, 4.6), (19.4, 6.4), (5.6, 12.6), (11.2, 11), (16.8, 11.6), (22.2, 11.4), (8.6, 16.4), (14.2, 16), (19.6, 16))
    blossom = "".join(use("bl", x, y) for x, y in places)
    return scene(
        LINEN,
        path("M-2 25Q12 17 28 22T54 19V34H-2Z", GREEN),
        path("M-2 30Q16 25 30 28T54 26V34H-2Z", GREEN),
        path("M11.4 30Q13 24 12.4 18L9 13L11 12L13.8 15.4L17.6 11.6L18.8 12.8L15.6 17.6Q15 24 17 30Z", BARK),
        path("M13.8 1.4Q18 0 20.4 3.2Q25.4 4 25 8.6Q27 12.4 23.8 15Q22 19.6 17.6 18.6H10.4Q5.4 20 4.2 15.6Q.6 13 3 9Q2.6 4.6 7.4 3.8Q9.6 .2 13.8 1.4Z", GREEN),
        blossom,
        # swallow
        path("M29 7.6C32 6.6 34.6 7.6 36.4 9.4C38.6 6 42 4 46.4 3.4C44 6 42.2 8.6 40.6 11.2C42.8 12.6 44.8 14.2 47.6 17.6L42.6 15.2L42.8 18.4C40.6 16 39 14.4 37.2 13.2C35.6 14.2 33.4 16.6 32.2 19.8C31.6 16.2 32.2 13.6 33.6 11.4C31.8 10.6 30.2 9.4 29 7.6Z", INK),
        path("M33.8 10.6Q36.4 12.6 39 12.6L36 10.6Z", LINEN, stroke="none"), dot(31.8, 8.8, .8, RED, stroke="none"),
        use("fl", 30, 31.6, .4), use("fl", 36, 32, .44), use("fl", 43, 31, .4), use("fl", 4.6, 32, .36),
    ) + use("H-r", 37.2, 36, 1.92)


def as_bundeva():
    return scene(
        LINEN,
        dot(14, 11.4, 6, RED), line("M14 3V1M5.6 11.4H3.4M22.4 11.4H24.6M8 5.4L6.6 4M20 5.4L21.4 4M6.2 8L4.4 7.2M21.8 8L23.6 7.2M10.8 3.6L10 1.8M17.2 3.6L18 1.8", 1, RED),
        path("M-2 19Q24 12 52 20V34H-2Z", GOLD), line("M-1 23Q24 16 51 24M-1 27Q24 20 51 28M-1 31Q24 24 51 32", .5),
        "".join(use("wh", x, 33, y, turn=t) for x, y, t in ((3, .7, -5), (8, .78, 3), (13, .7, -2), (18, .76, 4), (46.6, .8, 5))),
        # the sheaf
        "".join(use("wh", 33, 30, 1.1, turn=t) for t in (-26, 26, -13, 13, 0)),
        path("M27 32.4L31.2 23.6H34.8L39 32.4Z", GOLD), path("M30 22.4H36L36.4 25.2H29.6Z", RED), line("M31.4 27L29.8 32M33 26.6V32M34.6 27L36.2 32", .5),
    ) + use("D-r", 37.2, 36, 1.92)


def as_list():
    def bunch(x, y, colour):
        rows = ((-3.9, 0), (0, 0), (3.9, 0), (-1.95, 3.2), (1.95, 3.2), (0, 6.4))
        return "".join(dot(x + a, y + b, 2.2, colour) for a, b in rows)

    return scene(
        LINEN,
        path("M-2 24Q12 20 26 23T52 22V34H-2Z", BROWN),
        line("M-2 6Q8 2 18 5T36 4T52 6", 2.6), line("M-2 6Q8 2 18 5T36 4T52 6", 1.2, BROWN),
        line("M8 5Q5 9 7.6 10M42 5Q46 8 43.6 10", .6),
        line("M11 5V10M38.6 5V10M25 5V8", .9),
        group(use("vl", 17.6, 8.6), use("vl", 31.6, 8.4, flip=True), use("vl", 3.4, 9.6, .8), use("vl", 46.8, 9.4, .8, flip=True), fill=GREEN),
        bunch(11, 11.6, RED), bunch(38.6, 11.6, RED),
        # the barrel
        path("M18.6 17H31.4Q34.4 23.4 31.4 30H18.6Q15.6 23.4 18.6 17Z", GOLD),
        line("M17.6 20.4H32.4M17.6 26.6H32.4", 1.4, BARK), line("M22.6 17V30M27.4 17V30", .5), dot(25, 23.6, 1, INK),
    ) + use("S-r", 37.2, 36, 1.92)


def as_žir():
    flakes = "".join(f"M{x} {y}h0" for x, y in ((4, 4), (10, 9), (16, 3.4), (22, 7), (31, 3), (41.6, 4.4), (46.4, 3), (47.4, 10), (5, 15), (28.4, 11.6), (42, 13)))
    return scene(
        INK,
        line(flakes, 1.4, LINEN),
        dot(37, 9, 3.4, GOLD, stroke="none"),
        path("M-2 22Q10 16 24 20T52 17V34H-2Z", LINEN),
        # spruce
        use("sp", 8, 26, 1.05), use("sp", 44, 27, 1.1),
        # cottage
        path("M17 18.6H34V28H17Z", BROWN), line("M17 21.6H34M17 24.8H34", .4),
        path("M29 9H32V15H29Z", RED), line("M30.6 8Q28 5.6 31 4T30.6 .4", .9, LINEN),
        path("M13.4 19.4L25.5 10L37.6 19.4Q36.4 21.4 34.4 19.8Q32.4 21.4 30.6 19.8Q28.6 21.4 26.4 19.8Q24.4 21.4 22.4 19.8Q20.4 21.4 18.4 19.8Q15.4 21.6 13.4 19.4Z", LINEN),
        path("M20 22H24V25.4H20Z", GOLD), line("M22 22V25.4M20 23.7H24", .5), path("M28 22.4H31.6V28H28Z", BARK),
        path("M-2 29Q14 25 28 28T52 26V34H-2Z", LINEN),
    ) + use("C-r", 37.2, 36, 1.92)


ACES = {"H": as_srce, "D": as_bundeva, "S": as_list, "C": as_žir}
