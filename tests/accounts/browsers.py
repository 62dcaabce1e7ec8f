"""Browsers of people who come, register and log in."""

import re

from django.core import mail
from django.test import Client

from game.accounts.models import User

PASSWORD = "zeleni-baraba-7"
JSON = {"Accept": "application/json"}


class Browser(Client):
    def comes_as_guest(self, name: str = "Ana") -> User:
        assert self.post("/gost/", {"name": name}).status_code == 303
        return self.person

    def registers(self, name: str = "Ana", **more: str):
        return self.post("/registracija/", {"username": name, "password1": PASSWORD, **more})

    def logs_in(self, login: str = "Ana", password: str = PASSWORD, **more: str):
        return self.post("/prijava/", {"login": login, "password": password, **more})

    @property
    def person(self) -> User:
        return User.objects.get(pk=self.session["_auth_user_id"])

    @property
    def is_nobody(self) -> bool:
        return "_auth_user_id" not in self.session


def has_account(name: str = "Ana", email: str = "") -> User:
    browser = Browser()
    assert browser.registers(name, email=email).status_code == 302
    return browser.person


def link_in_mail() -> str:
    """The way to what the newest mail leads to."""
    return re.search(r"http://testserver(/\S+)", mail.outbox[-1].body)[1]


def code_in_mail() -> str:
    return re.search(r"^([A-Z0-9]{4}-[A-Z0-9]{4})$", mail.outbox[-1].body, re.MULTILINE)[1]
