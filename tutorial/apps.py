from django.apps import AppConfig


class TutorialConfig(AppConfig):
    name = "tutorial"

    def ready(self) -> None:
        from game.accounts.keepers import keepers

        from . import checks, keeping  # noqa: F401  # the checks register themselves

        keepers.append(keeping)
