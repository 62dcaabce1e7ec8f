"""What the site writes on its console: our faults with their traceback, other people's in a line."""

import logging


def without_traceback(record: logging.LogRecord) -> bool:
    """Keep a refused request to one line; only an error of the server tells where it happened."""
    if record.levelno < logging.ERROR or record.name.startswith("django.security"):
        record.exc_info = record.exc_text = None
    return True


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"ours": {"()": "django.utils.log.CallbackFilter", "callback": without_traceback}},
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["ours"]}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        "django.request": {"level": "ERROR"},  # a refused card is no news
        "game": {"handlers": ["console"], "level": "INFO", "propagate": False},
    },
}
