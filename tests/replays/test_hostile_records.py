"""Whatever somebody makes of a record, it is shown as far as it goes or refused in a sentence: never an error page."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client

from game.bela import PRESETS, Rules

from .records import record_by, text_of

pytestmark = pytest.mark.django_db

WORDS = ["", "pass", "H", "X", "7H", "JC", "7H 8H 9H", "|", "7H " * 500, "\u202e\0<script>", "ß", "9" * 400]
NUMBERS = [-1, 0, 1, 3, 4, 99, 10**30, 0.5, True, None]
SHAPES: list[Any] = [[], {}, [[]], {"by": 0, "against": 1}, {"by": 9, "against": -1}, [["7H 8H 9H"], [], [], []]]
FIELDS = [
    "offered",
    "stock",
    "calls",
    "exchange",
    "discards",
    "declared",
    "plays",
    "bela",
    "auzmes",
    "hands",
    "dealer",
    "x_",
]


def places_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in it with every key, the deepest too."""
    for key, held in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(held, dict | list):
            yield from places_in(held)


def twist(record: dict, chance: random.Random) -> None:
    holder, key = chance.choice(list(places_in(record)))
    how = chance.randrange(5)
    if how == 0:
        holder[key] = chance.choice([*WORDS, *NUMBERS, *SHAPES])
    elif how == 1:
        holder[key] = chance.choice(WORDS)
    elif how == 2 and isinstance(holder, list):
        holder.insert(key, chance.choice([holder[key], *WORDS]))
    elif how == 3:
        del holder[key]
    else:
        deal = chance.choice(record["deals"]) if record.get("deals") else {}
        if isinstance(deal, dict):
            deal[chance.choice(FIELDS)] = chance.choice([*WORDS, *NUMBERS, *SHAPES])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_twisted_record_is_shown_or_refused(bring, preset):
    chance = random.Random(preset)
    whole = text_of(record_by(Rules.preset(preset), seed=3))
    outcomes = set()
    for _ in range(12):
        record = json.loads(whole)
        record["deals"] = record["deals"][: chance.randrange(1, 4)]
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            twist(record, chance)
        answer = bring(json.dumps(record))
        outcomes.add(answer.status_code)
        if answer.status_code == 303:
            for address in steps_to_look_at(answer["Location"]):
                assert Client().get(address).status_code == 200
        else:
            assert re.search(r'id="error" role="alert">[^<]+[.]<', answer.content.decode())
    assert outcomes <= {303, 422}
    assert 422 in outcomes


def steps_to_look_at(address: str) -> Iterator[str]:
    """The first one, the last one, and those that lead on from there."""
    page = Client().get(address).content.decode()
    yield address
    yield from re.findall(r'id="(?:after|deal-after|last)" href="([^"]+)"', page)


def test_the_largest_record_there_may_be_is_shown_in_a_moment(bring):
    """Two hundred deals in which nobody calls, and as much beside them as there is room for."""
    rules = Rules(mus=False)
    deal = record_by(rules, seed=1)["deals"][0]
    deals = [{"dealer": number % 4, "hands": deal["hands"], "calls": ["pass"] * 4} for number in range(200)]
    record = {"rules": rules.differing(), "deals": deals, "x_note": "x" * 400_000}
    address = bring(json.dumps(record))["Location"]
    assert 'data-deal="200" data-step="4"' in Client().get(f"{address}200/4/").content.decode()


FORMS = {
    "nothing at all": {},
    "another field": {"zapis": "{}"},
    "two texts": {"record": ["{}", "[]"]},
    "a null character": {"record": "{}\0"},
    "more fields than there may be": {f"field{number}": "x" for number in range(200)},
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_form_that_is_not_ours_is_refused(db, form):
    assert Client().post("/partije/zapis/", form).status_code in {400, 422}


BODIES = {
    "broken parts": (b"--x\r\nnonsense", "multipart/form-data; boundary=x"),
    "no boundary": (b"record={}", "multipart/form-data"),
    "JSON": (b'{"record": {}}', "application/json"),
    "another charset": (b"record=%7B%7D", "application/x-www-form-urlencoded; charset=utf-7"),
    "bytes that are no text": (b"record=%FF%FE", "application/x-www-form-urlencoded"),
}


@pytest.mark.parametrize(("body", "kind"), BODIES.values(), ids=BODIES)
def test_a_body_that_is_no_form_is_refused(db, body, kind):
    assert Client().generic("POST", "/partije/zapis/", body, kind).status_code in {400, 422}
