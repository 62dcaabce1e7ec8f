"""Whether finished matches are what they were: journal, record, stored result and everybody's part must tell the same."""

import json
from collections.abc import Iterator

from django.db.models import Q

from game import bela
from game.bela import DealResult, Match
from game.bela.record_replay import replay_line

from .checking_parts import part_disagreements
from .models import Result, Table
from .replaying import replayed
from .results import MatchResult, result_of

AT_ONCE = 200


def finished_tables() -> Iterator[Table]:
    """Tables whose match is over or has a result, by a few at once: there may be millions."""
    finished = Table.objects.filter(Q(over_ms__isnull=False) | Q(result__isnull=False)).select_related("result")
    last = 0
    while batch := list(finished.filter(id__gt=last).order_by("id")[:AT_ONCE]):
        yield from batch
        last = batch[-1].id


def disagreements(table: Table) -> list[str]:
    """What does not agree about this finished match, a sentence each."""
    try:
        match, stored = replayed(table, table.length), _stored(table)
        parts = list(part_disagreements(table, match))
    except Exception as error:  # noqa: BLE001  whatever a spoiled row leads to, it is named, and the other matches are looked at
        return [f"what is stored can't be replayed: {error}"]
    if match.phase != "over":
        return [f"the journal does not lead to the end, but to: {match.phase}"]
    return [*_result_disagreements(table, stored, match), *_record_disagreements(match), *parts]


def _result_disagreements(table: Table, stored: MatchResult | None, match: Match) -> Iterator[str]:
    found = result_of(match)
    if table.over_ms is None:
        yield "the match is over, and its table does not know"
    if stored is None:
        yield f"no result is stored; by the journal {found}"
    elif stored != found:
        yield f"stored is that {stored}; by the journal {found}"


def _stored(table: Table) -> MatchResult | None:
    try:
        row = table.result
    except Result.DoesNotExist:
        return None
    return MatchResult(row.winner, tuple(row.totals), row.deals, row.last_outcome)


def _record_disagreements(match: Match) -> Iterator[str]:
    """The record goes out as text and comes back as it would from somebody's disk."""
    replayed = json.loads(replay_line(json.dumps(bela.record_of(match)).encode()))
    if replayed["error"] is not None:
        yield f"the record can't be replayed: {replayed['error']['reason']} at {replayed['error']['at']}"
        return
    expected: dict[str, object] = {"totals": list(match.totals), "winner": match.winner, "next": None}
    for field, value in expected.items():
        if replayed[field] != value:
            yield f"{field} by the journal {value}, by the record {replayed[field]}"
    deals = [_deal(result) for result in match.deals]
    if len(deals) != len(replayed["deals"]):
        yield f"{len(deals)} deals by the journal, {len(replayed['deals'])} by the record"
    for number, (deal, again) in enumerate(zip(deals, replayed["deals"], strict=False), start=1):
        for field, value in deal.items():
            if again[field] != value:
                yield f"deal {number}: {field} by the journal {value}, by the record {again[field]}"


def _deal(result: DealResult) -> dict[str, object]:
    return {
        "trump": None if result.trump is None else result.trump.letter,
        "caller": result.caller,
        "cards": list(result.cards),
        "announced": list(result.announced),
        "bela": list(result.bela),
        "sweep": result.sweep,
        "outcome": result.outcome,
        "score": list(result.score),
    }
