"""What holds for every view of a klasik table, whoever gets it."""

from .card_rules import ALL_CARDS, LAST_TRICK, best, in_order_of_hand, playable, plays, points

FIELDS = {
    "table",
    "version",
    "phase",
    "you",
    "turn",
    "move_ms",
    "rules",
    "dealer",
    "trump",
    "caller",
    "offered",
    "hand",
    "talon",
    "legal",
    "cards_left",
    "trick",
    "last_trick",
    "tricks",
    "announced",
    "bela",
    "totals",
    "deal",
    "deals",
    "seats",
    "winner",
    "record",
}
SEAT_FIELDS = {"name", "kind", "ready", "here", "standin", "level"}
FREE = {"name": None, "kind": None, "ready": False, "here": False, "standin": False, "level": None}
PHASES = {"waiting", "calling", "playing", "review", "over"}
VALUES = {20, 50, 100, 150, 200}


def check_view(view, target=1001):
    assert set(view) == FIELDS
    assert view["rules"] == {"players": 4, "target": target}
    assert view["phase"] in PHASES
    assert isinstance(view["version"], int)
    check_seats(view)
    check_totals(view)
    if view["you"] is None:
        assert (view["hand"], view["legal"], view["talon"]) == ([], [], 0)
    {"waiting": check_waiting, "calling": check_calling, "playing": check_playing, "review": check_review}.get(
        view["phase"], check_over
    )(view)


def check_seats(view):
    assert len(view["seats"]) == 4
    for seat in view["seats"]:
        assert set(seat) == SEAT_FIELDS
        assert seat["kind"] in {"guest", "robot"} or seat == FREE
        assert (seat["level"] is not None) == (seat["kind"] == "robot")


def check_totals(view):
    sums = [0, 0]
    for deal in view["deals"]:
        assert set(deal) == {"score", "caller", "trump", "outcome"}
        assert deal["outcome"] in {"pass", "fall", "belot"}
        sums = [sums[side] + deal["score"][side] for side in (0, 1)]
    if view["phase"] != "waiting" and all(deal["outcome"] != "belot" for deal in view["deals"]):
        assert view["totals"] == sums
    assert (view["winner"] is None) == (view["phase"] != "over")
    assert (view["record"] is None) == (view["phase"] != "over")


def check_waiting(view):
    assert view["version"] == 0
    for field in ("turn", "dealer", "trump", "caller", "offered", "last_trick", "winner", "move_ms"):
        assert view[field] is None, field
    for field in ("hand", "legal", "trick", "announced", "bela", "deals"):
        assert view[field] == [], field


def check_calling(view):
    assert (view["trump"], view["caller"], view["last_trick"], view["trick"]) == (None, None, None, [])
    assert (view["tricks"], view["deal"], view["announced"], view["bela"]) == ([0, 0], [0, 0], [], [])
    assert view["cards_left"] == [8, 8, 8, 8]
    check_own_cards(view)
    if view["you"] is not None:
        assert (len(view["hand"]), view["talon"]) == (6, 2)
    calls = [f"call {suit}" for suit in "HDSC"]
    expected = calls if view["turn"] == view["dealer"] else ["pass", *calls]
    assert view["legal"] == (expected if on_turn(view) else [])


def check_playing(view):
    trick, taken = view["trick"], sum(view["tricks"])
    assert view["trump"] in "HDSC"
    assert view["caller"] in range(4)
    assert taken <= 7
    assert len(trick) <= 3
    leader = trick[0][0] if trick else view["turn"]
    order = [(leader + place) % 4 for place in range(4)]
    assert [seat for seat, _ in trick] == order[: len(trick)]
    assert view["turn"] == order[len(trick)]
    assert view["cards_left"] == [8 - taken - (seat in order[: len(trick)]) for seat in range(4)]
    check_own_cards(view)
    assert view["talon"] == 0
    allowed = plays(view["hand"], [card for _, card in trick], view["trump"]) if on_turn(view) else []
    assert view["legal"] == allowed
    check_last_trick(view)
    check_announced(view)
    if not taken:
        assert view["deal"] == [0, 0]
    if view["last_trick"] and not trick:
        assert view["turn"] == view["last_trick"]["winner"]


def check_review(view):
    assert (view["turn"], view["cards_left"], view["hand"], view["trick"]) == (None, [0] * 4, [], [])
    assert sum(view["tricks"]) == 8
    assert view["legal"] in ([], ["accept"])
    assert isinstance(view["move_ms"], int)
    check_last_trick(view)
    check_announced(view)


def check_over(view):
    assert (view["turn"], view["legal"], view["move_ms"]) == (None, [], None)
    assert view["deal"] == view["deals"][-1]["score"]
    mine, theirs = view["totals"][view["winner"]], view["totals"][1 - view["winner"]]
    assert mine > theirs
    assert mine >= view["rules"]["target"]


def on_turn(view):
    return view["you"] is not None and view["you"] == view["turn"]


def check_own_cards(view):
    assert view["hand"] == in_order_of_hand(set(view["hand"]))
    assert set(view["hand"]) <= set(ALL_CARDS)
    if view["you"] is not None:
        assert len(view["hand"]) + view["talon"] == view["cards_left"][view["you"]]


def check_last_trick(view):
    last = view["last_trick"]
    assert (last is None) == (sum(view["tricks"]) == 0)
    if last:
        assert set(last) == {"leader", "cards", "winner"}
        assert len(set(last["cards"])) == 4
        place = last["cards"].index(best(last["cards"], view["trump"]))
        assert last["winner"] == (last["leader"] + place) % 4
        assert view["tricks"][last["winner"] % 2] > 0


def check_announced(view):
    """Automatic announcements: nothing before the first card, then the winners', with their cards after the first trick."""
    entries = view["announced"]
    if not view["trick"] and not sum(view["tricks"]):
        assert entries == []
    assert len({entry["seat"] % 2 for entry in entries}) <= 1
    first = (view["dealer"] + 1) % 4
    turns = [(entry["seat"] - first) % 4 for entry in entries]
    assert turns == sorted(turns)
    for entry in entries:
        assert set(entry) == {"seat", "value", "top", "length", "cards"}
        assert (entry["top"], entry["length"]) == (None, None)
        assert entry["value"] in VALUES
        assert (entry["cards"] is not None) == (sum(view["tricks"]) > 0)


def trick_points(cards, trump, number):
    return points(cards, trump) + (LAST_TRICK if number == 8 else 0)


def follows(cards, hands, trump):
    """Whether a finished trick was played by the rules from the hands that played it."""
    return all(card in playable(hands[place], list(cards[:place]), trump) for place, card in enumerate(cards))
