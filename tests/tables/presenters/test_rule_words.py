"""The options of a table in words."""

from random import Random

import pytest
from django.utils import translation

from game.bela import OPTIONS, PRESETS, Rules
from game.tables.presenters.rule_words.presets import preset_words
from game.tables.presenters.rule_words.subjects import option_words, subjects
from game.tables.presenters.sentences_rules import badges, differences, rules_in_words
from game.tables.services.opening import TableWish

TABLES = (
    *(Rules.from_options({"players": players}) for players in (4, 3, 2)),
    Rules(offered_trump=True),
    Rules(players=2, offered_trump=True),
    Rules(players=3, three_stock="to_caller"),
    Rules(blank="point"),
)


def said(rules, preset="klasik", seconds=20):
    groups = rules_in_words(TableWish(rules=rules, preset=preset, move_seconds=seconds))
    return [word.text for group in groups for word in group.words]


def bold(rules, preset="klasik", seconds=20):
    groups = rules_in_words(TableWish(rules=rules, preset=preset, move_seconds=seconds))
    return [word.text for group in groups for word in group.words if word.differs]


def in_short(rules, preset="klasik", seconds=20):
    return [
        (badge.text, badge.differs) for badge in badges(TableWish(rules=rules, preset=preset, move_seconds=seconds))
    ]


def some_rules(seed):
    """A game that differs in about a third of what has meaning."""
    chance = Random(seed)
    rules = Rules(players=chance.choice((4, 3, 2)))
    for option in (*OPTIONS, *OPTIONS):
        if option != "players" and option not in rules.idle and chance.random() < 0.3:
            changed = {**rules.differing(), option: chance.choice(OPTIONS[option])}
            if option == "offered_trump":  # what needs it falls with it
                changed = {name: value for name, value in changed.items() if name in {"players", "target", option}}
            rules = Rules.from_options(changed)
    return rules


def test_every_option_and_every_value_has_its_words_once():
    told = [words for subject in subjects() for words in subject.options]
    assert sorted(words.option for words in told) == sorted(OPTIONS)
    for words in told:
        assert set(words.values) == set(OPTIONS[words.option])
        labels = [label for label, _ in words.values.values()]
        assert words.name
        assert all(labels)
        assert len(set(labels)) == len(labels)


def test_names_can_be_told_apart():
    names = [option_words(option).name for option in OPTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: str(rules.differing()))
def test_another_value_makes_another_sentence_wherever_the_option_matters(rules):
    for option in OPTIONS.keys() - rules.idle - {"players", "offered_trump"}:
        told = {tuple(said(Rules.from_options({**rules.differing(), option: value}))) for value in OPTIONS[option]}
        assert len(told) == len(OPTIONS[option]), option


@pytest.mark.parametrize("seed", range(60))
def test_what_differs_in_some_game_is_bold_and_nothing_that_matters_is_left_out(seed):
    rules = some_rules(seed)
    words = said(rules)
    assert len(words) == len(set(words))
    assert all(text.endswith(".") for text in words)
    mattering = rules.differing().keys() - rules.idle
    for option in mattering:
        sentence = option_words(option).said(rules)
        assert sentence in bold(rules), option
    assert bool(bold(rules)) == bool(mattering)
    assert len(differences(rules)) == len(mattering - {"players", "target"})


def test_what_changes_nothing_is_not_told():
    without = Rules(announcements="none")
    with_more = Rules(announcements="none", declaring="manual", belot="run_100", bela="automatic", unconfirmed="kept")
    assert said(with_more) == said(without)
    assert differences(with_more) == differences(without) == ("Zvanja: nikakva, ni bela",)
    assert in_short(with_more) == in_short(without)


def test_klasik_differs_from_itself_in_nothing():
    assert bold(Rules()) == []
    assert differences(Rules()) == ()
    assert [differs for _, differs in in_short(Rules())] == [False] * 4


def test_target_and_time_are_told_and_bold_where_they_differ():
    assert bold(Rules(target=501), seconds=30) == ["Igra se do 501.", "30 sekundi po potezu."]
    assert bold(Rules(), seconds=0) == ["Nema sata."]


