# Segue. `make run` and `make test` are each enough on a fresh machine.
SHELL := bash
PREFIX ?= /usr/local
SWIFT ?= swift
# What to show: make run SCENE=swipe-back ARGUMENTS='--scale 2'
SCENE ?=
ARGUMENTS ?=
FOLDERS := Package.swift Sources Tests Examples

.PHONY: setup run test bench check bless install clean release

setup:
	@scripts/setup

release:
	@scripts/setup --quiet
	$(SWIFT) build -c release --product segue

run: release
	@scripts/run .build/release/segue $(SCENE) $(ARGUMENTS)

# Builds first, so that a test that waits for an event does not share the machine with a compiler.
test:
	@scripts/setup --quiet
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

bench: release
	$(SWIFT) build -c release --product AllocationCount
	.build/release/segue bench

# Format and lint, then everything again with warnings as errors (our code only), then the tests.
check:
	@scripts/setup --quiet
	$(SWIFT) format lint --strict --parallel --recursive $(FOLDERS)
	@scripts/check-isolation
	SEGUE_STRICT=1 $(SWIFT) build --build-tests --scratch-path .build-check
	SEGUE_STRICT=1 $(SWIFT) test --skip-build --scratch-path .build-check

# Golden data would be written anew here; the tests compare two live runs instead, so far.
bless:
	@echo "bless: there is no golden data yet, so there is nothing to write anew"

install: release
	install -D -m 755 .build/release/segue "$(DESTDIR)$(PREFIX)/bin/segue"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/segue"

clean:
	rm -rf .build .build-check pictures
