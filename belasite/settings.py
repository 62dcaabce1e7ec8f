"""The site's settings, read from the environment. docs/deployment.md explains every variable."""

import sys
from pathlib import Path
from typing import Any, NoReturn

import django
import environ

from belasite.logs import LOGGING  # noqa: F401  # a setting

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.FileAwareEnv()  # SECRET_KEY_FILE holds what SECRET_KEY would, and so on


def stop(sentence: str) -> NoReturn:
    """End a start that cannot go well, without a traceback."""
    sys.exit(f"Bela cannot start: {sentence}")


def text(name: str, default: str = "") -> str:
    try:
        return env.ENVIRON.get(name, default).strip()
    except OSError as error:
        stop(f"{name}_FILE cannot be read ({error.strerror}: {error.filename}).")


def flag(name: str, default: bool) -> bool:
    value = text(name, "1" if default else "0").lower()
    if value not in {"1", "0", "true", "false", "yes", "no", "on", "off", ""}:
        stop(f"{name} must be 1 or 0, got {value!r}.")
    return value in {"1", "true", "yes", "on"}


def whole(name: str, default: int, most: int = 10**9) -> int:
    value = text(name, str(default))
    if not (value.isascii() and value.isdigit() and int(value) <= most):
        stop(f"{name} must be a whole number up to {most}, got {value!r}.")
    return int(value)


def words(value: str) -> list[str]:
    return [word.strip() for word in value.split(",") if word.strip()]


def needed(name: str, in_debug: str) -> str:
    """A setting that has no safe default; with DEBUG on it may do without."""
    value = text(name).strip(" ,")
    if not value and not DEBUG:
        stop(f"{name} is not set. `make run` sets it for this machine; docs/deployment.md says how to for a real site.")
    return value or in_debug


# ------------------------------------------------------------------ who answers, and where

DEBUG = flag("DEBUG", False)
HTTPS = flag("HTTPS", False)  # a proxy in front speaks HTTPS and sets X-Forwarded-Proto
HOST = text("HOST", "127.0.0.1")  # the address `manage.py serve` listens on
PORT = whole("PORT", 8000, most=65535)
SECRET_KEY = needed("SECRET_KEY", in_debug="only-for-development-" + "x" * 50)
ALLOWED_HOSTS = words(needed("ALLOWED_HOSTS", in_debug="localhost,127.0.0.1,[::1]"))


def origins_of(hosts: list[str]) -> list[str]:
    """Where browsers see the site, so far as the hosts tell: a wildcard names no origin."""
    named = [host for host in hosts if host != "*" and not host.startswith(".")]
    return [f"https://{host}" if HTTPS else f"http://{host}:{PORT}" for host in named]


SITE_ORIGINS = words(text("SITE_ORIGINS")) or origins_of(ALLOWED_HOSTS)  # whole ones, which the sockets compare
if not all(origin.startswith(("http://", "https://")) for origin in SITE_ORIGINS):
    stop("SITE_ORIGINS must be whole origins with their scheme, like https://bela.example.")
CSRF_TRUSTED_ORIGINS = SITE_ORIGINS

# ------------------------------------------------------------------ the parts

