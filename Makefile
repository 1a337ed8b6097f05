# `make play` and `make test` need nothing but Python 3.11 or later, make, and pip's package index.
# Another interpreter: make play PYTHON=python3.12

PYTHON ?= python3

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip
INSTALL := $(PIP) install -qq --disable-pip-version-check -c constraints.txt

# Files that say what has been installed, so that it is installed again only after a change.
MADE := $(VENV)/.made
BASE := $(VENV)/.base
SERVER := $(VENV)/.server
TEST := $(VENV)/.test
NODE := node_modules/.made
INPUTS := pyproject.toml constraints.txt src/shengji/__init__.py

.DELETE_ON_ERROR:
.PHONY: help play terminal test lint bench load format docs install install-test debian clean

help:
	@echo "make play     install what playing needs and open a table in the browser, ready against three bots"
	@echo "make terminal play in the terminal instead"
	@echo "make test     install what the tests need and run every check and test"
	@echo "make lint     the checks alone: ruff, mypy, import-linter, TypeScript for the browser client"
	@echo "make format   put the code into its format"
	@echo "make bench    measure speed"
	@echo "make load     start a server, play TABLES=200 tables for SECONDS=30, and measure"
	@echo "make docs     write docs/rules.md from the rule sets, docs/protocol.md and the client's types from the messages"
	@echo "make clean    remove the environment, builds and caches"

play: $(SERVER)
	@$(BIN)/shengji serve --play

terminal: $(BASE)
	@$(BIN)/shengji play

test: lint debian
	@$(BIN)/pytest -n auto --benchmark-disable

lint: $(TEST) $(NODE)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/declarations.py --check
	@$(BIN)/node node_modules/typescript/bin/tsc --project .
	@$(BIN)/node node_modules/typescript/bin/tsc --project tsconfig.worker.json

bench: $(TEST)
	@$(BIN)/pytest benchmarks --benchmark-only -o python_files='bench_*.py'

TABLES ?= 200
SECONDS ?= 30

load: $(TEST)
	@$(BIN)/python benchmarks/load.py --tables $(TABLES) --seconds $(SECONDS)

# What the tests of the server and of the browser client start: installed where that is allowed and they are missing.

debian:
	@missing=""; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	[ -d /usr/share/fonts/opentype/noto ] || missing="$$missing fonts-noto-cjk"; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	[ -z "$$missing" ] && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing ..."; \
		apt-get -qq update >/dev/null && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $$missing >/dev/null 2>&1 && exit 0; \
	fi; \
	echo "The tests need more programs. On Debian or Ubuntu: sudo apt install$$missing" >&2; \
	exit 1

format: $(TEST)
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

docs: $(TEST)
	@$(BIN)/shengji rules docs
	@$(BIN)/shengji serve --write-protocol docs/protocol.md
	@$(BIN)/python scripts/declarations.py

install: $(BASE)

install-test: $(TEST)

clean:
	rm -rf $(VENV) node_modules dist .benchmarks .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or later is needed, and '$(PYTHON)' is not one. Name another: make PYTHON=python3.12" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv" >&2; \
		exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The build backend is installed first and used as it stands, so that it too has its version from constraints.txt.
$(BASE): $(MADE) $(INPUTS)
	@echo "Installing shengji ..."
	@$(INSTALL) hatchling editables
	@$(INSTALL) --no-build-isolation -e .
	@touch $@

$(SERVER): $(BASE)
	@echo "Installing what a server needs ..."
	@$(INSTALL) --no-build-isolation -e '.[server]'
	@touch $@

$(TEST): $(BASE)
	@echo "Installing what the tests need ..."
	@$(INSTALL) --no-build-isolation -e '.[test,fast,server]'
	@touch $@

# What checks the types of the browser client, from npm by the names and versions in package.json.
$(NODE): package.json $(TEST)
	@echo "Installing what checks the browser client ..."
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm install --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null
	@touch $@
