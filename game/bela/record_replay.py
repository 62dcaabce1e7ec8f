"""What follows from a match record: every deal with its score, what comes next, and the first fault (record-format.md)."""

import json
from dataclasses import replace
from typing import Any

from .actions import Call, Discard, Play
from .calling import Calling
from .discarding import Discarding
from .errors import RulesError
from .match import Match
from .playing import Playing
from .record_deal import DealReplay, Fault
from .record_form import NoRecord, read_record
from .record_hands import deck_of
from .record_result import deal_result
from .rules import Rules

Json = dict[str, Any]

MALFORMED = "malformed"


def replay_line(line: bytes) -> str:
    """The result of one line, whatever it holds."""
    try:
        return json.dumps(result_of(read_record(line)))
    except NoRecord:
        return json.dumps(_nothing("record"))


def result_of(record: Json) -> Json:
    """The result of a record that has the form of one."""
    try:
        rules = Rules.from_options(record.get("rules", {}))
    except RulesError:
        return _nothing("rules")
    return _replayed(rules, record.get("deals", []))


def _replayed(rules: Rules, records: list[Json]) -> Json:
    match: Match | None = None
    standing = Match.start(rules, 0).standing
    deals: list[Json] = []
    fault: Fault | None = None
    for number, record in enumerate(records):
        try:
            dealt = deal_of_record(match, rules, record, f"deals[{number}]")
        except Fault as found:
            fault = found
            break
        replay = DealReplay(dealt, record, f"deals[{number}]")
        fault = _fault_in(replay)
        match = _forgetful(replay.match)
        is_open = fault is not None and not fault.stands
        deals.append(deal_result(replay, is_open=is_open))
        if not is_open:
            standing = match.standing
        if fault is not None:
            break
    return {
        "deals": deals,
        "totals": list(standing.totals),
        "winner": standing.winner,
        "next": _next(match, len(deals) - 1) if fault is None and match is not None else None,
        "error": None if fault is None else {"at": fault.at, "reason": fault.reason},
    }


def deal_of_record(match: Match | None, rules: Rules, record: Json, at: str) -> Match:
    """The match with this deal dealt, if the one before is over and the right seat deals cards that can be."""
    if match is not None and match.winner is not None:
        raise Fault(at, "match_over")
    if match is not None and not match.needs_deck:
        raise Fault(at, "deal_not_over")
    dealers = rules.seats if match is None else (match.dealer,)
    if record["dealer"] not in dealers:
        raise Fault(f"{at}.dealer", "wrong_dealer")
    match = match or Match.start(rules, record["dealer"])
    deck = deck_of(record, rules, match.dealer)
    if deck is None:
        raise Fault(f"{at}.hands", MALFORMED)
    return match.deal(deck).match


def _forgetful(match: Match) -> Match:
    """The match without its earlier deals: with them a record of very many would take the square of its time."""
    return Match(replace(match.standing, finished=(), deals=()), match.version, match.stage)


def _fault_in(replay: DealReplay) -> Fault | None:
    try:
        replay.run()
    except Fault as fault:
        return fault
    replay.accept()
    return None


def _next(match: Match, deal: int) -> Json | None:
    """Who acts and what is allowed, where the record ends within a deal."""
    stage = match.stage
    if not isinstance(stage, Calling | Discarding | Playing):
        return None
    action, legal = _step(stage)
    return {"deal": deal, "seat": int(stage.turn), "action": action, "legal": sorted(legal)}


def _step(stage: Calling | Discarding | Playing) -> tuple[str, set[str]]:
    """The kind of the next action, and what may be called, laid aside or played."""
    actions = stage.legal_actions(stage.turn)
    match stage:
        case Calling():
            return "call", {action.suit.letter if isinstance(action, Call) else "pass" for action in actions}
        case Discarding():
            return "discard", {str(card) for action in actions if isinstance(action, Discard) for card in action.cards}
        case Playing():
            return "play", {str(action.card) for action in actions if isinstance(action, Play)}


def _nothing(at: str) -> Json:
    return {
        "deals": [],
        "totals": [],
        "winner": None,
        "next": None,
        "error": {"at": at, "reason": MALFORMED},
    }
