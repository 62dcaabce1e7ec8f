"""Somebody at a browser, who does with a page what people do."""

from collections.abc import Callable
from copy import copy

from .faults import Faults
from .looking import SPOT, Look, look

PATIENCE_S = 30.0  # machines may be slow
NARROW = 40  # pixels of a card: with less showing the first tap raises it


class Person:
    def __init__(self, context, *, touch: bool = False) -> None:
        context.set_default_timeout(PATIENCE_S * 1000)
        self.context, self.touch = context, touch
        self.faults = Faults(context)
        self.page = context.new_page()
        self.code = ""
        self.again = []

    @property
    def table(self) -> str:
        return f"/stol/{self.code}/"

    def presses(self, selector: str) -> None:
        button = self.page.locator(selector)
        if self.touch:
            button.tap()
        else:
            button.click()

    def looks(self, version: int = 0, phase: str = "", *, asked: bool = False, patience: float = PATIENCE_S) -> Look:
        """The table, as soon as it shows this version and phase, and with `asked` something to decide."""
        return look(self.page, version, phase, asked, patience)

    def does(self, *steps: Callable[["Person"], object]) -> "Person":
        """What is opened or filled in on a page, and will be again when it is read in another language."""
        for step in steps:
            step(self)
        self.again += steps
        return self

    def reads(self, language: str) -> None:
        """The same page in this language."""
        self.context.add_cookies([{"name": "jezik", "value": language, "url": self.page.evaluate("origin")}])
        self.page.goto(self.page.url.partition("#")[0])
        for step in self.again:
            step(self)

    # ------------------------------------------------------------------ before the match

    def opens_a_table(self, name: str, preset: str = "klasik", **options: object) -> str:
        self.page.goto("/")
        self.page.fill("[name=name]", name)
        self.presses("main [formaction='/stolovi/novi/izbor/']")
        self.page.wait_for_url("**/stolovi/novi/izbor/")
        if preset != "klasik":
            self.page.goto(f"/stolovi/novi/?preset={preset}")
            self.page.fill("[name=name]", name)
        for option, value in options.items():
            self.chooses(option, value)
        self.presses("main form button[type=submit].btn-main")
        return self.is_at_a_table()

    def chooses(self, option: str, value: object) -> None:
        """Something for a new table, unfolding the chapter it stands in."""
        chip = f"label:has([name={option}][value='{value}'])"
        if not self.page.locator(chip).is_visible():
            self.presses(f"details:has([name={option}]) > summary")
        self.presses(chip)
        self.page.wait_for_selector(f"[name={option}][value='{value}']:checked", state="attached")

    def is_at_a_table(self, code: str = "*") -> str:
        self.page.wait_for_url(f"**/stol/{code}/")
        self.code = self.page.url.rstrip("/").rpartition("/")[2]
        return self.code

    def opens_a_tab(self) -> "Person":
        tab = copy(self)
        tab.page = self.context.new_page()
        tab.page.goto(self.table)
        return tab

    def plays_against_robots(self, name: str) -> None:
        self.page.goto("/")
        self.page.fill("main [name=name]", name)
        self.presses("main button[name=robots]")
        self.is_at_a_table()

    def comes_by_link(self, link: str) -> None:
        self.page.goto(link)
        self.is_at_a_table()

    def comes_by_code(self, code: str) -> None:
        self.page.goto("/")
        self.page.fill("[name=kod]", code.upper())
        self.page.press("[name=kod]", "Enter")
        self.is_at_a_table(code)

    def sits(self, seat: int, name: str) -> None:
        self.page.fill("#sjedni [name=name]", name)
        self.presses(f"#room button[form=sjedni][value='{seat}']")
        self.page.wait_for_selector(f"#table[data-you='{seat}']")

    def goes_on_as(self, program) -> None:
        """This browser is that program's person from now on."""
        cookies = [{"name": name, "value": value, "url": program.origin} for name, value in program.cookies.items()]
        self.context.add_cookies(cookies)
        self.code = program.code
        self.page.goto(self.table)

    # ------------------------------------------------------------------ at the table

    def taps(self, card: str) -> bool:
        """Tap a card where it shows; again, if so little shows that the first tap only raises it. Is bela asked for now?"""
        spot = self.touches(card)
        if spot["shown"] < NARROW and spot["plays"] and spot["raised"] != card:
            self.page.wait_for_selector(f"#c-{card}[aria-pressed=true]")
            assert self.touches(card)["raised"] == card
        return spot["bela"]

    def touches(self, card: str) -> dict:
        spot = self.page.evaluate(SPOT, card)
        if self.touch:
            self.page.touchscreen.tap(*spot["spot"])
        else:
            self.page.mouse.click(*spot["spot"])
        return spot

    def says(self, action: str) -> None:
        self.presses(f"button[name=action][value='{action}']:not(.card):visible")

    def marks(self, card: str) -> None:
        """One of the cards to lay aside."""
        self.touches(card)
        assert self.page.is_checked(f"#c-{card} input")

    def plays(self, card: str) -> None:
        if self.taps(card):
            self.says(f"play {card} bela")
