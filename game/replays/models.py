"""Records of matches that somebody has brought along to look at."""

from django.db import models


class BroughtRecord(models.Model):
    """The text as it came, which is a record as far as its form goes. It is kept for a while, for whoever has the link."""

    code = models.CharField(max_length=20, unique=True)
    text = models.TextField()
    table = models.CharField(max_length=12, blank=True, db_index=True)  # whose match it says that it is
    brought_ms = models.BigIntegerField(db_index=True)

    def __str__(self) -> str:
        return self.code
