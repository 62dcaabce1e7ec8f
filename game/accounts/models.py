"""Who plays here, who are friends, and how everybody's matches ended."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models.functions import Greatest, Least, Replace
from django.utils.translation import gettext_lazy as _

from game.preferences import LONGEST

from .names import LOOK_ALIKES, fold_name

GUEST = "gost-"  # how the user names of guests begin, and nobody else's


def _look_of(column: str) -> models.F | Replace:
    """`names.look_of` in the database's words."""
    look: models.F | Replace = models.F(column)
    for seen, taken_for in LOOK_ALIKES:
        look = Replace(look, models.Value(seen), models.Value(taken_for))
    return look


class Circle(models.TextChoices):
    """Who may: see a profile, invite somebody."""

    ALL = "all"
    FRIENDS = "friends"
    NOBODY = "nobody"


class User(AbstractUser):
    """A person. A guest is a row too, so that whoever registers later keeps everything.

    `name` is what others read; an account's `username` is that name folded (`names.fold_name`), so that no two look alike.
    """

    first_name = None  # type: ignore[assignment]  # how Django says that a column it inherits is not there
    last_name = None  # type: ignore[assignment]
    name = models.CharField(_("name"), max_length=40)
    is_guest = models.BooleanField(_("guest"), default=False)
    renamed_at = models.DateTimeField(null=True)
    profile_for = models.CharField(max_length=8, choices=Circle, default=Circle.ALL)
    invited_by = models.CharField(max_length=8, choices=Circle, default=Circle.ALL)
    hides_presence = models.BooleanField(default=False)
    # As game/preferences.py writes them; null: none chosen.
    preferences = models.CharField(max_length=LONGEST, null=True)

    REQUIRED_FIELDS = ["email", "name"]  # what `createsuperuser` asks for besides the user name

    class Meta(AbstractUser.Meta):
        # of two who register names alike at once, one is late
        constraints = [models.UniqueConstraint(_look_of("username"), name="no_two_names_alike")]

    def __str__(self) -> str:
        return self.name or self.username

    @classmethod
    def normalize_username(cls, username: str) -> str:
        """As `createsuperuser` stores it, so that it is found when its owner logs in; a guest's is no name."""
        return username if username.startswith(GUEST) else fold_name(username)


class DeviceLink(models.Model):
    """A private link that lets its owner go on playing on another device, once."""

    user = models.ForeignKey(User, on_delete=models.CASCADE)
    token_hash = models.CharField(max_length=64, unique=True)
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)


class Presence(models.Model):
    """Until when somebody counts as being on the site: a lease, renewed while a socket is open."""

    user = models.OneToOneField(User, on_delete=models.CASCADE, primary_key=True, related_name="presence")
    until_ms = models.BigIntegerField(db_index=True)


class Friendship(models.Model):
    """Asked for by one, and a friendship once the other has accepted."""

    asker = models.ForeignKey(User, on_delete=models.CASCADE, related_name="asked_friendships")
    asked = models.ForeignKey(User, on_delete=models.CASCADE, related_name="friendships_asked_of")
    made_ms = models.BigIntegerField()
    accepted_ms = models.BigIntegerField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(Least("asker", "asked"), Greatest("asker", "asked"), name="one_friendship_a_pair"),
            models.CheckConstraint(condition=~models.Q(asker=models.F("asked")), name="no_friendship_with_oneself"),
        ]


class Block(models.Model):
    """Somebody wants nothing to do with somebody, who isn't told."""

    blocker = models.ForeignKey(User, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(User, on_delete=models.CASCADE, related_name="blocked_by")
    made_ms = models.BigIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["blocker", "blocked"], name="one_block_a_pair"),
            models.CheckConstraint(condition=~models.Q(blocker=models.F("blocked")), name="no_block_of_oneself"),
        ]


