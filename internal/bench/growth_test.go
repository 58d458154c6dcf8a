package main

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTheBareProgramWritesTheRowsOfTheLastRedemptions copies 4 of 10 redemptions, each with two parts. Tables with fewer rows than redemptions are copied
// without rows.
func TestTheBareProgramWritesTheRowsOfTheLastRedemptions(t *testing.T) {
	from, to := filepath.Join(t.TempDir(), "from.db"), filepath.Join(t.TempDir(), "to.db")
	db, err := sql.Open("sqlite", "file:"+from)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`CREATE TABLE redemptions (id TEXT PRIMARY KEY, amount INTEGER, "at time" TEXT); CREATE INDEX by_amount ON redemptions (amount);
		CREATE TABLE parts (redemption TEXT, number INTEGER); CREATE TABLE vouchers (id TEXT);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) INSERT INTO redemptions SELECT 'r' || i, i, NULL FROM n;
		INSERT INTO parts SELECT id, 1 FROM redemptions UNION ALL SELECT id, 2 FROM redemptions ORDER BY 1; INSERT INTO vouchers VALUES ('v')`); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	rate, err := writeBare(from, to, 4)
	if err != nil || rate <= 0 {
		t.Fatalf("%v redemptions/s, %v", rate, err)
	}
	if db, err = sql.Open("sqlite", "file:"+to); err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	written, err := stringsOf(db, `SELECT id FROM (SELECT id, rowid AS at FROM redemptions ORDER BY at LIMIT 100) UNION ALL SELECT 'parts ' || count(*) FROM parts UNION ALL SELECT 'vouchers ' || count(*) FROM vouchers
		UNION ALL SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"r7", "r8", "r9", "r10", "parts 8", "vouchers 0", "by_amount"}, written); diff != "" {
		t.Errorf("written (-want +got):\n%s", diff)
	}
}
