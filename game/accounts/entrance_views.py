"""Allauth's pages where this site does something else."""

from typing import Any

from allauth.account.views import SignupView
from allauth.usersessions.adapter import get_adapter
from allauth.usersessions.models import UserSession
from allauth.usersessions.views import ListUserSessionsView
from django.core.exceptions import ValidationError
from django.forms import BaseForm
from django.http import HttpResponse
from django.utils.formats import date_format
from django.utils.timezone import localtime

from game.typed import DIGITS_OF_A_ROW, number_in

from .device_names import device_name
from .entrance import guest_of
from .names import BadName


class SignUp(SignupView):
    def get_initial(self) -> dict[str, Any]:
        guest = guest_of(self.request)
        return super().get_initial() | ({"username": guest.name} if guest else {})

    def form_valid(self, form: BaseForm) -> HttpResponse:
        try:
            return super().form_valid(form)
        except BadName as bad:  # somebody has the name, or was faster
            form.add_error("username", ValidationError(str(bad), code="bad_name"))
            return self.form_invalid(form)


class Sessions(ListUserSessionsView):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs)
        context["sessions"] = [
            {
                "id": session.pk,
                "device": device_name(session.user_agent),
                "since": date_format(localtime(session.created_at)),
                "is_this": session.is_current(),
            }
            for session in reversed(context["sessions"])
        ]
        return context

    def form_valid(self, form: BaseForm) -> HttpResponse:
        """One of them ends, or all but this one."""
        named = self.request.POST.get("session")
        if named is None:
            return super().form_valid(form)
        others = UserSession.objects.filter(user=self.request.user).exclude(
            session_key=self.request.session.session_key
        )
        get_adapter().end_sessions(list(others.filter(pk=number_in(named, DIGITS_OF_A_ROW))))
        return super(ListUserSessionsView, self).form_valid(form)