INSTALLED_APPS = [
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.usersessions",
    "channels",
    "csp",
    "django_htmx",
    "servestatic",
    "game.accounts",
    "game.lobby",
    "game.replays",
    "game.tables",
    "tutorial",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "servestatic.middleware.ServeStaticMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "game.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "game.accounts.preferring.PreferencesMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "belasite.urls"
ASGI_APPLICATION = "belasite.asgi.application"
AUTH_USER_MODEL = "accounts.User"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "environment": "belasite.jinja2_env.environment",
            "context_processors": [
                "game.lobby.context.person",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
    {  # the admin's own, and nobody else's: what allauth brings along is not for this site
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(django.__file__).parent / "contrib" / "admin" / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# ------------------------------------------------------------------ what is kept


def database() -> dict[str, Any]:
    given = text("DATABASE_URL", "sqlite://:memory:")
    if given.partition("://")[0] not in environ.Env.DB_SCHEMES:
        stop("DATABASE_URL must be like sqlite:////srv/bela/bela.sqlite3 or postgres://user:password@host/bela.")
    found = env.db_url_config(given)
    if found["ENGINE"] != "django.db.backends.sqlite3":
        return found
    if not text("DATABASE_URL"):
        found["NAME"] = BASE_DIR / "bela.sqlite3"
    # IMMEDIATE: a transaction that reads first and writes later fails at once under DEFERRED when another one wrote.
    # FULL: a move that was acknowledged survives a power cut.
    found["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
    }
    return found


DATABASES = {"default": database()}
REDIS_URL = text("REDIS_URL")
# Only the name of a table that changed ever travels here. The group layer of Redis drops messages when a process is slow.
REDIS_HOST = {"address": REDIS_URL, "socket_connect_timeout": 5, "socket_timeout": 5}  # it may hang, and come back
REDIS_LAYER = {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_HOST]}}
CHANNEL_LAYERS = {"default": REDIS_LAYER if REDIS_URL else {"BACKEND": "channels.layers.InMemoryChannelLayer"}}
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"  # no cookie of its own
SESSION_COOKIE_AGE = 365 * 24 * 3600  # a guest is nothing but a session
RATE_LIMITS = flag("RATE_LIMITS", True)  # each process counts for itself, so that none needs another to let people in
CACHES = {  # only limits are counted there; Django's own 300 would let many addresses make it forget a busy one
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}

# ------------------------------------------------------------------ accounts and their mail

AUTHENTICATION_BACKENDS = [
    "allauth.account.auth_backends.AuthenticationBackend",
    "django.contrib.auth.backends.ModelBackend",  # the sessions of guests name it
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("username", "name", "email")},
    },
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "game.accounts.adapter.Adapter"
ACCOUNT_FORMS = {
    "login": "game.accounts.forms.Login",
    "change_password": "game.accounts.forms.ChangePassword",
    "reset_password_from_key": "game.accounts.forms.NewPassword",
    "set_password": "game.accounts.forms.SetPassword",
}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "password1*", "email"]
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_TIMEOUT = 15 * 60
ACCOUNT_LOGIN_BY_CODE_SUPPORTS_RESEND = True
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_PREVENT_ENUMERATION = "strict"  # nobody learns here whose address is known
ACCOUNT_CHANGE_EMAIL = True  # one address; a new one takes its place once it is confirmed
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Bela: "
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if HTTPS else "http"
ACCOUNT_RATE_LIMITS: dict[str, str] | bool = {} if RATE_LIMITS else False


def mail() -> dict[str, Any]:
    """Where mail goes: printed, until a server for it is named."""
    given = text("EMAIL_URL", "consolemail://")
    if given.partition("://")[0] not in environ.Env.EMAIL_SCHEMES:
        stop("EMAIL_URL must be like smtp+tls://user:password@host:587 or consolemail://.")
    try:
        return env.email_url_config(given)
    except ValueError as error:
        stop(f"EMAIL_URL cannot be read ({error}).")


vars().update(mail())  # EMAIL_BACKEND, EMAIL_HOST and the others, as django-environ names them
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = text("DEFAULT_FROM_EMAIL", f"Bela <bela@{ALLOWED_HOSTS[0].lstrip('*.') or 'localhost'}>")

# ------------------------------------------------------------------ words and files

LANGUAGE_CODE = "hr"
LANGUAGES = [("hr", "Hrvatski"), ("en", "English")]
LANGUAGE_COOKIE_NAME = "jezik"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_HTTPONLY = True
FORMAT_MODULE_PATH = "belasite.formats"
LOCALE_PATHS = [BASE_DIR / "belasite" / "locale"]
TIME_ZONE = "Europe/Zagreb"
USE_TZ = True
STATIC_URL = "/static/"
STATIC_ROOT = text("STATIC_ROOT") or BASE_DIR / "staticfiles"
STATICFILES_DIRS = [BASE_DIR / "static"]
COLLECTED = "game.joined.JoiningStorage"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage" if DEBUG else COLLECTED},
}
SERVESTATIC_ALLOW_ALL_ORIGINS = False

# ------------------------------------------------------------------ what browsers are told

SELF = ["'self'"]
SOCKETS = [  # Safari before 15.4 does not count them as 'self'
    origin.replace("http", "ws", 1)
    for origin in SITE_ORIGINS
    if "[" not in origin  # a policy has no words for IPv6, and browsers complain of each
]
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": SELF,
        "style-src": SELF,
        "img-src": SELF,
        "font-src": SELF,
        "connect-src": SELF + SOCKETS,
        "manifest-src": SELF,
        "worker-src": SELF,
        "form-action": SELF,
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
    }
}
CSRF_FAILURE_VIEW = "game.lobby.views.csrf_failure"
SECURE_REFERRER_POLICY = "same-origin"  # the code of a private table stays here
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = whole("HSTS_SECONDS", 365 * 24 * 3600)
    SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = flag("HSTS_SUBDOMAINS", True)
DATA_UPLOAD_MAX_MEMORY_SIZE = 640 * 1024  # the largest form holds a match record
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100

# ------------------------------------------------------------------ the game

ROBOT_PAUSE_MS = whole("ROBOT_PAUSE_MS", 900)
REVIEW_SECONDS = whole("REVIEW_SECONDS", 20)
EMBEDDED_CLOCK = flag("EMBEDDED_CLOCK", True)  # off where `manage.py clock` runs beside several processes
