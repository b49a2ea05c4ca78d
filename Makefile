# Everything runs in .venv; python3 (3.11 or newer) and make are all it needs.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
COMPILED := .compiled
SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*' -o -name '*.ftl' -o -name '*.json' -o -name 'SPEC*.md')
PYTEST := $(PY) -m pytest -n auto
FAST := -m "not slow"
RULES := tests src/mensae/games --ignore=tests/server
GAME ?= gardens
BENCH ?= # games to measure; all
# Node comes from a wheel, so npm and its scripts find it in the environment.
NODE := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
NPM := $(NODE) npm --no-fund --no-audit --loglevel=error
SITE := src/mensae/site/index.html
WEB_SOURCES := $(shell find web -path '*/node_modules' -prune -o -type f -print) $(shell find src -name '*.ftl')

.PHONY: help setup play serve terminal run web test test-sources check lint lint-all lint-web test-fast test-interpreted test-compiled test-server \
	test-web test-browser screenshots types compile bench bench-server golden picture lock clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{ printf "  make %-13s %s\n", $$1, $$2 }'

setup: $(VENV)/.ready  ## make the environment in .venv

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mensae needs Python 3.11 or newer, not " + sys.version)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	MENSAE_PURE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

play: $(COMPILED)/.site  ## serve the lobby at http://localhost:8000 on the embedded database; ARGS="--port 9000"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae serve $(ARGS)

serve: play

terminal: $(COMPILED)/.ready  ## play in the terminal; GAME=gardens, ARGS="--seats me,greedy"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae play $(GAME) $(ARGS)

run: $(COMPILED)/.ready  ## run any command with compiled rules; ARGS="tournament gardens search greedy"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae $(ARGS)

web: $(SITE)  ## build the web client into the package

$(SITE): web/node_modules/.ready $(WEB_SOURCES)
	cd web && $(NPM) run build -- --logLevel=warn
	@touch $@

%/node_modules/.ready: %/package-lock.json $(VENV)/.ready
	cd $* && $(NPM) ci
	@touch $@

# A served client is beside the compiled rules, and is copied there without compiling anew.
$(COMPILED)/.site: $(COMPILED)/.ready $(SITE)
	@rm -rf $(COMPILED)/mensae/site
	@cp -r src/mensae/site $(COMPILED)/mensae/site
	@touch $@

test: test-sources test-compiled test-server test-browser  ## run every test, the rules both interpreted and compiled

# What needs nothing built; in CI beside each other, since most of it keeps one core busy.
test-sources: $(VENV)/.ready
	@$(MAKE) --no-print-directory $(if $(CI),-j2 test-interpreted lint-all,lint-all test-interpreted)

lint-all: lint lint-web test-web

check: lint lint-web test-fast test-web  ## what every commit passes, in a minute or two

lint: $(VENV)/.ready  ## style, types, rules and texts
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --quiet --check
	$(VENV)/bin/mypy
	$(PY) tools/trace.py
	$(PY) tools/texts.py
	$(PY) tools/typegen.py --check

lint-web: web/node_modules/.ready tests/browser/node_modules/.ready  ## style and types of the web client and its tests
	cd web && $(NPM) run check
	cd web && $(NPM) run lint
	cd tests/browser && $(NPM) run check

types: $(VENV)/.ready  ## write the types of the web client anew from the structs
	$(PY) tools/typegen.py

test-fast: $(VENV)/.ready
	MENSAE_BUILD=interpreted $(PYTEST) $(FAST) $(RULES)
	$(PYTEST) tests/server/test_play.py tests/server/test_store.py

test-interpreted: $(VENV)/.ready
	MENSAE_BUILD=interpreted $(PYTEST) $(RULES)

# Without a compiler the compiled run is left out, but never in CI.
test-compiled: $(COMPILED)/.ready
	@if PYTHONPATH=$(COMPILED) $(PY) -c 'import mensae, sys; sys.exit(not mensae.COMPILED)' || [ -n "$$CI" ]; then \
		set -x; PYTHONPATH=$(COMPILED) MENSAE_BUILD=compiled $(PYTEST) $(RULES); \
	else echo "There is no C compiler here: the rules are tested interpreted only."; fi

# The server is not compiled, so its tests run once, with the rules as fast as they are here.
test-server: $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PYTEST) tests/server

test-web: web/node_modules/.ready
	cd web && $(NPM) test

# Real servers and a real Chromium; CHROMIUM=/usr/bin/chromium takes another one than that of the tests.
test-browser: $(COMPILED)/.site tests/browser/node_modules/.ready
	cd tests/browser && $(NPM) test

screenshots: $(COMPILED)/.site tests/browser/node_modules/.ready  ## take a picture of every page, large and small, dark and light, en and de
	cd tests/browser && $(NPM) run screenshots

compile: $(COMPILED)/.ready  ## compile the rules with mypyc into .compiled

$(COMPILED)/.ready: $(VENV)/.ready setup.py $(SOURCES)
	@rm -rf build $(COMPILED)
	@echo "Compiling the rules, which takes a minute or two ..."
	MENSAE_CFLAGS=-march=native $(PIP) install --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

bench: $(COMPILED)/.ready  ## measure the engine and the planner, interpreted beside compiled, and the server beside a bare relay
	$(PY) bench/engine.py $(BENCH)
	$(PY) bench/planner.py
	$(PY) bench/server.py

bench-server: $(COMPILED)/.ready  ## measure the server alone
	$(PY) bench/server.py

golden: $(VENV)/.ready  ## write the golden playthroughs and the census anew
	$(PY) tools/golden.py

picture: $(VENV)/.ready  ## draw the picture in the README anew
	$(PY) tools/picture.py

lock: $(VENV)/.ready  ## choose the newest versions of all dependencies
	$(VENV)/bin/pip-compile --quiet --upgrade --extra dev --extra postgres --generate-hashes --strip-extras --allow-unsafe --no-header \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host -o requirements.lock pyproject.toml

clean:  ## remove everything that was made
	rm -rf $(VENV) $(COMPILED) src/mensae/site web/node_modules tests/browser/node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
