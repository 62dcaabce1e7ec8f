"""A lesson file becomes a lesson, or an error with its line. docs/lessons.md describes the format."""

import re
from pathlib import Path
from typing import Final

from game.bela.rules import OPTIONS

from ..sources import ContentError, Source
from . import fields
from .builders import KINDS
from .coach import NoSentence, masked, say, wrong_text
from .lesson import Lesson, Step
from .question import NoQuestion, Question, Row

EVERY_STEP: Final = ("kind", "goal", "text", "hints", "right", "wrong")
RESERVED: Final = ("zadaci", "vodeno", "vjezba", "iznova")
FILE_NAME: Final = re.compile(r"\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml")
LINK: Final = re.compile(r"\]\(([^)]*)\)")
LONGEST_GOAL: Final = 90


def read_lesson(path: Path, language: str) -> Lesson:
    """The lesson of a file named like `04-iber.yaml`; ContentError if anything in it is wrong."""
    name = FILE_NAME.fullmatch(path.name)
    if name is None or name[1] in RESERVED:
        raise ContentError(path, 1, "a lesson's file is named like 04-iber.yaml, and not like a page that exists")
    source = Source.read(path)
    source.only("title", "about", "steps")
    steps = tuple(_step(number, step, language) for number, step in enumerate(source.part("steps").each(), 1))
    _refuse_alike(path, steps, language)
    return Lesson(name[1], source.part("title").text(), source.part("about").text(), steps, language)


def _step(number: int, source: Source, language: str) -> Step:
    kind = source.part("kind")
    kind.one_of("read", *KINDS)
    question = None if kind.text() == "read" else _question(source)
    if question is None:
        source.only("kind", "goal", "text", "rows")
    goal = source.part("goal")
    if len(goal.text()) > LONGEST_GOAL:
        raise goal.wrong(f"the goal is one short sentence of at most {LONGEST_GOAL} letters")
    step = Step(
        number=number,
        goal=goal.text(),
        text=_prose(source, "text", needed=question is None),
        question=question,
        hints=_hints(source) if source.has("hints") else None,
        right=_prose(source, "right"),
        own=_own(source, question) if question and source.has("wrong") else {},
        rows=tuple(_row(row) for row in source.part("rows").each()) if source.has("rows") else (),
        line=source.line,
    )
    if question is not None:
        _try_sentences(source, question, language)
    return step


def _question(source: Source) -> Question:
    kind = KINDS[source.part("kind").text()]
    source.only(*EVERY_STEP, *kind.needed, *kind.possible)
    for name in kind.needed:
        source.part(name)
    try:
        return kind.build(source)
    except NoQuestion as error:
        raise source.wrong(str(error)) from None


def _prose(source: Source, name: str, *, needed: bool = False) -> str:
    """Text with Markdown in it, whose links lead to rules that exist."""
    if not source.has(name) and not needed:
        return ""
    part = source.part(name)
    text = part.paragraphs()
    for link in LINK.findall(text):
        option = link.removeprefix("/pravila/opcija/").removesuffix("/")
        if link.startswith("/pravila/opcija/") and option not in OPTIONS:
            raise part.wrong(f"there is no option `{option}`")
        if not (link.startswith("/") and link.endswith("/")):
            raise part.wrong(f"a link leads to a page of this site and ends with a slash, got `{link}`")
    return text


def _hints(source: Source) -> tuple[str, str]:
    hints = [hint.text() for hint in source.part("hints").each()]
    if len(hints) != 2:
        raise source.part("hints").wrong("expected two hints, a small and a bigger one; the solution is worked out")
    return hints[0], hints[1]


def _own(source: Source, question: Question) -> dict[str, str]:
    """The author's sentences to wrong answers, which have to be answers and to be wrong."""
    found = {}
    for key, part in source.part("wrong").named().items():
        answer = question.answer(key)
        if answer is None:
            known = ", ".join(each.key for each in question.answers if not each.is_right)
            raise part.wrong(f"`{key}` is no answer of this step; the wrong ones are {known}")
        if answer.is_right:
            raise part.wrong(f"`{key}` is right, says the engine")
        found[key] = part.text()
    return found


def _row(source: Source) -> Row:
    parts = source.only("cards", "label", "points")
    cards = fields.cards(source.part("cards"))
    points: tuple[int, ...] = ()
    if "points" in parts:
        worth = fields.worth(parts["points"])
        points = tuple(worth[card] for card in cards)
    return Row(cards, parts["label"].text() if "label" in parts else "", points=points)


def _try_sentences(source: Source, question: Question, language: str) -> None:
    """Say all there is to say once, so that a sentence that is missing is missed now."""
    try:
        say(language, *question.right, *question.hints, question.solution)
        for answer in question.answers:
            say(language, answer.head, *([answer.label] if answer.label else []))
            wrong_text(language, answer)
    except NoSentence as error:
        raise source.wrong(str(error)) from None


def _refuse_alike(path: Path, steps: tuple[Step, ...], language: str) -> None:
    """No two steps ask the same, and no two wrong answers read the same but for their cards and numbers."""
    asked: dict[object, int] = {}
    said: dict[str, str] = {}
    for step in steps:
        question = step.question
        same = (
            (step.goal, step.text)
            if question is None
            else (question.kind, question.felt, question.hand, question.right_keys)
        )
        if same in asked:
            raise ContentError(path, step.line, f"the step asks the same as step {asked[same]}")
        asked[same] = step.number
        for answer in question.answers if question else ():
            if answer.is_right:
                continue
            text = masked(wrong_text(language, answer, step.own.get(answer.key)))
            here = f"`{answer.key}` of step {step.number}"
            if text in said:
                raise ContentError(
                    path,
                    step.line,
                    f"the answer to {here} reads like the one to {said[text]}; write a sentence of its own under `wrong`",
                )
            said[text] = here
