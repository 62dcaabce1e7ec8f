"""Why something asked of a table is not done."""


class Declined(Exception):
    """Nothing happened. `reason` is a word of the table's contract; `url` leads to where the asker should go instead."""

    def __init__(self, reason: str, *, text: str = "", url: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.text = text
        self.url = url
