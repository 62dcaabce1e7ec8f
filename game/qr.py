"""A link as a picture that a phone's camera reads."""

from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(maxsize=256)
def qr_svg(address: str) -> Markup:
    """The QR code of a link as inline SVG; '' of one that is longer than a code can hold."""
    try:
        code = segno.make(address, error="m", micro=False)
    except segno.DataOverflowError:
        return Markup()
    return Markup(code.svg_inline(border=2, svgclass="qr", lineclass=None, omitsize=True))  # noqa: S704  segno escapes
