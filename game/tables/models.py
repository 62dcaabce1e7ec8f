"""A table, its seats and its journal: all that is stored of a match.

Instants are whole milliseconds of the epoch, so that clocks can be moved by plain addition in any database.
"""

from django.conf import settings
from django.db import models


class Table(models.Model):
    """A table from its opening to the end of its one match; a rematch is a new table."""

    class Visibility(models.TextChoices):
        OPEN = "open"
        PRIVATE = "private"

    class Company(models.TextChoices):
        """Who began the match: it counts only among registered players."""

        PLAYERS = "players"
        GUESTS = "guests"
        ROBOTS = "robots"

    code = models.CharField(max_length=12, unique=True)
    creator = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    visibility = models.CharField(max_length=8, choices=Visibility, default=Visibility.PRIVATE)
    preset = models.CharField(max_length=20, default="klasik")
    options = models.JSONField(default=dict)  # what differs from the defaults of Rules
    # As in the options: rooms are looked for by these two.
    players = models.PositiveSmallIntegerField(default=4)
    target = models.PositiveSmallIntegerField(default=1001)
    move_seconds = models.PositiveSmallIntegerField(default=20)
    min_win_rate = models.PositiveSmallIntegerField(default=0)
    spectators = models.BooleanField(default=False)
    opened_ms = models.BigIntegerField()
    rematch_of = models.OneToOneField("self", on_delete=models.SET_NULL, null=True, related_name="rematch")

    first_dealer = models.PositiveSmallIntegerField(null=True)
    begun_ms = models.BigIntegerField(null=True)
    company = models.CharField(max_length=8, choices=Company, blank=True)
    over_ms = models.BigIntegerField(null=True)
    decided_ms = models.BigIntegerField(null=True)  # for the win rate: at its end, or when somebody left for good
    decided_length = models.PositiveIntegerField(null=True)  # moves in the journal that led there
    left_first = models.PositiveSmallIntegerField(null=True)  # the seat whose leaving decided it
    verdicts = models.JSONField(null=True)  # what it then was for each seat, in Played's words
    closed_ms = models.BigIntegerField(null=True)  # everybody has gone
    replay_open = models.BooleanField(default=False)  # anybody with the link may look at the finished match

    length = models.PositiveIntegerField(default=0)  # moves in the journal
    seating = models.PositiveIntegerField(default=0)  # raised by every change of seats, rules or stand-ins
    waiting_since_ms = models.BigIntegerField(default=0)  # when the present wait for somebody began
    due_ms = models.BigIntegerField(null=True, db_index=True)  # when the clock or a robot acts

    class Meta:
        indexes = [
            models.Index(
                fields=["visibility", "-id"],
                condition=models.Q(begun_ms=None, closed_ms=None),
                name="tables_that_wait",
            )
        ]

    def __str__(self) -> str:
        return self.code


class Seat(models.Model):
    """A place at a table: free, or with a person or a robot."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="seats")
    robot_level = models.CharField(max_length=12, blank=True)
    robot_name = models.CharField(max_length=20, blank=True)
    ready = models.BooleanField(default=False)
    here_until_ms = models.BigIntegerField(default=0)  # a lease: presence ends by itself
    seen_ms = models.BigIntegerField(default=0)  # the last sign of life
    timeouts = models.PositiveSmallIntegerField(default=0)  # in a row
    standin = models.BooleanField(default=False)
    left_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    # What stands for a deleted person's name, another one each match.
    erased_as = models.CharField(max_length=40, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "place"], name="one_seat_a_place"),
            models.UniqueConstraint(fields=["table", "user"], name="one_seat_a_person"),
        ]


class Move(models.Model):
    """A line of a table's journal, which is only ever added to.

    `action` is the contract's text, or `deal` and the whole deck with no seat.
    """

    class By(models.TextChoices):
        PERSON = "p"
        ROBOT = "r"
        STANDIN = "s"
        TIMEOUT = "t"
        DECK = "d"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves", db_index=False)
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True)
    action = models.CharField(max_length=120)
    made_by = models.CharField(max_length=1, choices=By)
    action_id = models.CharField(max_length=64, null=True)
    at_ms = models.BigIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_move_a_number"),
            models.UniqueConstraint(fields=["table", "seat", "action_id"], name="one_move_an_action_id"),
        ]


class Said(models.Model):
    """A phrase (`phrases.py`) that somebody has said, kept for some days in case that it is reported."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="said", db_index=False)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False)
    place = models.PositiveSmallIntegerField()
    phrase = models.CharField(max_length=12)
    at_ms = models.BigIntegerField(db_index=True)

    class Meta:
        indexes = [
            models.Index(fields=["table", "at_ms"], name="said_at_table"),
            models.Index(fields=["user", "at_ms"], name="said_by_person"),
        ]

    def __str__(self) -> str:
        return self.phrase


class Result(models.Model):
    """How a match ended, written with the move that ended it and never again. `check_matches` holds its journal against it."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True, related_name="result")
    winner = models.PositiveSmallIntegerField()  # a side
    totals = models.JSONField()  # by side
    deals = models.PositiveIntegerField()
    last_outcome = models.CharField(max_length=8)  # a word of the record

    def __str__(self) -> str:
        return f"{self.table_id}: {self.totals}"


class ClockBeat(models.Model):
    """When a clock last ran, so that the next one knows how long the server was away. One row."""

    at_ms = models.BigIntegerField()
