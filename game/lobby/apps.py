from django.apps import AppConfig


class LobbyConfig(AppConfig):
    name = "game.lobby"
    label = "lobby"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from game.accounts.company import rooms
        from game.accounts.keepers import keepers
        from game.accounts.personal import panels
        from game.tables import notices

        from . import keeping
        from .consumers import live_lists
        from .invitation_panel import invitation_panel
        from .live_rooms import room_lists
        from .selectors import room_of
        from .services import tell_invited

        keepers.append(keeping)
        rooms.append(room_of)
        panels.append(invitation_panel)
        live_lists["stolovi"] = room_lists
        notices.listen_to_rooms(tell_invited)
