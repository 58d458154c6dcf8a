package postgres

import (
	"strings"
	"syscall"
)

// tcpUserTimeout is TCP_USER_TIMEOUT, in milliseconds, which package syscall has no name for.
const tcpUserTimeout = 0x12

// limitSilence makes the system end a connection whose other side acknowledges nothing for silenceTimeout. Without that it sends again for a quarter of
// an hour.
func limitSilence(network, _ string, conn syscall.RawConn) (err error) {
	if !strings.HasPrefix(network, "tcp") {
		return nil
	}
	failed := conn.Control(func(fd uintptr) {
		err = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout, int(silenceTimeout.Milliseconds()))
	})
	if failed != nil {
		return failed
	}
	return err
}