class Played(models.Model):
    """Somebody's part in a match that is decided: written once, with what decided it, and never changed.

    The deals' figures are of the deals played until then: `own_calls` and `own_calls_made` are this person's,
    `side_calls` the partner's too, `defences` the deals that the others called.
    """

    class Outcome(models.TextChoices):
        WON = "won"
        LOST = "lost"
        ABANDONED = "abandoned"
        NONE = "none"  # nobody's win or loss: the partner of who left, the third of three

    user = models.ForeignKey(User, on_delete=models.CASCADE, null=True, related_name="played")
    erased_as = models.CharField(max_length=40, blank=True)  # the name in this match of who is deleted, and no user
    match = models.CharField(max_length=12)  # the code of its table
    ended_ms = models.BigIntegerField()
    outcome = models.CharField(max_length=10, choices=Outcome)
    counts = models.BooleanField()  # for the win rate
    with_robots = models.BooleanField()  # from its start
    preset = models.CharField(max_length=20)
    players = models.PositiveSmallIntegerField()
    target = models.PositiveSmallIntegerField()
    partner = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, related_name="+")
    deals = models.PositiveIntegerField(default=0)
    points = models.PositiveIntegerField(default=0)
    own_calls = models.PositiveIntegerField(default=0)
    own_calls_made = models.PositiveIntegerField(default=0)
    side_calls = models.PositiveIntegerField(default=0)
    side_calls_made = models.PositiveIntegerField(default=0)
    defences = models.PositiveIntegerField(default=0)
    defences_held = models.PositiveIntegerField(default=0)
    sweeps = models.PositiveIntegerField(default=0)
    belas = models.PositiveIntegerField(default=0)
    timeouts = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "match"], name="one_part_a_match")]
        indexes = [
            models.Index(fields=["user", "-ended_ms"], name="played_latest_first"),
            models.Index(fields=["match"], name="played_by_match"),
        ]


class Standing(models.Model):
    """What somebody's counted matches come to; `manage.py check_rates` holds it against them."""

    user = models.OneToOneField(User, on_delete=models.CASCADE, primary_key=True, related_name="standing")
    wins = models.PositiveIntegerField(default=0)
    losses = models.PositiveIntegerField(default=0)
    abandonments = models.PositiveIntegerField(default=0)
    lower_bound = models.FloatField(default=0.0, db_index=True)  # of the rate, for the leaderboard


class Report(models.Model):
    """Somebody's name or behaviour, reported; and what was decided about it, and why."""

    class About(models.TextChoices):
        NAME = "name", _("the name")
        BEHAVIOUR = "behaviour", _("the behaviour")

    class Decision(models.TextChoices):
        NOTHING = "nothing", _("nothing")
        WARNED = "warned", _("a warning")
        RENAMED = "renamed", _("a new name")
        SHUT_OUT = "shut_out", _("shut out")

    reporter = models.ForeignKey(User, models.SET_NULL, null=True, related_name="+", verbose_name=_("Reported by"))
    reported = models.ForeignKey(User, on_delete=models.CASCADE, related_name="reports")
    about = models.CharField(_("What is reported"), max_length=10, choices=About)
    words = models.TextField(_("In which words"), max_length=500, blank=True)
    name_then = models.CharField(_("Name then"), max_length=40)
    match = models.CharField(max_length=12, blank=True)  # the code of the table where it was
    said = models.TextField(_("What was said there"), blank=True)  # by the reported, at that table
    made_at = models.DateTimeField(_("Reported on"), auto_now_add=True)
    decision = models.CharField(_("Decision"), max_length=10, choices=Decision, blank=True)
    reason = models.TextField(_("Reason"), max_length=500, blank=True)
    decided_at = models.DateTimeField(_("Decided on"), null=True)
    decided_by = models.ForeignKey(User, models.SET_NULL, null=True, related_name="+", verbose_name=_("Decided by"))
    read_at = models.DateTimeField(null=True)  # the decision, by the person it is about

    class Meta:
        verbose_name = _("report")
        verbose_name_plural = _("reports")
        constraints = [
            models.UniqueConstraint(
                fields=["reporter", "reported", "about"], condition=models.Q(decision=""), name="one_open_report"
            )
        ]

    def __str__(self) -> str:
        return self.name_then
