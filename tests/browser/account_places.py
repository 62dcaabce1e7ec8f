"""Pages of accounts, as somebody comes to them."""

from itertools import count

from tests.accounts.browsers import PASSWORD

numbers = count(1)


def logging_in(arrive, site):
    return opens(arrive, site, "/prijava/")


def registering_refused(arrive, site):
    def is_refused(person):
        person.page.goto("/registracija/")
        person.faults.awaited = True
        registers(person, "Bela")
        person.page.wait_for_selector("[aria-invalid]")
        person.faults.awaited = False

    return arrive(site).does(is_refused)


def own_page(arrive, site):
    person = opens(arrive, site, "/registracija/")
    number = next(numbers)
    person.page.fill("[name=email]", f"marija{number}@bela.example")
    registers(person, f"Marija Pobjednica {number}")
    return person.does(lambda person: person.presses(".me summary"))


def own_page_of_a_guest(arrive, site):
    person = opens(arrive, site, "/gost/")
    person.page.fill("main [name=name]", "Ana-Marija Š. Đurić")
    person.presses("main .btn-main")
    person.page.goto("/racun/")
    return person.does(lambda person: person.presses(".me summary"))


def devices(arrive, site):
    return inside(arrive, site, "/racun/uredjaji/")


def new_address(arrive, site):
    return inside(arrive, site, "/racun/e-posta/")


def inside(arrive, site, path):
    person = own_page(arrive, site)
    person.page.goto(path)
    person.again = []
    return person


def opens(arrive, site, path):
    person = arrive(site)
    person.page.goto(path)
    return person


def registers(person, name):
    person.page.fill("[name=username]", name)
    person.page.fill("[name=password1]", PASSWORD)
    person.presses("main form .btn-main")


PLACES = [logging_in, registering_refused, own_page, own_page_of_a_guest, devices, new_address]
