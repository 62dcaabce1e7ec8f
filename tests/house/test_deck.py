import subprocess
import sys

from .tree import ROOT


def test_the_script_draws_the_deck_byte_for_byte_as_it_lies_in_static(tmp_path):
    drawn = tmp_path / "deck.svg"
    subprocess.run([sys.executable, ROOT / "art" / "make_deck.py", drawn], check=True)
    assert drawn.read_bytes() == (ROOT / "static" / "cards" / "deck.svg").read_bytes()


def test_the_sprite_holds_every_card_at_every_size_and_the_back():
    sprite = (ROOT / "static" / "cards" / "deck.svg").read_text(encoding="utf-8")
    wanted = {f"{rank}{suit}-{level}" for suit in "HDSC" for rank in "789TJQKA" for level in ("xs", "sm", "lg")} | {
        "back"
    }
    assert all(f'id="{name}"' in sprite for name in wanted)
