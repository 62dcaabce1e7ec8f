# Brings the browser that the browser tests drive, where that can be done: Chromium without windows, whose pages cost a third; where
# that is not to be had, any Chromium does.

install() {
    sh "$(dirname "$0")/install_packages.sh" "$1"
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
