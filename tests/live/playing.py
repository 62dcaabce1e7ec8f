"""Getting programs to a table, and playing on there."""

import threading
import time

from .program import Program
from .site import Site

NAMES = ("Ana", "Ivan", "Željka", "Đuro")


def gather(
    site: Site, people: int = 4, *, seats: int = 4, begins: bool = True, seed: object = None, **options: object
) -> list[Program]:
    """People at a new table, by seat, robots in the other seats, and the match begun.

    Unless told otherwise without a clock: a table that a test has done with then rests, where robots would play it on.
    """
    programs = [Program(site.port, name, seed) for name in NAMES[:people]]
    clock = {"move_seconds": 60 if options.get("visibility") == "open" else 0}
    code = programs[0].opens(**(clock | options))
    for seat, program in enumerate(programs[1:], start=1):
        program.sits(code, seat)
    for seat in range(people, seats):
        assert programs[0].does("robot", seat=seat).status == 200
    if begins:
        begin(programs)
    return programs


def begin(programs: list[Program]) -> None:
    for program in programs[1:]:
        assert program.does("spremno").status == 200
    answer = programs[0].does("pocni")
    assert answer.status == 200, answer


def is_asked(view: dict) -> bool:
    """Whether the table waits for this seat: a claim can be made at any time."""
    return any(not action.startswith("auzmes") for action in view["legal"])


def whose_turn(programs: list[Program]) -> tuple[Program, dict]:
    """The program that may act, with its view; waits while robots move. The programs sit as they are listed."""
    give_up = time.monotonic() + 15
    while time.monotonic() < give_up:
        seen = programs[0].view
        if is_asked(seen) or seen["phase"] == "over":
            return programs[0], seen
        asked = programs[1:] if seen["turn"] is None else programs[seen["turn"] : seen["turn"] + 1]
        for program in asked:
            view = program.view
            if is_asked(view):
                return program, view
        time.sleep(0.01)
    raise TimeoutError("nobody may act")


def play_until(programs: list[Program], condition) -> tuple[Program, dict]:
    """Play until the condition holds for the view of whoever may act, or until the match is over."""
    player, view = whose_turn(programs)
    while not (condition(view) or view["phase"] == "over"):
        player, view = who_is_next(programs, player, player.acts(view))
    return player, view


def who_is_next(programs: list[Program], player: Program, view: dict) -> tuple[Program, dict]:
    """As `whose_turn`, with a guess from the view that the last player got."""
    if is_asked(view):
        return player, view
    turn = view["turn"]
    if turn is not None and turn < len(programs):
        seen = programs[turn].view
        if is_asked(seen):
            return programs[turn], seen
    return whose_turn(programs)


def play_to_the_end(program: Program, by_socket: bool = True) -> dict:
    """Act at every turn until the match is over; the last view."""
    if by_socket:
        return play_on_socket(program)
    while (view := program.view)["phase"] != "over":
        if view["legal"]:
            answer = program.sends(program.chooses(view), view["version"])
            assert answer.status in {200, 409}, answer
        else:
            time.sleep(0.02)
    return view


def play_on_socket(program: Program) -> dict:
    table = program.socket()
    while (view := table.view)["phase"] != "over":
        if view["legal"]:
            answer = table.sends(program.chooses(view), view["version"], next(program.ids))
            assert answer["status"] in {200, 409}, answer
            if answer["status"] == 200:
                table.reaches(answer["view"]["version"])
        else:
            table.read()
    table.close()
    return view


def all_together(jobs) -> list:
    """Run the jobs each in a thread; their results, or the first failure."""
    results, failures = [None] * len(jobs), []

    def run(number, job):
        try:
            results[number] = job()
        except BaseException as failure:  # noqa: BLE001  # raised again below, where pytest sees it
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number, job), daemon=True) for number, job in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
    if failures:
        raise failures[0]
    assert not any(thread.is_alive() for thread in threads)
    return results
