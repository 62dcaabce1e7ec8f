"""What a table's own page says is played at it."""

import re

import pytest
from django.test import Client

from game.bela import PRESETS, Rules
from game.tables.presenters.sentences_rules import rules_in_words
from game.tables.services.opening import TableWish


def about(visitor, code):
    return visitor.get(code).text.partition('id="about"')[2].partition("</aside>")[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_tells_all_that_is_played_and_what_differs_in_bold(preset):
    visitor = Client()
    table = visitor.post("/stolovi/novi/", {"name": "Ana", "preset": preset, "move_seconds": "60"})["location"]
    said = about(visitor, table)
    groups = rules_in_words(TableWish(rules=Rules.preset(preset), preset=preset, move_seconds=60))
    words = [word for group in groups for word in group.words]
    told = re.findall(r"<li>(.*?)</li>", said)
    assert [re.sub(r"<.*?>", "", each) for each in told] == [word.text for word in words]
    assert [each.startswith("<b>") for each in told] == [word.differs for word in words]
    assert re.findall(r'href="/pravila/opcija/(.*?)/"', said) == [word.option for word in words if word.option]
    assert re.findall(r"<h3>(.*?)</h3>", said) == [group.title for group in groups]


def test_who_comes_by_the_link_reads_it_before_anything_else():
    creator = Client()
    table = creator.post("/stolovi/novi/", {"name": "Ana"})["location"]
    for visitor, rules_first in ((creator, False), (Client(), True)):
        said = about(visitor, table)
        assert (said.index("Što se ovdje igra") < said.index("Pozovi ostale")) is rules_first
