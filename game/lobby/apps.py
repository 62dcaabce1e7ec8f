from django.apps import AppConfig


class LobbyConfig(AppConfig):
    name = "game.lobby"
    label = "lobby"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from game.accounts.keepers import keepers

        from . import keeping

        keepers.append(keeping)
