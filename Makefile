PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
READY := .venv/.ready
AS_COMPILED := GLOAMING_COMPILED=1 PYTHONPATH="$(CURDIR)/build/compiled"

.DEFAULT_GOAL := help
.PHONY: help play test check bench fuzz docs test-compiled compiled lock clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

play: $(READY) ## Set up and play in the terminal
	@$(BIN)/gloaming play

test: $(READY) ## Run the tests
	$(BIN)/python -m pytest -n 2

check: $(READY) ## Lint, format, types, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: compiled ## Measure the compiled engine
	$(AS_COMPILED) $(BIN)/gloaming bench

fuzz: $(READY) ## Play 200 random games and check every promise
	$(BIN)/gloaming fuzz day_and_night --games 200

docs: $(READY) ## Check that every link leads somewhere and every page is linked
	$(BIN)/python tools/check_links.py

# PYTHONPATH beats the editable install, but not the pythonpath of pytest's settings.
test-compiled: compiled ## Run the same tests on the compiled engine
	$(AS_COMPILED) $(BIN)/python -m pytest -n 2 -o pythonpath=build/compiled

compiled: $(READY) ## Compile engine and games into build/compiled, if they changed
	$(BIN)/python tools/compile.py

lock: $(UV) ## Pin every package anew from pyproject.toml
	$(UV) pip compile -q --universal --group dev pyproject.toml \
		--no-emit-index-url --no-header --no-annotate -o requirements.lock

clean: ## Remove everything that was built, and the environment
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gloaming needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7

# Never compiled in place: stale .so files would hide edits.
$(READY): pyproject.toml requirements.lock | $(UV)
	$(UV) pip install -q --python $(BIN)/python -r requirements.lock
	HATCH_BUILD_HOOK_ENABLE_MYPYC=0 $(UV) pip install -q --python $(BIN)/python --no-deps -e .
	@touch $@
