"""Twelve heads, each with its own age, hair, hat and face. They are drawn apart from the bodies
so that the smallest cards can show them large."""

from .palette import BARK, BROWN, CREAM, GOLD, GREEN, INK, LINEN, RED, SKIN
from .svg import dot, group, line, num, path, use


def face(shape, x, y, *features, wide=1, tall=1, flip=False):
    """An oval, "fm" a man's and "ff" a woman's, with what makes it somebody's."""
    moves = f"translate({num(x)} {num(y)})" + (f"scale({num(-wide if flip else wide)} {num(tall)})" if flip or wide != tall else "")
    return group(use(shape), *features, transform=moves)


OPEN = use("eo")
SMILING = line("M-4-.6Q-2.6-2.6-1-.6M1.5-.6Q2.9-2.6 4.3-.6", .8)
LOWERED = line("M-4-1.6Q-2.5 .2-1-1.6M1.5-1.6Q2.9 .2 4.3-1.6M-3.8-.8L-4.4-.2M4.1-.8L4.7-.2", .65)
STERN = use("eo") + line("M-4.4-3.4L-.9-1.7M1.4-1.7L4.7-3.4", 1.2)
BROWS = line("M-3.9-2.6Q-2.6-3.6-1-2.8M1.5-2.9Q2.9-3.6 4.2-2.7", .7)
NOSE = line("M.3-2L1.6 1.4Q1.2 2.2-.2 2", .5)
SMALL_NOSE = line("M.5 .4L1.1 1.3Q.8 1.9 0 1.7", .5)
LAUGH = path("M-1.9 3.1Q.4 3.7 2.7 3.1Q2 5.6 .4 5.6T-1.9 3.1Z", LINEN, stroke_width=.5)
LIPS = path("M-1.1 3.9Q-.2 3.3 .4 3.7Q1.1 3.3 1.9 3.9Q.5 5.5-1.1 3.9Z", RED, stroke_width=.3)
MOUTH = line("M-1.2 4.2Q.5 4.7 2.1 4.1", .6)
CHEEKS = dot(-3, 1.9, 1.3, RED, stroke="none", opacity=.45) + dot(3.9, 1.9, 1.3, RED, stroke="none", opacity=.45)
FRECKLES = line("M-3.2 1h0M-2 1.8h0M-3.4 2.3h0M3 1h0M3.9 1.7h0M2.9 2.3h0", .65, BROWN)
WRINKLES = line("M-4.4 1.2Q-3.4 2-3.2 3.4M4.5 1.2Q3.6 2 3.4 3.4M-2.4-5.4Q.2-6 2.8-5.4M-1.6 5.6Q.4 6.3 2.2 5.5", .45)


# ---------------------------------------------------------------- dečki


def lad_srce():
    """Fair curls, a laugh and a black hat with a white feather."""
    curls = "".join(dot(35.6 + side * x, y, 2.4, GOLD, stroke_width=.7) for side in (-1, 1) for x, y in ((5.6, 26), (6.7, 22.8), (6.6, 19.4)))
    return (
        use("ne")
        + curls
        + face("fm", 35.6, 22.6, SMILING, SMALL_NOSE, LAUGH, CHEEKS)
        + path("M26.6 19.2Q25 16.4 28.4 16.4C28.2 10.4 30.6 8.6 35.6 8.6S43 10.4 42.8 16.4Q46.2 16.4 44.6 19.2Q35.6 15.2 26.6 19.2Z", INK)
        + line("M29 15.4Q35.6 12.6 42.2 15.4", 1.6, RED)
        + path("M40.6 14.6C39.6 10 41 6.6 44.4 4.6C46 8.6 44.6 12.4 42 15.4Z", LINEN) + dot(41.2, 14.4, 1.8, RED)
    )


