"""Places in the rules, and links to them: `kako-se-baca#iber` in a page's text."""

from typing import NamedTuple

from django.urls import reverse

FIRST: str = "pocetak"
"""The page that /pravila/ itself shows."""


class Place(NamedTuple):
    page: str
    anchor: str = ""

    @staticmethod
    def of(target: str, page: str) -> "Place":
        """From a link in the text of `page`."""
        name, _sharp, anchor = target.partition("#")
        return Place(name or page, anchor)

    @property
    def address(self) -> str:
        own = reverse("rulebook:first") if self.page == FIRST else reverse("rulebook:page", args=[self.page])
        return f"{own}#{self.anchor}" if self.anchor else own
