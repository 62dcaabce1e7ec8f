"""The site's settings in the tests: nothing from the developer's own environment, a database file of each run."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

SCRATCH = Path(tempfile.mkdtemp(prefix="bela-tests-"))
atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)

for name in (
    "DEBUG",
    "HTTPS",
    "REDIS_URL",
    "SITE_ORIGINS",
    "STATIC_ROOT",
    "EMBEDDED_CLOCK",
    "ROBOT_PAUSE_MS",
    "REVIEW_SECONDS",
    "HOST",
    "PORT",
):
    os.environ.pop(name, None)
os.environ |= {
    "SECRET_KEY": "only-for-tests-" + "x" * 50,
    "ALLOWED_HOSTS": "testserver,localhost,127.0.0.1",
    "RATE_LIMITS": "0",
}
os.environ.setdefault("DATABASE_URL", f"sqlite:///{SCRATCH / 'site.sqlite3'}")

from belasite.settings import *  # noqa: E402, F403  # it reads what was set above
from belasite.settings import DATABASES, MIDDLEWARE, STORAGES  # noqa: E402

# It would look through all static files for every client that a test makes. Tests from outside have the site as it is.
MIDDLEWARE.remove("servestatic.middleware.ServeStaticMiddleware")

if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A file, since tests move in several threads, and an in-memory database belongs to one.
    DATABASES["default"]["TEST"] = {"NAME": str(SCRATCH / "tests.sqlite3")}
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
