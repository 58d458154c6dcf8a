package postgres

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
)

// openCounter returns a backend with a table of one number, 5, that cannot go below 0.
func openCounter(t *testing.T) *Backend {
	t.Helper()
	ctx := t.Context()
	b, err := Open(context.WithoutCancel(ctx), Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	if _, err := b.pool.Exec(ctx, "CREATE TABLE counter (id bigint PRIMARY KEY, n bigint CHECK (n >= 0))"); err != nil {
		t.Fatal(err)
	}
	if _, err := b.pool.Exec(ctx, "INSERT INTO counter VALUES (1, 5)"); err != nil {
		t.Fatal(err)
	}
	return b
}

// counter is one exchange: it reads the number under a lock and adds to it.
type counter struct {
	read int64
	add  int64
	// before runs between reading and writing.
	before func() error
}

func (c *counter) run(ctx context.Context, b *Backend) error {
	load := func(batch *pgx.Batch) {
		batch.Queue("SELECT n FROM counter WHERE id = 1 FOR NO KEY UPDATE").QueryRow(func(row pgx.Row) error { return row.Scan(&c.read) })
	}
	return b.exchange(ctx, load, func(*pgx.Conn) (func(*pgx.Batch), error) {
		if c.before != nil {
			if err := c.before(); err != nil {
				return nil, err
			}
		}
		if c.add == 0 {
			return nil, nil
		}
		return func(batch *pgx.Batch) { batch.Queue("UPDATE counter SET n = n + $1 WHERE id = 1", c.add) }, nil
	})
}

// stored returns the committed number. It fails when a transaction keeps the row locked; the server takes a moment to notice that a client is
// gone.
func stored(t *testing.T, b *Backend) (n int64) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	if err := b.pool.QueryRow(ctx, "SELECT n FROM counter WHERE id = 1 FOR UPDATE").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestExchange(t *testing.T) {
	t.Parallel()
	b := openCounter(t)
	failure := errors.New("failure")
	// keeping runs a subtest that must not cost a connection.
	keeping := func(name string, test func(t *testing.T)) {
		t.Run(name, func(t *testing.T) {
			before := b.hot.Stat().NewConnsCount()
			test(t)
			unchanged(t, b)
			if n := b.hot.Stat().NewConnsCount() - before; before > 0 && n > 0 {
				t.Errorf("%d connections were lost", n)
			}
		})
	}

	t.Run("a_decision_is_committed", func(t *testing.T) {
		up, down := counter{add: 4}, counter{add: -4}
		if err := up.run(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		between := stored(t, b)
		if err := down.run(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]int64{5, 9, 9}, []int64{up.read, between, down.read}); diff != "" {
			t.Error(diff)
		}
		unchanged(t, b)
	})
	keeping("no_decision_writes_nothing", func(t *testing.T) {
		c := counter{}
		if err := c.run(t.Context(), b); err != nil {
			t.Fatal(err)
		}
	})
	keeping("a_refusal_writes_nothing", func(t *testing.T) {
		c := counter{add: 1, before: func() error { return failure }}
		if err := c.run(t.Context(), b); !errors.Is(err, failure) {
			t.Errorf("exchange answers %v, want %v", err, failure)
		}
	})
	keeping("a_panic_writes_nothing", func(t *testing.T) {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("the panic is lost")
				}
			}()
			c := counter{add: 1, before: func() error { panic("failure") }}
			_ = c.run(t.Context(), b)
		}()
	})
	keeping("a_write_that_the_database_refuses_writes_nothing", func(t *testing.T) {
		c := counter{add: -100}
		if err := c.run(t.Context(), b); err == nil {
			t.Error("the number goes below zero")
		}
	})
	t.Run("a_caller_that_goes_away_holds_no_lock", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		c := counter{add: 1, before: func() error { cancel(); return nil }}
		if err := c.run(ctx, b); !errors.Is(err, context.Canceled) {
			t.Errorf("exchange answers %v, want %v", err, context.Canceled)
		}
		unchanged(t, b)
	})
	t.Run("a_caller_that_waits_in_vain_holds_no_lock", func(t *testing.T) {
		var waited error
		first := counter{before: func() error {
			ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
			defer cancel()
			waited = (&counter{add: 1}).run(ctx, b)
			return nil
		}}
		if err := first.run(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		if !errors.Is(waited, context.DeadlineExceeded) {
			t.Errorf("exchange answers %v, want %v", waited, context.DeadlineExceeded)
		}
		unchanged(t, b)
	})
	t.Run("a_lost_connection_is_an_error_and_the_next_one_works", func(t *testing.T) {
		c := counter{add: 1, before: func() error {
			_, err := b.pool.Exec(t.Context(), "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()")
			return err
		}}
		if err := c.run(t.Context(), b); err == nil {
			t.Error("the commit succeeds on a lost connection")
		}
		unchanged(t, b)
	})
	t.Run("a_changed_table_is_read_with_a_new_plan", func(t *testing.T) {
		everything := func() (columns int, err error) {
			err = b.exchange(t.Context(), func(batch *pgx.Batch) {
				batch.Queue("SELECT * FROM counter").Query(func(rows pgx.Rows) error {
					for rows.Next() {
						columns = len(rows.RawValues())
					}
					return rows.Err()
				})
			}, func(*pgx.Conn) (func(*pgx.Batch), error) { return nil, nil })
			return columns, err
		}
		before, err := everything()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.pool.Exec(t.Context(), "ALTER TABLE counter ADD COLUMN note text"); err != nil {
			t.Fatal(err)
		}
		after, err := everything()
		if err != nil || before != 2 || after != 3 {
			t.Errorf("the table has %d columns and then %d: %v", before, after, err)
		}
	})
}

