"""Croatian letters without their marks, so that „stih“ finds „štih“ and „dak“ and „djak“ find „đak“."""

from typing import Final

_LETTERS: Final = {"č": "c", "ć": "c", "š": "s", "ž": "z", "đ": "d"}


def fold(text: str) -> str:
    """Lower case, without marks, letter by letter: the result is as long as the text."""
    return "".join(_folded(letter) for letter in text)


def _folded(letter: str) -> str:
    small = letter.lower()
    folded = _LETTERS.get(small, small)
    return folded if len(folded) == 1 else letter


def variants(word: str) -> tuple[str, ...]:
    """A folded word as it may have been meant: who has no đ writes dj."""
    folded = fold(word)
    return (folded, folded.replace("dj", "d")) if "dj" in folded else (folded,)
