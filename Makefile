# Segue. `make run` and `make test` are each enough on a fresh machine.
SHELL := bash
PREFIX ?= /usr/local
SWIFT ?= swift
# What to show: make run SCENE=swipe-back ARGUMENTS='--scale 2'
SCENE ?=
ARGUMENTS ?=
# The tests find overlapping accesses and main-actor code on other threads; the program need not look
# for them in every frame.
RELEASE := -c release -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
FOLDERS := Package.swift Sources Tests Examples
# A package that depends on this one is built and tested like any other's.
EXAMPLES := $(dir $(wildcard Examples/*/Package.swift))

# One flag that SwiftPM does not know is left out of what pkg-config says.
export PKG_CONFIG_PATH := $(CURDIR)/scripts/pkgconfig$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))

.PHONY: setup run test bench check bless install clean release

setup:
	@scripts/setup

release:
	@scripts/setup --quiet
	$(SWIFT) build $(RELEASE) --product segue

run: release
	@scripts/run .build/release/segue $(SCENE) $(ARGUMENTS)

# The examples first, so that the log ends with this package's own summary. Builds before it tests: a
# test that waits for an event must not share the machine with a compiler.
test:
	@scripts/setup --quiet
	set -e; for example in $(EXAMPLES); do \
	  scripts/test $(SWIFT) test --package-path $$example; done
	$(SWIFT) build --build-tests
	scripts/test $(SWIFT) test --skip-build

bench: release
	$(SWIFT) build $(RELEASE) --product AllocationCount
	.build/release/segue bench
	.build/release/segue bench-lab
	.build/release/segue bench-lab --fuzz 1000000
	.build/release/segue replay Resources/Gestures --repeat 100

# Format and lint, then everything again with warnings as errors (our code only), then the tests.
check:
	@scripts/setup --quiet
	$(SWIFT) format lint --strict --parallel --recursive $(FOLDERS)
	@scripts/check-isolation
	SEGUE_STRICT=1 $(SWIFT) build --build-tests --scratch-path .build-check
	SEGUE_STRICT=1 scripts/test $(SWIFT) test --skip-build --scratch-path .build-check

# Golden pictures and traces are written anew from what comes now; look at the difference before.
bless:
	@scripts/setup --quiet
	$(SWIFT) build --build-tests
	SEGUE_BLESS=1 $(SWIFT) test --skip-build --filter Golden
	@git --no-pager diff --stat -- '*/Golden/*' || true

install: release
	install -D -m 755 .build/release/segue "$(DESTDIR)$(PREFIX)/bin/segue"
	@mkdir -p "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	.build/release/segue manual > "$(DESTDIR)$(PREFIX)/share/man/man1/segue.1"
	.build/release/segue --generate-completion-script bash \
	  > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/segue"
	.build/release/segue --generate-completion-script zsh \
	  > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_segue"
	.build/release/segue --generate-completion-script fish \
	  > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/segue.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/segue, its man page and completions for bash, zsh and fish"

clean:
	rm -rf .build .build-check pictures
