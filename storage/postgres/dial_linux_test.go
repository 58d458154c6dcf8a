package postgres

import (
	"net"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"
)

// TestASilentServerIsNoticed connects over TCP and asks the system how long it waits for an acknowledgement.
func TestASilentServerIsNoticed(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	config, err := pgxpool.ParseConfig("postgres://" + l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	survive(config)
	conn, err := config.ConnConfig.DialFunc(t.Context(), "tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	raw, err := conn.(*serverConn).Conn.(*net.TCPConn).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	var limit int
	if failed := raw.Control(func(fd uintptr) { limit, err = syscall.GetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout) }); failed != nil || err != nil {
		t.Fatal(failed, err)
	}
	if limit != int(silenceTimeout.Milliseconds()) {
		t.Errorf("a server may be silent for %d ms", limit)
	}
	if config.ConnConfig.ConnectTimeout != connectTimeout || config.PingTimeout != pingTimeout {
		t.Errorf("connecting may take %s, and a ping %s", config.ConnConfig.ConnectTimeout, config.PingTimeout)
	}
}
