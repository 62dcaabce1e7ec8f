"""Keeping a record that somebody has brought, and letting go of it."""

import secrets

from game.bela.record_form import read_record
from game.now import now_ms
from game.tables.services.opening import CODE_LETTERS

from .models import BroughtRecord
from .reading import table_named_in

CODE_LENGTH = 16  # nobody comes upon another's record by guessing
KEPT_MS = 30 * 24 * 60 * 60 * 1000
MOST_KEPT = 2_000
"""So that nobody fills the disk: the oldest go first."""


def bring_record(text: str) -> str:
    """Keeps a record under a new code, which is returned; NoRecord if it has not the form of one."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    table = table_named_in(read_record(text.encode()))
    BroughtRecord.objects.create(code=code, text=text, table=table, brought_ms=now_ms())
    return code


def forget_old_records(now: int) -> None:
    BroughtRecord.objects.filter(brought_ms__lt=now - KEPT_MS).delete()
    newest_too_many = BroughtRecord.objects.order_by("-id").values_list("id", flat=True)[MOST_KEPT:].first()
    if newest_too_many is not None:
        BroughtRecord.objects.filter(id__lte=newest_too_many).delete()
