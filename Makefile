# Everything runs in .venv; python3 (3.11 or newer) and make are all it needs. What is set up already costs a moment.
PYTHON ?= python3
PY := .venv/bin/python
COMPILED := .compiled
RULES := tests src/mensae/games --ignore=tests/server
PYTEST := $(PY) -m pytest -n auto
FAST := -m "not slow"
WHOLE := --durations=20
BESIDE := $(MAKE) --no-print-directory -j2  # two at a time, since each keeps about one core busy
BENCH ?= # games to measure; all
SEED ?= $(shell date +%Y%m%d)
# Node comes from a wheel, so npm and its scripts find it in the environment.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" exec npm --no-fund --no-audit --loglevel=error

# Tests, bots and servers start hundreds of processes, and each would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help python setup modules page play serve terminal run web compile test check lint lint-web test-fast test-interpreted test-compiled \
	test-server test-web test-browser screenshots types bench bench-server fuzz fuzz-wire golden picture lock clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{ printf "  make %-13s %s\n", $$1, $$2 }'

python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mensae needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ": install one and say `make play PYTHON=python3.13`.")'

setup: python  ## make the environment in .venv, with all that tests need
	@exec $(PYTHON) -m tools.environment dev

# What npm installs for the page and for the browser's tests.
modules: setup
	@exec $(PY) -m tools.page modules web tests/browser

# With `exec` a signal to make reaches what it starts, and not only a shell in between.
play: python  ## serve the lobby at http://localhost:8000 on the embedded database; ARGS="--port 9000"
	@exec $(PYTHON) -m tools.play $(ARGS)

serve: play

terminal: python  ## play in the terminal; GAME=gardens, ARGS="--seats me,greedy"
	@exec $(PYTHON) -m tools.run play $(or $(GAME),gardens) $(ARGS)

run: python  ## run any command with compiled rules; ARGS="tournament gardens search greedy"
	@exec $(PYTHON) -m tools.run $(ARGS)

web: setup  ## build the web client into the package
	@exec $(PY) -m tools.page build

compile: setup  ## compile the rules with mypyc into .compiled
	@MENSAE_REQUIRE_COMPILED=$(CI) exec $(PY) -m tools.compile

# The rules are tested in both builds: everything compiled, and interpreted what can differ from that.
test: setup  ## run every test, and the rules in both builds
	@$(BESIDE) compile lint lint-web test-web
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-server
	@$(MAKE) --no-print-directory test-browser

ifdef GAME
check: lint  ## what every commit passes, in a minute or two; with GAME=gardens what concerns one game
	MENSAE_BUILD=interpreted exec $(PYTEST) $(FAST) src/mensae/games/$(GAME) tests/test_conformance.py tests/test_golden.py -k $(GAME)
else
check: setup
	@$(BESIDE) lint lint-web test-fast test-web
endif

lint: setup  ## style, types, rules and texts
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --quiet --check
	$(PY) -m mypy
	$(PY) tools/trace.py
	$(PY) tools/texts.py
	$(PY) tools/typegen.py --check

lint-web: modules  ## style and types of the web client and its tests
	cd web && $(NPM) run check
	cd web && $(NPM) run lint
	cd tests/browser && $(NPM) run check

types: setup  ## write the types of the web client anew from the structs
	$(PY) tools/typegen.py

test-fast: setup
	MENSAE_BUILD=interpreted exec $(PYTEST) $(FAST) $(RULES) tests/server/test_play.py tests/server/test_store.py \
		tests/server/test_kept_database.py

test-interpreted: setup
	MENSAE_BUILD=interpreted exec $(PYTEST) $(WHOLE) -m "rule or example or both" $(RULES)

# Without a compiler the compiled run is left out, but never in CI.
test-compiled: compile
	@if PYTHONPATH=$(COMPILED) $(PY) -c 'import mensae, sys; sys.exit(not mensae.COMPILED)' || [ -n "$$CI" ]; then \
		set -x; PYTHONPATH=$(COMPILED) MENSAE_BUILD=compiled exec $(PYTEST) $(WHOLE) $(RULES); \
	else echo "There is no C compiler here: the rules are tested interpreted only."; fi

# The server is not compiled, so its tests run once, with the rules as fast as they are here. Most of them wait.
test-server: compile
	PYTHONPATH=$(COMPILED) exec $(PY) -m pytest -n 4 --dist worksteal $(WHOLE) tests/server

test-web: modules
	cd web && $(NPM) test

# Real servers and a real Chromium; CHROMIUM=/usr/bin/chromium takes another one than that of the tests.
test-browser: compile modules web
	cd tests/browser && $(NPM) test

screenshots: compile modules web  ## take a picture of every page, large and small, dark and light, en and de
	cd tests/browser && $(NPM) run screenshots

bench: compile  ## measure the engine, the planner and looks, interpreted beside compiled, and the server beside a bare relay
	$(PY) bench/engine.py $(BENCH)
	$(PY) bench/planner.py
	$(PY) bench/look.py
	$(PY) bench/server.py
	PYTHONPATH=$(COMPILED) $(PY) bench/updates.py

bench-server: compile  ## measure the server alone, and what its updates weigh
	$(PY) bench/server.py
	PYTHONPATH=$(COMPILED) $(PY) bench/updates.py

# Tests always try the same examples; here each day tries others, and what fails is found again by its seed.
fuzz: compile  ## try examples that no test has tried: properties and whole games, by a seed of today; SEED=1
	@echo "The seed is $(SEED): make fuzz SEED=$(SEED) does the same again."
	PYTHONPATH=$(COMPILED) $(PYTEST) -m hypothesis --hypothesis-profile=fuzz --hypothesis-seed=$(SEED) $(RULES)
	@for game in $$($(PY) -c 'from mensae.games import GAMES; print(*GAMES)'); do \
		PYTHONPATH=$(COMPILED) $(PY) -m mensae fuzz $$game --seed $(SEED) || exit; done

fuzz-wire: compile  ## send a million mutated messages and frames to a server; ARGS="--messages 10000 --seed 1"
	PYTHONPATH=$(COMPILED) exec $(PY) -m tests.server.fuzz_wire $(ARGS)

golden: setup  ## write the golden playthroughs and the census anew
	$(PY) tools/golden.py

picture: setup  ## draw the picture in the README anew
	$(PY) tools/picture.py

LOCK := .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header
lock: setup  ## choose the newest versions of all dependencies
	$(LOCK) locks/installers.in -o locks/installers.lock
	$(LOCK) locks/web.in -o locks/web.lock
	$(LOCK) --no-emit-package mensae --extra dev pyproject.toml -o locks/dev.lock
	$(LOCK) --extra postgres --extra compile -c locks/dev.lock pyproject.toml -o locks/play.lock

clean:  ## remove everything that was made
	rm -rf .venv $(COMPILED) src/mensae/site web/node_modules tests/browser/node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
