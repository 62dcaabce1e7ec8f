"""A mistake in a content file, said with its place."""

from pathlib import Path

from django.conf import settings


class ContentFault(Exception):
    """What is wrong in which line of which file: a sentence for the one who writes it."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        inside = path.is_relative_to(settings.BASE_DIR)
        self.place = f"{path.relative_to(settings.BASE_DIR) if inside else path}:{line}"
        self.message = message
        super().__init__(f"{self.place}: {message}")