def lad_bundeva():
    """A dandy with a moustache curled up at both ends, in a shako."""
    return (
        use("ne")
        + path("M29 16V24.6L30.6 27H40.6L42.4 24.6V16Z", INK)
        + face("fm", 35.6, 23.2, OPEN, BROWS, NOSE, line("M-.8 5.1Q.4 5.6 1.6 5.1", .6), flip=True)
        + path("M35.6 25.2Q38.4 24.6 40 26.4Q41.8 27.4 42.6 25.4Q43 23.4 44.6 24.4Q45 28.8 41 29Q37.6 29 35.6 26.8Q33.6 29 30.2 29Q26.2 28.8 26.6 24.4Q28.2 23.4 28.6 25.4Q29.4 27.4 31.2 26.4Q32.8 24.6 35.6 25.2Z", INK, stroke_width=.4)
        + path("M28.4 19.4L29.6 9.6Q36 7 42 9.6L43 19.4Q35.6 16.4 28.4 19.4Z", BARK)
        + path("M28 20.4V17Q35.6 13.6 43.4 17V20.4Q35.6 17 28 20.4Z", GOLD)
        + path("M34 12.6C31.6 8.6 33 4.8 36.4 4.4C40 4.4 40.6 8.6 37.8 12.6Z", RED) + dot(35.9, 13, 1.4, GOLD)
    )


def lad_list():
    """A hunter with long hair and a pointed beard, blowing his horn."""
    return (
        use("ne")
        + path("M29 16C26.4 21 27.6 28 25.8 33.4Q28.6 35.4 31.4 33L31 27H40.2L39.8 33Q42.6 35.4 45.4 33.4C43.6 28 44.8 21 42.2 16Z", BROWN)
        + face("fm", 35.6, 22.8, STERN, NOSE)
        + path("M31 26.6Q33.2 25 36 26Q38.8 25 40.8 26.6Q40 31.6 36.2 36.4Q32 31.6 31 26.6Z", BROWN)
        + path("M25.6 20.2Q26.4 17.4 29.4 16.6Q30.4 10.4 36.2 9Q41 10 42.4 15.6Q46 15.6 46.4 17.6Q36 15.4 25.6 20.2Z", GREEN)
        + line("M29.4 16.8Q36 13.6 42.6 15.8", 1.3, GOLD)
        + path("M38.4 14.6Q37.6 8.6 41.6 4.4Q44.6 8.8 41.4 15Z", RED) + line("M40 14Q39.6 9.6 41.4 6.6", .4)
        # the horn
        + path("M36.6 28.8Q36 32.4 31 34.4Q22.4 37.4 17.4 27.8L23 24.6Q25 31.4 30 30.6Q34 29.6 34.6 27.8Z", GOLD)
        + path("M16.2 28.6L24 24L24.6 25.4L17 30Z", BARK) + line("M28 30.6L29.6 34.8M32.6 29.6L34 32.8", 1.1, RED)
    )


def lad_žir():
    """A boy with freckles and a fringe under a big fur cap, playing the pipe."""
    return (
        use("ne")
        + path("M28.2 16V25.6L30.4 28H40.8L43 25.6V16Z", INK)
        + face("fm", 35.6, 23.4, LOWERED, SMALL_NOSE, FRECKLES, CHEEKS, wide=1.1)
        + path("M29.8 21.6L31.4 17.4H39.8L41.6 21.6L39.4 20L37.6 21.8L35.6 20L33.6 21.8L31.8 20Z", INK, stroke_width=.4)
        + path("M26 19.8Q23.8 17.2 26.2 15.2Q24.8 11.8 28.2 10.6Q28.4 7 32.2 7.2Q34.4 4.4 37.4 6.2Q41.6 5 42.8 8.6Q46 9.8 45 12.8Q47.6 14.8 45.8 17Q46.4 20 44 20.4Q41.6 18 39 19.2Q36.6 17 34.2 19Q31.8 17.4 29.8 19.8Q28 18.4 26 19.8Z", BARK)
        + line("M29.6 14.2Q30.8 12 33 13M35.6 10.6Q37.6 9 39.4 10.8M38.6 15.2Q40.4 13.4 42.2 15.2M32.6 16.6Q34 14.8 35.6 16.4M30.4 10.6Q31.4 9.2 33 9.8", .6, BROWN)
        # the pipe
        + line("M36 28L36.6 42.6", 3.2) + line("M36 28L36.6 42.6", 1.7, GOLD)
    )


# ---------------------------------------------------------------- babe


