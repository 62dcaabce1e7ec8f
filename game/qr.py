"""A link as a picture that a phone's camera reads."""

from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(maxsize=256)
def qr_svg(address: str) -> Markup:
    """The QR code of a link as inline SVG."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(border=2, svgclass="qr", lineclass=None, omitsize=True))  # noqa: S704  segno escapes
