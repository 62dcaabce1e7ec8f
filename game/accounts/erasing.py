"""Forgetting people for good: those who ask for it, and guests who have not been here for long."""

from datetime import datetime

from django.db import transaction
from django.db.models import Q, QuerySet

from .keepers import hold, keepers
from .models import Presence, User


def erase(*, user: User) -> None:
    """The row goes, and everything personal with it; raises CannotErase, and then nothing has happened."""
    with transaction.atomic():
        hold(user.id)
        person = User.objects.select_for_update().get(id=user.id)
        for keeper in keepers:
            keeper.erase(person)
        person.delete()


def idle_guests(before: datetime) -> QuerySet[User]:
    """Guests who came before this instant and have had no page open since."""
    here = Presence.objects.filter(until_ms__gte=int(before.timestamp() * 1000))
    came = Q(last_login__lt=before) | Q(last_login=None, date_joined__lt=before)
    return User.objects.filter(came, is_guest=True).exclude(id__in=here.values("user"))
