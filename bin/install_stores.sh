# Brings PostgreSQL and Redis, which the tests of several servers start for themselves, where that can be done.

are_here() {
    command -v redis-server >/dev/null && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1
}

are_here || sh "$(dirname "$0")/install_packages.sh" postgresql redis-server
are_here || {
    echo "The tests of several servers need PostgreSQL and Redis: install them (on Debian: apt-get install postgresql redis-server) and try again." >&2
    exit 1
}
