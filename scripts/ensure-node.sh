#!/bin/sh
# Fails with a message unless node and npm are installed and new enough for the tests.
set -eu
oldest=20
for program in node npm; do
	if ! command -v "$program" >/dev/null; then
		echo "The tests need $program: install Node.js $oldest or newer, which comes with npm. 'make check' runs those that do not." >&2
		exit 1
	fi
done
major=$(node --print 'process.versions.node.split(".")[0]')
if [ "$major" -lt "$oldest" ]; then
	echo "The SDK test needs Node.js $oldest or newer; this is $(node --version)." >&2
	exit 1
fi
