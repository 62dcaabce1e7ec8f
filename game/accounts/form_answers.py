"""Allauth's forms answer programs as the rest of the site does, and a refused form says so by its status too."""

from collections.abc import Callable
from functools import wraps

from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.response import TemplateResponse

from game.answers import NOT_ALLOWED_NOW, wants_json

View = Callable[..., HttpResponse]


def answered(view: View) -> View:
    @wraps(view)
    def page(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        response = view(request, *args, **kwargs)
        if request.method != "POST":
            return response
        if isinstance(response, HttpResponseRedirect) and wants_json(request):
            return JsonResponse({"table": None, "url": response.url, "you": None})
        form = (response.context_data or {}).get("form") if isinstance(response, TemplateResponse) else None
        if form is None or not form.errors:
            return response
        if wants_json(request):
            return _refused(form)
        response.status_code = NOT_ALLOWED_NOW
        return response

    return page


def _refused(form: BaseForm) -> HttpResponse:
    fields = {field: [str(fault) for fault in faults] for field, faults in form.errors.items()}
    first = next(iter(form.errors.as_data().values()))[0]
    reason = "bad_name" if first.code == "bad_name" else "bad_form"
    text = next(iter(fields.values()))[0]
    return JsonResponse({"reason": reason, "text": text, "fields": fields}, status=NOT_ALLOWED_NOW)
