"""What anybody may bring: read as a record, or refused in a sentence that says where it goes wrong."""

import json
import random

import pytest
from django.utils import translation

from game.bela import PRESETS, Rules
from game.replays.reading import LONGEST, MOST_DEALS, Unreadable, read_brought

from .records import laid, record_by, text_of


@pytest.fixture(autouse=True)
def in_croatian():
    with translation.override("hr"):
        yield


def refusal_of(text: str | bytes) -> str:
    with pytest.raises(Unreadable) as refused:
        read_brought(text.encode() if isinstance(text, str) else text)
    return str(refused.value)


def changed(**changes: object) -> str:
    record = laid("pass", "call H")
    return json.dumps(record | {"deals": [record["deals"][0] | changes]})


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_of_ours_is_read_as_it_was_written(preset):
    record = record_by(Rules.preset(preset))
    assert read_brought(text_of(record).encode()) == record
    assert read_brought(json.dumps(record, indent=4, ensure_ascii=False).encode()) == record


def test_what_an_editor_puts_around_it_does_not_matter():
    record = laid("pass")
    assert read_brought(b"\xef\xbb\xbf\r\n " + text_of(record).encode() + b"\r\n\r\n") == record


def test_unknown_fields_beginning_with_x_are_kept():
    record = laid("pass") | {"x_note": {"deep": [1, 2.5, None]}}
    assert read_brought(text_of(record).encode()) == record


REFUSED = {
    "nothing": ("", "Odaberi datoteku ili zalijepi zapis."),
    "only spaces": (" \n\t ", "Odaberi datoteku ili zalijepi zapis."),
    "another encoding": ("{}".encode("utf-16"), "To nije tekst u UTF-8."),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0", "To nije tekst u UTF-8."),
    "words": ("partija", "To nije JSON: zapinje u retku 1, na mjestu 1."),
    "half of it": ('{"rules": {},\n "deals": [', "To nije JSON: zapinje u retku 2, na mjestu 12."),
    "several lines": ('{"deals": []}\n{"deals": []}', "To nije JSON: zapinje u retku 2, na mjestu 1."),
    "numbers that are none": ('{"x": NaN}', "To nije JSON koji se može pročitati."),
    "too many brackets": ("[" * 200_000, "To nije JSON koji se može pročitati."),
    "a list": ("[1, 2]", "To jest JSON, ali nije zapis partije."),
    "null": ("null", "To jest JSON, ali nije zapis partije."),
    "an unknown field": ('{"players": 4}', "To nije zapis partije: polje „players“ nepoznato je ili je drugog oblika."),
    "rules of another form": (
        '{"rules": []}',
        "To nije zapis partije: polje „rules“ nepoznato je ili je drugog oblika.",
    ),
    "deals of another form": (
        '{"deals": {}}',
        "To nije zapis partije: polje „deals“ nepoznato je ili je drugog oblika.",
    ),
    "a deal of another form": ('{"deals": [7]}', "To nije zapis partije: u deals[0] polje „dealer“ nedostaje, "),
    "a deal without hands": (
        '{"deals": [{"dealer": 1}]}',
        "To nije zapis partije: u deals[0] polje „hands“ nedostaje, ",
    ),
    "a call that is no text": (changed(calls=[1]), "To nije zapis partije: u deals[0] polje „calls“ nedostaje, "),
    "a number that is no seat": (changed(dealer=True), "To nije zapis partije: u deals[0] polje „dealer“ nedostaje, "),
    "a claim of another form": (changed(auzmes=1), "To nije zapis partije: u deals[0] polje „auzmes“ nedostaje, "),
    "a strange field of a deal": (changed(trump="H"), "To nije zapis partije: u deals[0] polje „trump“ nedostaje, "),
    "an unknown option": ('{"rules": {"speed": 9}}', "Pravila nisu dobra: nema opcije „speed“."),
    "an unknown value": (
        '{"rules": {"target": 9}}',
        "Pravila nisu dobra: „target“ ima vrijednost po kojoj se ne može igrati.",
    ),
    "an option without meaning": (
        '{"rules": {"players": 3, "mus": false}}',
        "Pravila nisu dobra: „mus“ ima vrijednost po kojoj se ne može igrati.",
    ),
    "no deals": ("{}", "U zapisu nema nijednog dijeljenja."),
}


@pytest.mark.parametrize(("text", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_record_is_refused_with_its_place(text, sentence):
    assert refusal_of(text).startswith(sentence)


def test_a_record_may_be_half_a_megabyte_and_no_longer():
    record = laid("pass")
    room = LONGEST - len(text_of(record | {"x_note": ""}))
    assert read_brought(text_of(record | {"x_note": "x" * room}).encode())
    assert refusal_of(text_of(record | {"x_note": "x" * (room + 1)})) == (
        "To je predugo za zapis: stane najviše 512 KB."
    )


def test_too_many_deals_are_counted():
    deals = laid("pass")["deals"] * (MOST_DEALS + 1)
    assert refusal_of(json.dumps({"deals": deals})) == (
        "U zapisu je 201 dijeljenje, a može ih se prikazati najviše 200."
    )


def test_a_strangers_word_is_shown_short_and_without_what_cannot_be_seen():
    said = refusal_of(json.dumps({"\u202e<b>\0" + "x" * 300: 1}))
    assert "„�<b>�xxxx" in said
    assert len(said) < 150


def spoiled(whole: bytes, chance: random.Random) -> bytes:
    text = bytearray(whole[: chance.randrange(1, len(whole))] if chance.random() < 0.3 else whole)
    for _ in range(chance.randrange(6)):
        text[chance.randrange(len(text))] = chance.choice(b'\0"{}[],:09xH\xff')
    return bytes(text)


def is_read(text: bytes) -> bool:
    """Else it must be refused: nothing else may come of it."""
    try:
        read_brought(text)
    except Unreadable:
        return False
    return True


def test_whatever_becomes_of_a_record_on_its_way_it_is_read_or_refused():
    chance = random.Random(7)
    whole = text_of(record_by(Rules.preset("kavana"), seed=2)).encode()
    assert {is_read(spoiled(whole, chance)) for _ in range(400)} == {True, False}
