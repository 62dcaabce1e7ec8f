from django.apps import AppConfig


class TutorialConfig(AppConfig):
    name = "tutorial"

    def ready(self) -> None:
        # Being imported registers them.
        from . import checks as of_lessons  # noqa: F401
        from .guided import checks as of_guided_deals  # noqa: F401
        from .rulebook import checks as of_pages  # noqa: F401
