#!/bin/sh
# Fails with the names of the Go files that gofmt would change.
set -eu
cd "$(dirname "$0")/.."
unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
	echo "Not formatted; run 'gofmt -w' on:" >&2
	echo "$unformatted" >&2
	exit 1
fi
