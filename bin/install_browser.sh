# Brings the browser that the browser tests drive, where that can be done.

stop() {
    echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium) and try again." >&2
    exit 1
}

[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || stop
echo "Installing Chromium …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null && apt-get install -y -qq --no-install-recommends chromium >/dev/null || stop
