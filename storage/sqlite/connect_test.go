package sqlite

import (
	"database/sql"
	sqldriver "database/sql/driver"
	"path/filepath"
	"testing"
)

// afterFailure is a driver that calls a function when an attempt to open the file has failed.
type afterFailure struct {
	sqldriver.Driver
	do func()
}

func (d afterFailure) Open(dsn string) (sqldriver.Conn, error) {
	c, err := d.Driver.Open(dsn)
	if err != nil {
		d.do()
	}
	return c, err
}

// TestOpeningWaitsForAnotherProcessThatSetsUpTheFile holds the write lock of a new file, which is not in WAL yet, until the first attempt to switch
// it has failed.
func TestOpeningWaitsForAnotherProcessThatSetsUpTheFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "shop.db")
	other, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	setup, err := other.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := setup.ExecContext(t.Context(), "CREATE TABLE theirs (id INTEGER)"); err != nil {
		t.Fatal(err)
	}
	failures := 0
	c, err := connector{driver: afterFailure{other.Driver(), func() {
		if failures++; failures == 1 {
			if err := setup.Commit(); err != nil {
				t.Error(err)
			}
		}
	}}, dsn: dsn(path, "rwc")}.Connect(t.Context())
	if err != nil {
		t.Fatalf("after %d attempts: %v", failures, err)
	}
	if failures == 0 {
		t.Error("the first attempt did not meet the other process")
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}