def woman_srce():
    """A round laughing face in a red kerchief."""
    return (
        path("M29.8 14.2C22 13.6 19.6 20 20.8 26L22 33.6Q25.6 36.6 28 34L31.6 34Q34.4 36.6 37.6 33.6L38.8 26C40 20 37.6 13.6 29.8 14.2Z", RED)
        + face("ff", 29.8, 25.6, SMILING, SMALL_NOSE, LAUGH, CHEEKS, wide=1.1)
        + path("M24 24C23.6 19.6 26 17.2 29.8 17.2S36 19.6 35.6 24C34.4 21 32 19.8 29.8 19.8S25.2 21 24 24Z", BARK, stroke_width=.5)
        + path("M29.8 14.2C23.8 13.8 21.8 19 23.6 24.8C24.4 20 26.4 18.2 29.8 18.2S35.2 20 36 24.8C37.8 19 35.8 13.8 29.8 14.2Z", RED)
        + line("M24 19.4Q26 16.2 29.8 16.2T35.6 19.4", 1, CREAM, stroke_dasharray="0 1.9")
        + path("M29.8 33.4L24.6 37.8L28.4 38L29.8 34.4L31.2 38L35 37.8Z", RED)
    )


def woman_bundeva():
    """A slender bride with lowered eyes, dark braids and a high golden headdress."""
    return (
        path("M23 20L19.8 38L22.4 36.6L24.4 39L27 24ZM36.6 20L39.8 38L37.2 36.6L35.2 39L32.6 24Z", RED)
        + path("M23.6 22C22 28 24.6 33 23.6 42Q25.2 44.4 26.6 42C27.6 35 26.4 29 26.6 24ZM36 22C37.6 28 35 33 36 42Q34.4 44.4 33 42C32 35 33.2 29 33 24Z", BARK)
        + line("M24 30L26.4 32M24.4 34L26.6 36M24.4 38L26.4 39.6M35.6 30L33.2 32M35.2 34L33 36M35.2 38L33.2 39.6", .5, GOLD)
        + face("ff", 29.8, 25.6, LOWERED, BROWS, NOSE, LIPS, wide=.94, tall=1.02)
        + path("M23.8 25C23.4 19.6 26 17.6 29.8 17.6S36.2 19.6 35.8 25C34.6 21.8 32.4 21 29.8 20.2C27.2 21 25 21.8 23.8 25Z", INK)
        + path("M21.6 22.4C19.4 14 23.4 8.6 29.8 8.6S40.2 14 38 22.4Q35.6 17 29.8 17T21.6 22.4Z", GOLD)
        + line("M22.4 17Q24.4 10.8 29.8 10.8T37.2 17", 1.7, RED, stroke_dasharray="0 3") + line("M23 19.2Q25.2 14.4 29.8 14.4T36.6 19.2", 1.1, GREEN, stroke_dasharray="0 2.4")
    )


def woman_list():
    """A fair girl with freckles, loose hair and a wreath, looking aside."""
    return (
        path("M23 20C20.4 27 19 33 20 38Q23.4 42 26.4 38L26 28L34 28L33.6 38Q36.4 42 39.6 38C40.6 33 39.4 27 37 20Z", GOLD)
        + line("M22.8 30L22.4 37M24.6 31V38M35.2 31V38M37 30L37.4 37", .5)
        + path("M26.8 29V34Q29.8 38 33 34V29Z", SKIN)
        + face("ff", 29.8, 25.6, OPEN, SMALL_NOSE, LIPS, FRECKLES, flip=True)
        + path("M23.8 26C23.4 19.6 26 17 29.8 17S36.2 19.6 35.8 26C35.2 22.4 33.6 21.6 27.6 20C26.4 20.6 24.6 22.4 23.8 26Z", GOLD)
        + line("M22.8 21.6Q25 15.6 29.8 15.6T36.8 21.6", 1.4)
        + "".join(use("lf", x, y, 1.2 - abs(t) / 250, turn=t) for x, y, t in ((22.8, 21, -70), (24.4, 18, -45), (27, 16.2, -22), (29.9, 15.6, 2), (32.8, 16.2, 24), (35.4, 18.2, 48), (36.9, 21.2, 72)))
        + dot(25.8, 17.6, 1.1, RED, stroke_width=.4) + dot(29.8, 16.4, 1.1, RED, stroke_width=.4) + dot(34, 17.8, 1.1, RED, stroke_width=.4)
    )


