//go:build unix

package pgtest

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"net/url"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Database returns the URL of an empty database made for this test. It is dropped, also with open connections, when the
// test ends.
func Database(t testing.TB) (dsn string) {
	t.Helper()
	return theServer(t).database(t, emptyDatabase)
}

// Template is a database that is prepared once per test binary, usually by running the migrations, and copied for each
// test, which takes as long as making an empty one.
type Template struct {
	prepare func(ctx context.Context, dsn string) error
	once    sync.Once
	name    string
	err     error
	used    pool
}

// NewTemplate returns a template that prepare fills. It is given an empty database and closes every connection to it
// before it returns: a database in use cannot be copied.
func NewTemplate(prepare func(ctx context.Context, dsn string) error) *Template {
	return &Template{prepare: prepare}
}

// Database returns the URL of a copy of the template made for this test. It is dropped when the test ends.
//
// On a server that TEST_DATABASE_URL names, where nothing may stay behind, each test's database is prepared anew.
func (p *Template) Database(t testing.TB) (dsn string) {
	t.Helper()
	s := theServer(t)
	if !s.throwaway {
		dsn = s.database(t, emptyDatabase)
		if err := p.prepare(t.Context(), dsn); err != nil {
			t.Fatalf("prepare a database: %v", err)
		}
		return dsn
	}
	return s.database(t, p.prepared(t, s))
}

// prepared returns the name of the template's own database.
func (p *Template) prepared(t testing.TB, s server) string {
	t.Helper()
	p.once.Do(func() {
		var dsn string
		if dsn, p.err = s.create(t.Context(), emptyDatabase); p.err != nil {
			return
		}
		p.name = databaseName(dsn)
		p.err = p.prepare(t.Context(), dsn)
	})
	if p.err != nil {
		t.Fatalf("prepare the template database: %v", p.err)
	}
	return p.name
}

// server is where databases are made. The admin URL is that of a user who may create them.
type server struct {
	admin     string
	throwaway bool   // ends with the test binary, and everything in it
	strategy  string // how databases are copied, as PostgreSQL's statement says it
}

// emptyDatabase is PostgreSQL's name of its pristine template, to which no client can connect.
const emptyDatabase = "template0"

// Shared returns the cluster that the test binary starts for all of its tests.
var Shared = sync.OnceValues(func() (*Cluster, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*startLimit)
	defer cancel()
	return New(ctx, Options{Settings: configured})
})

var configured map[string]string

// Configure gives the cluster of all tests further settings. TestMain calls it, before the first test asks for a database. It reports false, and does
// nothing, when TEST_DATABASE_URL names a server.
func Configure(settings map[string]string) bool {
	if os.Getenv("TEST_DATABASE_URL") != "" {
		return false
	}
	configured = settings
	return true
}

func theServer(t testing.TB) server {
	t.Helper()
	if given := os.Getenv("TEST_DATABASE_URL"); given != "" {
		if _, err := url.Parse(given); err != nil || databaseName(given) == "" {
			t.Fatal("TEST_DATABASE_URL must be a URL with a database to connect to, as postgres://user:password@host:5432/postgres")
		}
		return server{admin: given}
	}
	c, err := Shared()
	if err != nil {
		t.Fatal(err)
	}
	return c.server()
}

func (s server) database(t testing.TB, template string) (dsn string) {
	t.Helper()
	dsn, err := s.create(t.Context(), template)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 2*startLimit)
		defer cancel()
		if err := s.execute(ctx, "DROP DATABASE %s WITH (FORCE)", databaseName(dsn)); err != nil {
			t.Errorf("drop the test's database: %v", err)
		}
	})
	return dsn
}

// create copies a template into a database with a name of its own.
func (s server) create(ctx context.Context, template string) (dsn string, err error) {
	var unique [8]byte
	rand.Read(unique[:])
	name := "punchcard_test_" + hex.EncodeToString(unique[:])
	err = s.execute(ctx, "CREATE DATABASE %s TEMPLATE %s ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"+s.strategy, name, template)
	if err != nil {
		return "", fmt.Errorf("create a database for the test: %w", err)
	}
	at, err := url.Parse(s.admin)
	if err != nil {
		return "", err
	}
	at.Path = "/" + name
	return at.String(), nil
}

// execute runs a statement over a connection that it closes again: an open one would hinder copying, and outlive a
// server that its test has killed.
func (s server) execute(ctx context.Context, statement string, databases ...any) error {
	for i, name := range databases {
		databases[i] = pgx.Identifier{name.(string)}.Sanitize()
	}
	conn, err := pgx.Connect(ctx, s.admin)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	// PostgreSQL waits five seconds until nobody uses the database any more. Sessions that were closed or ended take longer to go on a busy machine.
	for deadline := time.Now().Add(startLimit); ; {
		_, err = conn.Exec(ctx, fmt.Sprintf(statement, databases...))
		var refused *pgconn.PgError
		if !errors.As(err, &refused) || refused.Code != "55006" || time.Now().After(deadline) { // object_in_use
			return err
		}
	}
}

func databaseName(dsn string) string {
	at, err := url.Parse(dsn)
	if err != nil || len(at.Path) < 2 {
		return ""
	}
	return at.Path[1:]
}
