#!/bin/sh
# Prints the path of a Chromium for the tests: $PUNCHCARD_CHROMIUM, an installed one, or the package of Debian, which it installs. The headless shell is
# Chromium without windows: it comes first, because it takes half of the processor time.
set -eu

fail() {
	echo "The browser tests need Chromium: $1" >&2
	echo "Install it yourself, or set PUNCHCARD_CHROMIUM to the program." >&2
	exit 1
}

if [ -n "${PUNCHCARD_CHROMIUM:-}" ]; then
	command -v "$PUNCHCARD_CHROMIUM" || fail "PUNCHCARD_CHROMIUM names '$PUNCHCARD_CHROMIUM', which cannot be run."
	exit 0
fi
for program in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
	"/Applications/Chromium.app/Contents/MacOS/Chromium" "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
	if command -v "$program"; then
		exit 0
	fi
done

command -v apt-get >/dev/null || fail "no such program found, and no apt-get to install it with."
if [ "$(id -u)" -eq 0 ]; then
	as_root=
else
	command -v sudo >/dev/null || fail "no such program found; installing it takes root or sudo."
	as_root="sudo -n"
	$as_root true || fail "no such program found; sudo wants a password, so run 'sudo $0' once by hand."
fi

echo "Installing Chromium for the tests" >&2
$as_root apt-get update >&2 || fail "apt-get update failed."
for package in chromium-headless-shell chromium; do # Ubuntu has no headless shell
	if $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$package" >&2; then
		command -v "$package" || fail "apt-get has installed it, but there is no program called $package."
		exit 0
	fi
done
fail "apt-get install chromium failed."
