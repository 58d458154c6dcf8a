package postgres_test

import (
	"context"
	"log/slog"
	"net"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// standbyOf starts a primary with a database that has the schema, and a standby. It returns the addresses of the database on both.
func standbyOf(t *testing.T) (primary, standby *pgtest.Cluster, dsn, copied string) {
	t.Helper()
	primary = pgtest.Private(t, pgtest.Options{Durable: true})
	dsn, err := primary.CreateDatabase(t.Context())
	if err == nil {
		err = postgres.MigrateEmpty(t.Context(), dsn)
	}
	if err != nil {
		t.Fatal(err)
	}
	if standby, err = primary.Standby(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = standby.Close() })
	return primary, standby, dsn, standby.DSN(nameOf(t, dsn))
}

func nameOf(t *testing.T, dsn string) string {
	t.Helper()
	at, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Trim(at.Path, "/")
}

// tell has a server do a statement.
func tell(t *testing.T, dsn, statement string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	if _, err := conn.Exec(t.Context(), statement); err != nil {
		t.Fatal(err)
	}
}

// pauseReplay has a standby replay nothing from now on.
func pauseReplay(t *testing.T, standby string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), standby)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	if _, err := conn.Exec(t.Context(), "SELECT pg_wal_replay_pause()"); err != nil {
		t.Fatal(err)
	}
	// It is a request, and the standby may replay another record before it obeys.
	for state, deadline := "", time.Now().Add(time.Minute); state != "paused"; time.Sleep(20 * time.Millisecond) {
		if err := conn.QueryRow(t.Context(), "SELECT pg_get_wal_replay_pause_state()").Scan(&state); err != nil || time.Now().After(deadline) {
			t.Fatalf("the standby does not pause: %s, %v", state, err)
		}
	}
}

// shop are the customers of a project.
type shop struct {
	storage.Collection[customer.Customer]
}

func (s shop) add(t *testing.T, id string) {
	t.Helper()
	if err := s.Insert(t.Context(), customer.Customer{ID: id, SourceID: id, CreatedAt: time.Now()}); err != nil {
		t.Fatal(err)
	}
}

// listed are the ids of all customers, separated by spaces, and whether they came from the replica.
func (s shop) listed(t *testing.T, since time.Time) (ids string, copied bool) {
	t.Helper()
	ctx, lag := storage.MayLag(t.Context(), since)
	ids = s.ids(t, ctx)
	_, copied = lag.Behind()
	return ids, copied
}

