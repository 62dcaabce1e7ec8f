from pathlib import Path

from tutorial import checks
from tutorial.sources import ContentError


def test_rules_as_they_are_pass_every_check():
    assert checks.rules_can_be_read() == []


def test_a_slip_stops_the_start_with_its_file_and_line(monkeypatch):
    def broken(language):
        raise ContentError(Path("zvanja.md"), 12, "there is no card 'XS'")

    monkeypatch.setattr(checks, "book", broken)
    assert [error.msg for error in checks.rules_can_be_read()] == ["zvanja.md:12: there is no card 'XS'"]


def test_a_rule_that_a_table_speaks_of_must_stand_somewhere(monkeypatch):
    class Empty:
        def has(self, place):
            return place.anchor != "must_beat"

    monkeypatch.setattr(checks, "book", lambda language: Empty())
    assert [error.msg for error in checks.rules_can_be_read()] == [
        "no rule stands at kucna-pravila#must_beat (hr)",
        "no rule stands at kucna-pravila#must_beat (en)",
    ]
