import re
import subprocess
import sys

import pytest

from .tree import ROOT

DECKS = {"deck.svg": [], "french.svg": ["--french"]}


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
