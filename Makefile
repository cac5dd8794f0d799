# Everything runs from here with nothing but Python 3.11+ and make; it is set up in .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
CASES := tests/cases

.PHONY: play test test-all lint bench clean

play: $(READY)  ## judge the shipped inputs, then watch a game of Yut Nori
	@for input in $(CASES)/*/*.in; do \
	  problem=$$(basename $$(dirname $$input)); \
	  if $(BIN)/noripan judge $$problem $$input | diff -qb - $${input%.in}.ans > /dev/null; \
	  then echo "right  $$problem  $$(basename $$input)"; \
	  else echo "WRONG  $$problem  $$(basename $$input)"; exit 1; fi; \
	done
	@$(BIN)/noripan trace yut-nori $(CASES)/yut-nori/sample-2.in
	@echo "That was: .venv/bin/noripan trace yut-nori $(CASES)/yut-nori/sample-2.in"

test: $(READY)  ## the tests, but for the slow ones
	$(BIN)/pytest -n auto

test-all: $(READY)  ## all tests
	$(BIN)/pytest -n auto -m "slow or not slow"

lint: $(READY)  ## style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)  ## speed, each figure as a ratio against a named rival, into bench/RESULTS.md
	@$(BIN)/python -m bench

clean:  ## remove what was set up
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Noripan needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@
