"""Rooms with real pages and sockets on every side: invitations, the list, the order of the seats, a block."""

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.live.program import Program

pytestmark = pytest.mark.browser

WIDE = {"viewport": {"width": 1280, "height": 800}}


def stored(site, sql, *names):
    """Something between two people, as their own pages would store it."""
    database = sqlite3.connect(site.environment["DATABASE_URL"].removeprefix("sqlite:///"), timeout=20)
    numbers = [
        database.execute("SELECT max(id) FROM accounts_user WHERE name = ?", [name]).fetchone()[0] for name in names
    ]
    with database:
        database.execute(sql, numbers)
    database.close()


def befriend(site, one, other):
    stored(
        site,
        "INSERT INTO accounts_friendship (asker_id, asked_id, made_ms, accepted_ms) VALUES (?, ?, 1, 2)",
        one,
        other,
    )


def block(site, blocker, blocked):
    stored(site, "INSERT INTO accounts_block (blocker_id, blocked_id, made_ms) VALUES (?, ?, 1)", blocker, blocked)


def is_a_guest(person, name):
    person.page.goto("/gost/")
    person.page.fill("main [name=name]", name)
    person.presses("main form button[type=submit]")
    person.page.wait_for_url(lambda url: not url.endswith("/gost/"))


def test_an_invitation_appears_at_once_wherever_one_is_and_leads_to_the_seat(arrive, site):
    ana, iva = arrive(site, **WIDE), arrive(site)
    is_a_guest(iva, "Iva od poziva")
    iva.page.goto("/pravila/")
    iva.page.wait_for_selector("#personal", state="attached")
    code = ana.opens_a_table("Ana od poziva")
    befriend(site, "Ana od poziva", "Iva od poziva")
    ana.page.reload()
    ana.presses("#invite button:has-text('Pozovi')")
    expect(ana.page.locator("#invite .btn-invite")).to_have_text("Poslano")

    invitation = iva.page.locator(".invitation")
    expect(invitation).to_contain_text("Ana od poziva")
    invitation.get_by_text("Sjedni").click()
    assert iva.is_at_a_table(code)
    expect(ana.page.locator("[data-seat='1'] .name")).to_have_text("Iva od poziva")
    expect(iva.page.locator(".invitation")).to_have_count(0)


def test_a_declined_invitation_goes_and_does_not_come_back(arrive, site):
    iva = arrive(site)
    is_a_guest(iva, "Iva odbija")
    ana = Program(site.port, "Ana zove")
    code = ana.opens()
    befriend(site, "Ana zove", "Iva odbija")
    number = friend_number(ana, code)
    iva.page.goto("/nauci/")
    ana.does("pozovi", person=number)
    iva.page.locator(".invitation").get_by_text("Odbij").click()
    expect(iva.page.locator(".invitation")).to_have_count(0)
    ana.does("pozovi", person=number)
    iva.page.reload()
    expect(iva.page.locator(".invitation")).to_have_count(0)


def friend_number(program, code):
    """Of the one friend who can be invited."""
    page = program.page(f"/stol/{code}/pozovi/").text
    return page.partition('name="person" value="')[2].partition('"')[0]


def test_who_opened_the_table_drags_somebody_onto_another_seat(arrive, site):
    programs = [Program(site.port, name) for name in ("Ana", "Ivan", "Mia", "Eva")]
    code = programs[0].opens(move_seconds=0)
    for seat, program in enumerate(programs[1:], start=1):
        program.sits(code, seat)
    creator, other = arrive(site, **WIDE), arrive(site)
    creator.goes_on_as(programs[0])
    other.goes_on_as(programs[1])
    names = creator.page.locator("#table .name")
    expect(names).to_have_text(["Ana", "Ivan", "Mia", "Eva"])
    drag(creator.page, "[data-seat='1']", "[data-seat='2']")
    expect(names).to_have_text(["Ana", "Mia", "Ivan", "Eva"])
    expect(other.page.locator("#table")).to_have_attribute("data-you", "2")
    drag(other.page, "[data-seat='0']", "[data-seat='3']")
    other.page.wait_for_timeout(300)
    expect(names).to_have_text(["Ana", "Mia", "Ivan", "Eva"])


def drag(page, one, other):
    start, end = (page.locator(f"{seat} .coaster").bounding_box() for seat in (one, other))
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.up()


def test_the_list_shows_rooms_as_they_come_and_go_and_what_is_looked_for_only(arrive, site):
    iva = arrive(site, **WIDE)
    is_a_guest(iva, "Iva gleda")
    iva.page.goto("/stolovi/")
    iva.presses("label:has([name=target][value='501'])")
    iva.page.wait_for_url("**/stolovi/?target=501")
    iva.page.focus("[name=target][value='701']")

    short, long = Program(site.port, "Kratki"), Program(site.port, "Dugi")
    short.opens(visibility="open", target=501)
    long.opens(visibility="open", target=701)
    expect(iva.page.locator(f"#room-{short.code}")).to_be_visible()
    assert iva.page.locator(f"#room-{long.code}").count() == 0
    assert iva.page.evaluate("document.activeElement.value") == "701"

    Program(site.port, "Treći").does("sjedni", short.code)
    expect(iva.page.locator(f"#room-{short.code} .seat-taken")).to_have_count(2)
    short.does("napusti", confirm=1)
    expect(iva.page.locator(f"#room-{short.code}")).to_contain_text("Treći")

    iva.presses("label:has([name=target][value='701'])")
    expect(iva.page.locator(f"#room-{long.code}")).to_be_visible()
    long.does("napusti", confirm=1)
    expect(iva.page.locator(f"#room-{long.code}")).to_have_count(0)
    iva.page.reload()
    assert iva.page.is_checked("[name=target][value='701']")


def test_a_visitor_without_a_name_sees_new_rooms_too_and_quickly_has_a_game(arrive, site):
    visitor = arrive(site)
    program = Program(site.port, "Domaćin")
    program.opens(visibility="open", preset="dvoje")
    visitor.page.goto("/stolovi/?preset=dvoje")
    expect(visitor.page.locator(f"#room-{program.code}")).to_be_visible()
    visitor.page.fill("#quick [name=name]", "Brzi")
    visitor.presses("#quick .btn-main")
    visitor.is_at_a_table(program.code)
    assert visitor.looks().you == 1


def test_who_is_blocked_finds_no_seat_and_is_not_told_why(arrive, site):
    iva = arrive(site)
    is_a_guest(iva, "Iva izvana")
    ana = Program(site.port, "Ana zatvara")
    code = ana.opens(visibility="open")
    block(site, "Ana zatvara", "Iva izvana")
    iva.page.goto("/stolovi/")
    iva.page.wait_for_timeout(300)
    assert iva.page.locator(f"#room-{code}").count() == 0
    iva.page.goto(f"/stol/{code}/")
    iva.faults.awaited = True
    iva.presses("#room button[form=sjedni][value='2']")
    expect(iva.page.locator("#notice")).to_contain_text("Tu već netko sjedi")
    assert ana.view["seats"][2]["kind"] is None


def test_how_many_look_on_is_seen_at_the_table(arrive, site):
    ana = arrive(site)
    code = ana.opens_a_table("Ana")
    looker = arrive(site)
    looker.comes_by_link(f"/stol/{code}/")
    expect(ana.page.locator(".onlookers")).to_contain_text("gleda: 1")
    looker.page.goto("about:blank")
    expect(ana.page.locator(".onlookers")).to_have_count(0)
