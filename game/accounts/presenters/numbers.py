"""Numbers and days as they are written in the language that is spoken."""

from datetime import UTC, datetime

from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime
from django.utils.translation import pgettext

NBSP = "\N{NO-BREAK SPACE}"


def percent(part: int, whole: int) -> str:
    """Rounded down, like the rate; of nothing a dash.

    >>> percent(2, 3).replace(NBSP, " "), percent(0, 0)
    ('66 %', '–')
    """
    return share(100 * part // whole) if whole else "–"


def share(of_a_hundred: int) -> str:
    return pgettext("a share", "%(percent)d%%") % {"percent": of_a_hundred}


def average(total: int, count: int) -> str:
    return number_format(total / count, 1) if count else "–"


def day(instant_ms: int) -> str:
    return date_format(localtime(datetime.fromtimestamp(instant_ms / 1000, UTC)), "DATE_FORMAT")
