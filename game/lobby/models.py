"""Invitations to a table that waits for its players."""

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """Lasts until it is declined, or the table begins or is closed; who is invited need not meet the table's conditions."""

    table = models.ForeignKey("tables.Table", on_delete=models.CASCADE, related_name="invitations")
    inviter = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    invited = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations")
    made_ms = models.BigIntegerField()
    declined_ms = models.BigIntegerField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "invited"], name="one_invitation_a_table")]
