"""The four babe: each lifts her sign, and has something of her own in the other hand."""

from .palette import BARK, BROWN, GOLD, GREEN, INK, LINEN, RED, SKIN
from .parts import fallen
from .signs import sign
from .svg import line, path, use


def shoes(colour):
    return path("M22 85H30V89.4Q30 91.6 27 91.6H20.6Q19.4 90 22 88.4ZM31.4 85H39.4V88.4Q42 90 40.8 91.6H34.4Q31.4 91.6 31.4 89.4Z", colour)


def neck(fill):
    return path("M26.8 29V35Q29.8 40 33 35V29Z", SKIN) + path("M25 35.6Q27 34.4 26.8 34Q29.8 40 33 34Q33 34.6 35.6 35.6L33 42L30 43.6L27.4 42Z", fill)


def raised(suit):
    """The sign held up high in a hand."""
    return path("M45.8 32V26H50V32Z", SKIN) + sign(suit, 48.2, 15.4, 18) + use("fi", 47.9, 26, turn=-8)


def baba_srce():
    return (
        use("gd", fill=GREEN) + use("fl", 53, 90.8, .9) + use("fl", 7.4, 90.8, .5)
        + shoes(INK) + use("sk", fill=RED)
        + path("M13.4 81Q30 87 47 81L48 86Q30 92 12.5 86Z", LINEN)
        + line("M15 84Q30 89.4 45.8 84", 1.4, RED, stroke_dasharray="1 1.6")
        # apron
        + path("M25.6 53H35.4L40.6 82.4Q30 85.4 19.8 82.4Z", LINEN)
        + line("M22.4 70Q30 72.4 38.2 70M21.4 74.6Q30 77.2 39 74.6", .9, RED)
        + line("M24.6 60L22.8 68M36 60L37.6 68M30.2 56V67", .45)
        + use("H", 30.2, 79.6, .24) + use("H", 24.6, 78.8, .2) + use("H", 36, 78.8, .2)
        + use("qa", fill=LINEN, color=RED) + use("fi", 23.6, 54)
        + use("bd", fill=RED) + neck(LINEN)
        + line("M30 44V52", .9, GOLD, stroke_dasharray="0 2.4")
        + path("M23.2 51.4H37.2V55H23.2Z", GOLD)
        + raised("H")
        + use("ra", fill=LINEN, color=RED)
        + line("M26.6 35.6Q30 39.8 33.4 35.6", 1.7, RED, stroke_dasharray="0 1.7") 
    )


def baba_bundeva():
    return (
        use("gd", fill=GOLD) + use("wh", 51, 90.8, .9, turn=-3) + use("wh", 54.4, 91, .78, turn=7) + use("wh", 8, 91, .66, turn=-5)
        + shoes(RED) + use("sk", fill=GOLD)
        + line("M13.6 82Q30 88 46.8 82M14.4 78Q30 83.8 46 78", .9, RED)
        + path("M25.6 53H35.4L39.6 78.6Q30 81.4 20.8 78.6Z", BARK)
        + line("M22.2 75.4Q30 77.8 38.4 75.4", .9, GOLD)
        + use("D", 30.3, 60.4, .28) + use("D", 26.2, 69, .28) + use("D", 34.4, 69, .28)
        + use("wh", 16.6, 64, 1, turn=-9) + use("wh", 16.6, 64, 1, turn=12) + use("wh", 16.6, 64, 1.1, turn=2)
        + use("qh", fill=LINEN, color=GOLD) + use("fi", 16.4, 57.4)
        + use("bd", fill=RED) + neck(LINEN)
        + line("M27 47V51M33.2 47V51M30 48V51", .8, GOLD)
        + path("M23.2 51.4H37.2V55H23.2Z", GOLD) + line("M24.6 53.2H36", .9, RED, stroke_dasharray="1.2 1.6")
        + raised("D")
        + use("ra", fill=LINEN, color=GOLD)
        # ducats
        + line("M26.2 35.6Q30 41 33.8 35.6M25.4 38Q30 45 34.8 38", 2, INK, stroke_dasharray="0 2.2")
        + line("M26.2 35.6Q30 41 33.8 35.6M25.4 38Q30 45 34.8 38", 1.3, GOLD, stroke_dasharray="0 2.2")
    )


