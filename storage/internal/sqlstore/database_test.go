package sqlstore

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	_ "modernc.org/sqlite" // registers the driver "sqlite"
)

// onEach runs a test on a fresh and empty database of each sort.
func onEach(t *testing.T, test func(t *testing.T, s *Store)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		db, err := sql.Open("sqlite", "file:"+filepath.Join(t.TempDir(), "data.db")+"?_pragma=journal_mode(WAL)&_txlock=immediate")
		if err != nil {
			t.Fatal(err)
		}
		db.SetMaxOpenConns(1)
		test(t, storeOn(t, bun.NewDB(db, sqlitedialect.New())))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		config, err := pgx.ParseConfig(pgtest.Database(t))
		if err != nil {
			t.Fatal(err)
		}
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
		test(t, storeOn(t, bun.NewDB(stdlib.OpenDB(*config), pgdialect.New())))
	})
}

func storeOn(t *testing.T, db *bun.DB) *Store {
	t.Helper()
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return New(db, db, Jobs{})
}

// migrated applies the migrations.
func migrated(t *testing.T, s *Store) *Store {
	t.Helper()
	inOwnTransaction(t, s, func(tx bun.Tx) error { return s.Migrate(t.Context(), tx) })
	return s
}

func inOwnTransaction(t *testing.T, s *Store, do func(tx bun.Tx) error) {
	t.Helper()
	tx, err := s.write.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(tx); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
}

// execute runs statements in the tokens of the migrations.
func execute(t *testing.T, s *Store, source string) {
	t.Helper()
	statements, err := translate(source, s.text.database(), s.text.tokens())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.write.ExecContext(t.Context(), statements); err != nil {
		t.Fatal(err)
	}
}
