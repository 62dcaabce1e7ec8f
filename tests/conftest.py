"""What tests of several rooms need."""

import os
from pathlib import Path

import pytest
from babel.messages.frontend import CommandLineInterface
from django.apps import apps
from django.contrib.auth.models import Permission
from django.contrib.contenttypes.management import create_contenttypes
from django.contrib.contenttypes.models import ContentType
from django.db.models.signals import post_migrate
from django.utils import translation

from game.language import FIRST
from game.look import PLAIN, see

from .chromium import WITHOUT_WINDOWS, path_of_chromium
from .live.site import ROOT, Site

LONGEST = ("browser", "live", "scale", "js")


def pytest_sessionstart() -> None:
    """Pages are read in Croatian, so its catalogue is compiled wherever it has changed."""
    for words in (ROOT / "belasite" / "locale").glob("*/LC_MESSAGES/django.po"):
        compiled = words.with_suffix(".mo")
        if not is_newer(compiled, [words]):
            CommandLineInterface().run(["pybabel", "--quiet", "compile", "-i", str(words), "-o", str(compiled)])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no core is left with a long file at the end; and all that shares a browser or a
    running site stays together, so that each is started once."""
    order = {room: place for place, room in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.relative_to(ROOT / "tests").parts[0], len(order)))


@pytest.fixture(autouse=True)
def _nobody_asks_yet() -> None:
    """A request of an earlier test, in this very thread, has left its language and its look behind."""
    translation.activate(FIRST)
    see(PLAIN)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker) -> None:
    """Behind a test that needs transactions all tables are emptied. Django would then look at each model and write its kind and
    its permissions again, at a dozen times the cost of the emptying: they are put back as they were instead."""
    with django_db_blocker.unblock():
        written = {model: list(model.objects.all()) for model in (ContentType, Permission)}

    def put_back(**_about) -> None:
        for model, rows in written.items():
            model.objects.bulk_create(rows, ignore_conflicts=True)

    assert post_migrate.disconnect(create_contenttypes)
    assert post_migrate.disconnect(dispatch_uid="django.contrib.auth.management.create_permissions")
    post_migrate.connect(put_back, sender=apps.get_app_config("auth"), weak=False)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser that Playwright drives."""
    return path_of_chromium(WITHOUT_WINDOWS)


@pytest.fixture(scope="session")
def static_root(tmp_path_factory) -> Path:
    """The static files as they are now, collected: by `make test`, or here where pytest runs alone and they have changed since."""
    collected = ROOT / "staticfiles"
    if not is_newer(
        collected / "staticfiles.json",
        [*ROOT.glob("static/**/*"), ROOT / "belasite" / "settings.py", ROOT / "game" / "joined.py"],
    ):
        collected = tmp_path_factory.mktemp("static")
        Site(tmp_path_factory.mktemp("collecting"), STATIC_ROOT=collected).manage("collectstatic", "--no-input", "-v0")
    return collected


def is_newer(made: Path, sources: list[Path]) -> bool:
    return made.exists() and all(source.stat().st_mtime <= made.stat().st_mtime for source in sources)


@pytest.fixture
def bare_environment() -> dict[str, str]:
    """The environment of a process that starts the site itself, without any of the site's variables."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return kept | {"DJANGO_SETTINGS_MODULE": "belasite.settings", "PYTHONUTF8": "1"}
