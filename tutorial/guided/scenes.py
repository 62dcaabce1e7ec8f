"""What the page of a guided deal shows at a step: the position, what the coach says, and where it goes on."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.bela import Action, ActionError, Match, Reason, Refused, SeatView, parse_action
from game.bela.errors import Refusal
from game.tables.presenters.sentences_advice import choice_in_words
from game.tables.presenters.sentences_events import happened
from game.tables.presenters.sentences_reasons import refusal_sentence
from game.tables.presenters.words import words_now

from .counting import Count
from .deal import Decision, GuidedDeal, Said
from .facts import Scene, filled
from .replays import replay_of, score_of
from .table import accepted_by_others


@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says to a choice. `kind`: main, good, wrong or refused; `reason` is why a card was refused."""

    kind: str
    title: str
    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LessonPage:
    """`goes_on` is the step that follows by itself or by a button, `again` and `back` are those to go back to.

    `skips` is where the learner is asked next, for who does not want to see each card of the others.
    """

    deal: GuidedDeal
    step: int
    match: Match
    view: SeatView
    says: str
    answer: Answer | None
    news: tuple[str, ...]
    goes_on: int | None
    skips: int | None
    goes_alone: bool
    back: int | None
    number: int

    @property
    def is_over(self) -> bool:
        return self.view.phase == "review"

    @property
    def of_all(self) -> int:
        return len(self.deal.decisions)


def lesson_page(deal: GuidedDeal, step: int, chosen: str | None, names: tuple[str, ...]) -> LessonPage:
    """The page at a step; what was `chosen` counts only where the learner is asked."""
    decision = deal.decisions.get(step)
    answer = _answer(deal, decision, chosen, names) if decision and chosen else None
    moved = answer is not None and answer.kind == "main"
    shown = step + moved
    match = accepted_by_others(deal.matches[shown], deal.seat)
    asked = decision is not None and answer is None
    goes_on = None if step == deal.last_step or asked or not _goes_on(answer) else step + 1
    return LessonPage(
        deal=deal,
        step=step,
        match=match,
        view=SeatView.of(match, deal.seat),
        says=_says(deal, step, decision, names),
        answer=answer,
        news=_news(deal, step, names),
        goes_on=goes_on,
        skips=None if goes_on is None else deal.decision_from(goes_on),
        goes_alone=goes_on is not None and answer is None,
        back=step if answer else deal.decision_before(step),
        number=sum(known <= step for known in deal.decisions),
    )


def _goes_on(answer: Answer | None) -> bool:
    return answer is None or answer.kind in ("main", "good")


def _says(deal: GuidedDeal, step: int, decision: Decision | None, names: tuple[str, ...]) -> str:
    """What to look at now, with the first words at the beginning; while the others play nothing, and the last words at the end."""
    said = [deal.intro] if step == 0 else []
    if decision is not None:
        said.append(decision.before)
    elif step == deal.last_step:
        said.append(deal.end)
    return " ".join(_filled(each, deal, step, names) for each in said)


def _filled(said: Said, deal: GuidedDeal, step: int, names: tuple[str, ...], chosen: str | None = None) -> str:
    return filled(said.text, scene_of(deal, step, names, chosen))


def scene_of(deal: GuidedDeal, step: int, names: tuple[str, ...], chosen: str | None = None) -> Scene:
    """What a text at this step is filled in from."""
    return Scene(
        count=Count.of(deal.view(step)),
        names=names,
        replay=replay_of(deal.matches[step], chosen) if chosen else None,
        here=score_of(deal.matches[-1]),
    )


# ------------------------------------------------------------------ answers


def _answer(deal: GuidedDeal, decision: Decision, chosen: str, names: tuple[str, ...]) -> Answer | None:
    try:
        action = parse_action(chosen)
    except ActionError:
        return None
    chosen = str(action)
    if chosen in decision.good:
        text = _filled(decision.good[chosen], deal, decision.step, names, chosen)
        if chosen == decision.action:
            return Answer("main", _right() if decision.is_free else _only(), text)
        goes_on = _("In this deal we go on with: %(choice)s.") % {
            "choice": choice_in_words(parse_action(decision.action))
        }
        return Answer(
            "good", _("%(choice)s: good too") % {"choice": _upper(choice_in_words(action))}, f"{text} {goes_on}"
        )
    if chosen in decision.wrong:
        text = _filled(decision.wrong[chosen], deal, decision.step, names, chosen)
        return Answer("wrong", _("%(choice)s: better not") % {"choice": _upper(choice_in_words(action))}, text)
    return refused_answer(deal.matches[decision.step], action)


def refused_answer(match: Match, action: Action) -> Answer | None:
    """Why an action isn't allowed, in words; None if it is."""
    refusal = refusal_of(match, action)
    if refusal is None:
        return None
    title = _("%(choice)s: not allowed") % {"choice": _upper(choice_in_words(action))}
    return Answer("refused", title, refusal_sentence(refusal), reason_of_a_card(refusal))


def refusal_of(match: Match, action: Action) -> Refusal | None:
    """Why the seat on turn may not do this; None if it may."""
    assert match.turn is not None
    try:
        match.act(match.turn, action)
    except Refused as refused:
        return refused.refusal
    return None


OF_CARDS = (Reason.MUST_FOLLOW_SUIT, Reason.MUST_BEAT, Reason.MUST_TRUMP, Reason.MUST_OVERTRUMP)


def reason_of_a_card(refusal: Refusal) -> str:
    """The name of the rule that forbids a card, which has a page of its own; '' for other refusals."""
    return refusal.reason.value if refusal.reason in OF_CARDS else ""


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _right() -> str:
    return _("That's it")


def _only() -> str:
    return _("There is no other choice")


# ------------------------------------------------------------------ what has happened


def _news(deal: GuidedDeal, step: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """What the others have done since the learner's last move."""
    since = deal.decision_before(step)
    return told(deal.matches[1 if since is None else since + 2 : step + 1], deal.seat, names)


def told(matches: tuple[Match, ...], you: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """What led to each of these matches, a sentence each."""
    style = words_now().style
    said = (happened(style, SeatView.of(match, you).events, names) for match in matches)
    return tuple(sentence for sentence in said if sentence)
