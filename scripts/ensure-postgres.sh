#!/bin/sh
# Installs PostgreSQL for the tests from Debian's package, unless a server is installed or named by $TEST_DATABASE_URL. It creates and
# starts no cluster: tests start their own (storage/storagetest/pgtest).
set -eu

if [ -n "${TEST_DATABASE_URL:-}" ]; then
	exit 0
fi
for bin in /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql@*/bin /usr/local/opt/postgresql@*/bin; do
	if [ -x "$bin/initdb" ] && [ -x "$bin/postgres" ]; then
		exit 0
	fi
done
if command -v initdb >/dev/null && command -v postgres >/dev/null; then
	exit 0
fi

fail() {
	echo "The tests need a PostgreSQL server (13 or newer): $1" >&2
	echo "Install one yourself, or set TEST_DATABASE_URL to the postgres:// URL of a user who may create databases." >&2
	exit 1
}

command -v apt-get >/dev/null || fail "no server binaries found, and no apt-get to install them with."
if [ "$(id -u)" -eq 0 ]; then
	as_root=
else
	command -v sudo >/dev/null || fail "no server binaries found; installing them takes root or sudo."
	as_root="sudo -n"
	$as_root true || fail "no server binaries found; sudo wants a password, so run 'sudo $0' once by hand."
fi

echo "Installing PostgreSQL for the tests"
# Without this setting the package of Debian starts a cluster on port 5432.
$as_root mkdir -p /etc/postgresql-common/createcluster.d
echo "create_main_cluster = false" | $as_root tee /etc/postgresql-common/createcluster.d/punchcard.conf >/dev/null
$as_root apt-get update || fail "apt-get update failed."
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql ||
	fail "apt-get install postgresql failed."
. "$(dirname "$0")/not-at-boot.sh"
not_at_boot postgresql
