"""Saying something at a table, and muting others there."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from asgiref.sync import sync_to_async
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST

from game.answers import PageRequest, accept
from game.threads import in_writer

from . import services
from .declined import Declined
from .fold import Fold
from .muted import mute, muted_at
from .views import at_a_table


@dataclass(frozen=True, slots=True)
class Voice:
    """One of the others at the table."""

    user_id: int
    name: str
    is_muted: bool


@require_POST
@at_a_table
async def say(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    if user_id is None:
        raise Declined("who_are_you")
    phrase = request.POST.get("phrase", "")
    said = await in_writer(partial(services.say, table_id=fold.table_id, user_id=user_id, phrase=phrase))
    code = fold.state.code
    here = reverse("tables:table", args=[code])
    return await sync_to_async(accept)(request, here, table=code, you=said.place, stay=True)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@ensure_csrf_cookie
@at_a_table
async def voices(request: PageRequest, fold: Fold, user_id: int | None) -> HttpResponse:
    """Who is heard; and muting somebody for this table (`mute`, `hear`: the person's number)."""
    if user_id is None:
        raise Declined("who_are_you")
    return await sync_to_async(_voices)(request, fold, user_id)


def _voices(request: PageRequest, fold: Fold, user_id: int) -> HttpResponse:
    others = {seat.user_id: seat for seat in fold.state.seats if seat.user_id not in (None, user_id)}
    code = fold.state.code
    if request.method == "POST":
        for field, is_muted in (("mute", True), ("hear", False)):
            for other in others:
                if request.POST.get(field) == str(other):
                    mute(request.session, code, other, is_muted)
        if not request.htmx:
            return accept(request, reverse("tables:voices", args=[code]), table=code, you=fold.state.seat_of(user_id))
    muted = muted_at(request.session, code)
    context: dict[str, Any] = {
        "voices": [Voice(other, seat.name or "", other in muted) for other, seat in others.items() if other],
        "sits_there": fold.state.seat_of(user_id) is not None,
        "muted": " ".join(map(str, muted)),
        "code": code,
    }
    return render(request, "tables/voices.html" if request.htmx else "tables/voices_page.html", context)
