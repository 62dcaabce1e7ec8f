"""A page's form as a browser would send it."""

from html.parser import HTMLParser


class Form(HTMLParser):
    """What it would send now, what else could be chosen, and where its links lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.links: list[str] = []
        self.feed((page.partition("<main")[2] or page).partition("</main>")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, value = given.get("name"), given.get("value") or ""
        if tag == "a" and "hx-get" in given:
            assert given["href"] == given["hx-get"]
            self.links.append(given["href"] or "")
        if tag != "input" or not name:
            return
        if given.get("type") == "radio":
            self.choices.setdefault(name, []).append(value)
        if given.get("type") != "radio" or "checked" in given:
            assert name not in self.fields, name
            self.fields[name] = value
