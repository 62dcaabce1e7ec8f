"""Where the rule stands that a table speaks of: each option's, and each reason for which a card is refused."""

from collections.abc import Mapping
from typing import Final

from game.bela import OPTIONS, Reason

from .links import Place

RULE_OF_OPTION: Final[Mapping[str, Place]] = {option: Place("kucna-pravila", option) for option in OPTIONS}

RULE_OF_REASON: Final[Mapping[str, Place]] = {
    Reason.NOT_IN_HAND: Place("kako-se-baca", "stih"),
    Reason.MUST_FOLLOW_SUIT: Place("kako-se-baca", "boja"),
    Reason.MUST_BEAT: Place("kako-se-baca", "iber"),
    Reason.MUST_TRUMP: Place("kako-se-baca", "sjeca"),
    Reason.MUST_OVERTRUMP: Place("kako-se-baca", "prijeci"),
    Reason.NOT_YOUR_TURN: Place("kako-se-baca", "stih"),
    Reason.WRONG_PHASE: Place("dijeljenje-i-zvanje", "tijek"),
    Reason.ILLEGAL_CALL: Place("dijeljenje-i-zvanje", "zvanje-aduta"),
    Reason.ILLEGAL_EXCHANGE: Place("dijeljenje-i-zvanje", "sedmica"),
    Reason.ILLEGAL_DISCARD: Place("utroje-i-udvoje", "talon-utroje"),
    Reason.NOT_HELD: Place("zvanja", "prijava"),
    Reason.ILLEGAL_BELA: Place("zvanja", "bela"),
    Reason.ILLEGAL_AUZMES: Place("auzmes", "kad"),
}
