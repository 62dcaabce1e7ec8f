"""Who sees a replay, where its steps are found, and what becomes of a record that is brought along."""

import json
import re

import pytest
from django.core.cache import cache
from django.test import Client

from game.accounts.services import make_guest
from game.bela import PRESETS, Rules
from game.replays.models import BroughtRecord
from game.replays.selectors import addresses_of
from game.replays.walk import walk_of
from game.tables import services
from game.tables.models import Table
from game.tables.records import record_of_table
from game.tables.services.opening import TableWish

from ..tables.matches import begun_table
from .records import laid, record_by, text_of, with_revoke

ADDRESSES = ("", "1/0/", "1/5/", "zapis.json")
pytestmark = pytest.mark.django_db


def text(answer) -> str:
    return answer.content.decode()


def error_of(answer) -> str:
    found = re.search(r'id="error" role="alert">([^<]*)<', text(answer))
    assert found is not None
    return found[1]


# ------------------------------------------------------------------ whose it is


def test_a_match_that_all_have_left_is_there_for_who_played_in_it_and_nobody_else():
    ana, stranger = make_guest(name="Ana"), make_guest(name="Iva")
    table = services.open_table(creator=ana, wish=TableWish(rules=Rules.from_options({"players": 2})))
    services.seat_robot(table_id=table.id, user=ana, place=1)
    services.begin(table_id=table.id, user=ana)
    services.leave(table_id=table.id, user=ana)
    player, other = Client(), Client()
    player.force_login(ana)
    other.force_login(stranger)
    for path in ("", "1/0/", "zapis.json"):
        seen = [somebody.get(f"/partije/{table.code}/{path}").status_code for somebody in (player, other, Client())]
        assert seen == [200, 404, 404]
    assert len(player.get(f"/partije/{table.code}/zapis.json").json()["deals"]) == 1
    assert addresses_of(ana.id, [table.code]) == {table.code: f"/partije/{table.code}/"}
    assert addresses_of(stranger.id, [table.code]) == addresses_of(None, [table.code]) == {}


def test_a_player_sees_the_finished_match_and_its_record(finished):
    assert [finished.player.get(finished.address + path).status_code for path in ADDRESSES] == [200] * 4
    assert finished.player.get(finished.address + "zapis.json").json() == record_of_table(finished.fold)


def test_for_others_a_private_match_is_not_there_as_if_it_had_never_been(finished):
    for somebody in (finished.stranger, finished.nobody):
        for path in ADDRESSES:
            there, nowhere = somebody.get(finished.address + path), somebody.get("/partije/zzzzzz/" + path)
            assert there.status_code == nowhere.status_code == 404
            assert text(there) == text(nowhere)


def test_a_player_opens_it_to_everybody_and_closes_it_again(finished):
    assert finished.player.post(finished.address + "otvori/").status_code == 303
    for somebody in (finished.stranger, finished.nobody):
        assert [somebody.get(finished.address + path).status_code for path in ADDRESSES] == [200] * 4
    assert finished.player.post(finished.address + "zatvori/").status_code == 303
    assert finished.stranger.get(finished.address).status_code == 404


def test_the_table_of_an_opened_match_stays_its_players_own(finished):
    finished.player.post(finished.address + "otvori/")
    for path in ("", "pogled.json", "zapis.json"):
        assert finished.stranger.get(f"/stol/{finished.fold.state.code}/{path}").status_code == 404


def test_only_a_player_opens_it(finished):
    assert finished.stranger.post(finished.address + "otvori/").status_code == 404
    finished.player.post(finished.address + "otvori/")
    for somebody, status in ((finished.stranger, 403), (finished.nobody, 403)):
        assert somebody.post(finished.address + "zatvori/").status_code == status
    assert finished.row.replay_open


def test_opening_takes_a_token_and_a_post(finished):
    careful = Client(enforce_csrf_checks=True)
    careful.cookies = finished.player.cookies
    assert careful.post(finished.address + "otvori/").status_code == 403
    assert finished.player.get(finished.address + "otvori/").status_code == 405
    assert not finished.row.replay_open


def test_only_a_player_is_asked_whether_to_open_it(finished):
    assert "otvori/" in text(finished.player.get(finished.address))
    finished.player.post(finished.address + "otvori/")
    assert "zatvori/" in text(finished.player.get(finished.address))
    assert "zatvori/" not in text(finished.stranger.get(finished.address))


