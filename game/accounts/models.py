"""Who plays here."""

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """A person. A guest is a row too, so that whoever registers later keeps everything."""

    first_name = None  # type: ignore[assignment]  # how Django says that a column it inherits is not there
    last_name = None  # type: ignore[assignment]
    name = models.CharField(max_length=40)
    is_guest = models.BooleanField(default=False)

    def __str__(self) -> str:
        return self.name or self.username


class DeviceLink(models.Model):
    """A private link that lets its owner go on playing on another device, once."""

    user = models.ForeignKey(User, on_delete=models.CASCADE)
    token_hash = models.CharField(max_length=64, unique=True)
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)
