# Brings the words of code and templates into the catalogue; what is new waits there for its translation.

set -e
bin=$1 catalogue=${2:-belasite/locale/hr/LC_MESSAGES/django.po} words=$(mktemp)
trap 'rm -f "$words"' EXIT

"$bin/pybabel" --quiet extract --mapping-file babel.cfg --add-comments "Translators:" --add-location=file --sort-by-file \
    --keywords pgettext:1c,2 --keywords npgettext:1c,2,3 --keywords gettext_lazy --keywords ngettext_lazy:1,2 \
    --keywords pgettext_lazy:1c,2 --keywords npgettext_lazy:1c,2,3 --project Bela --version 1 \
    --copyright-holder "the Bela authors" --output-file "$words" .
"$bin/pybabel" --quiet update --domain django --input-file "$words" --output-file "$catalogue" --locale hr \
    --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --width 120
