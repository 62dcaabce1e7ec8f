"""The pages on privacy and on conduct, in either language."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from game.language import language_now

from .papers import LANGUAGES, paper


@require_safe
@ensure_csrf_cookie
def read(request: HttpRequest, name: str) -> HttpResponse:
    wanted = request.GET.get("jezik", "")
    shown = paper(name, wanted if wanted in LANGUAGES else language_now())
    return render(request, "accounts/paper.html", {"paper": shown, "languages": LANGUAGES})
