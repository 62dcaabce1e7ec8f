"""Eight heads about 0 0, jacks and queens; the kings are the other deck's four."""

from deck.heads import CHEEKS, FRECKLES, LAUGH, LIPS, LOWERED, MOUTH, NOSE, OPEN, SMALL_NOSE, SMILING, STERN, BROWS, face
from deck.heads import king_bundeva, king_list, king_srce, king_žir
from deck.palette import BROWN, GOLD, GREEN, INK, LINEN, RED, SKIN
from deck.svg import dot, group, line, path, use

from .signs import BLUE

NECK = path("M-4 4.4V9.4Q0 13.8 3.8 9.4V4.4Z", SKIN)
LONG = "M-6.6-6C-9.6 0-7.6 6-9 11Q-6 13.4-3.4 10.6L-4 4H4L3.6 10.6Q6.2 13.4 9.2 11C7.6 6 9.6 0 6.6-6Z"
BOBBED = "M-6.6-6C-8.4-1-8.2 4-8 7Q-5.6 8.6-3.4 7H3.6Q5.8 8.6 8.2 7C8.4 4 8.6-1 6.6-6Z"


def jack_hearts():
    """Fair, bobbed, laughing, in a red beret."""
    return (
        path(BOBBED, GOLD) + NECK
        + face("fm", 0, 0, SMILING, SMALL_NOSE, LAUGH, CHEEKS)
        + path("M-5.8-2.6C-5.6-6-3-7 0-7S5.8-6 5.8-2.6Q3-5 0-4.6T-5.8-2.6Z", GOLD)
        + path("M-8-6.4Q-10.4-10 -6.8-12.6Q0-16 7.8-12.4Q11-9.6 7.6-6.4Q0-9.4-8-6.4Z", RED) + line("M-7.4-7.2Q0-10.2 7-7.2", 1.3, GOLD)
        + path("M5-9.4C4.6-13.4 7-16.8 10-17.6C10.8-13.4 9.4-10.4 6.4-8.4Z", LINEN)
    )


def jack_diamonds():
    """Dark, with a thin moustache, in a blue hat turned up in front."""
    return (
        path(BOBBED, INK) + NECK
        + face("fm", 0, 0, OPEN, BROWS, NOSE, line("M-.8 5Q.4 5.5 1.6 5", .6), flip=True)
        + path("M0 2.8Q3 2 5.6 4.4Q3 5 0 3.8Q-3 5-5.6 4.4Q-3 2 0 2.8Z", INK, stroke_width=.5)
        + path("M-6.6-5L-6.4-13.6Q0-15.6 6.4-13.6L6.6-5Q0-7.4-6.6-5Z", BLUE)
        + path("M-8.4-4.4L-7.6-9L0-6.6L7.6-9L8.4-4.4Q0-7.6-8.4-4.4Z", GOLD) + dot(0, -10.4, 1.7, LINEN)
    )


def jack_spades():
    """Long haired, with a pointed beard and a scowl, under a broad black hat."""
    return (
        path(LONG, BROWN) + NECK
        + face("fm", 0, 0, STERN, NOSE)
        + path("M-4.4 4Q-2.2 2.4.6 3.4Q3.4 2.4 5.2 4Q4.4 9 .6 13.4Q-3.4 9-4.4 4Z", BROWN) + line("M-1 5.6H2", .8, RED)
        + path("M-10.4-4.4Q-9.6-7-6.2-7.2Q-5.6-14 0-14.4Q5.6-14 6.2-7.2Q9.6-7 10.4-4.4Q0-8.4-10.4-4.4Z", INK) + line("M-6-8.2Q0-10.6 6-8.2", 1.4, GOLD)
        + path("M3.4-9.4C2-13.4 3.4-16.6 7.4-18C10.4-14.8 9.4-11 5.4-8.4Z", RED)
    )


def jack_clubs():
    """Curly, freckled, in a green pointed cap."""
    curls = "".join(dot(side * x, y, 2.5, BROWN, stroke_width=.7) for side in (-1, 1) for x, y in ((5.4, 4.4), (6.9, 1), (7, -2.6), (6.2, -5.8)))
    return (
        NECK + curls
        + face("fm", 0, 0, OPEN, SMALL_NOSE, MOUTH, FRECKLES, CHEEKS, wide=1.06, tall=.98)
        + path("M-7-5.4Q-7.4-10-4-12.4Q-2-15.8 4.4-17.6Q4.4-14 6-11.4Q7.6-8.6 7-5.4Q0-8.8-7-5.4Z", GREEN)
        + line("M-6.8-6.8Q0-10.2 6.8-6.8", 1.8, GOLD) + dot(4.4, -17, 1.5, GOLD)
    )


def coronet(colour, jewel):
    return path("M-7.4-7L-8.4-13.6L-4.8-10.8L-3-15.4L0-11.4L3-15.4L4.8-10.8L8.4-13.6L7.4-7Q0-10-7.4-7Z", GOLD) + line("M-7-8.6Q0-11.4 7-8.6", 1.3, colour, stroke_dasharray="0 2.3") + jewel