def test_where_there_may_be_spectators_anybody_sees_it_and_there_is_nothing_to_open(finished):
    Table.objects.filter(id=finished.fold.table_id).update(spectators=True)
    assert finished.nobody.get(finished.address).status_code == 200
    page = text(finished.player.get(finished.address))
    assert "otvori/" not in page
    assert "Stol prima gledatelje" in page


def test_a_match_that_is_played_has_no_replay_even_for_its_players(client):
    table = begun_table(Rules())
    player = table.creator
    client.force_login(player)
    for path in ADDRESSES:
        assert client.get(f"/partije/{table.code}/{path}").status_code == 422
    assert client.post(f"/partije/{table.code}/otvori/").status_code == 422
    with pytest.raises(services.opening.Declined, match="not_over"):
        services.open_replay(table_id=table.id, user=player, opened=True)


# ------------------------------------------------------------------ the steps


@pytest.mark.parametrize("preset", PRESETS)
def test_every_step_of_a_deal_of_every_preset_has_a_page(bring, preset):
    """To the end of the match of two, three and four; of the others the second deal, as each page goes through all before it."""
    record = record_by(Rules.preset(preset), seed=6)
    if preset not in ("klasik", "troje", "dvoje"):
        record["deals"] = record["deals"][:2]
    address, walk = bring(text_of(record))["Location"], walk_of(record)
    number = len(walk.deals)
    client = Client()
    for step in range(len(walk.deals[-1].steps)):
        answer = client.get(f"{address}{number}/{step}/")
        assert answer.status_code == 200
        assert f'data-deal="{number}" data-step="{step}"' in text(answer)


@pytest.mark.parametrize("where", ["0/0/", "1/999/", "99/0/", "1/-1/", "1/x/", "9" * 5000 + "/0/"])
def test_a_step_that_is_not_there_is_404(finished, where):
    assert finished.player.get(finished.address + where).status_code == 404


def test_links_lead_through_all_deals_one_step_at_a_time(bring):
    record = record_by(Rules.preset("dvoje"), seed=3)
    record["deals"] = record["deals"][:2]
    page, seen = text(Client().get(bring(text_of(record))["Location"])), 1
    while after := re.search(r'id="after" href="([^"]+)"', page):
        page, seen = text(Client().get(after[1])), seen + 1
    assert seen == sum(len(deal.steps) for deal in walk_of(record).deals)
    assert 'data-deal="2"' in page
    while before := re.search(r'id="before" href="([^"]+)"', page):
        page, seen = text(Client().get(before[1])), seen - 1
    assert seen == 1
    assert 'data-deal="1" data-step="0"' in page


def test_htmx_gets_the_step_alone_with_its_title(finished):
    answer = text(finished.player.get(finished.address + "1/1/", headers={"HX-Request": "true"}))
    assert answer.lstrip().startswith("<title>Prvo dijeljenje, korak 1 od ")
    assert "<html" not in answer
    assert 'id="replay"' in answer


def test_no_page_of_a_replay_is_kept_by_a_browser(finished):
    for path in ADDRESSES:
        assert "no-store" in finished.player.get(finished.address + path)["Cache-Control"]


# ------------------------------------------------------------------ a record brought along


@pytest.mark.parametrize("as_file", [False, True])
def test_a_record_that_is_brought_gets_an_address_of_its_own(bring, as_file):
    record = record_by(Rules.preset("troje"), seed=2)
    answer = bring(text_of(record), as_file=as_file)
    assert answer.status_code == 303
    address = answer["Location"]
    assert re.fullmatch(r"/partije/zapis/[2-9a-hj-km-np-z]{16}/", address)
    assert 'data-deal="1" data-step="0"' in text(Client().get(address))
    assert 'data-deal="2" data-step="3"' in text(Client().get(address + "2/3/"))
    assert Client().get(address + "zapis.json").json() == record


def test_each_is_found_only_under_its_own_address(bring):
    first, second = (bring(text_of(laid("pass")))["Location"] for _ in range(2))
    assert first != second
    assert Client().get("/partije/zapis/2222222222222222/").status_code == 404


def test_a_broken_record_is_answered_with_a_sentence_and_the_text_is_kept_for_mending(bring):
    answer = bring('{"deals": [}')
    assert answer.status_code == 422
    assert error_of(answer) == "To nije JSON: zapinje u retku 1, na mjestu 12."
    assert "{&#34;deals&#34;: [}</textarea>" in text(answer)
    assert not BroughtRecord.objects.exists()


def test_a_record_of_which_nothing_can_be_shown_says_what_is_wrong_with_it(bring):
    record = laid("pass")
    record["deals"][0]["hands"][0] = "7H 7H 9H AD KD 7C | QS 8C"
    answer = bring(text_of(record))
    assert answer.status_code == 422
    assert error_of(answer).startswith("Prvo dijeljenje, podijeljene karte: tako se ne može podijeliti")
    assert not BroughtRecord.objects.exists()


