import re

import pytest
from django.template.loader import get_template

from .tree import ROOT

TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
# Markup that the site's own policy makes the browser ignore, or that would fetch from elsewhere.
FORBIDDEN = re.compile(
    r"""\sstyle\s*=|\son[a-z]+\s*=|\shx-on|<style|<script(?![^>]*\ssrc=)|javascript:|\s(?:src|href)\s*=\s*["']?(?:https?:)?//""",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(ROOT / "templates")))
def test_a_template_can_be_read_and_holds_nothing_the_policy_forbids(path):
    get_template(str(path.relative_to(ROOT / "templates")))
    assert FORBIDDEN.search(path.read_text(encoding="utf-8")) is None
