"""The English rules say what the Croatian ones say: the same places, examples, numbers and links, in other words."""

import re
from collections import Counter

import pytest
import yaml

from tutorial.rulebook.book import book
from tutorial.rulebook.search import find
from tutorial.sources import CONTENT

PAGES = sorted(path.name for path in (CONTENT / "hr" / "pravila").glob("*.md"))
BLOCK = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
READ = ("potpis", "naslov", "igrač", "pojam", "kaže se i", "znači")
"""Fields of blocks that people read."""
SIDES = {"We": "Mi", "They": "Vi"}


def both(name):
    return tuple((CONTENT / language / "pravila" / name).read_text(encoding="utf-8") for language in ("hr", "en"))


def examples(text):
    """The blocks without what people read in them, sides by their Croatian names, the glossary in no order."""
    for name, argument, inside in BLOCK.findall(text):
        fields = yaml.safe_load(re.sub(r"\{\{.*?\}\}", "1", inside)) or {}
        items = [
            {
                key: SIDES.get(value, value) if isinstance(value, str) else value
                for key, value in item.items()
                if key not in READ
            }
            for item in (fields if isinstance(fields, list) else [fields])
        ]
        yield name, argument, sorted(items, key=str) if name == "pojmovi" else items


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_places_examples_numbers_and_links_of_its_original(name):
    croatian, english = both(name)
    assert list(examples(english)) == list(examples(croatian))
    for same in (r"^order: .*$", r"^#+ .*(\{#.*\})$"):
        assert re.findall(same, english, re.MULTILINE) == re.findall(same, croatian, re.MULTILINE)
    for same in (r"\{\{.*?\}\}", r"\]\((.*?)\)"):
        assert Counter(re.findall(same, english)) == Counter(re.findall(same, croatian))


@pytest.mark.parametrize("name", PAGES)
def test_the_typography_is_english(name):
    prose = BLOCK.sub("", both(name)[1].partition("\n---\n")[2])
    assert not re.search(r'["„]|\.\.\.| - ', prose)
    assert prose.count("“") == prose.count("”")


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("sweep", "/pravila/bodovanje/#stiglja"),
        ("fall", "/pravila/bodovanje/#pad"),
        ("must beat", "/pravila/rjecnik/#iber"),
        ("revoke", "/pravila/auzmes/#renons"),
        ("house rules", "/pravila/kucna-pravila/"),
        ("štiglja", "/pravila/rjecnik/#stiglja"),
        ("dalje", "/pravila/rjecnik/#dalje"),
    ],
)
def test_a_rule_is_found_by_its_english_word_and_by_the_one_said_at_the_table(query, address):
    assert address in [hit.section.address for hit in find(book("en"), query).hits[:2]]
