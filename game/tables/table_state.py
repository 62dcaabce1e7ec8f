"""What is known of a table beside its cards: who sits where, and how it is played."""

from dataclasses import dataclass

from game.bela import Rules


@dataclass(frozen=True, slots=True)
class SeatState:
    """One place at the table; a free one has neither `name` nor `kind`."""

    index: int
    name: str | None = None
    kind: str | None = None
    ready: bool = False
    here: bool = False
    standin: bool = False
    level: str | None = None
    user_id: int | None = None

    @property
    def is_free(self) -> bool:
        return self.kind is None

    @property
    def is_robot(self) -> bool:
        return self.kind == "robot"

    @property
    def moved_by_robot(self) -> bool:
        return self.is_robot or self.standin


@dataclass(frozen=True, slots=True)
class TableState:
    """A table as all may know it. Times are milliseconds of the epoch."""

    id: int
    code: str
    visibility: str
    rules: Rules
    preset: str
    move_seconds: int
    min_win_rate: int
    spectators: bool
    creator_id: int | None
    begun: bool
    seats: tuple[SeatState, ...]
    shown_until_ms: int | None = None
    clock_ms: int | None = None
    ran_out: int | None = None  # the seat for which the clock has just moved
    rematch_code: str | None = None
    rematch_by: str | None = None
    replay_open: bool = False
    company: str = ""  # who began the match
    left_first: str | None = None  # whose leaving has decided the match
    verdicts: tuple[str, ...] | None = None  # of a decided match, by seat
    played: bool = False  # somebody has played a card
    foregone: bool = False  # only seeing the last deal is left
    watching: int = 0  # people who look on

    @property
    def creator_seat(self) -> int | None:
        return None if self.creator_id is None else self.seat_of(self.creator_id)

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def is_for_learning(self) -> bool:
        """Its match doesn't count for the win rate: hints are given, and all tricks of the deal can be looked at."""
        return self.company in ("guests", "robots")

    def seat_of(self, user_id: int | None) -> int | None:
        """The seat of this person, None for who does not sit here."""
        if user_id is None:
            return None
        return next((seat.index for seat in self.seats if seat.user_id == user_id), None)

    def may_watch(self, user_id: int | None) -> bool:
        """Whether this person may see the table: who knows the code sees it until it begins, afterwards who plays, or anybody where spectators may."""
        return not self.begun or self.spectators or self.seat_of(user_id) is not None

    def may_invite(self, user_id: int | None) -> bool:
        """Whoever sits at a private table; at an open one, whose conditions an invitation lifts, only who opened it."""
        if self.begun or self.seat_of(user_id) is None:
            return False
        return self.visibility == "private" or self.creator_id == user_id

    def may_see_replay(self, user_id: int | None) -> bool:
        """Whether the finished match is there for this person; a player may have opened it to everybody."""
        return self.replay_open or self.may_watch(user_id)