def queen_hearts():
    """Round and merry, fair plaits looped over the ears."""
    loops = "".join(dot(side * 6.9, 3, 3.2, GOLD) + line(f"M{side * 9 - 1} 1.6l2 1.4M{side * 8.4 - 1} 4.4l2 .8", .5) for side in (-1, 1))
    return (
        NECK + path("M-6.6-8C-8.6-4-7.6 2-6.6 5H6.8C7.8 2 8.8-4 6.6-8Z", GOLD) + loops
        + face("ff", 0, 0, SMILING, SMALL_NOSE, LAUGH, CHEEKS, wide=1.1)
        + path("M-6-1C-6.4-6-3.6-8.6 0-8.6S6.6-6 6.2-1C5-4.4 2.6-6 0-6S-5-4.4-6-1Z", GOLD)
        + coronet(RED, dot(0, -12.4, 1.3, RED, stroke_width=.5))
    )


def queen_diamonds():
    """Dark, slender, lowered eyes, a pale veil under the crown."""
    return (
        path("M-7-9C-10-2-8.6 6-11 13Q-6 15-3.6 10H4Q6 15 11.4 13C9-.4 10-2 7-9Z", LINEN) + NECK
        + face("ff", 0, 0, LOWERED, BROWS, NOSE, LIPS, wide=.94, tall=1.03)
        + path("M-6-.6C-6.4-6-3.6-8.6 0-8.6S6.4-6 6-.6C4.8-4 2.6-5-.2-6C-2.6-5-4.8-4-6-.6Z", INK)
        + path("M-6.6-9C-8.6-5-7.6-1-7.6 3L-5.4 2.4C-6.6-4-4.4-7.4 0-7.4S6.6-4 5.4 2.4L7.6 3C7.6-1 8.6-5 6.6-9Z", LINEN)
        + coronet(BLUE, path("M0-15.4L1.6-12.8L0-10.4L-1.6-12.8Z", LINEN, stroke_width=.5))
    )


def queen_spades():
    """Old, white haired, stern, in a black hood."""
    return (
        path("M-7-9C-10.6-2-8.6 6-10.4 12Q-6 15-3.4 10.6H3.6Q6.4 15 10.8 12C8.8 6 10.8-2 7-9Z", INK) + NECK
        + face("ff", 0, 0, use("eo"), line("M-4-2.2L-1-2.8M1.6-2.8L4.4-2.2", .6), line("M.2-2.4C2.2-.6 2.6 1.6 1.4 2.4", .6), line("M-1.4 4.8Q.4 4 2.2 4.8M-4.2 1.6L-3.2 3.4M4.4 1.6L3.6 3.4", .55))
        + path("M-5.8-.6C-6.4-6-3.6-8.2 0-8.2S6.4-6 6-.6C5-4 3-4.6 0-6.6C-3-4.6-5-4-5.8-.6Z", LINEN, stroke_width=.6)
        + path("M-6.8-9C-8.8-5-8-1-7.8 3L-5.6 2.6C-6.6-4-4.4-7.4 0-7.4S6.8-4 5.6 2.6L7.8 3C8-1 8.8-5 6.8-9Z", INK)
        + coronet(INK, dot(0, -12.4, 1.3, INK, stroke_width=.5))
    )


def queen_clubs():
    """Freckled, brown hair loose to the breast, looking aside."""
    return (
        path("M-7-8C-10.4-1-9 6-10.4 14Q-6.4 16.4-3.8 13L-3.6 4H4L4 13Q6.6 16.4 10.6 14C9.2 6 10.6-1 7-8Z", BROWN) + line("M-7 3L-7.6 12M-5.2 4.6V12M7.2 3L7.8 12M5.4 4.6V12", .5) + NECK
        + face("ff", 0, 0, OPEN, BROWS, SMALL_NOSE, LIPS, FRECKLES, flip=True)
        + path("M-6.2.6C-6.6-6-3.6-8.6 0-8.6S6.6-6 6.2.6C5.6-3 4.4-4-2.2-5.8C-3.8-5.2-5.4-3-6.2.6Z", BROWN)
        + coronet(GREEN, use("lf", 0, -10, 1.1))
    )


def seated_elsewhere(head):
    """A king's head, brought from its place on the other deck to 0 0."""
    return lambda: group(head(), transform="translate(-35.7-23.6)")


HEADS = {
    "JH": jack_hearts, "JD": jack_diamonds, "JS": jack_spades, "JC": jack_clubs,
    "QH": queen_hearts, "QD": queen_diamonds, "QS": queen_spades, "QC": queen_clubs,
    "KH": seated_elsewhere(king_srce), "KD": seated_elsewhere(king_bundeva), "KS": seated_elsewhere(king_žir), "KC": seated_elsewhere(king_list),
}
