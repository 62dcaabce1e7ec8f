import os
import runpy
import subprocess
import sys

import pytest
from django.conf import settings
from django.db import connection

from .tree import ROOT

KEY = "k9" * 40
STARTS = {
    "manage": ["manage.py", "check"],
    "daphne": ["-m", "daphne", "--port", "0", "belasite.asgi:application"],
    "uvicorn": ["-m", "uvicorn", "--port", "0", "belasite.asgi:application"],
}


def start(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("arguments", STARTS.values(), ids=STARTS)
@pytest.mark.parametrize(
    ("given", "missing"), [({"ALLOWED_HOSTS": "bela.example"}, "SECRET_KEY"), ({"SECRET_KEY": KEY}, "ALLOWED_HOSTS")]
)
def test_a_setting_without_which_the_site_is_unsafe_is_asked_for_in_one_sentence(
    bare_environment, arguments, given, missing
):
    ended = start(bare_environment | given, *arguments)
    assert ended.returncode == 1
    said = f"Bela cannot start: {missing} is not set. `make run` sets it for this machine; "
    assert ended.stderr.strip().splitlines() == [said + "docs/deployment.md says how to for a real site."]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eight"),
        ("PORT", "80000"),
        ("ROBOT_PAUSE_MS", "-5"),
        ("REVIEW_SECONDS", "²"),
        ("HTTPS", "maybe"),
        ("DATABASE_URL", "somewhere"),
        ("SITE_ORIGINS", "bela.example"),
        ("EMAIL_URL", "mail.example"),
        ("EMAIL_URL", "smtp://mail.example:many"),
        ("SECRET_KEY_FILE", "no/such/file"),
    ],
)
def test_a_variable_that_cannot_be_read_is_named_in_one_sentence(monkeypatch, name, value):
    for kept in list(os.environ):
        monkeypatch.delenv(kept)
    for given, said in {"SECRET_KEY": KEY, "ALLOWED_HOSTS": "bela.example", name: value}.items():
        monkeypatch.setenv(given, said)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "belasite" / "settings.py"))
    assert len(str(ended.value).splitlines()) == 1
    assert name in str(ended.value)


def test_with_debug_on_nothing_else_is_needed(bare_environment):
    ended = start(bare_environment | {"DEBUG": "1"}, "manage.py", "check")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_site_behind_https_passes_every_check_of_django(bare_environment):
    real = {"SECRET_KEY": KEY + "abcdefgh", "ALLOWED_HOSTS": "bela.example", "HTTPS": "1"}
    ended = start(bare_environment | real, "manage.py", "check", "--deploy", "--fail-level", "DEBUG")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "(0 silenced)" in ended.stdout


@pytest.mark.parametrize(
    ("given", "origins"),
    [
        ({"ALLOWED_HOSTS": "localhost,[::1]", "PORT": "8123"}, ["http://localhost:8123", "http://[::1]:8123"]),
        ({"ALLOWED_HOSTS": "bela.example,.elsewhere.example", "HTTPS": "1"}, ["https://bela.example"]),
        (
            {"ALLOWED_HOSTS": "*", "SITE_ORIGINS": "https://a.example, https://b.example"},
            ["https://a.example", "https://b.example"],
        ),
    ],
)
def test_sockets_compare_whole_origins(bare_environment, given, origins):
    code = "from django.conf import settings; print(*settings.SITE_ORIGINS)"
    ended = start(bare_environment | {"SECRET_KEY": KEY} | given, "-c", code)
    assert ended.stdout.split() == origins


@pytest.mark.django_db
def test_an_acknowledged_move_survives_a_power_cut_and_writers_wait_for_each_other():
    with connection.cursor() as cursor:
        found = {
            name: cursor.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert settings.DATABASES["default"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "django.core.mail.backends.console.EmailBackend None"),
        ({"EMAIL_URL": "smtp+tls://bela:p%40ss@mail.example:587"}, "django.core.mail.backends.smtp.EmailBackend p@ss"),
    ],
)
def test_letters_are_printed_until_a_server_for_them_is_named(bare_environment, given, told):
    code = "from django.conf import settings; print(settings.EMAIL_BACKEND, settings.EMAIL_HOST_PASSWORD)"
    ended = start(bare_environment | {"SECRET_KEY": KEY, "ALLOWED_HOSTS": "bela.example"} | given, "-c", code)
    assert ended.stdout.strip() == told
