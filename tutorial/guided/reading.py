"""From a file to a guided deal; every mistake in it is said with its line (docs/guided-deals.md)."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings

from game.bela import Match, Play, Rules, Seat
from game.bela.cards import CARD_NAMED, SUIT_NAMED
from game.bela.errors import RulesError
from game.bela.record_form import NoRecord, read_record
from game.bela.record_hands import deck_of
from game.bela.record_replay import result_of

from .counting import Count
from .deal import Decision, GuidedDeal, Said
from .facts import Scene, absent_in, fault_in
from .faults import ContentFault
from .nodes import Part
from .replays import score_of

CONTENT = Path(settings.BASE_DIR) / "tutorial" / "content"
FIELDS = ("order", "title", "role", "goal", "intro", "seat", "record", "moves", "end")


@cache
def guided_deals(language: str = "hr") -> dict[str, GuidedDeal]:
    """All of a language, by the name in their address, in the order in which they are learned."""
    deals = [read_deal(path) for path in sorted((CONTENT / language / "vodeno").glob("*.yaml"))]
    return {deal.slug: deal for deal in sorted(deals, key=lambda deal: deal.order)}


def read_deal(path: Path) -> GuidedDeal:
    """ContentFault at the first thing that is wrong."""
    whole = Part.of_file(path)
    fields = whole.fields(FIELDS)
    matches, actions = _replayed(fields["record"])
    seat = _seat(fields["seat"])
    own = [step for step, (actor, _) in enumerate(actions) if actor == seat]
    moves = fields["moves"].items
    if len(moves) != len(own):
        raise fields["moves"].fault(f"the learner moves {len(own)} times, here are {len(moves)} entries")
    decisions = (_decision(part, step, actions[step][1], matches[step]) for part, step in zip(moves, own, strict=True))
    deal = GuidedDeal(
        slug=path.stem,
        place=str(path),
        order=fields["order"].number,
        title=fields["title"].text,
        role=fields["role"].text,
        goal=fields["goal"].text,
        intro=_said(fields["intro"], answers=False),
        end=_said(fields["end"], answers=False),
        seat=seat,
        actions=actions,
        matches=matches,
        decisions={decision.step: decision for decision in decisions},
    )
    for step, said in deal.texts:
        if absent := absent_in(said.text, _bare_scene(deal, step)):
            raise ContentFault(path, said.line, f"{{{absent}}}: this fact does not exist at that moment")
    return deal


def _bare_scene(deal: GuidedDeal, step: int) -> Scene:
    return Scene(Count.of(deal.view(step)), ("",) * 4, here=score_of(deal.matches[-1]))


def _seat(part: Part) -> Seat:
    if part.number not in range(4):
        raise part.fault("expected a seat from 0 to 3")
    return Seat(part.number)


def _said(part: Part, *, answers: bool, group: tuple[str, ...] = ()) -> Said:
    text = " ".join(part.text.split())
    if problem := fault_in(text, answers=answers):
        raise part.fault(problem)
    return Said(text, part.line, group)


# ------------------------------------------------------------------ the record


def _replayed(part: Part) -> tuple[tuple[Match, ...], tuple[tuple[Seat, str], ...]]:
    """The match at each step, and who did what; the record must hold one whole deal of klasik."""
    try:
        record = read_record(json.dumps(part.plain).encode())
        rules = Rules.from_options(record.get("rules", {}))
    except (NoRecord, RulesError) as error:
        raise part.fault(f"this is no match record: {error}") from error
    if rules != Rules():
        raise part.inside(["rules"]).fault("guided deals are played by klasik's rules")
    result = result_of(record)
    if fault := result["error"]:
        raise part.inside(_steps(fault["at"])).fault(f"the record breaks a rule: {fault['reason']}")
    if len(result["deals"]) != 1 or result["deals"][0]["outcome"] not in ("pass", "fall"):
        raise part.fault("expected one whole deal, played to its last trick")
    return _followed(record["deals"][0], rules)


def _steps(at: str) -> list[str | int]:
    """`deals[0].plays[3]` as the way to it."""
    return [int(number) if number else name for name, number in re.findall(r"([a-z_]+)|\[(\d+)\]", at)]


def _followed(deal: dict[str, Any], rules: Rules) -> tuple[tuple[Match, ...], tuple[tuple[Seat, str], ...]]:
    dealer = rules.seats[deal["dealer"]]
    deck = deck_of(deal, rules, dealer)
    assert deck is not None
    matches, actions = [Match.start(rules, dealer).deal(deck).match], []
    said = set(deal.get("bela", ()))
    calls = [call if call == "pass" else f"call {call}" for call in deal["calls"]]
    plays = [f"play {card} bela" if place in said else f"play {card}" for place, card in enumerate(deal["plays"])]
    for action in (*calls, *plays):
        turn = matches[-1].turn
        assert turn is not None
        actions.append((turn, action))
        matches.append(matches[-1].moved(turn, action))
    return tuple(matches), tuple(actions)


# ------------------------------------------------------------------ what the coach says


def _decision(part: Part, step: int, action: str, match: Match) -> Decision:
    fields = part.fields(("before", "good"), ("wrong",))
    assert match.turn is not None
    legal = [str(each) for each in match.legal_actions(match.turn)]
    good = _answers(fields["good"], legal)
    wrong = _answers(fields["wrong"], legal) if "wrong" in fields else {}
    if action not in good:
        raise fields["good"].fault(f"the record goes on with {_short(action)}, which is not among the good choices")
    if twice := sorted(good.keys() & wrong.keys()):
        raise fields["wrong"].fault(f"{_short(twice[0])} is answered as good and as wrong")
    if missing := [_short(each) for each in legal if each not in good and each not in wrong]:
        raise part.fault(f"no answer to: {', '.join(missing)}")
    return Decision(step, action, _said(fields["before"], answers=False), good, wrong)


def _answers(part: Part, legal: list[str]) -> dict[str, Said]:
    answers: dict[str, Said] = {}
    for key, text in part.pairs():
        choices = _choices(key)
        said = _said(text, answers=True, group=choices)
        for choice in choices:
            if choice not in legal:
                allowed = ", ".join(map(_short, legal))
                raise key.fault(f"{_short(choice)} can't be chosen here; there are: {allowed}")
            if choice in answers:
                raise key.fault(f"{_short(choice)} is answered twice")
            answers[choice] = said
    return answers


def _choices(key: Part) -> tuple[str, ...]:
    """The actions that a key names: `pass`, suits to call, cards, each perhaps with `bela`."""
    choices: list[str] = []
    for word in key.text.split():
        if word == "pass":
            choices.append(word)
        elif word in SUIT_NAMED:
            choices.append(f"call {word}")
        elif word in CARD_NAMED:
            choices.append(str(Play(CARD_NAMED[word])))
        elif word == "bela" and choices:
            choices[-1] += " bela"
        else:
            raise key.fault(f"expected pass, a suit or a card, got {word!r}")
    return tuple(choices)


def _short(action: str) -> str:
    return action.removeprefix("play ").removeprefix("call ")
