"""The presets to choose from."""

MENU = {
    4: (
        *("klasik", "kavana", "blok", "klub_prolaz", "klub_dosta", "klub_bez_zvanja"),
        *("regija", "sazeto", "turnir"),
    ),
    3: ("troje", "blok_troje", "klasik"),
    2: ("dvoje", "blok_dvoje", "klasik"),
}
"""By the number of players: the first is the usual one."""
