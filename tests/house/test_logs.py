import logging

import pytest

from belasite.logs import without_traceback


def record(logger: str, level: int) -> logging.LogRecord:
    fault = ValueError("the fault")
    made = logging.LogRecord(logger, level, __file__, 1, "what happened", None, (ValueError, fault, None))
    assert without_traceback(made)
    return made


@pytest.mark.parametrize(
    ("logger", "level"), [("django.request", logging.WARNING), ("django.security.DisallowedHost", logging.ERROR)]
)
def test_somebody_elses_bad_request_is_a_line_without_a_traceback(logger, level):
    assert "the fault" not in logging.Formatter().format(record(logger, level))


def test_our_own_fault_tells_where_it_happened():
    assert "the fault" in logging.Formatter().format(record("django.request", logging.ERROR))
