"""Parts that figures share. They carry no fill of their own: whoever uses them colours them."""

from .palette import BARK, CREAM, GOLD, GREEN, INK, LINEN, RED, SHADE, SKIN
from .svg import dot, line, path, use


FACE = "M-5.3-2C-5.4-6.4-3-7.8 0-7.8S5.4-6.4 5.3-2C5.3 2.8 3 7.2 .3 7.2S-5.3 2.8-5.3-2Z"
SHADOW = "M-5.3-2C-5.3 2.8-2.4 7.2 .3 7.2C-1.6 5.6-3.6 2.6-3.8-3Z"

PARTS = {
    # Faces look a little to the right; turned round where needed. What makes them somebody's is in heads.py.
    "fm": path(FACE, SKIN) + path(SHADOW, SHADE, stroke="none"),
    "ff": path("M-5.1-2C-5.2-6.4-3-7.8 0-7.8S5.2-6.4 5.1-2C5.1 3 2.8 6.8 .2 6.8S-5.1 3-5.1-2Z", SKIN)
    + path("M-5.1-2C-5.1 3-2.4 6.8 .2 6.8C-1.8 5.4-3.6 2.6-3.9-2.6Z", SHADE, stroke="none"),
    "eo": path("M-3.8-.9Q-2.5-2.2-1.1-.9Q-2.5-.2-3.8-.9ZM1.7-.9Q3-2.2 4.2-.9Q3-.2 1.7-.9Z", LINEN, stroke_width=.4)
    + path("M-3-1.7h1.2v1.2h-1.2ZM2.4-1.7h1.2v1.2h-1.2Z", INK, stroke_width=.2),
    # The shoulders under the heads of the smallest cards.
    "sh": path("M-17 48V39C-15 34-7 31 0 31S15 34 17 39V48Z"),
    # A closed hand.
    "fi": path("M-2.4-1.2Q-2.2-2.6 0-2.6Q2.6-2.6 2.6 0Q2.6 2.6 0 2.6Q-2.6 2.6-2.4-1.2Z", SKIN)
    + line("M-.6-.9H2.4M-.6 .7H2.4", .4),
    # Dečko: arm on the hip, arm hanging, boots, opanci, neck.
    "ak": path("M28.5 32C23 31.5 19.5 36 17.5 41L15 47.5C14.6 50.4 16 51.6 18.5 52.4L24 54.4L26 50.2L21.8 47.4L28.5 41Z") + line("M15.6 46.6L21.4 48", 1, "currentColor") + line("M27.4 36.6Q24 38 22.4 41.6M24.6 34.6Q21.6 37 20.4 40", .5),
    "ah": path("M42 32C47 31.6 49.4 35 50.4 40L53.4 56.6L46.8 58L42.5 42Z")
    + line("M46.4 54.8L53 53.4", 1, "currentColor") + line("M43.4 40.6Q46 41.6 48 46M44.6 36.6Q47 37.4 48.6 40.4", .5),
    "bo": path("M27 76H34L33.8 87Q33.8 91.4 31 91.4H21.6Q20.8 88.8 24.6 87.8Q27.4 87 27.2 83ZM38 76H45L44.8 83Q44.8 87 47.4 87.8Q51.2 88.8 50.4 91.4H41Q38.2 91.4 38.2 87Z") + line("M29.4 80Q28.8 83.6 29.6 86.6M40.6 80Q39.8 84 40.2 87", .7, CREAM),
    "op": line("M26.4 78.4L34 82M26 82.6L34.4 79M38 82L45.6 78.4M38 79L46 82.6", .7, BARK)
    + path("M25.6 85.4L33.6 86V90Q33.6 91.4 32 91.4H22.4Q20.6 91 21.4 88.2Q24 88.4 25.6 85.4ZM46 85.4L38.2 86V90Q38.2 91.4 39.8 91.4H49.4Q51.2 91 50.4 88.2Q47.8 88.4 46 85.4Z", BARK),
    "ne": path("M31.6 27V32Q35.6 36.4 39.4 32V27Z", SKIN),
    # Baba: skirt, bodice, raised arm, arm on the hip, arm hanging.
    "sk": path("M23.5 52C20 60 14 73 12.5 86Q30 92 48 86C46.5 73 40.5 60 37 52Z")
    + line("M23 57L16.6 79M20 69L17.4 79M37.4 57L43.8 79M40.4 69L43 79", .5, fill="none"),
    "bd": path("M22.6 37.4Q30 33.6 38.2 37.4L36.6 46L37.2 53.6H23.4L24 46Z"),
    "ra": path("M35.6 36.6C40 34.6 43 36 44.6 37.6L45 31.6H50.6C52.6 36 53.8 41.6 51.2 45C48 48.4 41.6 47.6 37 45.4Z") + line("M45 33.6H51", 1.1, "currentColor") + line("M40 38.6L42 45M43.4 38.6L45.6 44", .5),
    "qa": path("M25 36.6C19.6 36.4 16 42 14.2 47C12.6 51.6 15 54.4 18 54.8L22 55.6L23.6 51.6L20.6 49.4L25.4 44.4Z") + line("M14.6 47L20.2 49.4", 1.1, "currentColor") + line("M23.4 39.4Q20 41.6 19 45M20.4 38.4Q18 41 17 44", .5),
    "qh": path("M25 36.6C19.6 36.4 17 41.4 15.8 47L13.6 56L18.6 57.4L22.6 49.4L25.4 45Z") + line("M14 54.2L19.4 55.6", 1.1, "currentColor") + line("M23 40Q20.4 42.6 19.6 46M20 38.6Q18 41 17.4 44.4", .5),
    # Kralj: lap and knees, post of the throne, ermine collar.
    "lp": path("M26.4 50C21 57 19.8 63 20.4 68L21.4 88.6Q35.7 91 50 88.6L51 68C51.6 63 50 57 45 50Z")
    + line("M25.6 69Q24.6 76 25 82M45.8 69Q46.8 76 46.4 82M22 67Q26 61 32.4 65.6M49.4 67Q45.4 61 39 65.6", .6, fill="none"),
    "po": path("M-3 0H3V4L2 6V20L3 22V27H-3V22L-2 20V6L-3 4Z") + dot(0, -2.6, 2.7),
    "em": path("M24.6 37Q26.6 31 35.7 31T46.8 37Q48.6 42.6 44.4 46Q40.4 42 35.7 42T27 46Q22.8 42.6 24.6 37Z", LINEN)
    + line("M27 37.4v2M30.6 35.4v1.6M44.4 37.4v2M40.8 35.4v1.6M27.2 42v1.6M44.2 42v1.6M31.6 39.4v1.4M39.8 39.4v1.4", 1),
    # The ground, tulip, spruce, leaf of a wreath, blossom, wheat, vine leaf, oak leaf, foot of the busts, star.
    "gd": path("M4 92.6Q5.6 89 12 89.8Q32 87.8 50 89.6Q56 89 56.6 92.6Z"),
    "fl": line("M0 0V-17", 1)
    + path("M0-2C-4-3-5.4-7-5-11C-1.6-9.6 0-6.6 0-2ZM0-6C3.4-7 4.8-10 4.6-14C1.6-12.8 0-10 0-6Z", GREEN)
    + path("M0-15C-3.8-16-4.6-19.6-4-24L-1.7-21.4L0-25L1.7-21.4L4-24C4.6-19.6 3.8-16 0-15Z", RED) + line("M0-17V-20.4M-1.8-17.6L-2.4-20M1.8-17.6L2.4-20", .6, GOLD),
    "sp": path("M-.5 0V-3H-5L-1.6-7H-4L0-13L4-7H1.6L5-3H.5V0Z", GREEN) + line("M-3-7L0-12L3-7M-4-3L-1.4-6M4-3L1.4-6", .9, LINEN),
    "lf": path("M0 0C-2-1.4-1.8-3.4 0-5C1.8-3.4 2-1.4 0 0Z", GREEN, stroke_width=.5),
    "bl": path("M0-2.9C1.4-2.9 1.6-1.6 1.2-.9C2-1.4 3.2-.9 2.8 .5C2.4 1.6 1.2 1.4 .7 .9C1 1.8 .6 2.9-.6 2.8C-1.8 2.6-1.7 1.3-1.1 .8C-2 1-3 .4-2.7-.8C-2.3-1.9-1.2-1.5-.7-.9C-1-1.8-1-2.9 0-2.9Z", LINEN, stroke_width=.6) + dot(0, 0, .9, RED, stroke="none"),
    "wh": line("M0 0V-14", .8) + path("M0-12C-3-13-3-15-2.6-16.6C-.8-16-.2-14.6 0-13C.2-14.6 .8-16 2.6-16.6C3-15 3-13 0-12ZM0-15.6C-3-16.6-3-18.6-2.6-20.2C-.8-19.6-.2-18.2 0-16.6C.2-18.2 .8-19.6 2.6-20.2C3-18.6 3-16.6 0-15.6ZM0-19C-1.8-20.6-1.4-22.4 0-24C1.4-22.4 1.8-20.6 0-19Z", GOLD, stroke_width=.7),
    "vl": path("M0-4.6L2-1.8L5.2-2.4L3.6 .6L5 3.4L1.8 3.4L0 6L-1.8 3.4L-5 3.4L-3.6 .6L-5.2-2.4L-2-1.8Z", stroke_width=.8) + line("M0-4V4M0 2L3.4 2.4M0 2L-3.4 2.4M0 1L3.4-1M0 1L-3.4-1", .5, CREAM),
    "ol": use("oa", fill=GREEN) + line("M0-1V-8M0-3L1.4-4.4M0-3L-1.4-4.4M0-5.4L1.2-6.6M0-5.4L-1.2-6.6", .5, CREAM),
    "ba": line("M2.5 92.4H57.5", 2),
    "bs": path("M0-3.4L1-1L3.4 0L1 1L0 3.4L-1 1L-3.4 0L-1-1Z", GOLD, stroke="none"),
}

PARTS["ro"] = "".join(use("he", *place, .4, turn=turn, fill=CREAM, stroke="none") for turn, place in ((0, (0, -4.9)), (90, (4.9, 0)), (180, (0, 4.9)), (270, (-4.9, 0)))) + dot(0, 0, 1.3, GOLD, stroke="none") + "".join(
    use("bs", x, y, .7) for x, y in ((-6, -6), (6, -6), (-6, 6), (6, 6))
)


def fallen(x, y, turn, colour):
    """An autumn leaf on the ground."""
    return use("le", x, y, .36, turn=turn, fill=colour, stroke_width=2.2)

