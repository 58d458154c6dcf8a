# `make test` works in a fresh clone: it installs missing programs and runs every test.

.DEFAULT_GOAL := help
.PHONY: help build check test test-go test-httpapi-sqlite test-httpapi-postgres test-sdk test-openapi race torture lint bench bench-large release test-litestream

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## Build ./punchcard
	go build -o punchcard ./cmd/punchcard

check: ## Check formatting and vet, and run the shorter tests that need no other program
	./scripts/check-format.sh
	go vet ./...
	go test -short -timeout 10m $$(go list ./... | grep -v -e /internal/verify -e /internal/torture -e /internal/bench -e /storage/postgres -e /storage/storagetest -e /internal/move -e /internal/dump -e /cmd/ -e /examples -e /apitest -e /browsertest -e /signin -e 'punchcard$$')

test: test-go test-sdk test-openapi ## Run all tests; installs PostgreSQL, Chromium and the clients where they are missing

# The packages whose tests take longest begin first, so that none of them is left to run alone.
LONGEST = ./storage/postgres ./cmd/punchcard ./dashboard/browsertest
test-go: ## Run the Go tests on memory, SQLite and PostgreSQL, and those of the dashboard in Chromium
	./scripts/ensure-postgres.sh
	./scripts/ensure-pgbouncer.sh
	./scripts/ensure-chromium.sh
	./scripts/ensure-node.sh
	go test -vet=off -timeout 30m $(LONGEST) ./...
	$(MAKE) --no-print-directory --jobs 2 test-httpapi-sqlite test-httpapi-postgres

# make lint vets the tests, too. Each of these waits for its database half of the time, so that both take little longer than one.
test-httpapi-sqlite test-httpapi-postgres: test-httpapi-%:
	PUNCHCARD_TEST_STORAGE=$* go test -vet=off -timeout 30m ./httpapi

# A test binary has little live data and makes much garbage: collecting it as seldom as this halves the processor time of tests in memory. staticcheck takes 3 GB.
check test-go lint: export GOGC = 400

# Tests make and drop hundreds of databases, of a thousand files each. On a disk that can take a third of their processor time. What the go command
# builds may have gigabytes and stays on the disk.
ifndef TMPDIR
test-go test-httpapi-sqlite test-httpapi-postgres test-sdk race: export TMPDIR = $(shell ./scripts/temporary-folder.sh)
test-go test-httpapi-sqlite test-httpapi-postgres test-sdk race: export GOTMPDIR = /tmp
endif

test-sdk: ## Test a running server with the official Voucherify clients, in Node.js and Chromium (needs node and npm)
	./scripts/ensure-node.sh
	node sdktest/run.mjs

test-openapi: ## Lint the OpenAPI document and generate types of it (needs node and npm)
	./scripts/ensure-node.sh
	node apitest/run.mjs

test-litestream: ## Restore a killed server from the copy of Litestream, which is built first: some minutes; not a part of make test
	PUNCHCARD_TEST_LITESTREAM="$$(./scripts/ensure-litestream.sh)" && export PUNCHCARD_TEST_LITESTREAM && \
		go test -count=1 -timeout 20m ./cmd/punchcard -run Litestream -v

race: ## Run the tests of concurrent packages under the race detector
	./scripts/ensure-postgres.sh
	go test -race -timeout 30m . ./internal/verify ./httpapi ./webhook ./storage/... ./redemption/... ./internal/torture/...

# The seed determines operations and faults: make torture SECONDS=600 SEED=7. The second run has a key with each call, and kills servers alone.
# The third promotes a standby of PostgreSQL three times.
SECONDS ?= 60
SEED ?= 0
torture: ## Inject faults into servers on SQLite and PostgreSQL, and check all answers (SECONDS=60 SEED=0)
	TEST_DATABASE_URL= ./scripts/ensure-postgres.sh
	go run ./internal/torture/cmd -seconds $(SECONDS) -seed $(SEED)
	go run ./internal/torture/cmd -seconds $(SECONDS) -seed $(SEED) -keys
	go run ./internal/torture/cmd -failovers 3 -seed $(SEED)

lint: ## Check formatting, vet, staticcheck and go.mod
	./scripts/check-format.sh
	go vet ./...
	go tool staticcheck ./...
	go mod tidy -diff

bench: ## Measure beside pgbench, COPY and a bare JSON echo, and write BENCHMARKS.md (BENCH=-quick for a short run)
	TEST_DATABASE_URL= ./scripts/ensure-postgres.sh
	go run ./internal/bench $(BENCH)

# All of it takes an hour and a half, and 60 GB of the disk; a tenth some half an hour: make bench-large SIZE=0.1
# With KEEP=/var/tmp/shop what was filled stays: the next run measures it at once, or goes on where this one was interrupted.
SIZE ?= 1
SALES ?= $(SIZE)
KEEP ?=
bench-large: ## Fill a shop of 10,000,000 codes and measure it beside a small one; writes docs/benchmarks-large.md (SIZE=1 SALES=1 KEEP=)
	TEST_DATABASE_URL= ./scripts/ensure-postgres.sh
	go run ./internal/bench -only large -size $(SIZE) -sales $(SALES) -keep '$(KEEP)' -rounds 10 -seconds 10 -out docs/benchmarks-large.md

VERSION ?=
release: ## Build archives, container images, SBOMs and checksums into dist/ (VERSION=v1.0.0)
	./scripts/release.sh $(VERSION)
