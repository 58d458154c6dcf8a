#!/bin/sh
# Prints the folder in which tests make their databases and other temporary files: one in memory where 8 GB of memory are available, 4 GB of the folder are
# free, and programs may run from it, which most containers do not allow; else /tmp.
set -eu

in_memory() {
	memory=$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo) || return 1
	room=$(df -Pk /dev/shm | awk 'NR == 2 { print $4 }') || return 1
	[ "${memory:-0}" -gt 8000000 ] && [ "${room:-0}" -gt 4000000 ] || return 1
	program=$(mktemp /dev/shm/punchcard-XXXXXX) || return 1
	trap 'rm -f "$program"' EXIT
	echo '#!/bin/sh' >"$program" && chmod +x "$program" && "$program"
}

if in_memory 2>/dev/null; then
	echo /dev/shm
else
	echo /tmp
fi
