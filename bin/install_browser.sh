# Brings the browser that the browser tests drive, where that can be done: Chromium without windows, whose pages cost a third; where
# that is not to be had, any Chromium does.

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return
    echo "Installing $1 …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null 2>&1 && apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1
}

is_here() {
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return
    done
    false
}

install chromium-headless-shell || is_here || install chromium || {
    echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium) and try again." >&2
    exit 1
}