def test_of_a_record_with_a_fault_the_good_part_is_shown_and_the_fault_is_told(bring):
    record = record_by(Rules(), seed=5)
    good = record["deals"][2]["plays"][:4]
    record["deals"][2]["plays"] = [*good, "XX"]
    address = bring(text_of(record))["Location"]
    page = text(Client().get(address))
    assert "Treće dijeljenje, potez 5: te karte nema u ruci." in page
    last = re.search(rf'href="({address}3/\d+/)">Na zadnji dobri korak', page)[1]
    assert Client().get(last).status_code == 200
    assert re.search(r'id="after" href', text(Client().get(last))) is None


def test_what_is_too_large_is_told_so_whether_it_is_read_or_not(bring):
    for size, status in ((513 * 1024, 422), (700 * 1024, 413), (3 * 1024 * 1024, 413)):
        for as_file in (False, True):
            answer = bring("x" * size, as_file=as_file)
            assert answer.status_code == status
            assert error_of(answer) == "To je predugo za zapis: stane najviše 512 KB."


def test_bringing_takes_a_token(bring):
    answer = Client(enforce_csrf_checks=True).post("/partije/zapis/", {"record": text_of(laid("pass"))})
    assert answer.status_code == 403
    assert not BroughtRecord.objects.exists()


def test_an_address_brings_only_so_many_records_in_a_minute(bring, settings):
    settings.RATE_LIMITS = True
    cache.clear()
    answers = [bring(text_of(laid("pass"))) for _ in range(25)]
    cache.clear()
    assert (answers[0].status_code, answers[-1].status_code) == (303, 429)
    assert error_of(answers[-1]) == "Previše odjednom. Pričekaj minutu i probaj opet."
    assert BroughtRecord.objects.count() == 20


def test_guessing_where_a_match_lies_ends_with_a_sentence(settings):
    settings.RATE_LIMITS = True
    cache.clear()
    answers = [Client().get(f"/partije/zapis/{number:016}/").status_code for number in range(45)]
    cache.clear()
    assert (answers[0], answers[-1]) == (404, 429)


def test_names_in_a_record_are_text_and_nothing_else(bring):
    names = ["<b>Ana</b>", '"><img src=x>', "{{ 7 * 7 }}", "Ana & Ivan"]
    record = laid("pass") | {"x_players": [{"name": name} for name in names]}
    page = text(Client().get(bring(text_of(record))["Location"]))
    assert "<b>Ana</b>" not in page
    assert "<img" not in page
    assert "&lt;b&gt;Ana&lt;/b&gt;" in page
    assert "Ana &amp; Ivan" in page


def test_a_wrong_card_is_told_with_what_was_allowed(bring):
    address = bring(text_of(with_revoke()))["Location"]
    page = text(Client().get(address + "1/4/"))
    assert "Kriva karta: mora se poštovati boja. Dopušteno: sedmica bundeva." in page
    assert "Auzmeš!" in text(Client().get(address + "1/7/"))


def test_on_the_wrong_card_and_on_those_that_would_be_there_are_marks(bring):
    address = bring(text_of(with_revoke()))["Location"]
    before = text(Client().get(address + "1/3/"))
    marks = dict(re.findall(r'data-open="(\w+)" data-mark="(\w*)"', before))
    assert marks["7D"] == "legal"
    assert marks["8S"] == marks["JH"] == "wrong"
    assert marks["TD"] == ""
    after = text(Client().get(address + "1/4/"))
    assert re.search(r'data-lies="8S"><span role="img" aria-label="[^"]*\(kriva karta\)"', after)


def test_a_record_may_hold_anything_beside_the_match(bring):
    record = laid("pass") | {"x_a": "\u202e" * 9, "x_b": {"deep": [[[1]]]}, "x_players": 7}
    assert Client().get(bring(json.dumps(record))["Location"]).status_code == 200


def test_a_record_that_can_be_read_no_more_is_not_there(bring):
    page = bring(text_of(record_by(Rules()))).url
    BroughtRecord.objects.update(text='{"rules": {"of": "another year"}}')
    assert Client().get(page).status_code == 404


def test_the_mark_that_an_editor_puts_before_a_text_is_not_kept(bring):
    page = bring(b"\xef\xbb\xbf" + text_of(record_by(Rules())).encode(), as_file=True).url
    assert text(Client().get(f"{page}zapis.json"))[0] == "{"
