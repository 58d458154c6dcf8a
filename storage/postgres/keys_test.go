package postgres

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// keep decides on a request with a key: it records a redemption, and its id as the answer, or fails with the answer that is kept.
func keep(key, id string) func(*redemption.Snapshot) (*redemption.Outcome, error) {
	return func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		if s.Kept != nil {
			return nil, &idempotency.Performed{Record: *s.Kept}
		}
		kept := idempotency.Record{ID: key, Answer: []byte(id), ExpiresAt: time.Now().Add(time.Hour)}
		return &redemption.Outcome{Records: []redemption.Record{record(id)}, Kept: &kept, NewKept: true}, nil
	}
}

// kept returns the answers of all keys, by key, and the ids of all records.
func kept(t *testing.T, b *Backend) (answers map[string]string, records []string) {
	t.Helper()
	p := b.Project("shop")
	keys, err := p.IdempotencyRecords().List(t.Context(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	answers = map[string]string{}
	for _, k := range keys.Items {
		answers[k.ID] = string(k.Answer)
	}
	made, err := p.Redemptions().List(t.Context(), storage.Query{Order: []storage.Order{{Field: "id"}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range made.Items {
		records = append(records, r.ID)
	}
	return answers, records
}

// matches fails unless there is one record for each key, the one that its answer names.
func matches(t *testing.T, b *Backend, want map[string]string) {
	t.Helper()
	answers, records := kept(t, b)
	if diff := cmp.Diff(want, answers); diff != "" {
		t.Errorf("the keys (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(slices.Sorted(maps.Values(want)), records); diff != "" {
		t.Errorf("the records (-want +got):\n%s", diff)
	}
}

// TestOneKeyAtTwoServersIsPerformedOnce has a second server get the key of a request while the first one decides on it. Where both want the same
// row, the second waits. Where there is no such row, the second is done first, and the first one's commit is refused.
func TestOneKeyAtTwoServersIsPerformedOnce(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		scope redemption.Scope
		waits bool
	}{
		"a_code": {redemption.Scope{Codes: []string{"code"}, Key: "idem_1"}, true},
		"no_row": {redemption.Scope{Key: "idem_1"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			first, second := twoServers(t)
			if err := first.Project("shop").Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "code"}); err != nil {
				t.Fatal(err)
			}
			at := func(b *Backend, id string, during func()) error {
				decide := keep("idem_1", id)
				_, err := b.Project("shop").Update(t.Context(), c.scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
					out, err := decide(s)
					during()
					return out, err
				})
				return err
			}
			var both sync.WaitGroup
			var errs [2]error
			begun := sync.OnceFunc(func() {
				done := make(chan struct{})
				both.Go(func() {
					errs[1] = at(second, "r_second", func() {})
					close(done)
				})
				if c.waits {
					waiting(t, first, 1)
				} else {
					<-done
				}
			})
			errs[0] = at(first, "r_first", begun)
			both.Wait()
			won, answer := 1, "r_second"
			if c.waits {
				won, answer = 0, "r_first"
			}
			var performed *idempotency.Performed
			if errs[won] != nil || !errors.As(errs[1-won], &performed) || string(performed.Record.Answer) != answer {
				t.Errorf("the servers answer %v and %v", errs[0], errs[1])
			}
			matches(t, first, map[string]string{"idem_1": answer})
		})
	}
}

// TestOneKeyAtTwoServersWaitsForTheWholeRequest is about requests other than redemptions, which take their key before all else.
func TestOneKeyAtTwoServersWaitsForTheWholeRequest(t *testing.T) {
	t.Parallel()
	first, second := twoServers(t)
	call := idempotency.Call{ProjectID: "shop", CredentialID: "app", Key: "key", Request: "POST"}
	at := func(b *Backend, id string, during func()) (idempotency.Outcome, error) {
		e := idempotency.New(func(string) idempotency.Store { return b.Project("shop") }, env.System())
		return e.Do(t.Context(), call, func(ctx context.Context) (idempotency.Answer, error) {
			during()
			return idempotency.Answer{Status: 200, Body: []byte(id)}, b.Project("shop").Redemptions().Insert(ctx, record(id))
		})
	}
	var both sync.WaitGroup
	var other idempotency.Outcome
	var otherErr error
	did, err := at(first, "r_first", func() {
		both.Go(func() {
			other, otherErr = at(second, "r_second", func() { t.Error("the second server performs it, too") })
		})
		waiting(t, first, 1)
	})
	both.Wait()
	if err != nil || otherErr != nil || did.Replayed || !other.Replayed || string(other.Body) != "r_first" {
		t.Errorf("the servers answer %s, %v and %s, %v", did.Body, err, other.Body, otherErr)
	}
	if _, records := kept(t, first); !slices.Equal(records, []string{"r_first"}) {
		t.Errorf("the records are %s", records)
	}
}

// twoServers opens two backends on one database.
func twoServers(t *testing.T) (first, second *Backend) {
	t.Helper()
	dsn := Migrated.Database(t)
	var opened [2]*Backend
	for i := range opened {
		b, err := Open(context.WithoutCancel(t.Context()), dsn)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := b.Close(); err != nil {
				t.Error(err)
			}
		})
		opened[i] = b
	}
	return opened[0], opened[1]
}

