from django.apps import AppConfig


class LobbyConfig(AppConfig):
    name = "game.lobby"
    label = "lobby"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from game.accounts.personal import panels
        from game.tables import notices

        from .invitation_panel import invitation_panel
        from .services import tell_invited

        panels.append(invitation_panel)
        notices.listen_to_rooms(tell_invited)