def woman_žir():
    """An old woman, wrinkled and hook-nosed, grey under a white veil."""
    return (
        path("M29.8 12.6C21 12.2 19 19 19.8 26C20 32 18.8 37 17.8 41Q23 44.4 28 39.4L29.8 36L31.8 39.4Q36.6 44.4 41.8 41C40.8 37 39.6 32 39.8 26C40.6 19 38.6 12.2 29.8 12.6Z", LINEN)
        + path("M26.8 29V34Q29.8 38 33 34V29Z", SKIN)
        + face("ff", 29.8, 25.6, line("M-4-1.2Q-2.6-2.3-1.1-1M1.6-1Q3-2.3 4.3-1.2", .9), line("M.2-2.6C2.6-.6 3 1.6 1.6 2.6Q.8 2.8 0 2.2", .7), line("M-1.6 4.6Q.4 3.8 2.4 4.6", .7), WRINKLES)
        + path("M24.2 25C23.4 19.6 25.6 17 29.8 17S36.2 19.6 35.4 25C34.4 22.2 32.6 21.4 29.8 19C27 21.4 25 22.2 24.2 25Z", "#aaa39a", stroke_width=.5)
        + path("M29.8 12.6C22.2 12.2 20.8 18.6 21.4 25L24 26.8C23.6 20.4 25.6 18 29.8 18S36 20.4 35.6 26.8L38.2 25C38.8 18.6 37.4 12.2 29.8 12.6Z", LINEN)
        + line("M22.8 21.6Q24.2 15.6 29.8 15.6T36.8 21.6", 1, RED, stroke_dasharray="1 1.2")
        + line("M19.4 39.4Q23.4 41.4 27 38M40.2 39.4Q36.2 41.4 32.6 38", .9, RED, stroke_dasharray="1 1.2")
    )


# ---------------------------------------------------------------- kraljevi


def crown(points, *jewels):
    return path(points, GOLD) + "".join(jewels)


def king_srce():
    """White haired, with a beard down to the breast."""
    return (
        use("em")
        + path("M28.8 18C26 24 26.4 31 29 34.4H42.6C45.2 31 45.6 24 42.8 18Z", LINEN)
        + face("fm", 35.7, 23.6, OPEN, NOSE)
        + line("M31.4 21Q33 19.6 34.8 20.8M37 20.8Q38.6 19.6 40.2 21", 2) + line("M31.4 21Q33 19.6 34.8 20.8M37 20.8Q38.6 19.6 40.2 21", 1, LINEN)
        + path("M29.6 23.4C28 31 29 40 35.9 48.6C42.6 40 43.6 31 41.8 23.4C41 26.8 40.4 27.4 38.8 26.8Q36.8 25.6 36 26.4Q35.2 25.6 32.8 26.8C31.2 27.4 30.4 26.8 29.6 23.4Z", LINEN)
        + line("M34.2 28.3Q36 28.9 37.8 28.2", .8, RED)
        + line("M31.8 30Q32.6 37 35 43M40 30Q39.4 37 36.8 43M36 31.4V40", .5)
        + crown("M28 18.6L26.6 9L31 12.6L35.7 6L40.4 12.6L44.8 9L43.4 18.6Q35.7 15 28 18.6Z", line("M28.4 16.6Q35.7 13 43 16.6", .5), use("H", 35.7, 12.4, .18))
        + dot(26.6, 8.6, 1.2, RED, stroke_width=.5) + dot(44.8, 8.6, 1.2, RED, stroke_width=.5) + dot(35.7, 5.6, 1.3, RED, stroke_width=.5)
    )


def king_bundeva():
    """Stout and merry, red-cheeked, with a short round beard."""
    return (
        use("em")
        + path("M28.6 18C26.6 22 27 26 28.6 29H42.8C44.4 26 44.8 22 42.8 18Z", BROWN)
        + path("M28 24C27 33 30.6 37.6 35.8 37.6S44.4 33 43.4 24Z", BROWN)
        + face("fm", 35.7, 23, SMILING, line("M-1 1.4Q.6 2.8 2.2 1.4", .6), CHEEKS, wide=1.24, tall=.96)
        + path("M36 26.2Q38.6 24.8 41.6 28.2Q38.2 29.8 36 27.8Q33.8 29.8 30 28.2Q33.2 24.8 36 26.2Z", BROWN, stroke_width=.6)
        + path("M29.4 28.6C30.6 35.4 33 37.6 35.8 37.6S41.4 35.4 42.4 28.6Q39 31.4 36 31.4T29.4 28.6Z", BROWN) + path("M33.8 30Q36 32 38.2 30Z", LINEN, stroke_width=.5)
        + crown("M28 18.6L26.4 12Q35.7 3 45 12L43.4 18.6Q35.7 15 28 18.6Z", path("M33.6 15.6L34.2 7.4H37.2L37.8 15.6Z", RED), line("M26.8 13.4Q35.7 5 44.6 13.4", .5))
        + line("M28.6 16.8Q35.7 13.2 42.8 16.8", .9, RED, stroke_dasharray="1.2 1.4") + dot(35.7, 5.6, 1.6, GOLD)
    )


