"""What leaving costs is said before, what another's leaving means to who stays, and how it all went into the rate."""

import pytest

from game.bela import Rules
from game.tables.presenters.leaving import leaving_cost, news_of_leaving
from game.tables.presenters.rated import in_the_rate

from .samples import table

ROBOT = "Umjesto tebe dalje igra robot."


def rated(**changes):
    return table(**({"company": "players", "played": True} | changes))


@pytest.mark.parametrize(
    ("players", "others"),
    [
        (4, "Partija je time odlučena: protivnici pobjeđuju, a suigraču se ne broji."),
        (3, "Partija je time odlučena: ostalima se ne broji."),
        (2, "Partija je time odlučena: pobjeđuje drugi igrač."),
    ],
)
def test_in_a_rated_match_leaving_costs_a_loss_and_what_it_does_to_the_others_is_said(players, others):
    said = leaving_cost(rated(rules=Rules(players=players)))
    assert said == f"Tebi se broji kao izgubljena i napuštena. {others} {ROBOT}"


def test_before_the_first_card_it_will_not_count_for_anybody():
    assert leaving_cost(rated(played=False)).startswith("Nitko još nije bacio kartu: partija se nikome neće brojiti.")


def test_once_somebody_has_left_it_costs_nothing():
    decided = rated(left_first="Ana", verdicts=("abandoned", "won", "none", "won"))
    assert leaving_cost(decided) == f"Partija je odlučena odlaskom (Ana): odlazak te ništa ne stoji. {ROBOT}"


@pytest.mark.parametrize("how", [{"over": True}, {"foregone": True}])
def test_once_all_is_played_it_costs_nothing_and_no_robot_plays(how):
    over = how.pop("over", False)
    assert leaving_cost(rated(**how), over=over) == "Partija je odigrana: odlazak te ništa ne stoji."


def test_with_robots_or_guests_the_rate_is_left_alone():
    assert "ne diraju omjer" in leaving_cost(rated(company="robots"))
    assert "gost" in leaving_cost(rated(company="guests"))


def test_who_stays_hears_who_has_left_where_the_match_counted():
    decided = {"left_first": "Ana", "verdicts": ("abandoned", "won", "none", "won")}
    assert news_of_leaving(rated(**decided)) == "Napušta stol: Ana. Partija je odlučena."
    assert news_of_leaving(rated(company="guests", **decided)) == ""
    assert news_of_leaving(rated()) == ""


@pytest.mark.parametrize(
    ("company", "left_first", "verdicts", "you", "said"),
    [
        ("players", None, ("won", "lost", "won", "lost"), 0, "U tvoj omjer ulazi pobjeda."),
        ("players", None, ("won", "lost", "won", "lost"), 1, "U tvoj omjer ulazi poraz."),
        ("players", None, ("abandoned", "won", "none", "won"), 2, "Tvoj omjer ostaje isti: suigrač napušta partiju."),
        ("players", None, ("abandoned", "won", "none", "won"), 0, "izgubljena i napuštena partija"),
        (
            "players",
            "Ana",
            ("abandoned", "won", "none", "won"),
            1,
            "Odlučeno odlaskom (Ana). U tvoj omjer ulazi pobjeda.",
        ),
        ("players", "Ana", ("none",) * 4, 1, "Ne ulazi u omjer"),
        ("robots", None, ("won", "lost", "won", "lost"), 0, "s robotima"),
        ("guests", None, ("won", "lost", "won", "lost"), 0, "gost"),
    ],
)
def test_the_ending_says_how_the_match_went_into_the_rate(company, left_first, verdicts, you, said):
    assert said in in_the_rate(table(company=company, left_first=left_first, verdicts=verdicts), you)


def test_who_only_watches_is_told_nothing_of_a_rate():
    assert in_the_rate(table(company="players", verdicts=("won", "lost", "won", "lost")), None) == ""


def test_in_three_the_others_hear_why_it_does_not_count():
    verdicts = ("abandoned", "none", "none")
    said = in_the_rate(table(rules=Rules(players=3), company="players", verdicts=verdicts), 1)
    assert said.startswith("Tvoj omjer ostaje isti: utroje")
