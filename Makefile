# make run    the site on this machine      make test   every test          make messages      the catalogue's new words
# make check  everything but the tests      make bench  the figures         make requirements  new pins

PYTHON ?= python3
PORT ?= 8000
SECRET_KEY_FILE ?= .secret-key
ALLOWED_HOSTS ?= localhost,127.0.0.1,[::1]
export PORT

VENV := .venv
BIN := $(VENV)/bin
SITE := SECRET_KEY_FILE="$(SECRET_KEY_FILE)" ALLOWED_HOSTS="$(ALLOWED_HOSTS)"
SITE_MANAGE := $(SITE) $(BIN)/python manage.py
TEST_MANAGE := DJANGO_SETTINGS_MODULE=tests.settings $(BIN)/python manage.py

CATALOGUES := $(wildcard belasite/locale/*/LC_MESSAGES/django.po)
COMPILED := $(CATALOGUES:.po=.mo)
COLLECTED := staticfiles/staticfiles.json
STATIC_FILES := $(shell find static)

.DEFAULT_GOAL := help
.PHONY: help run test check bench pictures messages requirements browser stores \
	lint types imports migrations templates deploy tree

help:
	@sed -n 's/^# //p' Makefile | head -n 2

# ------------------------------------------------------------------ the site

run: $(VENV)/base.stamp $(SECRET_KEY_FILE) $(COMPILED) $(COLLECTED)
	@$(SITE_MANAGE) migrate --verbosity 0
	@exec env $(SITE) $(BIN)/python manage.py serve --port $(PORT)

$(VENV)/base.stamp: requirements/base.txt
	@PYTHON="$(PYTHON)" sh bin/install.sh $(VENV) requirements/base.txt
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt
	@PYTHON="$(PYTHON)" sh bin/install.sh $(VENV) requirements/dev.txt
	@touch $(VENV)/base.stamp $@

$(SECRET_KEY_FILE):
	@umask 077 && $(BIN)/python -c "import secrets; print(secrets.token_urlsafe(50))" > $@

%.mo: %.po | $(VENV)/base.stamp
	@$(BIN)/pybabel --quiet compile --input-file $< --output-file $@

$(COLLECTED): $(STATIC_FILES) belasite/settings.py game/joined.py | $(VENV)/base.stamp $(SECRET_KEY_FILE)
	@$(SITE_MANAGE) collectstatic --clear --no-input --verbosity 0
	@touch $@

# ------------------------------------------------------------------ tests, checks, figures

test: $(VENV)/dev.stamp $(COMPILED) $(COLLECTED) browser stores
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder $(ARGS)

browser:
	@command -v chromium-headless-shell >/dev/null || sh bin/install_browser.sh

stores:
	@sh bin/install_stores.sh

bench: $(VENV)/dev.stamp $(COMPILED) $(COLLECTED)
	@$(BIN)/python -m tests.bench

check: lint types imports migrations templates deploy tree

lint: $(VENV)/dev.stamp
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check

types: $(VENV)/dev.stamp
	@$(BIN)/mypy

imports: $(VENV)/dev.stamp
	@$(BIN)/lint-imports --no-logo

migrations: $(VENV)/dev.stamp $(COMPILED)
	@$(TEST_MANAGE) makemigrations --check --dry-run

templates: $(VENV)/dev.stamp
	@$(BIN)/djlint templates --lint --quiet

deploy: $(VENV)/dev.stamp $(COMPILED) $(COLLECTED)
	@SECRET_KEY="$$($(BIN)/python -c 'import secrets; print(secrets.token_urlsafe(50))')" \
		ALLOWED_HOSTS=bela.example HTTPS=1 $(BIN)/python manage.py check --deploy --fail-level DEBUG

tree: $(VENV)/dev.stamp $(COMPILED)
	@$(BIN)/python -m pytest --quiet tests/house

# ------------------------------------------------------------------ upkeep

pictures: $(VENV)/dev.stamp $(COMPILED) $(COLLECTED) browser
	@$(BIN)/python -m tests.pictures

messages: $(VENV)/dev.stamp
	@sh bin/messages.sh $(BIN)

requirements: $(VENV)/dev.stamp
	@sh bin/requirements.sh $(BIN)
