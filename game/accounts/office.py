"""Where those who run the site look at reports and decide: Django's admin, seen by staff only."""

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.auth.views import redirect_to_login
from django.db.models import F
from django.forms import ModelForm
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _

from . import reporting
from .models import Report, User


class Office(admin.AdminSite):
    site_header = site_title = _("Bela: office")
    index_title = _("What is to be done")
    site_url = "/"

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """People come in by the site's own door, with its limits; for who isn't staff there is nothing here."""
        if self.has_permission(request):
            return HttpResponseRedirect(reverse("admin:index"))
        if request.user.is_authenticated:
            raise Http404
        return redirect_to_login(request.GET.get("next", reverse("admin:index")))


office = Office()


class DecisionForm(ModelForm):
    """A decision isn't taken without its reason, which the reported person reads."""

    decision = forms.ChoiceField(choices=[("", "–"), *Report.Decision.choices], label=_("Decision"))
    reason = forms.CharField(
        max_length=reporting.LONGEST_WORDS,
        label=_("Reason"),
        help_text=_("The reported person reads it after a warning or a new name."),
        widget=forms.Textarea(attrs={"rows": 4}),
    )


class Desk(admin.ModelAdmin):
    """Whoever is staff looks and decides; nothing is made here, and nothing deleted."""

    actions = None
    list_per_page = 50
    show_full_result_count = False

    def message_user(self, request: HttpRequest, message: object, *args: Any, **more: Any) -> None:
        """Django has no Croatian for what it would say."""
        super().message_user(request, _("Saved."), *args, **more)

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.admin_site.has_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.admin_site.has_permission(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.admin_site.has_permission(request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Report, site=office)
class ReportDesk(Desk):
    """What isn't decided yet comes first, the oldest before the others."""

    form = DecisionForm
    list_display = ("made_at", "about", "name_then", "now_called", "words", "decision", "decided_by")
    list_filter = ("decision", "about")
    search_fields = ("name_then", "reported__name", "reported__username")
    list_select_related = ("reported", "decided_by")
    ordering = (F("decided_at").asc(nulls_first=True), "made_at")  # databases differ in where they put what is null
    readonly_fields = ("about", "name_then", "now_called", "words", "said", "table", "reporter", "made_at", "others")

    def get_fields(self, request: HttpRequest, obj: Report | None = None) -> tuple[str, ...]:
        decided = ("decided_by", "decided_at") if obj and obj.decision else ()
        return (*self.readonly_fields, "decision", "reason", *decided)

    def has_change_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        """What is decided stays decided."""
        return super().has_change_permission(request, obj) and not (obj and obj.decision)

    def save_model(self, request: HttpRequest, obj: Report, form: ModelForm, change: bool) -> None:
        assert request.user.is_authenticated
        reporting.decide(
            report=obj,
            decision=form.cleaned_data["decision"],
            reason=form.cleaned_data["reason"],
            by=request.user,
        )

    @admin.display(description=_("Name now"))
    def now_called(self, report: Report) -> str:
        return report.reported.name

    @admin.display(description=_("Table"))
    def table(self, report: Report) -> str:
        return format_html('<a href="/stol/{0}/">{0}</a>', report.match) if report.match else "-"

    @admin.display(description=_("Other reports of this player"))
    def others(self, report: Report) -> int:
        return Report.objects.filter(reported=report.reported_id).exclude(id=report.id).count()


@admin.register(User, site=office)
class PersonDesk(Desk):
    """People are looked up, shut out and let in again; who is staff only superusers say."""

    list_display = ("name", "username", "is_guest", "is_active", "is_staff", "date_joined", "last_login")
    list_filter = ("is_active", "is_staff", "is_guest")
    search_fields = ("name", "username")
    ordering = ("-id",)
    fields = ("name", "username", "is_guest", "is_active", "is_staff", "date_joined", "last_login")
    told = ("name", "username", "is_guest", "date_joined", "last_login")

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> tuple[str, ...]:
        return self.told if _is_superuser(request) else (*self.told, "is_staff")

    def save_model(self, request: HttpRequest, obj: User, form: ModelForm, change: bool) -> None:
        """Only what was decided here: the rest of the row may have changed since it was read."""
        obj.save(update_fields=form.changed_data)

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        is_one_of_us = obj is not None and obj.is_staff
        return super().has_change_permission(request, obj) and (not is_one_of_us or _is_superuser(request))


def _is_superuser(request: HttpRequest) -> bool:
    return request.user.is_authenticated and request.user.is_superuser
