"""Exercises: the overview, one of them, and the next."""

import random
import secrets
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from game.answers import refuse
from game.bela import Rules
from game.bela.presets import PRESETS
from game.language import speaking
from game.tables.presenters.rule_words.presets import preset_words

from ..untranslated import not_yet
from .attempt import MOST_HINTS, Attempt, NoAnswer
from .exercises.making import MAKERS, NUMBERS, make
from .exercises.tally import Tally, keep, tally_of
from .library import coachs_language
from .page import asked

USUAL = "klasik"
OF_FOUR = tuple(preset for preset in PRESETS if Rules.preset(preset).players == 4)
OTHER_RULES = tuple(preset for preset in OF_FOUR if preset != USUAL)


@require_safe
@never_cache
def overview(request: HttpRequest) -> HttpResponse:
    """What can be exercised, and how it has gone so far."""
    tally = tally_of(request)
    kinds = [
        {"kind": kind, "title": title, "right": tally.right.get(kind, 0), "wrong": tally.wrong.get(kind, 0)}
        for kind, title in titles().items()
    ]
    weakest = titles().get(tally.weakest or "")
    other_rules = [(preset, preset_words(preset).name) for preset in OTHER_RULES]
    context = {"tally": tally, "kinds": kinds, "weakest": weakest, "presets": other_rules}
    return render(request, "tutorial/lessons/exercises.html", context)


@require_safe
@never_cache
def next_one(request: HttpRequest) -> HttpResponse:
    """A missed one whose time has come; else a new one, more often of a kind that is missed."""
    tally, preset = tally_of(request), _preset(request)
    kind, number = tally.due or (_chosen_kind(tally), secrets.randbelow(NUMBERS))
    return HttpResponseRedirect(_address(kind, number, preset))


@require_safe
@never_cache
def first_of(request: HttpRequest, kind: str) -> HttpResponse:
    """Some exercise of a kind."""
    if kind not in MAKERS:
        raise Http404
    return HttpResponseRedirect(_address(kind, secrets.randbelow(NUMBERS), _preset(request)))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def exercise(request: HttpRequest, kind: str, number: int) -> HttpResponse:
    """One exercise, the same whenever its address is opened."""
    if kind not in MAKERS or number >= NUMBERS:
        raise Http404
    with speaking(coachs_language()):
        return _exercise(request, kind, number)


def _exercise(request: HttpRequest, kind: str, number: int) -> HttpResponse:
    preset, language = _preset(request), coachs_language()
    question = make(kind, number, Rules.preset(preset))
    try:
        attempt = Attempt.read(question, request.POST.dict() if request.method == "POST" else {})
    except NoAnswer:
        return refuse(request, "malformed", back=request.path)
    tally = _counted(request, attempt, (kind, number))
    context: dict[str, Any] = {
        "kind": kind,
        "title": titles()[kind],
        "goal": goals()[kind],
        "tally": tally,
        "other_rules": preset_words(preset).name if preset != USUAL else "",
        "next_address": _with_preset(reverse("lessons:next_exercise"), preset),
        "not_yet": not_yet(request, language),
        "asked": asked(attempt, language, {}, "", None),
    }
    return render(request, "tutorial/lessons/exercise.html", context)


@require_POST
def again(request: HttpRequest) -> HttpResponse:
    """Forget how it has gone."""
    keep(request, Tally())
    return HttpResponseRedirect(reverse("lessons:exercises"), status=303)


def titles() -> dict[str, str]:
    return {
        "smijes": _("Which cards are allowed"),
        "nosi": _("Who takes the trick"),
        "bodovi": _("How many points"),
        "zvanje": _("Which announcement wins"),
        "zbroj": _("What the deal comes to"),
    }


def goals() -> dict[str, str]:
    """What is to be done, in a sentence."""
    return {
        "smijes": _("Mark every card that you may play."),
        "nosi": _("Tap the card that takes the trick."),
        "bodovi": _("How many points are in this trick?"),
        "zvanje": _("Whose announcement is the strongest?"),
        "zbroj": _("What do the sides write?"),
    }


def _counted(request: HttpRequest, attempt: Attempt, exercise: tuple[str, int]) -> Tally:
    tally = before = tally_of(request)
    if request.method != "POST":
        return tally
    if attempt.is_wrong or attempt.hints >= MOST_HINTS:
        tally = tally.after_miss(exercise)
    if attempt.is_done:
        tally = tally.after_right(exercise)
    if tally != before:
        keep(request, tally)
    return tally


def _chosen_kind(tally: Tally) -> str:
    weights = [
        1 + 3 * tally.wrong.get(kind, 0) / (1 + tally.right.get(kind, 0) + tally.wrong.get(kind, 0)) for kind in MAKERS
    ]
    return random.choices([*MAKERS], weights)[0]


def _preset(request: HttpRequest) -> str:
    """The preset whose rules are asked; exercises are for four."""
    wanted = request.GET.get("preset", USUAL)
    if wanted not in OF_FOUR:
        raise Http404
    return wanted


def _address(kind: str, number: int, preset: str) -> str:
    return _with_preset(reverse("lessons:exercise", args=[kind, number]), preset)


def _with_preset(address: str, preset: str) -> str:
    return address if preset == USUAL else f"{address}?{urlencode({'preset': preset})}"
