#!/bin/sh
# Installs PgBouncer for the tests from Debian's package, unless it is installed. It starts no service: tests start their own
# (storage/storagetest/pgtest).
set -eu

for place in pgbouncer /usr/sbin/pgbouncer /opt/homebrew/bin/pgbouncer /usr/local/bin/pgbouncer; do
	if command -v "$place" >/dev/null; then
		exit 0
	fi
done

fail() {
	echo "The tests need PgBouncer: $1" >&2
	exit 1
}

command -v apt-get >/dev/null || fail "none found, and no apt-get to install it with."
if [ "$(id -u)" -eq 0 ]; then
	as_root=
else
	command -v sudo >/dev/null || fail "none found; installing it takes root or sudo."
	as_root="sudo -n"
	$as_root true || fail "none found; sudo wants a password, so run 'sudo $0' once by hand."
fi

echo "Installing PgBouncer for the tests"
$as_root apt-get update || fail "apt-get update failed."
# With RUNLEVEL=1 the scripts of the package start no service now. They still enable one for the next boot.
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install --yes --no-install-recommends pgbouncer ||
	fail "apt-get install pgbouncer failed."
. "$(dirname "$0")/not-at-boot.sh"
not_at_boot pgbouncer
