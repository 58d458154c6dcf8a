package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestInvalidMoveIsRefused checks that a refused move changes neither the file nor the database.
func TestInvalidMoveIsRefused(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	shop, missing, text, foreign, used := filepath.Join(dir, "shop.db"), filepath.Join(dir, "missing.db"), filepath.Join(dir, "text.db"), filepath.Join(dir, "foreign.db"),
		filepath.Join(dir, "used.db")
	if err := os.WriteFile(text, []byte("This is no database, although it is longer than the header of one. "+strings.Repeat("x", 200)), 0o600); err != nil {
		t.Fatal(err)
	}
	other := openFile(t, "sqlite:"+foreign)
	if _, err := other.ExecContext(t.Context(), "CREATE TABLE notes (id integer PRIMARY KEY)"); err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	empty, full := pgtest.Database(t), pgtest.Database(t)
	for _, storage := range []string{"sqlite:" + shop, full} {
		if out, err := run(t, "project", "create", "Shop", "--id", "shop", "--storage", storage); err != nil {
			t.Fatal(out, err)
		}
	}
	before := checksumsOf(t, full)
	for _, c := range []struct{ from, to, want string }{
		{"", empty, "--from"},
		{"sqlite:" + shop, "", "--to"},
		{"memory", empty, "cannot be moved"},
		{"sqlite:", empty, "use sqlite:PATH"},
		{shop, empty, "use sqlite:PATH"},
		{empty, empty, "use sqlite:PATH"},
		{"sqlite:" + missing, empty, "there is no file " + missing},
		{"sqlite:" + dir, empty, dir + " is not a file"},
		{"sqlite:" + text, empty, "not a database"},
		{"sqlite:" + foreign, empty, "not the file of a shop"},
		{"sqlite:" + shop, "sqlite:" + used, "is no PostgreSQL database"},
		{"sqlite:" + shop, "mysql://shop:secret@db/shop", "mysql://shop:xxxxx@db/shop is no PostgreSQL database"},
		{"sqlite:" + shop, "postgres://shop:secret@127.0.0.1:1/shop?connect_timeout=1", "move to postgres://shop:xxxxx@127.0.0.1:1/shop?connect_timeout=1: "},
		{"sqlite:" + shop, full, "not empty, there are rows in credentials, products, products_collections and 2 more: "},
	} {
		out, err := run(t, "move", "--from", c.from, "--to", c.to)
		if err == nil || !strings.Contains(err.Error(), c.want) || out != "" || strings.Contains(err.Error(), "secret") {
			t.Errorf("from %s to %s: %v, want ... %s\n%s", c.from, c.to, err, c.want, out)
		}
	}
	for _, path := range []string{missing, missing + "-jobs", used, foreign + "-wal", foreign + "-jobs"} {
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s was created", path)
		}
	}
	if tables := tablesOf["sqlite"](t, "sqlite:"+foreign); tables != "notes" {
		t.Errorf("the file of another program has the tables %s", tables)
	}
	if tables := tablesOf["postgres"](t, empty); tables != "" {
		t.Errorf("the database has the tables %s", tables)
	}
	if after := checksumsOf(t, full); after != before {
		t.Errorf("the existing shop has changed: %s, before %s", after, before)
	}
	if out, err := run(t, "move", "--from", "sqlite:"+shop, "--to", empty); err != nil || !strings.Contains(out, "moved 1 project: 0 vouchers") || !strings.Contains(out, "--project shop\n") {
		t.Errorf("a valid move: %v\n%s", err, out)
	}
	for from, want := range map[string]string{shop: "there is no file", shop + ".moved": "not empty"} {
		if _, err := run(t, "move", "--from", "sqlite:"+from, "--to", empty); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("once more from %s: %v", from, err)
		}
	}
}

// tablesOf has functions that return the names of the tables of a storage.
var tablesOf = map[string]func(t *testing.T, storage string) string{
	"sqlite": func(t *testing.T, storage string) (names string) {
		db := openFile(t, storage)
		defer db.Close()
		if err := db.QueryRowContext(t.Context(), "SELECT coalesce(group_concat(name), '') FROM sqlite_master WHERE type = 'table'").Scan(&names); err != nil {
			t.Fatal(err)
		}
		return names
	},
	"postgres": func(t *testing.T, storage string) string {
		return queryText(t, storage, "SELECT coalesce(string_agg(tablename, ','), '') FROM pg_tables WHERE schemaname = 'public'")
	},
}

// queryText returns the text that a query of PostgreSQL gives.
func queryText(t *testing.T, storage, query string) (answer string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), storage)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	if err := conn.QueryRow(t.Context(), query).Scan(&answer); err != nil {
		t.Fatal(err)
	}
	return answer
}

// checksumsOf returns a checksum of each table of a PostgreSQL database.
func checksumsOf(t *testing.T, storage string) string {
	t.Helper()
	return queryText(t, storage, `SELECT coalesce(string_agg(table_name || ' ' || (xpath('/row/n/text()', query_to_xml(format(
		'SELECT count(*) || coalesce(md5(string_agg(md5(t::text), '','' ORDER BY md5(t::text))), '''') AS n FROM %I t', table_name), false, true, '')))[1]::text, E'\n'
		ORDER BY table_name), '') FROM information_schema.tables WHERE table_schema = 'public'`)
}

// TestFileOfARunningServerIsNotMoved stops the server afterwards and moves its file into a database on which another server runs without
// projects: that server then serves the shop.
func TestFileOfARunningServerIsNotMoved(t *testing.T) {
	storage, to := "sqlite:"+filepath.Join(t.TempDir(), "shop.db"), pgtest.Database(t)
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	left := start(t, serveFlags{storage: storage})
	if status, answer := left.call(t, "POST", "/v1/categories", `{"name":"Kept","hierarchy":1}`, appKeys...); status != 200 {
		t.Fatalf("%d %v", status, answer)
	}
	if _, err := run(t, "move", "--from", storage, "--to", to); err == nil || !strings.Contains(err.Error(), "a server runs on") {
		t.Errorf("while it runs: %v", err)
	}
	if tables := tablesOf["postgres"](t, to); tables != "" {
		t.Errorf("the database has the tables %s", tables)
	}
	if err := left.stop(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"PROJECT_ID", "APP_ID", "APP_TOKEN"} {
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+name, "")
	}
	waits := start(t, serveFlags{storage: to})
	if out, err := run(t, "move", "--from", storage, "--to", to); err != nil {
		t.Fatalf("afterwards: %v\n%s", err, out)
	}
	if status, answer := waits.call(t, "GET", "/v1/categories", "", appKeys...); status != 200 || fmt.Sprint(answer["total"]) != "1" {
		t.Errorf("the server on the database answers %d %v", status, answer)
	}
}
