"""The four dečki: one dances, one plays the tambura, one blows the horn, one leans and pipes."""

from .palette import BARK, BROWN, CREAM, GOLD, GREEN, INK, LINEN, RED
from .signs import shown
from .svg import dot, line, path, use
from .parts import fallen


def dečko_srce():
    return (
        use("gd", fill=GREEN) + use("fl", 11.4, 90.6)
        # dancing: he stands on one leg, the other kicks out
        + path("M38.4 76H45.4L45 84Q45 88 47.4 88.8Q51.2 89.6 50.4 91.4H41.4Q38.6 91.4 38.6 87.4Z", INK)
        + path("M19.4 74.6L25.4 78.6Q22.6 83.4 19.4 85.4Q18.4 88.6 16 88.4Q13.6 84 11.8 80.4Q14.4 80.6 16.4 79.2Q18.4 77.4 19.4 74.6Z", INK)
        + path("M26.4 60Q22 67 17.6 73.6L26.6 80Q33.4 74.6 36.4 67L37.4 79Q43 81 48.4 79L45.4 60Z", LINEN)
        + line("M18.6 72.4L27.8 78.6M37.4 76.6Q43 78.6 48 76.6", .9, RED) + line("M29 66L25 73M41.8 66L43.4 75", .5)
        # shirt, vest, sash
        + path("M26.6 54L24.4 65.4Q36 69.6 47.6 65.4L45.4 54Z", LINEN) + line("M25 63Q36 67 47 63", .9, RED)
        + use("ak", fill=LINEN, color=RED) + use("fi", 25.4, 52.6)
        + path("M27.4 32Q36 28.6 43.6 32L45.4 54H26.6Z", LINEN)
        + path("M27.4 32L32 31L34.6 54H26.6ZM43.6 32L40 31L38.4 54H45.4Z", RED)
        + line("M30 36v13M42 36v13", 1, GOLD, stroke_dasharray="0 3") + line("M35.2 36V50M37.6 36V50", .8, RED, stroke_dasharray=".7 1.2")
        + path("M26.4 51.6H45.6V56H26.4Z", GOLD) + line("M28 53.8H44", 1, RED, stroke_dasharray="1.4 1.8")
        + use("ah", fill=LINEN, color=RED)
        + shown("H", 48.8, 70.4, 16) + use("fi", 50.2, 60.2, turn=80)
    )


def dečko_bundeva():
    return (
        use("gd", fill=GOLD) + use("wh", 50, 91, .7, turn=-6) + use("wh", 54, 90.6, .6, turn=6)
        + path("M27.6 58L25 78H32L36.4 63L41 78H48L45.6 58Z", BARK) + line("M29.6 62L28.4 75M43.4 62L44.6 75", .7, GOLD)
        + path("M24.6 77H32L31.6 87Q31.6 91.4 28.8 91.4H20.6Q19.8 88.8 22.8 87.8Q24.8 87 24.6 83ZM41 77H48.4V83Q48.4 87 50.4 87.8Q53.2 88.8 52.4 91.4H44.2Q41.4 91.4 41.4 87Z", INK)
        + line("M25 79H31.4M41.6 79H48", 1, GOLD)
        # jacket
        + path("M27.4 32Q36 28.6 44 32L45.6 60Q36 64 26.4 60Z", GOLD) + line("M36 32V61.6", .7)
        + line("M30 36.4H42M30.4 40.4H41.6", .9, BARK)
        + path("M26.6 54H45.4L45.6 58H26.4Z", RED) + path("M43 57L44.6 68L40.2 67L39.8 57Z", RED)
        # tambura, slanting across the breast
        + path("M33.6 45L46.4 34.6L48.4 37L36 47.6C37.6 52.6 34.6 57.4 30 58.6C24.6 60 19.6 56.6 19.8 51.4C20 46.6 26 43.2 33.6 45Z", BROWN)
        + path("M45.4 34L50 29.6L52.4 32.4L48.6 37.4Z", BARK) + line("M46.9 32.5l-1.4-1.4M48.6 30.9l-1.4-1.4M51.2 34l1.4 1.2M50 35.6l1.4 1.2", .8)
        + dot(28, 51.6, 2.1, INK) + line("M23.4 55.6L48 35", .5, CREAM) + line("M22.4 53.6L25.4 57.2", 1)
        # arms
        + path("M29.4 31.6C23.6 31 20.6 36 18.2 42.6Q16.4 48 19.8 50L27.8 53L29.6 49.4L23.6 46.4L28.8 42Z", LINEN)
        + path("M29.4 31.6C24.4 31 21.8 34 20 38.6L28.4 41.4Z", GOLD) + line("M26.2 52L27.8 48.6", 1, GOLD) + use("fi", 30.2, 51.8, turn=30)
        + path("M42.6 31.8C47.4 31.6 50.2 36 52 41.4Q53.2 46 49.8 47.2Q47 47.6 45.6 45L43 38.6Z", LINEN)
        + path("M42.8 31.8C47 31.4 49.4 34.4 50.6 38L44.2 41Z", GOLD) + path("M45.4 45.4L42.8 41L46.4 38.8L49.6 43Z", LINEN) + use("fi", 43.6, 38.8, turn=-40)
        + shown("D", 12.6, 79.4, 17)
    )


