# Makes the virtual environment $1 with $PYTHON and installs the pinned file $2 into it.
# Each way this can fail ends in one sentence that says what to do.

venv=$1 pinned=$2 python=${PYTHON:-python3} log=install.log

stop() {
    echo "$1" >&2
    exit 1
}

command -v "$python" >/dev/null ||
    stop "Bela needs Python 3.11 or newer and finds no $python: install it, or name yours with PYTHON=, like make run PYTHON=python3.12."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Bela needs Python 3.11 or newer and $python is $("$python" -c 'import platform; print(platform.python_version())'): install a newer one, or name yours with PYTHON=, like make run PYTHON=python3.12."

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    echo "Making the environment in $venv …"
    "$python" -m venv --clear "$venv" >"$log" 2>&1 ||
        stop "$python cannot make a virtual environment: install its venv module (on Debian and Ubuntu: apt-get install python3-venv) and try again; its own words are in $log."
fi

echo "Installing $pinned …"
"$venv/bin/python" -m pip install --retries 2 --timeout 30 --no-input --disable-pip-version-check \
    --require-hashes --requirement "$pinned" >"$log" 2>&1 ||
    stop "The packages of $pinned could not be installed: see that this machine is online and try again; pip's own words are in $log."
rm -f "$log"