// members join a shared commit of a crowd, each with a key of its own. It returns the error of each, by the name of its key.
func (c *crowd) members(names ...string) (answers func() map[string]error) {
	errs := make([]error, len(names))
	for i, name := range names {
		c.join(redemption.Scope{Key: "idem_" + name}, func(err error) { errs[i] = err }, keep("idem_"+name, "r_"+name))
	}
	return func() map[string]error {
		c.wg.Wait()
		got := map[string]error{}
		for i, name := range names {
			got[name] = errs[i]
		}
		return got
	}
}

// TestKeysOfASharedCommitThatIsRefusedAreKeptWithTheirChanges has one member record what is there already.
func TestKeysOfASharedCommitThatIsRefusedAreKeptWithTheirChanges(t *testing.T) {
	t.Parallel()
	c := gather(t)
	if err := c.b.Project("shop").Redemptions().Insert(t.Context(), record("r_guilty")); err != nil {
		t.Fatal(err)
	}
	answers := c.members("a", "guilty", "b")
	c.release <- struct{}{}
	got := answers()
	if got["a"] != nil || got["b"] != nil || !fault.Has(got["guilty"], "multiple_requests") {
		t.Errorf("the answers are %v", got)
	}
	keys, records := kept(t, c.b)
	if diff := cmp.Diff(map[string]string{"idem_a": "r_a", "idem_b": "r_b"}, keys); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"r_a", "r_b", "r_guilty"}, records); diff != "" {
		t.Error(diff)
	}
	if n := c.transactions("idempotency_records"); n != 2 {
		t.Errorf("the keys of a shared commit that failed were written by %d transactions, want one each", n)
	}
}

// endsInItsCommit ends the session of a transaction in its commit, after all has been written.
const endsInItsCommit = `CREATE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
	CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON redemptions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_session()`

// TestKeysOfASharedCommitThatIsCutOffAreFree has the session of a shared commit end within it.
func TestKeysOfASharedCommitThatIsCutOffAreFree(t *testing.T) {
	t.Parallel()
	c := gather(t)
	if _, err := c.b.pool.Exec(t.Context(), endsInItsCommit); err != nil {
		t.Fatal(err)
	}
	answers := c.members("a", "b", "c")
	c.release <- struct{}{}
	for name, err := range answers() {
		if err == nil || !strings.Contains(err.Error(), "57P01") {
			t.Errorf("%s is answered with %v", name, err)
		}
	}
	matches(t, c.b, map[string]string{})
	if _, err := c.b.pool.Exec(t.Context(), "DROP TRIGGER ends ON redemptions"); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a", "b", "c"} {
		if _, err := c.b.Project("shop").Update(t.Context(), redemption.Scope{Key: "idem_" + name}, keep("idem_"+name, "r_"+name)); err != nil {
			t.Errorf("%s is repeated: %v", name, err)
		}
	}
	matches(t, c.b, map[string]string{"idem_a": "r_a", "idem_b": "r_b", "idem_c": "r_c"})
}

// cutConn loses what the server sends once cut is set.
type cutConn struct {
	net.Conn
	cut *atomic.Bool
}

func (c cutConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	if c.cut.Load() {
		return 0, errors.Join(io.ErrUnexpectedEOF, c.Close())
	}
	return n, err
}

// TestKeysOfASharedCommitWithoutAnAnswerAreKept has the connection end after a shared commit, before its answer arrives.
func TestKeysOfASharedCommitWithoutAnAnswerAreKept(t *testing.T) {
	t.Parallel()
	var cut atomic.Bool
	b := openRewired(t, func(c *pgxpool.Config) {
		c.MaxConns = 1
		dial := c.ConnConfig.DialFunc
		c.ConnConfig.DialFunc = func(ctx context.Context, network, addr string) (net.Conn, error) {
			conn, err := dial(ctx, network, addr)
			return cutConn{conn, &cut}, err
		}
	})
	// The first time the connection prepares the statements, so that the commit would not come in the same round trip.
	if _, err := b.Project("shop").Update(t.Context(), redemption.Scope{Codes: []string{"lane"}, Key: "idem_first"}, keep("idem_first", "r_first")); err != nil {
		t.Fatal(err)
	}
	c := gatherOn(t, b)
	answers := c.members("a", "b")
	c.join(redemption.Scope{}, func(error) {}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
		cut.Store(true) // all is read, and will be written
		return nil, nil
	})
	c.release <- struct{}{}
	for name, err := range answers() {
		if !errors.Is(err, errCommitting) {
			t.Errorf("%s is answered with %v", name, err)
		}
	}
	cut.Store(false)
	for _, name := range []string{"a", "b"} {
		_, err := b.Project("shop").Update(t.Context(), redemption.Scope{Key: "idem_" + name}, keep("idem_"+name, fmt.Sprintf("r_%s_again", name)))
		var performed *idempotency.Performed
		if !errors.As(err, &performed) || string(performed.Record.Answer) != "r_"+name {
			t.Errorf("%s is repeated: %v", name, err)
		}
	}
	matches(t, b, map[string]string{"idem_first": "r_first", "idem_a": "r_a", "idem_b": "r_b"})
}
