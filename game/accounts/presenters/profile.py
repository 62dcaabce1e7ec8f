"""Somebody's profile, in words, figures and pictures."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from game.accounts.career import Career, Partner, Sums, best_partner, career_of, latest_outcomes
from game.accounts.models import User
from game.accounts.presenters.charts import Bars, Strokes, bars_of_roles, bars_of_targets, strokes_of
from game.accounts.presenters.numbers import average, percent, share
from game.accounts.rates import Rate


@dataclass(frozen=True, slots=True)
class Fact:
    term: str
    value: str
    note: str = ""
    username: str = ""  # of the person whom the value names


@dataclass(frozen=True, slots=True)
class Apart:
    """Matches that don't count, in a box of their own."""

    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Profile:
    """`has_rate` needs a match that was won or lost, `has_rated` one that counts, be it only for others."""

    percent: str
    sample: str
    balance: str
    has_rate: bool
    has_rated: bool
    facts: tuple[Fact, ...]
    charts: tuple[Bars, ...]
    strokes: Strokes | None
    apart: tuple[Apart, ...]


def profile_of(owner: User) -> Profile:
    career = career_of(owner.id)
    rated, rate = career.rated, career.rated.rate
    latest = latest_outcomes(owner.id) if rate.matches else []
    return Profile(
        percent=share(rate.percent),
        sample=ngettext("of %(num)d match", "of %(num)d matches", rate.matches) % {"num": rate.matches},
        balance=_balance(rate),
        has_rate=rate.matches > 0,
        has_rated=rated.matches > 0,
        facts=_facts(rated, best_partner(owner.id) if rated.matches else None),
        charts=(bars_of_roles(rated), bars_of_targets(rated)),
        strokes=strokes_of(latest) if latest else None,
        apart=_apart(career),
    )


def _balance(rate: Rate) -> str:
    wins = ngettext("%(num)d win", "%(num)d wins", rate.wins) % {"num": rate.wins}
    losses = ngettext("%(num)d loss", "%(num)d losses", rate.losses) % {"num": rate.losses}
    if not rate.abandonments:
        return _("%(wins)s, %(losses)s.") % {"wins": wins, "losses": losses}
    abandoned = ngettext("%(num)d of them abandoned", "%(num)d of them abandoned", rate.abandonments)
    return _("%(wins)s, %(losses)s, %(abandoned)s.") % {
        "wins": wins,
        "losses": losses,
        "abandoned": abandoned % {"num": rate.abandonments},
    }


def _facts(rated: Sums, partner: Partner | None) -> tuple[Fact, ...]:
    figures = rated.figures
    deals = ngettext("of %(num)d deal", "of %(num)d deals", figures["deals"]) % {"num": figures["deals"]}
    return (
        Fact(_("Points a deal"), average(figures["points"], figures["deals"]), deals),
        Fact(_("Calls trumps in"), percent(figures["own_calls"], figures["deals"]), deals),
        Fact(_("Calls made"), percent(figures["own_calls_made"], figures["own_calls"]), _made(figures["own_calls"])),
        Fact(_("Sweeps"), str(figures["sweeps"])),
        Fact(_("Belas"), str(figures["belas"])),
        _partner(partner),
        Fact(_("Abandoned matches"), str(rated.rate.abandonments)),
        Fact(_("Times the clock ran out"), str(figures["timeouts"])),
    )


def _made(calls: int) -> str:
    return ngettext("of %(num)d call of one's own", "of %(num)d calls of one's own", calls) % {"num": calls}


def _partner(partner: Partner | None) -> Fact:
    if partner is None:
        return Fact(_("Best partner"), "–", _("with at least five matches together"))
    won = ngettext("%(part)d of %(num)d match", "%(part)d of %(num)d matches", partner.matches)
    note = won % {"part": partner.won, "num": partner.matches}
    return Fact(_("Best partner"), partner.person.name, note, partner.person.username)


def _apart(career: Career) -> tuple[Apart, ...]:
    kinds = ((_("With robots"), career.robots), (_("With guests, or left before the first card"), career.others))
    return tuple(Apart(title, _in_short(sums)) for title, sums in kinds if sums.matches)


def _in_short(sums: Sums) -> str:
    matches = ngettext("%(num)d match", "%(num)d matches", sums.matches) % {"num": sums.matches}
    wins = ngettext("%(num)d win", "%(num)d wins", sums.rate.wins) % {"num": sums.rate.wins}
    return _("%(matches)s, %(wins)s.") % {"matches": matches, "wins": wins}
