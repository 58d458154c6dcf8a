//go:build unix

package pgtest

import (
	"context"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Bouncer starts a PgBouncer in transaction mode before a database, for one test, and returns the URL that goes through it. It lends a
// few connections to clients in any order, so that two transactions of one client soon have two sessions.
//
// A test that needs it fails where there is none: scripts/ensure-pgbouncer.sh installs it.
func Bouncer(t testing.TB, dsn string) (through string) {
	t.Helper()
	program := ""
	for _, place := range []string{"pgbouncer", "/usr/sbin/pgbouncer", "/opt/homebrew/bin/pgbouncer", "/usr/local/bin/pgbouncer"} {
		if found, err := exec.LookPath(place); err == nil {
			program = found
			break
		}
	}
	if program == "" {
		t.Fatal("this test needs PgBouncer and found none: run scripts/ensure-pgbouncer.sh, or 'make test', which does")
	}
	at, err := pgx.ParseConfig(dsn)
	if err != nil {
		t.Fatal(err)
	}
	runAs, err := serverUser()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "bouncer")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	password := ""
	if at.Password != "" {
		password = " password=" + at.Password
	}
	settings := fmt.Sprintf(`[databases]
* = host=%s port=%d user=%s%s pool_size=6
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = %s
auth_type = any
pool_mode = transaction
max_client_conn = 500
log_connections = 0
log_disconnections = 0
`, at.Host, at.Port, at.User, password, dir)
	file := filepath.Join(dir, "pgbouncer.ini")
	if err := os.WriteFile(file, []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if runAs != nil {
		if err := os.Chown(dir, int(runAs.Uid), int(runAs.Gid)); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(program, file)
	cmd.Dir = dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: runAs, Setpgid: true}
	log, err := os.Create(filepath.Join(dir, "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	u := url.URL{Scheme: "postgres", User: url.User(at.User), Path: "/" + at.Database,
		RawQuery: url.Values{"host": {dir}, "port": {"6432"}, "sslmode": {"disable"}, "pooler": {"transaction"}}.Encode()}
	for deadline := time.Now().Add(startLimit); ; time.Sleep(20 * time.Millisecond) {
		if answers(t.Context(), filepath.Join(dir, ".s.PGSQL.6432")) {
			return u.String()
		}
		if time.Now().After(deadline) {
			said, _ := os.ReadFile(log.Name())
			t.Fatalf("PgBouncer does not start:\n%s", said)
		}
	}
}

func answers(ctx context.Context, socket string) bool {
	var d net.Dialer
	c, err := d.DialContext(ctx, "unix", socket)
	if err != nil {
		return false
	}
	return c.Close() == nil
}
