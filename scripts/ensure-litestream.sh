#!/bin/sh
# Prints the path of Litestream for the tests, built from the module proxy unless it was built before. It is no requirement of go.mod. Building it takes some
# three minutes of one processor.
set -eu
version=v0.5.18
dir=${TMPDIR:-/tmp}/punchcard-litestream-$version-$(id -u)
if [ ! -x "$dir/litestream" ]; then
	echo "Building Litestream $version for the test" >&2
	GOBIN=$dir GOFLAGS=-trimpath go install "github.com/benbjohnson/litestream/cmd/litestream@$version" || {
		echo "The test needs Litestream $version, which cannot be built from the module proxy: see above." >&2
		exit 1
	}
fi
echo "$dir/litestream"