def dečko_list():
    return (
        use("gd", fill=BROWN) + fallen(10.6, 88, -64, GOLD) + fallen(53.6, 87.8, 50, RED)
        # the bow on his back
        + line("M40 26.4L46.6 80", .5) + line("M40 27Q54.6 32 50 52Q53.6 66 46.6 80", 2.1) + line("M40 27Q54.6 32 50 52Q53.6 66 46.6 80", .9, BROWN)
        # legs, opanci
        + path("M28 60L27.6 80L25 86.4H33.6L36.2 66L38.4 86.4H46.6L44.6 80L44.6 60Z", LINEN)
        + use("op")
        # coat
        + path("M27.4 32Q36 28.6 44 32L45 52L46 70.4Q36 74 25.4 70.4L27 52Z", GREEN)
        + path("M34 31L36 73.6L38 31Z", LINEN)
        + line("M26 68.2Q30 70 35.4 70.2M36.6 70.2Q41 70 45.4 68.2", .9, GOLD)
        + path("M26.8 51.4H45.2L45.6 55.4H26.4Z", BARK) + path("M34 50.8H38V56H34Z", GOLD)
        + path("M27.4 32L33.8 30.4L36 38L38 30.4L44 32L42.4 37L38.4 40L36 44L33.6 40L29 37Z", LINEN)
        # one arm hangs with the sign, the other lifts the horn
        + use("ah", 71.6, flip=True, fill=GREEN, color=GOLD)
        + shown("S", 17.4, 72, 17) + use("fi", 21, 60.2, turn=100)
    )


def horn_arm():
    """Over the head, because the hand is before the horn."""
    return path("M43.4 32C48.4 32 50.6 38 49.6 43.4Q48.6 47.6 43.6 45.6L32.4 38.6L34.6 34.4L43 39.4Z", GREEN) + path("M35.8 40.4L32.2 38.2L34.2 33.8L38 36.2Z", LINEN) + use("fi", 31.6, 34.4, turn=200)


def dečko_žir():
    return (
        use("gd", fill=LINEN) + use("sp", 50.4, 90.4, 1)
        # one leg crossed before the other
        + path("M34 60L33.6 80L32 86.4H40.6L44.6 60Z", LINEN)
        + path("M32.6 85.4L40.6 86V90Q40.6 91.4 39 91.4H29.4Q27.6 91 28.4 88.2Q31 88.4 32.6 85.4Z", BARK)
        + path("M28 58L28.6 72L41.6 84.6L46.8 79.4L38 68L40 58Z", LINEN) + line("M39 80L45 75.4M40.6 83.6L42.6 76", .7, BARK)
        + path("M41 84L46.6 78.6L49 83Q50.4 88 46.8 91.4Q44.6 92 44.6 88.6Q43.4 86 41 84Z", BARK)
        + path("M27.4 32Q36 28.6 44 32L46.4 66Q36 70 25.6 66Z", LINEN)
        + line("M36 42V68", .5) + line("M26.2 63.4Q36 67.4 46 63.4", .9, GREEN)
        + path("M26.4 51.6H45.4V55.6H26.4Z", GREEN) + line("M28 53.6H44", .9, GOLD, stroke_dasharray="1.4 1.8")
        # sheepskin coat without sleeves
        + path("M27.4 31.6Q22.6 33 22.8 37Q24.8 39.6 25.6 45L23.6 68L30 69.6L33.6 33ZM44.2 31.6Q49 33 48.8 37Q46.8 39.6 46 45L48 68L41.6 69.6L38.4 33Z", BROWN)
        + "".join(line("M34 32.4Q32.6 36.4 33.6 40T32.6 48T31.8 56T30.8 64V68.4M38 32.4Q39.4 36.4 38.4 40T39.4 48T40.2 56T41.2 64V68.4", width, colour) for width, colour in ((3.8, None), (2.2, LINEN)))
        # the crook in the bend of his arm
        + line("M48.6 90V30Q48.4 25.4 51 25.6T51.4 29.6", 2.2) + line("M48.6 90V30Q48.4 25.4 51 25.6T51.4 29.6", 1, GOLD)
        + shown("C", 15.4, 76.6, 18)
    )


def pipe_arms():
    """Over the head, because the hands are before the pipe."""
    return "".join(
        path(d, LINEN)
        for d in (
            "M26.6 33C21.4 33 19.4 39 19 44Q19 48.4 22.6 48.4L33.8 42.8L32.4 38.4L24.8 41.6L28 38Z",
            "M45 33C50.2 33 52.2 39 52.4 44Q52.2 49.6 48.6 49.6L39 45L40 40.6L46.8 43L43.4 38Z",
        )
    ) + line("M32 43.6L30.6 39.4M40.6 45.6L41.8 41.4", .9, GREEN) + use("fi", 35.6, 39) + use("fi", 37.2, 43, flip=True)


JACKS = {"JH": dečko_srce, "JD": dečko_bundeva, "JS": dečko_list, "JC": dečko_žir}
ARMS = {"JS": horn_arm, "JC": pipe_arms}
