from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "game.tables"
    label = "tables"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from game.accounts import shown
        from game.accounts.company import companies
        from game.accounts.keepers import held_first, keepers

        from . import company, keeping
        from .idle import erase_a_few
        from .services import tidying
        from .services.showing import show_person_again
        from .services.talking import forget_said

        companies.append(company)
        keepers.append(keeping)
        held_first.append(keeping.hold)
        tidying.chores += [erase_a_few, forget_said]
        shown.listeners.append(show_person_again)