OF_PLAYERS = {
    4: {
        "Igra se učetvero, par protiv para; partneri sjede nasuprot.",
        "Prije zvanja vidiš šest karata; zadnje dvije su talon.",
        "Redom svatko zove bilo koju boju ili kaže dalje.",
        "Djelitelj je na musu: zadnji mora zvati.",
        "Zvaču treba više od pola, inače pada i sve ide protivniku.",
    },
    3: {
        "Igra se utroje, svatko za sebe.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon.",
        "Zvati mora prvi iza djelitelja.",
        "Dvije preostale karte ostaju izvan igre.",
        "Zvaču treba više od pola, inače pada i piše 0, a ostali svoje.",
    },
    2: {
        "Igra se udvoje, jedan protiv drugoga.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon. Dvanaest ih je izvan igre.",
        "Prvi govori tko ne dijeli; kaže li dalje, djelitelj mora zvati.",
        "Zvaču treba više od pola, inače pada i sve ide protivniku.",
    },
}


@pytest.mark.parametrize("players", OF_PLAYERS)
def test_a_game_of_so_many_is_told_as_it_is_played_by_so_many(players):
    words = set(said(Rules(players=players)))
    others = set.union(*OF_PLAYERS.values()) - OF_PLAYERS[players]
    assert words >= OF_PLAYERS[players]
    assert not words & others
    assert {"Svoj talon gledaš kad je adut poznat.", "Kriva karta ne može se baciti."} <= words


