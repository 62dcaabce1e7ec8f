"""The browser that tests and pictures are made with."""

import shutil

WITHOUT_WINDOWS = "chromium-headless-shell"
"""The same, with nothing around its pages that would have to be drawn: a page costs a third."""

NAMES = ("chromium", "chromium-browser", "google-chrome", WITHOUT_WINDOWS)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def path_of_chromium(preferred: str = "chromium") -> str:
    found = next(filter(None, map(shutil.which, (preferred, *NAMES))), None)
    assert found, "no Chromium on this machine: `make test` installs it"
    return found
