"""Which deal of the match it is."""

from django.utils.translation import gettext as _


def first_deals() -> tuple[str, ...]:
    return (
        _("First deal"),
        _("Second deal"),
        _("Third deal"),
        _("Fourth deal"),
        _("Fifth deal"),
        _("Sixth deal"),
        _("Seventh deal"),
        _("Eighth deal"),
        _("Ninth deal"),
        _("Tenth deal"),
        _("Eleventh deal"),
        _("Twelfth deal"),
    )


def deal_name(number: int, first: tuple[str, ...]) -> str:
    """The deal counted from 1; the first dozen are named in words."""
    return first[number - 1] if number <= len(first) else _("Deal %(number)d") % {"number": number}
