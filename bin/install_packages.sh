# Installs Debian's packages of these names, where that can be done. A service that can't start on this machine is no failure of it:
# whoever asks for packages looks for their programs afterwards.

[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || exit 1
echo "Installing $* …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null 2>&1 && apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1
