from django.apps import AppConfig


class TutorialConfig(AppConfig):
    name = "tutorial"

    def ready(self) -> None:
        from . import checks  # noqa: F401  # registers them