// unchanged fails the test unless the number is what it was and no connection of the hot pool is in use or in a transaction.
func unchanged(t *testing.T, b *Backend) {
	t.Helper()
	if n := stored(t, b); n != 5 {
		t.Errorf("the number is %d, want 5", n)
	}
	c := counter{}
	if err := c.run(t.Context(), b); err != nil || c.read != 5 {
		t.Errorf("the next exchange reads %d: %v", c.read, err)
	}
	// The pool gets rid of a broken connection in the background.
	for limit := time.Now().Add(3 * time.Minute); b.hot.Stat().AcquiredConns() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(limit) {
			t.Fatalf("%d connections are not back in the pool", b.hot.Stat().AcquiredConns())
		}
	}
}

func TestSessions(t *testing.T) {
	t.Parallel()
	b := openCounter(t)
	type session struct{ Timezone, SearchPath, PlanCacheMode, JIT string }
	read := func(pool interface {
		QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
	}) (s session) {
		t.Helper()
		err := pool.QueryRow(t.Context(), "SELECT current_setting('timezone'), current_setting('search_path'), "+
			"current_setting('plan_cache_mode'), current_setting('jit')").Scan(&s.Timezone, &s.SearchPath, &s.PlanCacheMode, &s.JIT)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	want := session{"UTC", "public", "force_generic_plan", "off"}
	if diff := cmp.Diff(want, read(b.hot)); diff != "" {
		t.Errorf("hot (-want +got):\n%s", diff)
	}
	want.PlanCacheMode, want.JIT = "auto", "on"
	if diff := cmp.Diff(want, read(b.pool)); diff != "" {
		t.Errorf("pool (-want +got):\n%s", diff)
	}
	if _, err := b.Project("p").Categories().Get(t.Context(), "none"); err == nil {
		t.Error("a category exists")
	}
	var prepared int
	if err := b.pool.QueryRow(t.Context(), "SELECT count(*) FROM pg_prepared_statements").Scan(&prepared); err != nil || prepared != 0 {
		t.Errorf("%d statements are prepared, want none: %v", prepared, err)
	}
}
