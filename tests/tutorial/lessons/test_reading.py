"""What is wrong with a lesson file is said with its file and line, and the engine decides what is right."""

import pytest
from django.core.checks import run_checks
from django.utils.translation import override

from tutorial import checks
from tutorial.lessons import library
from tutorial.lessons.reading import read_lesson
from tutorial.sources import ContentError

LESSON = """\
title: Iber
about: Kad moraš prijeći.
steps:
  - kind: find
    goal: Nađi kartu koju moraš baciti.
    text: Adut je žir.
    find: only
    trump: C
    trick: 9S JS 8S
    hand: AS 7S KC
  - kind: takes
    goal: Tko nosi?
    trump: H
    trick: AS TS 7H KS
"""


@pytest.fixture
def read(tmp_path):
    def read(text, name="04-iber.yaml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        with override("hr"):
            return read_lesson(path, "hr")

    return read


def test_a_lesson_is_read_and_the_engine_finds_the_right_answers(read):
    lesson = read(LESSON)
    assert (lesson.slug, lesson.title, len(lesson.steps)) == ("iber", "Iber", 2)
    assert [step.question.right_keys for step in lesson.steps] == [("AS",), ("7H",)]


FAULTS = {
    "an unknown name": ("    trump: H\n    trick", "    trumps: H\n    trick", 13, "unknown name `trumps`"),
    "an unknown kind": ("kind: takes", "kind: take", 11, "expected one of"),
    "a card that is none": ("9S JS 8S", "9S JS 1S", 9, "`1S` is no card"),
    "a card twice": ("AS 7S KC", "AS AS KC", 10, "twice"),
    "a card of the hand in the trick": ("9S JS 8S", "9S JS 7S", 9, "7S is in the hand too"),
    "a suit that is none": ("trump: C", "trump: Z", 8, "expected one of H, D, S, C"),
    "a name that is missing": ("    trick: 9S JS 8S\n", "", 4, "`trick` is missing"),
    "several cards where one is asked for": (
        "AS 7S KC",
        "AS TS KC",
        4,
        "expected one card that may be played, found 2",
    ),
    "a trick that is not whole": ("AS TS 7H KS", "AS TS 7H", 11, "a whole trick has four cards"),
    "a name given twice": ("trump: C", "trump: C\n    trump: C", 9, "`trump` stands here twice"),
    "an anchor": ("trump: C", "trump: &x C", 8, "refer to other places"),
    "an alias": ("hand: AS 7S KC", "hand: &x AS 7S KC\n    right: *x", 10, "refer to other places"),
    "a tag": ("goal: Tko nosi?", "goal: !!python/name:os.system Tko?", 12, "names a type"),
    "no YAML": ("goal: Tko nosi?", "goal: Tko: nosi?", 12, "no YAML"),
    "a goal that is a speech": ("Tko nosi?", "Tko nosi? " * 12, 12, "one short sentence"),
    "hints that are not two": ("trump: C", "trump: C\n    hints:\n      - Jedan.", 9, "expected two hints"),
    "an own sentence to what is right": (
        "hand: AS 7S KC",
        "hand: AS 7S KC\n    wrong:\n      AS: Ne.",
        12,
        "is right, says the engine",
    ),
    "an own sentence to what is no answer": (
        "hand: AS 7S KC",
        "hand: AS 7S KC\n    wrong:\n      QD: Ne.",
        12,
        "`QD` is no answer",
    ),
    "a link to no option": ("Adut je žir.", "Vidi [to](/pravila/opcija/iber/).", 6, "there is no option `iber`"),
    "a link that leads away": ("Adut je žir.", "Vidi [to](https://example.org).", 6, "a page of this site"),
    "steps that are no list": ("steps:\n", "steps: nema\nrest:\n", 4, "unknown name `rest`"),
    "a text that is empty": ("title: Iber", "title: ''", 1, "expected a text"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_file_and_line(read, fault):
    before, after, line, message = FAULTS[fault]
    assert before in LESSON
    with pytest.raises(ContentError) as told:
        read(LESSON.replace(before, after))
    place, _, text = str(told.value).partition(".yaml:")
    assert place.endswith("04-iber")
    assert text.startswith(f"{line}: "), text
    assert message in text


def test_two_steps_that_ask_the_same_are_refused(read):
    again = LESSON[LESSON.index("  - kind: find") : LESSON.index("  - kind: takes")]
    with pytest.raises(ContentError, match=r":15: the step asks the same as step 1"):
        read(LESSON + again)


def test_two_wrong_answers_that_read_alike_but_for_their_cards_are_refused(read):
    alike = LESSON.replace("AS 7S KC", "AS 7S 7D 7H").replace("trump: C", "trump: C\n    right: Da.")
    with pytest.raises(
        ContentError, match=r":4: the answer to `7[DH]` of step 1 reads like the one to `7[DH]` of step 1"
    ):
        read(alike)


def test_an_own_sentence_makes_them_differ(read):
    alike = LESSON.replace(
        "hand: AS 7S KC", "hand: AS 7S 7D 7H\n    wrong:\n      7D: Bundeva je sitna, ali nije bačena."
    )
    assert read(alike).steps[0].own == {"7D": "Bundeva je sitna, ali nije bačena."}


def test_what_is_wrong_with_the_cards_of_a_score_is_told(read):
    step = "title: A\nabout: B\nsteps:\n  - kind: score\n    goal: Koliko?\n    caller: we\n    cards: 80 80\n"
    with pytest.raises(ContentError, match=r":4: the cards of both sides make 162, not 160"):
        read(step)


def test_a_call_that_is_a_matter_of_taste_is_refused(read):
    step = "title: A\nabout: B\nsteps:\n  - kind: call\n    goal: Što?\n    dealer: left\n    hand: JH KH AS 7S 8D 9C\n"
    with pytest.raises(ContentError, match="too close"):
        read(step)


@pytest.mark.parametrize("name", ["iber.yaml", "04-zadaci.yaml", "04-Iber.yaml", "04-vodeno.yaml", "4-iber.yaml"])
def test_a_file_whose_name_makes_no_address_is_refused(read, name):
    with pytest.raises(ContentError, match="named like"):
        read(LESSON, name)


def test_make_check_tells_the_faults_of_a_lesson(tmp_path, monkeypatch):
    folder = tmp_path / "hr" / library.FOLDER
    folder.mkdir(parents=True)
    (folder / "04-iber.yaml").write_text(LESSON.replace("trump: C", "trump: Z"), encoding="utf-8")
    monkeypatch.setattr(library, "CONTENT", tmp_path)
    monkeypatch.setattr(checks, "LANGUAGES", ("hr",))
    told = [error.msg for error in run_checks() if error.id == "tutorial.lesson"]
    assert len(told) == 1
    assert "04-iber.yaml:8: expected one of H, D, S, C, got `Z`" in told[0]
