//go:build unix

package pgtest

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Emptying is the prefix of a message in the write-ahead log of each transaction in which Template.Emptied empties a database, for those who decode the log.
const Emptying = "punchcard_emptying"

// pool has the databases of a template that no test uses at the moment.
type pool struct {
	mu       sync.Mutex
	free     []string             // their URLs
	sessions map[string]*pgx.Conn // in which databases are emptied, by URL
	emptying string               // the statements that delete what a test made
}

func (p *pool) take() (dsn string, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.free) == 0 {
		return "", false
	}
	dsn = p.free[len(p.free)-1]
	p.free = p.free[:len(p.free)-1]
	return dsn, true
}

func (p *pool) put(dsn string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.free = append(p.free, dsn)
}

// Emptied returns the URL of a database with the schema of the template, for this test alone, that other tests may have used before:
// all rows that they made are gone, sequences go on. It is for packages with hundreds of tests, where to make a database for each
// takes longer than the tests do. A table that has rows in the template is not touched: those of the migrations.
//
// On a server that TEST_DATABASE_URL names, where nothing may stay behind, it is Database.
func (p *Template) Emptied(t testing.TB) (dsn string) {
	t.Helper()
	s := theServer(t)
	if !s.throwaway {
		return p.Database(t)
	}
	name := p.prepared(t, s)
	dsn, ok := p.used.take()
	if !ok {
		var err error
		if dsn, err = s.create(t.Context(), name); err != nil {
			t.Fatal(err)
		}
		if err := p.used.learn(t.Context(), dsn); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 2*startLimit)
		defer cancel()
		if err := p.used.empty(ctx, dsn); err != nil {
			t.Errorf("empty the test's database: %v", err) // and it is not used again
			return
		}
		p.used.put(dsn)
	})
	return dsn
}

// learn finds out which tables a copy of the template has without rows.
func (p *pool) learn(ctx context.Context, dsn string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.emptying != "" {
		return nil
	}
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	rows, _ := conn.Query(ctx, "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
	tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return err
	}
	statements := "SET session_replication_role = replica" + // foreign keys do not ask for an order then
		"; SELECT pg_logical_emit_message(true, '" + Emptying + "', '')"
	for _, table := range tables {
		table = pgx.Identifier{table}.Sanitize()
		var filled bool
		if err := conn.QueryRow(ctx, "SELECT EXISTS (SELECT FROM "+table+")").Scan(&filled); err != nil {
			return err
		}
		if !filled {
			statements += "; DELETE FROM " + table
		}
	}
	p.emptying = statements
	return nil
}

// session returns the session in which a database is emptied after each test. It stays: a new one would first read about all tables and indexes from the
// catalog, which takes ten times as long as to empty them.
func (p *pool) session(ctx context.Context, dsn string) (*pgx.Conn, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if conn := p.sessions[dsn]; conn != nil && conn.Ping(ctx) == nil { // a test may have ended it
		return conn, nil
	}
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return nil, err
	}
	if p.sessions == nil {
		p.sessions = map[string]*pgx.Conn{}
	}
	p.sessions[dsn] = conn
	return conn, nil
}

// empty ends the connections that a test has left open, and deletes what it made.
func (p *pool) empty(ctx context.Context, dsn string) error {
	conn, err := p.session(ctx, dsn)
	if err != nil {
		return err
	}
	// A session ends some time after it was told to, and could write until then.
	for left, deadline := 1, time.Now().Add(startLimit); left > 0; {
		const end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
		if err := conn.QueryRow(ctx, end).Scan(&left); err != nil {
			return err
		}
		if left > 0 && time.Now().After(deadline) {
			return fmt.Errorf("%d sessions do not end", left)
		}
		if left > 0 {
			time.Sleep(5 * time.Millisecond)
		}
	}
	_, err = conn.Exec(ctx, p.emptying)
	return err
}
