"""A replay for who reads English."""

import re


def test_in_english_a_step_alone_has_its_terms_in_italics_as_the_page_has(finished):
    finished.player.cookies["jezik"] = "en"
    whole, alone = (
        finished.player.get(finished.address + "1/25/", headers=headers).text
        for headers in ({}, {"HX-Request": "true"})
    )
    first, again = (re.findall(r'<i lang="hr">[^<]*</i>', page.partition('id="replay"')[2]) for page in (whole, alone))
    assert first == again != []
