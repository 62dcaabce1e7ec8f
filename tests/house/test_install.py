import subprocess

import pytest

from .tree import ROOT

OLD_PYTHON = """#!/bin/sh
case "$2" in
    *version_info*) exit 1;;
    *) echo 3.10.12;;
esac
"""


def install(environment: dict[str, str], folder) -> subprocess.CompletedProcess[str]:
    command = ["sh", ROOT / "bin" / "install.sh", folder / "venv", ROOT / "requirements" / "base.txt"]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture
def old_python(tmp_path):
    script = tmp_path / "python3.10"
    script.write_text(OLD_PYTHON)
    script.chmod(0o755)
    return str(script)


def test_an_old_python_is_told_apart_in_one_sentence(bare_environment, tmp_path, old_python):
    ended = install(bare_environment | {"PYTHON": old_python}, tmp_path)
    assert ended.returncode == 1
    assert "needs Python 3.11 or newer" in ended.stderr
    assert "3.10.12" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_no_python_at_all_is_said_in_one_sentence(bare_environment, tmp_path):
    ended = install(bare_environment | {"PYTHON": "python9"}, tmp_path)
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert "python9" in ended.stderr


def test_a_machine_without_network_is_told_to_go_online(bare_environment, tmp_path):
    nowhere = {"PIP_CONFIG_FILE": "/dev/null", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_CACHE_DIR": "1"}
    ended = install(bare_environment | nowhere, tmp_path)
    assert ended.returncode == 1
    assert "online" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
