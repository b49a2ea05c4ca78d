# Everything runs in .venv; python3 (3.11 or newer) and make are all it needs.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
COMPILED := .compiled
SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*' -o -name '*.ftl' -o -name 'SPEC*.md')
PYTEST := $(PY) -m pytest -n auto
FAST := -m "not slow"
RULES := tests src/mensae/games --ignore=tests/server
GAME ?= gardens

.PHONY: help setup play serve run test check lint test-fast test-interpreted test-compiled test-server compile bench bench-server golden picture lock clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{ printf "  make %-13s %s\n", $$1, $$2 }'

setup: $(VENV)/.ready  ## make the environment in .venv

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mensae needs Python 3.11 or newer, not " + sys.version)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	MENSAE_PURE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

play: $(COMPILED)/.ready  ## play in the terminal; GAME=gardens, ARGS="--seats me,greedy"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae play $(GAME) $(ARGS)

serve: $(COMPILED)/.ready  ## serve tables at http://localhost:8000 with compiled rules; ARGS="--port 9000"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae serve $(ARGS)

run: $(COMPILED)/.ready  ## run any command with compiled rules; ARGS="tournament gardens search greedy"
	@PYTHONPATH=$(COMPILED) $(PY) -m mensae $(ARGS)

test: lint test-interpreted test-compiled test-server  ## run every test, the rules both interpreted and compiled

check: lint test-fast  ## what every commit passes, in under a minute

lint: $(VENV)/.ready  ## style, types, rules and texts
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --quiet --check
	$(VENV)/bin/mypy
	$(PY) tools/trace.py
	$(PY) tools/texts.py

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

compile: $(COMPILED)/.ready  ## compile the rules with mypyc into .compiled

$(COMPILED)/.ready: $(VENV)/.ready setup.py $(SOURCES)
	@rm -rf build $(COMPILED)
	@echo "Compiling the rules, which takes half a minute ..."
	MENSAE_CFLAGS=-march=native $(PIP) install --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

bench: $(COMPILED)/.ready  ## measure the engine, interpreted beside compiled, and the server beside a bare relay
	$(PY) bench/engine.py $(GAME)
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
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
