# Everything runs from here with nothing but Python 3.11+ and make; it is set up in .venv.

PYTHON ?= python3
# Modules rather than scripts: those name their Python by its path, which not every path allows.
RUN := .venv/bin/python -m
READY := .venv/ready
NODE_READY := node_modules/.package-lock.json

.PHONY: play test test-all lint browser bench clean

play: $(READY)  ## show the pages in the browser
	@$(RUN) noripan serve

test: $(READY) browser  ## the tests, but for the slow ones
	$(RUN) pytest -n auto

test-all: $(READY) browser  ## all tests
	$(RUN) pytest -n auto -m "slow or not slow"

lint: $(READY)  ## style and types
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	@if command -v npm > /dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_READY) && node_modules/.bin/tsc -p src/noripan/server; \
	elif [ -n "$$CI" ]; then echo "npm is missing: the pages' scripts can't be checked"; exit 1; \
	else echo "skipped: the types of the pages' scripts (no npm here)"; fi

browser:  ## what the browser tests need, where it can be had; they say what they lack
	@if command -v npm > /dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_READY) || [ -z "$$CI" ]; fi

bench: $(READY)  ## speed, each figure as a ratio against a named rival, into bench/RESULTS.md
	@$(RUN) bench

clean:  ## remove what was set up
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Noripan needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(RUN) pip install --quiet --disable-pip-version-check --upgrade pip
	$(RUN) pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

$(NODE_READY): package.json package-lock.json
	npm ci --no-audit --no-fund --silent
	@touch $@
