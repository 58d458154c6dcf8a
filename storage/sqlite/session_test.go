package sqlite

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/uptrace/bun"
)

func TestEveryConnectionHasItsSettings(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "data.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	type settings struct {
		Journal                                  string
		Synchronous, ForeignKeys, Busy, ReadOnly int
	}
	read := func(db *bun.DB) (s settings) {
		t.Helper()
		for pragma, to := range map[string]any{
			"journal_mode": &s.Journal, "synchronous": &s.Synchronous, "foreign_keys": &s.ForeignKeys, "busy_timeout": &s.Busy, "query_only": &s.ReadOnly,
		} {
			if err := db.QueryRowContext(t.Context(), "PRAGMA "+pragma).Scan(to); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	if diff := cmp.Diff(settings{Journal: "wal", Synchronous: 2, ForeignKeys: 1, Busy: 10000}, read(b.write)); diff != "" {
		t.Errorf("writer (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(settings{Journal: "wal", Synchronous: 2, ForeignKeys: 1, Busy: 10000, ReadOnly: 1}, read(b.read)); diff != "" {
		t.Errorf("readers (-want +got):\n%s", diff)
	}
	if _, err := b.read.ExecContext(t.Context(), "DELETE FROM categories"); err == nil {
		t.Error("a reader writes")
	}
}

// Otherwise a transaction that reads first could find that another has written since, and would have to start again.
func TestATransactionHasTheWriteLockFromItsBeginning(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	b, err := Open(t.Context(), path, AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	impatient, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer impatient.Close()
	err = b.Project("p").InTx(t.Context(), func(any) error {
		if tx, err := impatient.BeginTx(t.Context(), nil); err == nil {
			t.Error("two transactions have the write lock")
			return tx.Rollback()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	tx, err := impatient.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
}
