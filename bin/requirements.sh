# Pins requirements/*.in with the hashes of every published file. This machine's own pip settings are left out,
# so that the pins hold on any other.

set -e
bin=$1
export PIP_CONFIG_FILE=/dev/null
unset PIP_FIND_LINKS PIP_INDEX_URL PIP_EXTRA_INDEX_URL

pin() {
    "$bin/pip-compile" --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
        --no-emit-index-url --no-emit-find-links --no-header "$@"
}

pin --output-file requirements/base.txt requirements/base.in
pin --constraint requirements/base.txt --output-file requirements/dev.txt requirements/dev.in