PRESET_WORDS = {
    "klasik": [],
    "kavana": [
        "Svoj talon gledaš čim kažeš svoje: zoveš ili zadnji put kažeš dalje.",
        "Svatko prijavljuje svoja zvanja; prešućeno ne vrijedi.",
        "Karte zvanja pokazuju se prije prve karte.",
        "Jednako najjača zvanja dviju strana ne piše nitko.",
        "Na već sječen štih vrijedi bilo koji adut.",
        "Kriva karta može se baciti: tko je primijeti, zove auzmeš i piše sve. Tko zove krivo, sve piše protivnik.",
        "Štiglja je kad jedna strana uzme sve bodove; štih bez boda druge ne spašava.",
    ],
    "blok": [
        "Zadnja djeliteljeva karta leži otvorena: u prvom krugu zove se ta boja ili kaže dalje, u drugom bilo koja.",
        "Ponuđena se karta ne mijenja.",
        "Kriva karta može se baciti: tko je primijeti, zove auzmeš i piše sve. Tko zove krivo, sve piše protivnik.",
        "Strogi prolaz: tko je sam na cilju, dobiva samo ako u tom dijeljenju ima više od pola bodova; inače se igra dalje.",
    ],
    "blok_troje": [
        "Igra se utroje, svatko za sebe.",
        "Igra se do 701.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon.",
        "Zvati mora prvi iza djelitelja.",
        "Dvije preostale karte ostaju izvan igre.",
        "Zvaču treba više od pola, inače pada i piše 0, a ostali svoje.",
        "Strogi prolaz: tko je sam na cilju, dobiva samo ako u tom dijeljenju ima više od pola bodova; inače se igra dalje.",
    ],
    "blok_dvoje": [
        "Igra se udvoje, jedan protiv drugoga.",
        "Igra se do 501.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon. Dvanaest ih je izvan igre.",
        "Jedna od preostalih karata leži otvorena: prvo se zove ta boja ili kaže dalje, poslije neka druga.",
        "Poslije dva „dalje“ djelitelj mora zvati drugu boju.",
        "Ponuđena se karta ne mijenja.",
        "Kriva karta može se baciti: tko je primijeti, zove auzmeš i piše sve. Tko zove krivo, sve piše protivnik.",
        "Strogi prolaz: tko je sam na cilju, dobiva samo ako u tom dijeljenju ima više od pola bodova; inače se igra dalje.",
    ],
    "klub_prolaz": [
        "Od pet karata naviše ne gleda se duljina niza, nego najviša karta.",
        "Sve četiri iste za 100 jednako su jake.",
        "Strana bez štiha gubi sve prijavljeno.",
    ],
    "klub_dosta": [
        "Od pet karata naviše ne gleda se duljina niza, nego najviša karta.",
        "Sve četiri iste za 100 jednako su jake.",
        "Strana bez štiha gubi sve prijavljeno.",
        "Dosta: tko poslije štiha ima dovoljno bodova, dobiva odmah, usred dijeljenja.",
    ],
    "klub_bez_zvanja": ["Zvanja nema, vrijedi samo bela.", "Strana bez štiha gubi sve prijavljeno."],
    "regija": [
        "Prije zvanja vidiš pet karata; zadnje tri su talon.",
        "Svatko prijavljuje svoja zvanja; prešućeno ne vrijedi.",
        "Od jednakih nizova vrijedi adutski, a inače zvanja igrača koji je prije na redu.",
        "Belot, svih osam karata jedne boje, vrijedi 100.",
        "Iberati se mora samo u adutu.",
        "Za štiglju se ne piše ništa više.",
        "Prijavljeno vrijedi i strani bez štiha.",
    ],
    "sazeto": ["Strana bez štiha gubi sve prijavljeno."],
    "turnir": [
        "Svatko prijavljuje svoja zvanja; prešućeno ne vrijedi.",
        "Kriva karta može se baciti: tko je primijeti, zove auzmeš i piše sve. Tko zove krivo, sve piše protivnik.",
    ],
    "troje": [
        "Igra se utroje, svatko za sebe.",
        "Igra se do 701.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon.",
        "Zvati mora prvi iza djelitelja.",
        "Dvije preostale karte uzima zvač i odlaže bilo koje dvije; njihovi su bodovi njegovi.",
        "Zvaču treba više od pola, inače pada i piše 0, a ostali svoje.",
    ],
    "dvoje": [
        "Igra se udvoje, jedan protiv drugoga.",
        "Igra se do 501.",
        "Svatko dobiva deset karata: šest vidi prije zvanja, četiri su talon. Dvanaest ih je izvan igre.",
        "Jedna od preostalih karata leži otvorena: prvo se zove ta boja ili kaže dalje, poslije neka druga.",
        "Poslije dva „dalje“ drugu boju prvo može zvati tko ne dijeli; ako neće, mora djelitelj.",
        "Ako je adut ponuđena boja, tko među prvim kartama ima njezinu sedmicu, smije je zamijeniti za ponuđenu kartu.",
    ],
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_told_by_what_differs_from_klasik(preset):
    assert bold(Rules.preset(preset), preset) == PRESET_WORDS[preset]


def test_every_preset_has_a_name_and_a_line_of_its_own():
    words = [preset_words(preset) for preset in PRESETS]
    assert len({each.name for each in words}) == len(PRESETS)
    assert all(each.line.endswith(".") for each in words)


def test_a_table_is_told_in_short_by_preset_players_target_and_pace():
    assert in_short(Rules(), seconds=30) == [
        ("klasik", False),
        ("4 igrača", False),
        ("do 1001", False),
        ("30 s po potezu", True),
    ]
    assert in_short(Rules.preset("regija"), "regija")[0] == ("zavičaj", True)
    assert in_short(Rules.preset("troje"), "troje")[:3] == [("troje", True), ("3 igrača", True), ("do 701", True)]


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"mus": False}, "klasik + 1 izmjena"),
        ({"mus": False, "belot": "run_100", "target": 501}, "klasik + 2 izmjene"),
        (
            {"mus": False, "belot": "run_100", "sweep_bonus": 0, "blank": "point", "must_beat": "trumps_only"},
            "klasik + 5 izmjena",
        ),
        ({"target": 501}, "klasik"),
        ({"players": 3}, "klasik"),
    ],
)
def test_single_options_are_counted_beside_the_presets_name(changes, name):
    text, differs = in_short(Rules(**changes))[0]
    assert (text, differs) == (name, name != "klasik")


def test_taking_back_what_a_preset_changes_is_a_change_of_that_preset():
    assert in_short(Rules.preset("turnir", illegal_play="prevent"), "turnir")[0] == ("turnir + 1 izmjena", True)


def test_differences_stand_in_the_order_in_which_a_game_is_told():
    assert differences(Rules(ending="enough", mus=False, declaring="manual")) == (
        "Ako nitko ne zove: dijeli se iznova",
        "Zvanja prijavljuje: igrač",
        "Kraj partije: Dosta",
    )


def test_words_are_kept_for_each_language():
    croatian = said(Rules())
    with translation.override(None):
        english = said(Rules())
    assert "Bela, worth 20, is said with the first of its two cards; unsaid it is lost." in english
    assert said(Rules()) == croatian
    assert not set(english) & set(croatian)
