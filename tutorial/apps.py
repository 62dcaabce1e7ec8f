from django.apps import AppConfig


class TutorialConfig(AppConfig):
    name = "tutorial"

    def ready(self) -> None:
        from .guided import checks  # noqa: F401  # being imported registers them