def baba_list():
    return (
        use("gd", fill=BROWN) + fallen(52.6, 87.6, 58, RED) + fallen(47.6, 90.2, -100, GOLD) + fallen(7.6, 88, -56, GOLD)
        + shoes(BARK) + use("sk", fill=GREEN)
        + path("M13.4 81Q30 87 47 81L48 86Q30 92 12.5 86Z", GOLD)
        + line("M15 84Q30 89.4 45.8 84", 1, GREEN, stroke_dasharray="2 1.6")
        + line("M27 56L24 80M34 56L37 80M30.4 56V80", .5)
        + use("S", 20.4, 77.6, .26, turn=8) + use("S", 30.8, 79.4, .26) + use("S", 41, 77.6, .26, turn=-8)
        + use("bd", fill=LINEN) + neck(LINEN)
        + path("M23.4 40L27.6 42L30 47L32.6 42L37 40L36.6 46L37.2 53.6H23.4L24 46Z", GREEN)
        + line("M28.4 47L31.8 49M31.8 47L28.4 49M28.4 50L31.8 52M31.8 50L28.4 52", .5, GOLD)
        + path("M23.2 51.8H37.2V54.8H23.2Z", RED)
        + raised("S")
        + use("ra", fill=LINEN, color=GREEN)
        # basket on the arm
        + line("M10.6 62Q16 50 21.4 62", 1.6) + line("M10.6 62Q16 50 21.4 62", .6, GOLD)
        + use("qh", fill=LINEN, color=GREEN)
        + use("fi", 16.2, 57.6)
        + use("S", 12.4, 60.4, .34, turn=-30) + use("S", 19.4, 60.6, .34, turn=28)
        + path("M8.6 62H23.4L21.4 72H10.6Z", BROWN) + line("M9.6 65.4H22.6M10.2 68.8H22M13 62L13.4 72M16 62V72M19 62L18.6 72", .5)
    )


def baba_žir():
    return (
        use("gd", fill=LINEN) + use("sp", 53.2, 90.4, .85)
        + shoes(INK) + use("sk", fill=BROWN)
        + line("M13.6 82Q30 88 46.8 82", 1, GREEN) + line("M13.2 84.4Q30 90.4 47.2 84.4", .9, GOLD, stroke_dasharray="1.4 1.6")
        + path("M25.6 53H35.4L40.2 80.4Q30 83.4 20.2 80.4Z", GREEN)
        + line("M22 76.4Q30 79 38.6 76.4", .9, GOLD)
        + use("C", 30.3, 60.4, .28) + use("C", 26.2, 69.4, .28) + use("C", 34.4, 69.4, .28)
        # distaff
        + line("M13.6 88L14.6 44", 2.2) + line("M13.6 88L14.6 44", 1, GOLD)
        + path("M14.8 32C18.4 36 19 43 16.8 49.4H12.4C10.8 43 11.2 36 14.8 32Z", LINEN) + line("M11.6 40.6H18M11.8 44.6H17.6", .9, RED)
        + use("bd", fill=BARK) + neck(LINEN)
        + path("M23.2 51.4H37.2V55H23.2Z", RED)
        + line("M26 45.4H34.4M26.4 48.4H34", .8, GOLD)
        + use("qh", fill=LINEN, color=RED)
        + use("fi", 15.2, 58.2)
        + raised("C")
        + use("ra", fill=LINEN, color=RED)
    )


QUEENS = {"QH": baba_srce, "QD": baba_bundeva, "QS": baba_list, "QC": baba_žir}
