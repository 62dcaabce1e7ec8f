"""What templates say."""

import pytest
from django.template import engines
from django.utils import translation


def drawn(template, **values):
    return engines["jinja2"].from_string(template).render(values)


@pytest.mark.parametrize("_again", [1, 2])
def test_a_sentence_is_said_in_the_language_that_is_active_whichever_was_before(_again):
    said = []
    for language in ("hr", "en", "hr"):
        with translation.override(language):
            said.append(drawn("{{ _('Your turn') }}"))
    assert said == ["Na potezu: ti", "Your turn", "Na potezu: ti"]


def test_what_is_put_into_a_sentence_is_escaped_and_the_sentence_is_not():
    with translation.override("en"):
        assert drawn("""{{ _("%(name)s's turn", name=name) }}""", name="<i>&") == "&lt;i&gt;&amp;'s turn"
        assert drawn("{{ _('<b>100 %%</b>') }}") == "<b>100 %</b>"
