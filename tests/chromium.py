"""The browser that tests and pictures are made with."""

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")


def path_of_chromium() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium on this machine: `make test` installs it"
    return found
