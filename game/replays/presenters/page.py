"""A step of a replay, as its page shows it."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from game.replays.names import Players
from game.replays.open_deal import open_deal
from game.replays.presenters.addresses import Address
from game.replays.presenters.announced import AnnouncedLine, announced_lines
from game.replays.presenters.deals import DealRow, deal_rows
from game.replays.presenters.felt import Felt, felt_of
from game.replays.presenters.points import Points, points_of
from game.replays.presenters.sentences_faults import fault_sentence
from game.replays.presenters.sentences_steps import revoke_sentence, step_sentence
from game.replays.presenters.ways import Ways, ways_from
from game.replays.walk import Record, Walk
from game.tables.presenters.sentences_deals import deal_name
from game.tables.presenters.sentences_sides import side_names
from game.tables.presenters.words import Words, words_now


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """`step` is counted from 0 and `steps` is the number of the last one. What is by side stands in the order of `sides`."""

    address: Address
    here: str
    deal: int
    deal_name: str
    step: int
    steps: int
    said: str
    turn: str
    sides: tuple[str, ...]
    felt: Felt
    wrong_cards: tuple[str, ...]
    announced: tuple[AnnouncedLine, ...]
    points: Points
    ways: Ways
    deals: tuple[DealRow, ...]
    totals: tuple[int, ...]
    target: int
    result: str
    fault: str
    fault_url: str


def has_step(walk: Walk, deal: int, step: int) -> bool:
    return 1 <= deal <= len(walk.deals) and 0 <= step < len(walk.deals[deal - 1].steps)


def replay_page(record: Record, walk: Walk, address: Address, deal: int, step: int) -> ReplayPage:
    """The deal is counted from 1; its step 0 shows what was dealt. There must be such a step."""
    words, players = words_now(), Players.of(record, walk.rules.players)
    names = players.names
    of_deal = walk.deals[deal - 1]
    here = of_deal.steps[step]
    now, revokes, sides = open_deal(here.match), of_deal.revokes(step), side_names(names, None, words)
    return ReplayPage(
        address=address,
        here=address.step(deal, step),
        deal=deal,
        deal_name=deal_name(deal, words.first_deals),
        step=step,
        steps=len(of_deal.steps) - 1,
        said=step_sentence(here, names, words),
        turn="" if here.match.turn is None else names[here.match.turn],
        sides=sides,
        felt=felt_of(here.match, now, revokes, players, words),
        wrong_cards=tuple(
            f"{names[revoke.seat]}, {words.card_names[revoke.card]}. {revoke_sentence(revoke, words)}"
            for revoke in revokes
        ),
        announced=announced_lines(now, names, words),
        points=points_of(here.match, now, sides),
        ways=ways_from(walk, deal, step, address),
        deals=deal_rows(walk, deal, names, address),
        totals=walk.end.totals,
        target=walk.rules.target,
        result=_result(walk, sides),
        fault="" if walk.fault is None else fault_sentence(walk.fault, record, names, words),
        fault_url=address.step(len(walk.deals), len(walk.deals[-1].steps) - 1),
    )


def _result(walk: Walk, sides: tuple[str, ...]) -> str:
    if walk.end.winner is None:
        return _("The match isn't over in this record.")
    return _("Won by: %(names)s.") % {"names": sides[walk.end.winner]}


def unshown_fault(record: Record, walk: Walk) -> str:
    """What is wrong with a record of which nothing can be shown."""
    assert walk.fault is not None
    words: Words = words_now()
    return fault_sentence(walk.fault, record, Players.of(record, walk.rules.players).names, words)
