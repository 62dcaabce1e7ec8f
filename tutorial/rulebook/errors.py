"""What is wrong with a page's text, and where."""

from pathlib import Path


class ContentError(Exception):
    """A fault in a page, told with its file and line: whoever wrote it need not know the code."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line
        self.message = message


class BlockError(Exception):
    """A fault in a block, `offset` lines below the one that opens it."""

    def __init__(self, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
