import sys

import pytest

from .tree import ROOT

sys.path.append(str(ROOT / "art"))
from make_icons import ICONS, digest, drawn_from

FOLDER = ROOT / "static" / "icons"


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_from_what_the_script_would_draw_and_is_as_large_as_it_says(name):
    png = (FOLDER / f"{name}.png").read_bytes()
    size, _ = ICONS[name]
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (size, size)
    assert drawn_from(png) == digest(*ICONS[name]), "python3 art/make_icons.py static/icons"
