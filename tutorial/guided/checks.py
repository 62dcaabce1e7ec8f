"""The guided deals are read when the site is checked, so that a slip in one is found before it is seen."""

from typing import Any

from django.core.checks import CheckMessage, Error, register

from .faults import ContentFault
from .reading import guided_deals


@register()
def content_can_be_read(**_kwargs: Any) -> list[CheckMessage]:
    try:
        guided_deals()
    except ContentFault as fault:
        return [Error(str(fault), id="tutorial.E001")]
    return []
