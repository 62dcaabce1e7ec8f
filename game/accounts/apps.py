from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "game.accounts"
    label = "accounts"
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
