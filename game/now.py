"""The time, at one place."""

import time


def now_ms() -> int:
    """Milliseconds of the epoch."""
    return time.time_ns() // 1_000_000
