"""Programs that know only the contract play whole matches to their end."""

import json

import pytest

from .answers import at_rest
from .playing import all_together, gather, play_to_the_end, who_is_next, whose_turn
from .replaying import check_record, hands_of
from .witness import Witness

PAGES_EVERY = 17  # actions; the pages are searched for secrets less often than the views
ALL_LOOK_EVERY = 3


def look(programs, with_pages):
    """What all four get, as nobody moves meanwhile: the views, and the texts they stand in."""
    answers = [program.looks() for program in programs]
    texts = [answer.text for answer in answers]
    if with_pages:
        pages = [program.page(f"/stol/{program.code}/").text for program in programs]
        texts = [text + page for text, page in zip(texts, pages, strict=True)]
    return [answer.json for answer in answers], texts


def test_four_programs_play_a_whole_match_by_post(site):
    programs = gather(site, seed="by post", move_seconds=20, target=501)
    witness, number = Witness(target=501), 0
    player, view = whose_turn(programs)
    witness.sees(*look(programs, True))
    while view["phase"] != "over":
        before, action = view["phase"], player.chooses(view)
        answer = player.sends(action, view["version"])
        assert answer.status == 200, (action, answer)
        number += 1
        got = answer.json
        assert got["version"] == number
        player, view = who_is_next(programs, player, got)
        if before != view["phase"] or number % ALL_LOOK_EVERY == 0:
            views, texts = look(programs, number % PAGES_EVERY == 0)
            assert at_rest(got) in map(at_rest, views)
            witness.sees(views, texts)
        else:
            witness.sees([got] if view is got else [got, view], [answer.text])
    check_record_against(witness, programs, look(programs, False)[0][0])


def test_four_programs_play_a_whole_match_by_socket(site):
    programs = gather(site, seed="by socket")
    tables = [program.socket() for program in programs]
    witness, version = Witness(), 0
    while True:
        views = [table.reaches(version) for table in tables]
        witness.sees(views, [json.dumps(view) for view in views])
        if views[0]["phase"] == "over":
            break
        who = next(seat for seat, view in enumerate(views) if view["legal"])
        action_id = next(programs[who].ids)
        answer = tables[who].sends(programs[who].chooses(views[who]), version, action_id)
        assert (answer["action_id"], answer["status"], answer["reason"]) == (action_id, 200, None)
        version += 1
        assert answer["view"]["version"] == version
    for table in tables:
        table.reads_all()
        assert table.view["version"] == version
        table.close()
    check_record_against(witness, programs, views[0])


def check_record_against(witness, programs, over):
    answers = [program.get(over["record"]) for program in programs]
    record = answers[0].json
    assert all(answer.json == record for answer in answers)
    told = json.dumps({field: value for field, value in record.items() if field.startswith("x_")}, ensure_ascii=False)
    assert all(seat["name"] in told for seat in over["seats"])
    result = check_record(record, over)
    assert [deal["dealer"] for deal in record["deals"]] == witness.dealers
    for deal, firsts in zip(record["deals"], witness.first_hands, strict=True):
        assert all(set(first) <= set(hand) for first, hand in zip(firsts, hands_of(deal), strict=True))
    last = result["deals"][-1]
    shown = [{"seat": said["seat"], "value": said["value"], "cards": said["cards"]} for said in over["announced"]]
    counting = [said for said in last["announcements"] if said["counts"]]
    assert shown == [{"seat": said["seat"], "value": said["value"], "cards": said["cards"]} for said in counting]


@pytest.mark.parametrize(("target", "people"), [(501, 2), (701, 3)])
def test_people_by_post_and_by_socket_play_a_match_with_robots_to_its_end(site, target, people):
    programs = gather(site, people, target=target, move_seconds=60)
    jobs = [lambda p=p, s=s: play_to_the_end(p, by_socket=s == 1) for s, p in enumerate(programs)]
    ends = all_together(jobs)
    over = ends[0]
    assert over["rules"] == {"players": 4, "target": target}
    assert [seat["kind"] for seat in over["seats"]] == ["guest"] * people + ["robot"] * (4 - people)
    assert all(view["totals"] == over["totals"] for view in ends)
    check_record(programs[0].get(over["record"]).json, over)


def test_a_lone_person_plays_a_match_with_three_robots(site):
    [me] = gather(site, 1, target=501)
    over = play_to_the_end(me, by_socket=False)
    check_record(me.get(over["record"]).json, over)
