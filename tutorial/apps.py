from django.apps import AppConfig


class TutorialConfig(AppConfig):
    name = "tutorial"

    def ready(self) -> None:
        from .rulebook import checks  # noqa: F401  # registers itself
