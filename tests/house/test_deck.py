import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from .tree import ROOT

DECKS = {"deck.svg": [], "french.svg": ["--french"]}
MOST_ELEMENTS = 4200  # what a browser builds to show a single card


@pytest.mark.parametrize("name", DECKS)
def test_the_script_draws_the_deck_byte_for_byte_as_it_lies_in_static(tmp_path, name):
    drawn = tmp_path / name
    subprocess.run([sys.executable, ROOT / "art" / "make_deck.py", *DECKS[name], drawn], check=True)
    assert drawn.read_bytes() == (ROOT / "static" / "cards" / name).read_bytes()


@pytest.mark.parametrize("name", DECKS)
def test_the_sprite_holds_every_card_at_every_size_and_the_back(name):
    sprite = (ROOT / "static" / "cards" / name).read_text(encoding="utf-8")
    wanted = {f"{rank}{suit}-{level}" for suit in "HDSC" for rank in "789TJQKA" for level in ("xs", "sm", "lg")} | {
        "back"
    }
    assert all(f'id="{card}"' in sprite for card in wanted)


@pytest.mark.parametrize("name", DECKS)
def test_whatever_a_drawing_uses_is_drawn_once(name):
    sprite = (ROOT / "static" / "cards" / name).read_text(encoding="utf-8")
    drawn = re.findall(r'id="([^"]+)"', sprite)
    assert len(drawn) == len(set(drawn))
    assert set(re.findall(r'href="#([^"]+)"', sprite)) <= set(drawn)


@pytest.mark.parametrize("name", DECKS)
def test_a_browser_builds_few_elements_to_show_a_card(name):
    root = ET.parse(ROOT / "static" / "cards" / name).getroot()
    named = {f"#{element.get('id')}": element for element in root.iter()}

    def built(element):
        used = [named[element.get("href")]] if element.get("href") else []
        return 1 + sum(map(built, [*element, *used]))

    assert built(root) <= MOST_ELEMENTS


@pytest.mark.parametrize("name", DECKS)
def test_no_symbol_is_styled_and_laid_out_unless_a_page_uses_it(name):
    root = ET.parse(ROOT / "static" / "cards" / name).getroot()
    assert [child.tag.rpartition("}")[2] for child in root] == ["title", "g"]
    assert root[1].get("requiredExtensions")
