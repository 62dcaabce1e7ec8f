"""What is written for the tutorial is read with the line of everything, and nothing in it is more than text."""

from pathlib import Path

import pytest
from django.conf import settings

from tutorial.sources import CONTENT, ContentError, Source

HERE = Path("a.yaml")


def of(text, first_line=1):
    return Source.of(HERE, text, first_line)


def test_what_has_a_name_stands_in_the_line_of_its_name():
    source = of("one: 1\ntwo:\n  - a\n  - b: >\n      c\n")
    assert [source.part(name).line for name in ("one", "two")] == [1, 2]
    assert [item.line for item in source.part("two").each()] == [3, 4]


def test_a_piece_of_a_file_counts_its_lines_from_where_it_begins():
    assert of("one: 1\ntwo: 2", first_line=7).part("two").line == 8
    with pytest.raises(ContentError, match=r"^a\.yaml:8: no YAML"):
        of("one: 1\ntwo: 2: 3", first_line=7)
    with pytest.raises(ContentError, match=r"^a\.yaml:8: `one` stands here twice"):
        of("one: 1\none: 2", first_line=7)


def test_a_fault_in_a_file_of_ours_is_told_by_its_way_from_the_project():
    path = CONTENT / "hr" / "trener.yaml"
    assert str(ContentError(path, 3, "no")) == "tutorial/content/hr/trener.yaml:3: no"
    assert not str(ContentError(Path("/elsewhere.yaml"), 3, "no")).startswith(str(settings.BASE_DIR))


def test_a_number_is_a_text_until_it_is_asked_for_as_one():
    source = of("rank: 8\nword: osam")
    assert (source.part("rank").text(), source.part("rank").number()) == ("8", 8)
    with pytest.raises(ContentError, match=r":2: expected a number, got `osam`"):
        source.part("word").number()


def test_plain_is_what_json_could_hold():
    text = "a: [1, '1', yes, off, ~, 7H]\nb: {c: 950:40 x}\nd: 2026-01-01"
    assert of(text).plain() == {"a": [1, "1", True, False, None, "7H"], "b": {"c": "950:40 x"}, "d": "2026-01-01"}


@pytest.mark.parametrize("text", ["a: &b c", "a: *b", "a: !!python/name:os.system b", "- - - *x"])
def test_nothing_in_a_file_changes_another_place_or_makes_a_type(text):
    with pytest.raises(ContentError):
        of(text)


@pytest.mark.parametrize("text", ["", "# nothing"])
def test_an_empty_file_is_told(text):
    with pytest.raises(ContentError, match="there is nothing in it"):
        of(text)
