"""The pages as they are: everything is in them, every example is replayed, every link leads somewhere."""

import json
import re

import pytest
import yaml

from game.bela import OPTIONS, PRESETS, Rules
from game.bela.record_replay import replay_line
from tutorial.rulebook.book import CONTENT, book, languages

PAGES = sorted((CONTENT / "hr" / "pravila").glob("*.md"))
BLOCK = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXPECTED = {"potezi": ("smije", "baca"), "štih": ("nosi", "bodovi"), "zvanja": ("piše",), "obračun": ("piše",)}


def blocks(*names):
    for path in PAGES:
        for name, _argument, text in BLOCK.findall(path.read_text(encoding="utf-8")):
            if name in names:
                values = yaml.safe_load(re.sub(r"\{\{.*?\}\}", "1", text))
                for item in values if isinstance(values, list) else [values]:
                    yield pytest.param(name, item, id=f"{path.stem}-{name}")


def test_the_rules_are_read_whole():
    assert languages()[0] == "hr"
    assert len(book("hr").pages) == len(PAGES) >= 17


@pytest.mark.parametrize(("name", "block"), list(blocks(*EXPECTED)))
def test_every_example_states_what_must_come_out(name, block):
    assert any(field in block for field in EXPECTED[name])


@pytest.mark.parametrize(("name", "block"), list(blocks("dijeljenje")))
def test_the_records_own_replay_scores_a_worked_deal_as_its_page_does(name, block):
    rules = Rules.preset(block.get("igra", "klasik")).differing()
    result = json.loads(replay_line(json.dumps({"rules": rules, "deals": [block["zapis"]]}).encode()))
    assert result["error"] is None
    assert " ".join(map(str, result["deals"][0]["score"])) == block["piše"]


WORKED = [
    ("82 80", {}, "82 80"),
    ("81 81", {}, "0 162"),
    ("91 71", {"zvanja": "0 20"}, "0 182"),
    ("57 105", {"zvanja": "50 0"}, "107 105"),
    ("72 90", {"bela": "20 0"}, "92 90"),
    ("72 90", {}, "0 162"),
    ("162 0", {"zvanja": "70 0", "bela": "20 0"}, "342 0"),
    ("162 0", {"zvanja": "0 100"}, "352 0"),
    ("162 0", {"zvanja": "0 100", "igra": "klub_prolaz"}, "252 0"),
    ("0 162", {"zvanja": "50 0", "bela": "20 0"}, "0 322"),
    ("0 162", {"zvanja": "50 0", "bela": "20 0", "igra": "sazeto"}, "0 252"),
    ("162 0", {"zvanja": "0 200", "igra": "regija"}, "0 362"),
    ("76 45 30", {"igra": "troje"}, "76 45 30"),
    ("75 46 30", {"igra": "troje"}, "0 46 30"),
    ("54 54", {"igra": "dvoje"}, "0 108"),
]


@pytest.mark.parametrize(("points", "more", "written"), WORKED)
def test_every_worked_example_of_the_contract_is_on_a_page(points, more, written):
    told = [block.values[1] for block in blocks("obračun")]
    wanted = {"bodovi": points, "piše": written, **more}
    assert any(
        wanted == {key: value for key, value in block.items() if key in {"bodovi", "piše", "zvanja", "bela", "igra"}}
        for block in told
    )


LEGAL = [
    ("8S", "7S TS", "TS"),
    ("8S 7H", "AS 7S JH", "AS 7S"),
    ("AS 7S", "QH 7H AD", "QH 7H"),
    ("AS TH", "9H KH AD", "9H"),
    ("AS JH", "9H 7H AD", "9H 7H"),
    ("TH", "AH 9H KH AS", "AH 9H"),
    ("KC QD", "TC 9C 7H", "TC"),
    ("KD", "TD QD 9D", "TD"),
    ("KS 9S", "8S JS AH", "8S JS"),
]


@pytest.mark.parametrize(("trick", "hand", "allowed"), LEGAL)
def test_every_position_of_the_contract_is_on_a_page(trick, hand, allowed):
    told = [block.values[1] for block in blocks("potezi")]
    assert any((block.get("štih"), block["ruka"], block.get("smije")) == (trick, hand, allowed) for block in told)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_told_once_under_a_heading_of_its_own_name(option):
    text = (CONTENT / "hr" / "pravila" / "kucna-pravila.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^### [^\n]+ \{{#{option}\}}\n\n```opcija {option}\n```$", text, re.MULTILINE)) == 1
    [section] = [each for each in book("hr").sections if (each.page, each.anchor) == ("kucna-pravila", option)]
    assert len(section.text.split()) > 15


def test_every_game_with_a_name_is_listed():
    page = book("hr").page("kucna-pravila")
    assert book("hr").html(page).count("<dt>") >= len(PRESETS)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_typography_is_croatian(path):
    text = path.read_text(encoding="utf-8").partition("\n---\n")[2]
    prose = BLOCK.sub("", text)
    assert not re.search(r'["”]|\.\.\.| - ', prose)
    assert prose.count("„") == prose.count("“")
