"""Getting to a place in a match, and a move as a person makes it."""

from collections.abc import Callable
from itertools import count
from random import Random

from tests.live.playing import all_together, gather, play_to_the_end, play_until
from tests.live.program import Program, View
from tests.live.site import Site

from .looking import Look
from .person import Person

WHERE = """
(card) => {
  const lies = document.getElementById(`c-${card}`);
  return lies && { carried: lies.carried === card, where: lies.parentElement.id };
}
"""


def programs_where(
    site: Site, condition: Callable[[View], bool], people: int = 4, **options: object
) -> tuple[list[Program], Program]:
    """Programs that have played until the condition holds for the view of whoever is asked, and who that is."""
    for seed in count(1):
        programs = gather(site, people, seats=people, seed=seed, **{"move_seconds": 60, **options})
        asked, view = play_until(programs, condition)
        if condition(view):
            return programs, asked
    raise AssertionError


def programs_at_the_end(site: Site) -> list[Program]:
    """Four programs that have played a match."""
    programs = gather(site, target=501, move_seconds=60)
    all_together([lambda program=program: play_to_the_end(program) for program in programs])
    return programs


def act(person: Person, version: int, chance: Random) -> Look:
    """Do something that is allowed; the page as it shows what came of it."""
    now = person.looks(version)
    if now.phase == "playing":
        return play(person, now, chance.choice(now.playable))
    if now.phase == "review":
        person.page.wait_for_selector("#sum", state="visible")  # the last trick rests before it
        person.says("accept")
    elif now.phase == "discarding":
        for card in chance.sample(now.hand, 2):
            person.marks(card)
        person.says("discard")
    else:
        person.says(chance.choice(now.choices))
    return person.looks(now.version + 1)


def play(person: Person, now: Look, card: str) -> Look:
    """The card goes to the trick as the element it was in the hand; with the fourth card the trick is cleared away."""
    person.plays(card)
    after = person.looks(now.version + 1)
    assert card not in after.hand
    if len(now.trick) < now.players - 1 and after.version == now.version + 1:
        assert person.page.evaluate(WHERE, card) == {"carried": True, "where": "trick"}
    return after
