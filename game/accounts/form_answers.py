"""Allauth's forms answer programs as the rest of the site does, and a refused form says so by its status too."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account.adapter import get_adapter
from django.contrib import messages
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse

from game.answers import NOT_ALLOWED_NOW, refuse, wants_json

View = Callable[..., HttpResponse]


def answered(view: View) -> View:
    @wraps(view)
    def page(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        response = view(request, *args, **kwargs)
        shown: dict[str, Any] = (response.context_data or {}) if isinstance(response, TemplateResponse) else {}
        if shown.get("token_fail"):
            return _link_used(request, response)
        if request.method != "POST":
            return response
        if isinstance(response, HttpResponseRedirect) and wants_json(request):
            return _led_on(request, response)
        form = shown.get("form")
        if form is None or not form.errors:
            return response
        if wants_json(request):
            return _refused(form)
        response.status_code = NOT_ALLOWED_NOW
        return response

    return page


def _link_used(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    if wants_json(request):
        return refuse(request, "link_used", get_adapter().error_messages["invalid_password_reset"])
    if request.method == "POST":
        response.status_code = NOT_ALLOWED_NOW
    return response


def _led_on(request: HttpRequest, response: HttpResponseRedirect) -> HttpResponse:
    """A page that is left with an error, like that of a code after too many wrong ones, has refused too."""
    told = list(messages.get_messages(request))
    error = next((str(each) for each in told if each.level >= messages.ERROR), None)
    if error is not None:
        return refuse(request, "too_many", error, url=response.url)
    return JsonResponse({"table": None, "url": response.url, "you": None})


def _refused(form: BaseForm) -> HttpResponse:
    fields = {field: [str(fault) for fault in faults] for field, faults in form.errors.items()}
    first = next(iter(form.errors.as_data().values()))[0]
    reason = "bad_name" if first.code == "bad_name" else "bad_form"
    text = next(iter(fields.values()))[0]
    return JsonResponse({"reason": reason, "text": text, "fields": fields}, status=NOT_ALLOWED_NOW)
