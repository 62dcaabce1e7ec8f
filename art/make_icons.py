#!/usr/bin/env python3
"""Draws the icons of the installed site into a folder: python3 art/make_icons.py static/icons

A card with the acorn of bela.svg on green felt. Launchers round the corners themselves of what is
"whole", and may cut it to the circle of 80 %, so there all that matters lies within it.
Each PNG holds the digest of what it was drawn from: a test compares it, without drawing again.
"""

import hashlib
import re
import struct
import sys
import zlib
from pathlib import Path

ACORN = Path(__file__).resolve().parent.parent / "static" / "icons" / "bela.svg"
ICONS = {"bela-192": (192, False), "bela-512": (512, False), "bela-whole-180": (180, True), "bela-whole-512": (512, True)}
DRAWN_FROM = b"Drawn-from"


def picture(size: int, whole: bool) -> str:
    """The SVG of an icon, 100 units wide."""
    acorn = re.sub(r"</?svg[^>]*>", "", ACORN.read_text(encoding="utf-8"))
    ground = '<rect width="100" height="100" fill="#1f4a47"/>' if whole else (
        '<rect x="2" y="2" width="96" height="96" rx="21" fill="#1f4a47" stroke="#3b291e" stroke-width="4"/>')
    scale = 0.88 if whole else 1.08
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 100 100">{ground}'
        f'<g transform="translate(50 50) scale({scale}) rotate(-7)">'
        '<rect x="-24.5" y="-33" width="52" height="70" rx="5" fill="#112f2d"/>'
        '<rect x="-26" y="-35" width="52" height="70" rx="5" fill="#fbf1dc" stroke="#8a7350" stroke-width="1.6"/>'
        f'<g transform="scale(1.36) translate(-16 -16)">{acorn}</g></g></svg>'
    )


def digest(size: int, whole: bool) -> str:
    return hashlib.sha256(picture(size, whole).encode()).hexdigest()


def drawn_from(png: bytes) -> str:
    """The digest that a PNG holds."""
    return png.split(DRAWN_FROM + b"\0", 1)[1][:64].decode()


def labelled(png: bytes, text: str) -> bytes:
    """With a tEXt chunk behind the header, which is 33 bytes long with the signature."""
    chunk = b"tEXt" + DRAWN_FROM + b"\0" + text.encode()
    return png[:33] + struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk)) + png[33:]


def draw(folder: Path) -> None:
    """With the Chromium of the tests."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (size, whole) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture(size, whole)}")
            png = page.screenshot(omit_background=True)
            (folder / f"{name}.png").write_bytes(labelled(png, digest(size, whole)))
        browser.close()


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
