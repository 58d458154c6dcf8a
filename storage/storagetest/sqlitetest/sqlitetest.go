// Package sqlitetest gives tests SQLite files that have the schema.
package sqlitetest

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// File returns the path of a file for this test that has the schema and nothing else. The schema is made once for all tests of a package: to migrate
// a file takes longer than most tests.
func File(t testing.TB) (path string) {
	t.Helper()
	schema, err := migrated()
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "shop.db")
	if err := os.WriteFile(path, schema, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

var migrated = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "punchcard-schema-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "schema.db")
	b, err := sqlite.Open(context.Background(), path, sqlite.AutoMigrate())
	if err != nil {
		return nil, err
	}
	if err := b.Close(); err != nil { // closing removes the WAL file
		return nil, err
	}
	return os.ReadFile(path)
})
