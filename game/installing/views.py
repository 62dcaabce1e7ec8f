"""The manifest, the worker that keeps our files in the browser, and the page for when there is no connection."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from .kept import kept, offline_page
from .manifest import manifest as manifest_now


@require_safe
@cache_control(max_age=0, private=True)
def manifest(request: HttpRequest) -> JsonResponse:
    return JsonResponse(
        manifest_now(), content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False}
    )


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """At the root, since a worker looks after no address above its own."""
    context = {"kept": kept(), "offline": reverse("installing:offline"), "office": reverse("admin:index")}
    return HttpResponse(render_to_string("installing/sw.js", context), content_type="text/javascript; charset=utf-8")


@require_safe
@cache_control(no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    return HttpResponse(offline_page())