func (s shop) ids(t *testing.T, ctx context.Context) string {
	t.Helper()
	page, err := s.List(ctx, storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, c := range page.Items {
		ids = append(ids, c.ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, " ")
}

// await waits until a list has these ids and comes from the replica, or from the primary.
func (s shop) await(t *testing.T, want string, fromReplica bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		ids, copied := s.listed(t, time.Time{})
		if ids == want && copied == fromReplica {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("the list has %q, from the replica: %t; want %q, from the replica: %t", ids, copied, want, fromReplica)
		}
	}
}

// TestListsAreReadFromAStandby holds a standby back, stops it and starts it again.
func TestListsAreReadFromAStandby(t *testing.T) {
	t.Parallel()
	_, standby, dsn, copied := standbyOf(t)
	var said strings.Builder
	open := func(most time.Duration, log *slog.Logger) (*postgres.Backend, shop) {
		b, err := postgres.Open(t.Context(), dsn, postgres.ReadReplica(copied, most), postgres.Logger(log))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = b.Close() })
		return b, shop{b.Project("shop").Customers()}
	}
	backend, patient := open(time.Hour, slog.New(slog.DiscardHandler))
	bounded, strict := open(2*time.Second, slog.New(slog.NewTextHandler(&said, nil)))
	patient.add(t, "cust_1")
	patient.await(t, "cust_1", true)
	strict.await(t, "cust_1", true)

	pauseReplay(t, copied)
	patient.add(t, "cust_2")
	added := time.Now()
	patient.await(t, "cust_1", true)
	if ids, fromReplica := patient.listed(t, added); ids != "cust_1 cust_2" || fromReplica {
		t.Errorf("a list that may lack nothing of before the change has %q, from the replica: %t", ids, fromReplica)
	}
	if ids := patient.ids(t, t.Context()); ids != "cust_1 cust_2" {
		t.Errorf("other lists have %q", ids)
	}
	lagging, lag := storage.MayLag(t.Context(), time.Time{})
	if ids := patient.ids(t, storage.Current(lagging)); ids != "cust_1 cust_2" {
		t.Errorf("a list for others has %q", ids)
	}
	if _, err := patient.Get(lagging, "cust_2"); err != nil {
		t.Errorf("what is read by its id: %v", err)
	}
	err := storage.Atomic(lagging, backend.Project("shop"), func(tx *sqlstore.Project) error {
		if ids := (shop{tx.Customers()}).ids(t, lagging); ids != "cust_1 cust_2" {
			t.Errorf("a list in a transaction has %q", ids)
		}
		return nil
	})
	if _, read := lag.Behind(); err != nil || read {
		t.Errorf("%v, read from the replica: %t", err, read)
	}
	// An answer that was on its way while the standby still kept up may make it usable once more.
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		strict.await(t, "cust_1 cust_2", false) // once the standby is too far behind
		if s := bounded.Stats().Replica; !s.Used && s.Behind >= 2*time.Second {
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("%+v", s)
		}
	}

	tell(t, copied, "SELECT pg_wal_replay_resume()")
	patient.await(t, "cust_1 cust_2", true)
	strict.await(t, "cust_1 cust_2", true)
	if err := standby.Stop(); err != nil {
		t.Fatal(err)
	}
	patient.add(t, "cust_3")
	if ids, fromReplica := patient.listed(t, time.Time{}); ids != "cust_1 cust_2 cust_3" || fromReplica {
		t.Errorf("without the standby a list has %q, from the replica: %t", ids, fromReplica)
	}
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) { // an answer may have been on its way when the standby stopped
		if s := backend.Stats().Replica; !s.Used && s.Failed+s.Passed > 0 {
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("%+v", s)
		}
	}
	if err := standby.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	patient.await(t, "cust_1 cust_2 cust_3", true)
	if err := bounded.Close(); err != nil {
		t.Error(err)
	}
	for _, want := range []string{"lists are read from the replica", "the replica is not used: lists are read from the primary"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("the log has no %q:\n%s", want, said.String())
		}
	}
}

// TestWrongReplicasAreRefused opens a database with addresses that are none of a standby of it with its schema.
func TestWrongReplicasAreRefused(t *testing.T) {
	t.Parallel()
	primary, standby, dsn, copied := standbyOf(t)
	other, err := primary.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := standby.DSN(nameOf(t, other))
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if conn, err := pgx.Connect(t.Context(), elsewhere); err == nil { // the standby has it
			_ = conn.Close(t.Context())
			break
		}
	}
	refused := func(dsn, replica, want string, options ...postgres.Option) {
		t.Helper()
		b, err := postgres.Open(t.Context(), dsn, append(options, postgres.ReadReplica(replica, 0))...)
		if err == nil {
			_ = b.Close()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want ... %s", err, want)
		}
	}
	refused(dsn, dsn, "it is no standby")
	refused(dsn, elsewhere, "name the same database")
	pauseReplay(t, copied)
	refused(other, elsewhere, "its schema is that of another version of Punchcard: it lacks", postgres.AutoMigrate())

	// A standby that is down may be up later.
	if err := standby.Stop(); err != nil {
		t.Fatal(err)
	}
	b, err := postgres.Open(t.Context(), dsn, postgres.ReadReplica(copied, 0))
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	s := shop{b.Project("shop").Customers()}
	s.add(t, "cust_1")
	s.await(t, "cust_1", false)
	if err := standby.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.await(t, "cust_1", true)
}

