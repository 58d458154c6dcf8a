package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestCommitsThatWaitForAStandby has a primary whose standby is away.
func TestCommitsThatWaitForAStandby(t *testing.T) {
	t.Parallel()
	p := newPrimary(t, "")

	ctx, leave := context.WithCancel(t.Context())
	done := p.held(ctx)
	leave()
	p.release()
	if err := <-done; err != nil {
		t.Errorf("a commit whose caller has left ends in %v", err)
	}

	done = p.held(t.Context())
	p.execute("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
	if err := <-done; !errors.Is(err, errInDoubt) || !storage.Unavailable(err) {
		t.Errorf("a commit that the standby does not have, because an operator cancelled the wait, ends in %v", err)
	}
	p.release()
	if err := <-p.insert(t.Context(), "after"); err != nil {
		t.Errorf("the next commit ends in %v", err)
	}
}

// TestACommitIsNotCancelled has a commit take too long. pgx asks the server to cancel what a closed connection has begun; here it has nobody to ask.
func TestACommitIsNotCancelled(t *testing.T) {
	t.Parallel()
	p := newPrimary(t, "")
	config := p.b.hot.Config().ConnConfig
	dial, networks := config.DialFunc, make(chan string, 3)
	config.DialFunc = func(ctx context.Context, network, addr string) (net.Conn, error) {
		networks <- network
		return dial(ctx, network, addr)
	}
	conn, err := pgx.ConnectConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	if by := <-networks; by != "unix" {
		t.Fatalf("connected by %s", by)
	}
	err = commitWithin(t.Context(), time.Millisecond, conn, func(ctx context.Context) error {
		_, err := conn.Exec(ctx, "SELECT pg_sleep(60)")
		return err
	})
	if !errors.Is(err, errInDoubt) || !storage.Unavailable(err) || !conn.IsClosed() {
		t.Errorf("a commit without an answer ends in %v", err)
	}
	if by := <-networks; by != (nowhere{}).Network() {
		t.Errorf("the server is asked to cancel the commit, by %s", by)
	}
}

// TestAStandbyIsNoStorage has the server take no writes, as a standby that is not promoted yet, and asks for servers that do, and for any.
func TestAStandbyIsNoStorage(t *testing.T) {
	t.Parallel()
	for parameters, want := range map[string]func(error) bool{
		"&target_session_attrs=read-write": func(err error) bool { return errors.Is(err, pgconn.ErrReadOnlyConnection) },
		"": func(err error) bool {
			var pg *pgconn.PgError
			return errors.As(err, &pg) && pg.Code == "25006"
		},
	} {
		p := newPrimary(t, parameters)
		p.execute("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()",
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()")
		n := 0
		p.eventually("a write is refused because the server takes none", func() bool {
			n++
			err := <-p.insert(t.Context(), fmt.Sprint(n))
			if err != nil && !storage.Unavailable(err) {
				t.Fatalf("a write is refused with %v", err)
			}
			return want(err)
		})
	}
}

// primary is a server of a test, and what it does.
type primary struct {
	*testing.T
	b     *Backend
	admin *pgx.Conn
	// inserted is how many rows held has written.
	inserted int
}

func newPrimary(t *testing.T, parameters string) *primary {
	t.Helper()
	dsn, err := pgtest.Private(t, pgtest.Options{Durable: true}).CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p := &primary{T: t}
	if p.b, err = Open(context.WithoutCancel(t.Context()), dsn+parameters, AutoMigrate()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.b.Close(); err != nil {
			t.Error(err)
		}
	})
	if p.admin, err = pgx.Connect(t.Context(), dsn); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.admin.Close(context.Background()) })
	return p
}

func (p *primary) execute(statements ...string) {
	p.Helper()
	for _, s := range statements {
		if _, err := p.admin.Exec(p.Context(), s); err != nil {
			p.Fatal(err)
		}
	}
}

// held makes commits wait for a standby, and returns where the result of one comes that waits.
func (p *primary) held(ctx context.Context) <-chan error {
	p.Helper()
	p.execute("ALTER SYSTEM SET synchronous_standby_names = 'absent'", "SELECT pg_reload_conf()")
	for { // the setting holds some time later
		p.inserted++
		done, ended := p.insert(ctx, fmt.Sprint("held ", p.inserted)), false
		p.eventually("a commit ends or waits", func() (waits bool) {
			select {
			case err := <-done:
				if err != nil {
					p.Fatal(err)
				}
				ended = true
				return true
			default:
			}
			if err := p.admin.QueryRow(p.Context(), "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep')").Scan(&waits); err != nil {
				p.Fatal(err)
			}
			return waits
		})
		if !ended {
			return done
		}
	}
}

// release has no commit wait.
func (p *primary) release() {
	p.execute("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()")
}

// insert writes a row, and returns where the result comes.
func (p *primary) insert(ctx context.Context, id string) <-chan error {
	done := make(chan error, 1)
	go func() { done <- p.b.Project("shop").Customers().Insert(ctx, customer.Customer{ID: id}) }()
	return done
}

func (p *primary) eventually(what string, holds func() bool) {
	p.Helper()
	for deadline := time.Now().Add(time.Minute); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			p.Fatalf("it does not happen that %s", what)
		}
	}
}
