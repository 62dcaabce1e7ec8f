from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    name = "game.accounts"
    label = "accounts"
    verbose_name = _("People")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from .friend_panels import circle_panel, requests_panel
        from .keepers import keepers
        from .keeping import circle, entrances, parts, person, reports
        from .personal import page_panels, panels
        from .report_views import unread_panel

        panels.append(unread_panel)
        keepers.extend((person, entrances, circle, parts, reports))
        page_panels["prijatelji"] = circle_panel
        panels.append(requests_panel)
