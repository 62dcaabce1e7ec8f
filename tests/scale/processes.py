"""The processes that docs/deployment.md lets serve one site together."""

from ..live.site import Site


class Daphne(Site):
    """`manage.py serve`, with a clock inside."""

    def lay_out_database(self) -> None:
        """It is shared, and laid out before the first of them starts."""


class Uvicorn(Daphne):
    command = (
        *("-m", "uvicorn", "belasite.asgi:application", "--port", "{port}"),
        *("--ws-max-size", "65536", "--ws-per-message-deflate", "false"),
    )


class Clock(Daphne):
    """Answers nobody."""

    command = ("manage.py", "clock")

    def answers(self) -> bool:
        return True