def king_list():
    """Gaunt and shaven, with long hair and a long hanging moustache."""
    return (
        use("em")
        + path("M29 17C25.6 24 27 33 24.6 40Q28.6 43 31.6 39.6L31.4 28H40.2L40 39.6Q43 43 47 40C44.6 33 46 24 42.4 17Z", BROWN)
        + line("M28.4 26Q28.6 33 27.4 38.6M43.2 26Q43 33 44.2 38.6", .5)
        + face("fm", 35.7, 24, OPEN, line("M-4.4-3.2Q-2.6-4-.9-2.4M1.3-2.4Q2.9-4 4.7-3.2", .8), NOSE, line("M-1 5Q.4 4.6 1.8 5M-4.2 1.6L-3 3.4M4.4 1.6L3.4 3.4", .5), wide=.98, tall=1.12)
        + path("M36 26.4Q39.4 25.6 40.6 29.4Q41.2 33 41.8 37.6Q39.4 35.6 38.6 31.4Q37.8 28.6 36 28.2Q34.2 28.6 33.2 31.4Q32.4 35.6 29.8 37.6Q30.4 33 31.2 29.4Q32.6 25.6 36 26.4Z", BARK, stroke_width=.5)
        + crown("M28 18.6L27 12Q28.6 11 29.4 13Q29 8.6 31.4 7.6Q33.4 9 32.8 12.8Q33.6 7 35.7 4.6Q37.8 7 38.6 12.8Q38 9 40 7.6Q42.4 8.6 42 13Q42.8 11 44.4 12L43.4 18.6Q35.7 15 28 18.6Z", line("M28.4 16.4Q35.7 12.8 43 16.4", .5), dot(35.7, 12, 1.1, GREEN, stroke_width=.5))
        + dot(31.6, 13.2, .8, RED, stroke_width=.5) + dot(39.8, 13.2, .8, RED, stroke_width=.5)
    )


def king_žir():
    """Scowling out of a wild black beard, his crown over a fur cap."""
    return (
        use("em")
        + path("M29 19C25 24 24.6 30 26.6 34H44.8C46.8 30 46.4 24 42.4 19Z", INK)
        + face("fm", 35.7, 23.2, STERN, NOSE)
        + path("M30 22.6C27 27 24.6 30 27 33Q25.4 37 29.6 38Q30.6 42 34 40.8Q36 43.6 38 40.8Q41.4 42 42.2 38Q46.2 37 44.6 33C47 30 44.6 27 41.4 22.6C41 26.6 40.4 27.2 38.8 26.6Q36.8 25.4 36 26.2Q35.2 25.4 32.8 26.6C31.2 27.2 30.4 26.6 30 22.6Z", INK)
        + line("M34.2 28.5Q36 27.9 37.8 28.5", .9, RED)
        + line("M30.6 31Q31.8 33 31 35.6M41 31Q39.8 33 40.8 35.6M36 31.6Q35.4 34 36 37.4", .6, BROWN)
        + crown("M28.8 15L27.4 8L31.6 10.8L35.7 5.6L39.8 10.8L44 8L42.6 15Z")
        + path("M26.6 20.4Q24.6 18 26.8 16.2Q26.8 13.4 29.8 13.8Q31.6 11.8 34 13.2Q35.8 11.4 37.6 13.2Q39.8 11.8 41.6 13.8Q44.6 13.4 44.6 16.2Q46.8 18 44.8 20.4Q35.7 16.6 26.6 20.4Z", BROWN)
        + line("M29.4 17.4Q30.6 15.8 32.2 16.6M34.6 15.8Q35.8 14.6 37.2 15.8M39.6 16.6Q41 15.6 42 17.2", .5)
    )


HEADS = {
    "JH": lad_srce, "JD": lad_bundeva, "JS": lad_list, "JC": lad_žir,
    "QH": woman_srce, "QD": woman_bundeva, "QS": woman_list, "QC": woman_žir,
    "KH": king_srce, "KD": king_bundeva, "KS": king_list, "KC": king_žir,
}
