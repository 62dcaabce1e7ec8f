import re

import pytest

from .tree import ROOT

PIN = re.compile(r"^(?P<name>[\w.-]+)(\[[\w,]+\])?==(?P<version>\S+)")


def pins(name: str) -> dict[str, tuple[str, int]]:
    """Package: its version, and the number of its hashes."""
    entries = re.split(r"\n(?=[\w])", (ROOT / "requirements" / name).read_text())
    matches = [(PIN.match(entry), entry.count("--hash=sha256:")) for entry in entries]
    return {match["name"]: (match["version"], hashes) for match, hashes in matches if match}


@pytest.mark.parametrize("name", ["base.txt", "dev.txt"])
def test_every_package_is_pinned_with_its_hashes(name):
    text = (ROOT / "requirements" / name).read_text()
    assert len(pins(name)) == len(re.findall(r"^\w", text, re.MULTILINE))
    assert all(hashes for _, hashes in pins(name).values())


@pytest.mark.parametrize("name", ["base.txt", "dev.txt"])
def test_the_pins_name_no_place_to_fetch_from(name):
    text = (ROOT / "requirements" / name).read_text()
    assert not re.search(r"://|^\s*--?(?!hash)[a-z]|@ ", text, re.MULTILINE)


def test_tests_run_with_the_packages_the_site_runs_with():
    base, dev = pins("base.txt"), pins("dev.txt")
    assert {name: dev.get(name) for name in base} == base


def test_every_python_311_finds_what_redis_asks_of_the_older_ones():
    assert "async-timeout" in pins("base.txt")
