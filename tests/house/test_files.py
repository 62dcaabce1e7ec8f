import re

from .tree import ROOT, project_files, text_of

# Written in halves, so that this file does not find itself.
REGISTRIES = (
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.org",
    "npm" + "js.com",
    "debian" + ".org",
    "proxy.go" + "lang",
)
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|root|tmp|opt|home)" + r"/\w")
LONGEST = 300


def test_no_file_names_a_package_registry():
    found = [
        f"{path.relative_to(ROOT)}: {registry}"
        for path in project_files()
        for registry in REGISTRIES
        if registry in (text_of(path) or "")
    ]
    assert not found


def test_no_file_names_a_path_of_somebodys_machine():
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in project_files()
        for match in MACHINE_PATHS.finditer(text_of(path) or "")
    ]
    assert not found


def test_no_module_is_longer_than_three_hundred_lines():
    modules = [path for path in project_files() if path.suffix == ".py" and path.parent.name != "art"]
    assert [str(path.relative_to(ROOT)) for path in modules if len((text_of(path) or "").splitlines()) > LONGEST] == []


def test_what_a_test_waits_for_in_a_page_is_a_function():
    """An expression is evaluated in the page each time it is asked, which the site's policy forbids from the second time on."""
    tests = [path for path in project_files() if path.suffix == ".py" and path.is_relative_to(ROOT / "tests")]
    expression = re.compile(r"wait_for_function\(" + r"f?\"(?!\()")
    assert [str(path.relative_to(ROOT)) for path in tests if expression.search(text_of(path) or "")] == []
