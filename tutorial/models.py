"""What somebody has learned. It hangs on the person's row, a guest's too, so that who registers later keeps it."""

from django.conf import settings
from django.db import models

WHOLE = 0
"""Stands for the whole of a lesson or guided deal, where a step has a number from 1."""


class Learned(models.Model):
    """A step, or the whole of a lesson, that somebody has come through."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    lesson = models.SlugField(max_length=40)
    step = models.PositiveSmallIntegerField(default=WHOLE)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "lesson", "step"], name="learned_once")]


class Practice(models.Model):
    """How somebody's exercises go (`exercises/tally.py` says what is in it)."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    tally = models.JSONField(default=dict)
