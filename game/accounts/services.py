"""What people do with themselves: come as a guest, change the name, go on elsewhere."""

import hashlib
import secrets
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from . import shown
from .models import GUEST, Circle, DeviceLink, User
from .names import clean_guest_name

DEVICE_LINK_LIFE = timedelta(minutes=10)


def make_guest(*, name: str) -> User:
    """A new guest; raises BadName. Guests' names need not be unique."""
    guest = User(username=f"{GUEST}{secrets.token_hex(12)}", name=clean_guest_name(name), is_guest=True)
    guest.set_unusable_password()
    guest.save()
    return guest


def rename_guest(*, guest: User, name: str) -> None:
    """Raises BadName. Of who has registered meanwhile the name stays: an account's is another matter."""
    name = clean_guest_name(name)
    if name == guest.name:
        return
    with transaction.atomic():
        shown.has_changed(guest.pk)
        User.objects.filter(pk=guest.pk, is_guest=True).update(name=name)
    guest.name = name


def set_privacy(*, user: User, profile_for: Circle, invited_by: Circle, hides_presence: bool) -> None:
    user.profile_for, user.invited_by, user.hides_presence = profile_for, invited_by, hides_presence
    user.save(update_fields=["profile_for", "invited_by", "hides_presence"])


def make_device_link(*, user: User) -> str:
    """The secret token of a new link; only its hash is stored. An older unused link of the same person stops working."""
    token = secrets.token_urlsafe(24)
    with transaction.atomic():
        DeviceLink.objects.filter(user=user, used_at=None).delete()
        DeviceLink.objects.create(user=user, token_hash=_hash(token), expires_at=timezone.now() + DEVICE_LINK_LIFE)
    return token


def is_device_link_open(*, token: str) -> bool:
    return _open_links(token).exists()


def use_device_link(*, token: str) -> User | None:
    """Whose link it is, the first time within its life; None ever after."""
    with transaction.atomic():
        link = _open_links(token).select_related("user").select_for_update().first()
        if link is None or not _open_links(token).update(used_at=timezone.now()):
            return None
        return link.user


def _open_links(token: str) -> QuerySet[DeviceLink]:
    return DeviceLink.objects.filter(token_hash=_hash(token), used_at=None, expires_at__gt=timezone.now())


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
