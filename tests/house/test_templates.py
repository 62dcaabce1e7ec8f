import re

import pytest
from django.template.loader import get_template
from jinja2 import nodes

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


def test_no_part_that_is_left_unescaped_asks_while_it_is_drawn_whether_it_is():
    """Jinja switches escaping off in what all threads share of a file; what was settled as it was compiled can't be mixed up."""
    name = "tables/room.html"
    environment = get_template(name).template.environment
    source, *_ = environment.loader.get_source(environment, name)
    asked = [line.strip() for line in environment.compile(source, raw=True).splitlines() if "context." in line]
    allowed = r"context\.(resolve_or_missing|exported_vars|vars|get_all\(\)|eval_ctx\.(save|revert)\(|eval_ctx\.autoescape( = False|\)$))"
    assert [line for line in asked if not re.search(allowed, line)] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(ROOT / "templates")))
def test_a_template_imports_only_what_it_uses(path):
    read = get_template("error.html").template.environment.parse(path.read_text(encoding="utf-8"))
    imported = {name for line in read.find_all(nodes.FromImport) for name in line.names}
    assert imported <= {word.name for word in read.find_all(nodes.Name)}
