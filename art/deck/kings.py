"""The four kings: seated, the sign upon the knee; two sit turned the other way."""

from .palette import BARK, BROWN, GOLD, GREEN, INK, LINEN, RED
from .signs import shown
from .svg import dot, group, line, num, path, use


# The king's body: the robe takes the fill, the mantle the colour of who uses it.
SEATED = {
    "k1": (
        path("M26 35C18.6 38 17.4 50 16.8 60L14.6 88.4H57L54.8 60C54 50 53 38 45.4 35Z", "currentColor")
        + use("po", 15.6, 64, fill=BARK) + use("po", 55, 64, fill=BARK)
        + path("M26.6 87H34V91.4H25Q24.4 89 26.6 87ZM37.4 87H44.8Q47 89 46.4 91.4H37.4Z", INK)
        + use("lp") + path("M26.4 35H45L46.4 55H25Z")
        + path("M33.2 40H38.2L39 82.7Q35.7 83 32.4 82.7ZM21 81.6Q35.7 84 50.4 81.6L50 88.6Q35.7 91 21.4 88.6Z", "currentColor")
    ),
    "k2": (
        path("M26.6 36C20.6 38 17.6 45 16 50.4L21 54.4L27.4 46ZM44.8 36C51.6 38 54.4 46 54.4 52Q54.4 55.4 51.4 56.8L48.8 58L45.6 53L47.8 50.4L44 46Z", "currentColor")
        + path("M15.4 49.6L20.6 53.4L18.6 56.6L13.8 52.8ZM49.6 57.8L45.8 52.4L43.4 54.6L47 59.6Z", LINEN)
        + use("fi", 14, 55)
    ),
}


# The middle of a king, and how far one who is turned sits aside, so that his throne stays on the card.
MIDDLE, TURNED = 35.7, -2.2


def staff(top, *crest):
    return line(f"M13.6 66V{top}", 2.2) + line(f"M13.6 66V{top}", 1, GOLD) + "".join(crest)


SCEPTRE = staff(40, path("M13.6 33.6L16.4 38L13.6 42.4L10.8 38Z", GOLD))
SWORD = path("M12.2 52.4L12 32L13.6 27.6L15.2 32L15 52.4Z", LINEN) + line("M13.6 32V50", .4) + line("M13.6 54V61", 2.2) + path("M9.4 51.4H17.8V53.6H9.4Z", GOLD) + dot(13.6, 61.4, 1.5, GOLD)
HALBERD = staff(40, path("M13.6 31L15.2 37V40.6L18.2 38V45L15.2 43H12.2Q11.6 45.4 8.8 46.6Q7.6 41.6 8.8 37Q11.4 38 12.2 40.4V37Z", LINEN))
MACE = staff(40, path("M13.6 32L16.2 33L18 35.6V39L16.2 41.6L13.6 42.6L11 41.6L9.2 39V35.6L11 33Z", GOLD), line("M13.6 32V42.6M11 33V41.6M16.2 33V41.6", .6))


def king(suit, back, robe, mantle, trim, held, turned=False):
    seated = (
        back
        + path("M11.4 88.4H58V92.6H11.4Z", BARK) + line("M13.6 90.5H56", .9, GOLD, stroke_dasharray="1.6 1.8")
        + use("k1", fill=robe, color=mantle)
        + line("M35.7 48V79M23 85.2Q35.7 87.4 48.4 85.2", 1.4, trim, stroke_dasharray="0 3.1")
        + path("M25.2 53.4H46.2L46.4 57.6H25Z", trim)
        + group(held, transform="rotate(10 13.6 55)")
        + use("k2", color=mantle)
        # the sign upon the knee
        + shown(suit, 46, 67.6, 16)
        + use("fi", 44.8, 58.4, turn=-30)
    )
    return group(seated, transform=f"translate({num(2 * MIDDLE + TURNED)})scale(-1 1)") if turned else seated


def kralj_srce():
    return king(
        "H",
        path("M22.6 66V26C22.6 14 29 9.4 35.7 9.4S48.8 14 48.8 26V66Z", BROWN) + line("M25.4 60V27C25.4 17 30 12.6 35.7 12.6S46 17 46 27V60", .8, GOLD),
        LINEN, RED, GOLD, SCEPTRE,
    )


def kralj_bundeva():
    return king(
        "D",
        path("M23 66V16H48.4V66Z", BROWN) + dot(23, 14, 2.3, GOLD) + dot(48.4, 14, 2.3, GOLD) + line("M26 60V19H45.4V60", .8, GOLD),
        RED, GOLD, BARK, SWORD, turned=True,
    )


def kralj_list():
    return king(
        "S",
        path("M22.6 66V24L35.7 9L48.8 24V66Z", BARK) + line("M25.4 60V25.4L35.7 13.4L46 25.4V60", .8, GOLD),
        GOLD, GREEN, RED, HALBERD,
    )


def kralj_žir():
    return king(
        "C",
        path("M23.4 66Q20.4 40 22 25Q27 22 28 16Q32 9.6 35.7 9.6T43.4 16Q44.4 22 49.4 25Q51 40 48 66Z", BARK) + line("M26 60Q24 40 25 27Q30 24 31 17M45.4 60Q47.4 40 46.4 27Q41.4 24 40.4 17", .8, GOLD),
        GREEN, BROWN, GOLD, MACE, turned=True,
    )


ASIDE = {"KD": TURNED, "KC": TURNED}
KINGS = {"KH": kralj_srce, "KD": kralj_bundeva, "KS": kralj_list, "KC": kralj_žir}
