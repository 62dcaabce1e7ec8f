"""Numbers and days as people here write them."""

from datetime import UTC, datetime

from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime

NBSP = "\N{NO-BREAK SPACE}"


def percent(part: int, whole: int) -> str:
    """Rounded down, like the rate; of nothing a dash.

    >>> percent(2, 3).replace(NBSP, " "), percent(0, 0)
    ('66 %', '–')
    """
    return f"{100 * part // whole}{NBSP}%" if whole else "–"


def average(total: int, count: int) -> str:
    return number_format(total / count, 1) if count else "–"


def day(instant_ms: int) -> str:
    return date_format(localtime(datetime.fromtimestamp(instant_ms / 1000, UTC)), "j. E Y.")
