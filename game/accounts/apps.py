from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "game.accounts"
    label = "accounts"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from .keepers import keepers
        from .keeping import circle, entrances, parts, person, reports

        keepers.extend((person, entrances, circle, parts, reports))
