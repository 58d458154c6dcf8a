# Sourced by scripts that install servers for the tests. A package enables its service at boot; the tests start servers of their own and do
# not need it. $as_root is empty or sudo.
not_at_boot() {
	if command -v systemctl >/dev/null; then
		$as_root systemctl disable --quiet "$1.service" && return
	elif command -v update-rc.d >/dev/null; then
		$as_root update-rc.d "$1" disable && return
	else
		return
	fi
	echo "The service $1 may start at the next boot: 'systemctl disable $1' prevents it." >&2
}
