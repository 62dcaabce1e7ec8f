import hashlib

from .tree import ROOT

VENDOR = ROOT / "static" / "vendor"


def test_vendored_scripts_are_byte_for_byte_what_was_published():
    listed = dict(reversed(line.split()) for line in (VENDOR / "SHA256SUMS").read_text().splitlines())
    found = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.iterdir()
        if path.name not in {"SHA256SUMS", "README.md"}
    }
    assert found == listed


def test_every_vendored_script_has_its_licence_beside_it():
    for script in VENDOR.glob("*.js"):
        name = script.name.removesuffix(".min.js").removesuffix("-ext")
        assert "permission to use, copy, modify" in (VENDOR / f"{name}.LICENSE.txt").read_text().lower()
