from django.apps import AppConfig


class ReplaysConfig(AppConfig):
    name = "game.replays"
    label = "replays"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from game.accounts import history
        from game.accounts.keepers import keepers
        from game.tables.services import tidying

        from . import keeping
        from .selectors import addresses_of
        from .services import forget_old_records

        history.replays.append(addresses_of)
        keepers.append(keeping)
        tidying.chores.append(forget_old_records)
