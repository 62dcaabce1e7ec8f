"""From a file to a guided deal; every mistake in it is said with its line (docs/guided-deals.md)."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from game.bela import Match, Play, Rules, Seat
from game.bela.cards import CARD_NAMED, SUIT_NAMED
from game.bela.errors import RulesError
from game.bela.record_form import NoRecord, read_record
from game.bela.record_hands import deck_of
from game.bela.record_replay import result_of
from game.language import FIRST, language_now
from game.look import look_of, seeing

from ..sources import CONTENT, ContentError, Source, files_of
from .counting import Count
from .deal import Decision, GuidedDeal, Said
from .facts import Scene, absent_in, fault_in
from .replays import score_of

FOLDER = "vodeno"
FIELDS = ("order", "title", "role", "goal", "intro", "seat", "record", "moves", "end")


@cache
def guided_deals(language: str = FIRST) -> dict[str, GuidedDeal]:
    """By the name in their address, in the order in which they are learned; in a language so far as it has them."""
    deals = [_read(path, its_language) for path, its_language in files_of(CONTENT, FOLDER, language)]
    return {deal.slug: deal for deal in sorted(deals, key=lambda deal: deal.order)}


def _read(path: Path, language: str) -> GuidedDeal:
    with seeing(look_of(language)):
        return read_deal(path)


def read_deal(path: Path) -> GuidedDeal:
    """ContentError at the first thing that is wrong."""
    source = Source.read(path)
    source.only(*FIELDS)
    matches, actions = _replayed(source.part("record"))
    seat = _seat(source.part("seat"))
    own = [step for step, (actor, _) in enumerate(actions) if actor == seat]
    moves = [*source.part("moves").each()]
    if len(moves) != len(own):
        raise source.part("moves").wrong(f"the learner moves {len(own)} times, here are {len(moves)} entries")
    decisions = (_decision(part, step, actions[step][1], matches[step]) for part, step in zip(moves, own, strict=True))
    deal = GuidedDeal(
        slug=path.stem,
        order=source.part("order").number(),
        title=source.part("title").text(),
        role=source.part("role").text(),
        goal=source.part("goal").text(),
        intro=_said(source.part("intro"), answers=False),
        end=_said(source.part("end"), answers=False),
        seat=seat,
        actions=actions,
        matches=matches,
        decisions={decision.step: decision for decision in decisions},
        language=language_now(),
    )
    for step, said in deal.texts:
        if absent := absent_in(said.text, _bare_scene(deal, step)):
            raise ContentError(path, said.line, f"{{{absent}}}: this fact does not exist at that moment")
    return deal


def _bare_scene(deal: GuidedDeal, step: int) -> Scene:
    return Scene(Count.of(deal.view(step)), ("",) * 4, here=score_of(deal.matches[-1]))


def _seat(part: Source) -> Seat:
    if part.number() not in range(4):
        raise part.wrong("expected a seat from 0 to 3")
    return Seat(part.number())


def _said(part: Source, *, answers: bool, group: tuple[str, ...] = ()) -> Said:
    text = part.text()
    if problem := fault_in(text, answers=answers):
        raise part.wrong(problem)
    return Said(text, part.line, group)


# ------------------------------------------------------------------ the record


def _replayed(part: Source) -> tuple[tuple[Match, ...], tuple[tuple[Seat, str], ...]]:
    """The match at each step, and who did what; the record must hold one whole deal of klasik."""
    try:
        record = read_record(json.dumps(part.plain()).encode())
        rules = Rules.from_options(record.get("rules", {}))
    except (NoRecord, RulesError) as error:
        raise part.wrong(f"this is no match record: {error}") from error
    if rules != Rules():
        raise _inside(part, ["rules"]).wrong("guided deals are played by klasik's rules")
    result = result_of(record)
    if fault := result["error"]:
        raise _inside(part, _steps(fault["at"])).wrong(f"the record breaks a rule: {fault['reason']}")
    if len(result["deals"]) != 1 or result["deals"][0]["outcome"] not in ("pass", "fall"):
        raise part.wrong("expected one whole deal, played to its last trick")
    return _followed(record["deals"][0], rules)


def _steps(at: str) -> list[str | int]:
    """`deals[0].plays[3]` as the way to it."""
    return [int(number) if number else name for name, number in re.findall(r"([a-z_]+)|\[(\d+)\]", at)]


def _inside(part: Source, steps: list[str | int]) -> Source:
    """The part to which the steps lead, as far as there is one."""
    for step in steps:
        match part.raw, step:
            case (dict() as named, str()) if step in named:
                part = named[step]
            case (list() as items, int()) if step < len(items):
                part = items[step]
            case _:
                return part
    return part


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


def _decision(part: Source, step: int, action: str, match: Match) -> Decision:
    part.only("before", "good", "wrong")
    assert match.turn is not None
    legal = [str(each) for each in match.legal_actions(match.turn)]
    good = _answers(part.part("good"), legal)
    wrong = _answers(part.part("wrong"), legal) if part.has("wrong") else {}
    if action not in good:
        raise part.part("good").wrong(f"the record goes on with {_short(action)}, which is not among the good choices")
    if twice := sorted(good.keys() & wrong.keys()):
        raise ContentError(part.path, wrong[twice[0]].line, f"{_short(twice[0])} is answered as good and as wrong")
    if missing := [_short(each) for each in legal if each not in good and each not in wrong]:
        raise part.wrong(f"no answer to: {', '.join(missing)}")
    return Decision(step, action, _said(part.part("before"), answers=False), good, wrong)


def _answers(part: Source, legal: list[str]) -> dict[str, Said]:
    answers: dict[str, Said] = {}
    for key, text in part.named().items():
        choices = _choices(key, text)
        said = _said(text, answers=True, group=choices)
        for choice in choices:
            if choice not in legal:
                allowed = ", ".join(map(_short, legal))
                raise text.wrong(f"{_short(choice)} can't be chosen here; there are: {allowed}")
            if choice in answers:
                raise text.wrong(f"{_short(choice)} is answered twice")
            answers[choice] = said
    return answers


def _choices(key: str, answer: Source) -> tuple[str, ...]:
    """The actions that a key names: `pass`, suits to call, cards, each perhaps with `bela`."""
    choices: list[str] = []
    for word in key.split():
        if word == "pass":
            choices.append(word)
        elif word in SUIT_NAMED:
            choices.append(f"call {word}")
        elif word in CARD_NAMED:
            choices.append(str(Play(CARD_NAMED[word])))
        elif word == "bela" and choices:
            choices[-1] += " bela"
        else:
            raise answer.wrong(f"expected pass, a suit or a card, got {word!r}")
    return tuple(choices)


def _short(action: str) -> str:
    return action.removeprefix("play ").removeprefix("call ")