// TestAListIsNotHeldUpByTheStandby leaves a lock on the standby, as a migration does that it has not replayed to its end.
func TestAListIsNotHeldUpByTheStandby(t *testing.T) {
	t.Parallel()
	_, _, dsn, copied := standbyOf(t)
	b, err := postgres.Open(t.Context(), dsn, postgres.ReadReplica(copied, time.Hour))
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	s := shop{b.Project("shop").Customers()}
	s.add(t, "cust_1")
	s.await(t, "cust_1", true)
	migrating, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer migrating.Close(context.WithoutCancel(t.Context()))
	if _, err := migrating.Exec(t.Context(), "BEGIN; LOCK TABLE customers; SELECT pg_switch_wal()"); err != nil {
		t.Fatal(err)
	}
	holds, err := pgx.Connect(t.Context(), copied)
	if err != nil {
		t.Fatal(err)
	}
	defer holds.Close(context.WithoutCancel(t.Context()))
	for locked, deadline := false, time.Now().Add(time.Minute); !locked; time.Sleep(20 * time.Millisecond) {
		err := holds.QueryRow(t.Context(), "SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'customers'::regclass AND mode = 'AccessExclusiveLock')").Scan(&locked)
		if err != nil || time.Now().After(deadline) {
			t.Fatalf("the standby holds no lock: %v", err)
		}
	}
	pauseReplay(t, copied)
	if _, err := migrating.Exec(t.Context(), "ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	s.add(t, "cust_2")
	patient, cancel := context.WithTimeout(t.Context(), time.Hour) // half of which is longer than this test may take
	defer cancel()
	ctx, lag := storage.MayLag(patient, time.Time{})
	if ids := s.ids(t, ctx); ids != "cust_1 cust_2" || lag.Seconds() != "" {
		t.Errorf("the list has %q, %q seconds old", ids, lag.Seconds())
	}
	// The standby may have been slow to tell its state. It holds no lock on orders.
	for deadline := time.Now().Add(time.Minute); lag.Seconds() == ""; time.Sleep(20 * time.Millisecond) {
		if _, err := b.Project("shop").Orders().List(ctx, storage.Query{}); err != nil || time.Now().After(deadline) {
			t.Fatalf("another list: %v, %q seconds old", err, lag.Seconds())
		}
	}
}

// TestAListIsNotHeldUpByALostStandby has the network to the standby swallow everything, as that of a machine without power.
func TestAListIsNotHeldUpByALostStandby(t *testing.T) {
	t.Parallel()
	_, _, dsn, copied := standbyOf(t)
	at, err := url.Parse(copied)
	if err != nil {
		t.Fatal(err)
	}
	var lost atomic.Bool
	network, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer network.Close()
	socket := filepath.Join(at.Query().Get("host"), ".s.PGSQL.5432")
	pass := func(to, from net.Conn) {
		defer to.Close()
		for part := make([]byte, 1<<16); ; {
			n, err := from.Read(part)
			if err != nil {
				return
			}
			if !lost.Load() {
				_, _ = to.Write(part[:n])
			}
		}
	}
	go func() {
		for {
			near, err := network.Accept()
			if err != nil {
				return
			}
			far, err := net.Dial("unix", socket)
			if err != nil {
				_ = near.Close()
				continue
			}
			go pass(far, near)
			go pass(near, far)
		}
	}()
	through := "postgres://" + at.User.String() + "@" + network.Addr().String() + at.Path + "?sslmode=disable"
	b, err := postgres.Open(t.Context(), dsn, postgres.ReadReplica(through, time.Hour))
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	s := shop{b.Project("shop").Customers()}
	s.add(t, "cust_1")
	s.await(t, "cust_1", true)
	lost.Store(true)
	patient, cancel := context.WithTimeout(t.Context(), time.Hour) // half of which is longer than this test may take
	defer cancel()
	ctx, lag := storage.MayLag(patient, time.Time{})
	if ids := s.ids(t, ctx); ids != "cust_1" || lag.Seconds() != "" {
		t.Errorf("the list has %q, %q seconds old", ids, lag.Seconds())
	}
}
