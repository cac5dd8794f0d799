# Everything runs from here with nothing but Python 3.11+ and make; it is set up in .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NODE_READY := node_modules/.package-lock.json

.PHONY: play test test-all lint browser bench clean

play: $(READY)  ## show the pages in the browser
	@$(BIN)/noripan serve

test: $(READY) browser  ## the tests, but for the slow ones
	$(BIN)/pytest -n auto

test-all: $(READY) browser  ## all tests
	$(BIN)/pytest -n auto -m "slow or not slow"

lint: $(READY)  ## style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if command -v npm > /dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_READY) && node_modules/.bin/tsc -p src/noripan/server; \
	elif [ -n "$$CI" ]; then echo "npm is missing: the pages' scripts can't be checked"; exit 1; \
	else echo "skipped: the types of the pages' scripts (no npm here)"; fi

browser:  ## what the browser tests need, where it can be had; they say what they lack
	@if command -v npm > /dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_READY) || [ -z "$$CI" ]; fi

bench: $(READY)  ## speed, each figure as a ratio against a named rival, into bench/RESULTS.md
	@$(BIN)/python -m bench

clean:  ## remove what was set up
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Noripan needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

$(NODE_READY): package.json package-lock.json
	npm ci --no-audit --no-fund --silent
	@touch $@
