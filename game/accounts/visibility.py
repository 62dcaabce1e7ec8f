"""Who may see somebody's profile, and stand in whose list."""

from django.db.models import Q, QuerySet

from .models import Circle, User
from .selectors import blockers_of, friends_of


def may_see_profile(viewer_id: int | None, owner: User) -> bool:
    """A block closes it as if it were nobody's to see; a guest's is the guest's own."""
    if viewer_id == owner.id:
        return True
    if owner.is_guest or owner.profile_for == Circle.NOBODY:
        return False
    if viewer_id is not None and owner.id in blockers_of(viewer_id):
        return False
    return owner.profile_for == Circle.ALL or (viewer_id is not None and viewer_id in friends_of(owner.id))


def listed_for(viewer_id: int | None) -> QuerySet[User]:
    """Whom a public list may name before this viewer: whoever shows the profile to all, and the viewer."""
    public = User.objects.filter(is_guest=False, is_active=True, profile_for=Circle.ALL)
    if viewer_id is None:
        return public
    public = public.exclude(id__in=blockers_of(viewer_id))
    return public | User.objects.filter(Q(id=viewer_id), is_guest=False, is_active=True)
