"""Who has won a match, and when."""

from django.utils.translation import gettext as _

from game.bela import Rules
from game.bela.ending import winner_after
from game.tables.presenters.rule_words.subjects import option_words

from ..drawn import Drawn
from ..fields import Fields
from ..reckoning import scored_if_enough
from ..words import side_names
from .announcing import NOBODY
from .scoring import told


def ended(block: Fields) -> Drawn:
    """`kraj`: totals before a deal, what it brings, and who has won then: played out, and strictly."""
    rows = []
    for item in block.each():
        rules = item.rules()
        before, written = item.numbers("prije", rules.sides), item.numbers("dijeljenje", rules.sides)
        totals = tuple(map(sum, zip(before, written, strict=True)))
        winners = tuple(_winner(item, totals, written, rules, ending) for ending in ("play_out", "must_pass"))
        rows.append((before, written, totals, winners))
        item.done()
    labels = option_words("ending").values
    heads = tuple(labels[ending][0] for ending in ("play_out", "must_pass"))
    return Drawn("endings", {"rows": rows, "heads": heads})


def _winner(item: Fields, totals: tuple[int, ...], written: tuple[int, ...], rules: Rules, ending: str) -> str:
    options = {**rules.differing(), "ending": ending}
    side = winner_after(totals, written, Rules.from_options(options))
    name = NOBODY if side is None else side_names(rules.players)[side]
    item.expects({"play_out": "prolaz", "must_pass": "strogi"}[ending], name)
    return _("nobody yet") if side is None else name


def enough(block: Fields) -> Drawn:
    """`dosta`: totals before a deal and the points of it so far, and whether that is enough."""
    rows = []
    for item in block.each():
        preset = item.rules()
        rules = Rules.from_options({**preset.differing(), "ending": "enough"})
        before = item.numbers("prije", rules.sides)
        so_far = told(item, rules, whole=False)
        now = type(so_far)(so_far.points, so_far.tricks, so_far.announced, so_far.bela, so_far.aside, before)
        score = scored_if_enough(now, rules)
        side = None if score is None else score.winner
        name = NOBODY if side is None else side_names(rules.players)[side]
        item.expects("dobiva", name)
        beside = tuple(map(sum, zip(so_far.announced, so_far.bela, strict=True)))
        rows.append((before, so_far.points, beside, _("nobody yet") if side is None else name, item.line("potpis")))
        item.done()
    return Drawn("enough", {"rows": rows})
