"""What holds for every view of any bela, whoever gets it (contract.md, "The view of a seat")."""

from .card_rules import in_order_of_hand
from .whole_view import FIELDS, FREE, SEAT_FIELDS

PHASES = ("calling", "exchanging", "discarding", "declaring", "playing", "review", "over")
VERBS = {
    "calling": {"pass", "call"},
    "exchanging": {"exchange", "keep"},
    "discarding": {"discard"},
    "declaring": {"declare"},
    "playing": {"play", "auzmes"},
    "review": {"accept", "auzmes"},
    "over": set(),
}
HAND_SIZE = {4: 8, 3: 10, 2: 10}
OF_ONE_SEAT = {"you", "hand", "talon", "legal", "move_ms", "seats"}


def check_every(views):
    """The views of all seats at one version."""
    for view in views:
        check(view)
    public = [{field: value for field, value in view.items() if field not in OF_ONE_SEAT} for view in views]
    assert all(each == public[0] for each in public)
    held = [card for view in views for card in view["hand"]]
    assert len(held) == len(set(held))
    assert not set(held) & {card for _, card in public[0]["trick"]}


def check(view):
    players = view["rules"]["players"]
    sides = 2 if players == 4 else players
    assert set(view) == FIELDS
    assert view["phase"] in PHASES
    for field, length in {
        "cards_left": players,
        "seats": players,
        "tricks": sides,
        "totals": sides,
        "deal": sides,
    }.items():
        assert len(view[field]) == length, field
    assert all(set(seat) == SEAT_FIELDS and seat != FREE for seat in view["seats"])
    assert {action.split()[0] for action in view["legal"]} <= VERBS[view["phase"]]
    assert view["hand"] == in_order_of_hand(view["hand"])
    if view["you"] is not None:
        assert len(view["hand"]) + view["talon"] == view["cards_left"][view["you"]]
    if view["you"] == view["turn"] and view["you"] is not None:
        assert view["legal"]
    if view["phase"] in ("calling", "exchanging", "declaring"):
        assert view["cards_left"] == [HAND_SIZE[players]] * players
    if view["phase"] == "discarding":
        check_discarding(view)
    assert (view["winner"] is None) == (view["phase"] != "over")


def check_discarding(view):
    left = [HAND_SIZE[3]] * 3
    left[view["caller"]] += 2
    assert view["cards_left"] == left
    if view["you"] == view["caller"]:
        assert len(view["legal"]) == 66
