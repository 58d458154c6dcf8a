package dump_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// installation is a database, with a connection to look into it.
type installation struct {
	*testing.T
	name    string
	backend interface {
		Snapshot(ctx context.Context, project string, do func(dump.Source) error) error
		Load(ctx context.Context, project string, do func(dump.Target) error) error
	}
	look *sql.DB   // into SQLite
	conn *pgx.Conn // into PostgreSQL
}

var migrated = pgtest.NewTemplate(func(ctx context.Context, dsn string) error {
	b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate())
	if err != nil {
		return err
	}
	return b.Close()
})

// newInstallation opens an empty database: "sqlite" or "postgres".
func newInstallation(t *testing.T, storage string) *installation {
	t.Helper()
	in := &installation{T: t, name: storage}
	if storage == "postgres" {
		dsn := migrated.Database(t)
		b, err := postgres.Open(t.Context(), dsn)
		in.must(err)
		in.conn, err = pgx.Connect(t.Context(), dsn)
		in.must(err)
		in.backend = b
		t.Cleanup(func() { in.must(errors.Join(b.Close(), in.conn.Close(context.WithoutCancel(t.Context())))) })
		return in
	}
	path := sqlitetest.File(t)
	b, err := sqlite.Open(t.Context(), path)
	in.must(err)
	in.look, err = sql.Open("sqlite", path)
	in.must(err)
	in.backend = b
	t.Cleanup(func() { in.must(errors.Join(b.Close(), in.look.Close())) })
	return in
}

func (in *installation) must(err error) {
	in.Helper()
	if err != nil {
		in.Fatalf("%s: %v", in.name, err)
	}
}

// do executes a statement.
func (in *installation) do(statement string, args ...any) {
	in.Helper()
	var err error
	if in.conn != nil {
		_, err = in.conn.Exec(in.Context(), statement, args...)
	} else {
		_, err = in.look.ExecContext(in.Context(), statement, args...)
	}
	if err != nil {
		in.Fatalf("%s: %s: %v", in.name, statement, err)
	}
}

// text is the only value of the only row of a query.
func (in *installation) text(query string) (text string) {
	in.Helper()
	if in.conn != nil {
		in.must(in.conn.QueryRow(in.Context(), query).Scan(&text))
	} else {
		in.must(in.look.QueryRowContext(in.Context(), query).Scan(&text))
	}
	return text
}

// export writes the project shop into a new directory.
func (in *installation) export(o dump.Options) (dir string) {
	in.Helper()
	dir = filepath.Join(in.TempDir(), "shop")
	in.must(in.backend.Snapshot(in.Context(), "shop", func(from dump.Source) error {
		_, err := dump.Write(in.Context(), from, "shop", dir, o)
		return err
	}))
	return dir
}

func (in *installation) load(dir string) (keys []dump.Key, err error) {
	in.Helper()
	e, err := dump.Open(in.Context(), dir)
	if err != nil {
		return nil, err
	}
	err = in.backend.Load(in.Context(), e.Project, func(to dump.Target) error {
		keys, err = e.Load(in.Context(), to, nil)
		return err
	})
	return keys, err
}

// filesOf has the text of each file of a directory.
func filesOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = string(text)
	}
	return files
}

// columnsOfFile are the columns of a SQLite file by table, with their types and whether they are never NULL.
func (in *installation) columnsOfFile() map[string]map[string]string {
	in.Helper()
	rows, err := in.look.QueryContext(in.Context(), `SELECT m.name, c.name, c.type || CASE WHEN c."notnull" THEN ' required' ELSE '' END FROM sqlite_master m
		JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND c.hidden = 0`)
	in.must(err)
	defer rows.Close()
	columns := map[string]map[string]string{}
	for rows.Next() {
		var table, column, kind string
		in.must(rows.Scan(&table, &column, &kind))
		if columns[table] == nil {
			columns[table] = map[string]string{}
		}
		columns[table][column] = kind
	}
	in.must(rows.Err())
	return columns
}

// edges has values for each type of a column of SQLite, of which each row takes the next one.
var edges = map[string][]any{
	"TEXT":    {"plain", "é \t \r \n \\ \\N \"'{}?  \u2028 \u00a0\x01 <&> 🎫", ""},
	"INTEGER": {int64(math.MaxInt64), int64(math.MinInt64), int64(0)},
	// SQLite has no booleans.
	"BOOLEAN_INT": {1, 0, 1},
	"TIME_TEXT":   {"2026-03-02T10:00:00.123Z", "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00.001Z"},
	"JSON_TEXT": {
		`{"z":1.50,"a":{"é":"\u00e9\u2028\n","bb":[],"b":{}},"n":[1e3,1.5E+2,1.50e1,1e-7,-0,-0.0,0e5,12e-1,-1.25e-3,123456789012345678901234567890.10,true,null]}`,
		`[ "a\\\"b" , {"<": "&"} ]`, `{}`,
	},
	"VERBATIM_TEXT": {`{"z":1e3,  "a" : "\u00e9", "z": -0}`, "{\n \"a\": [1.50]}\r\n", `"text"`, `null`, ` [] `},
	"BLOB":          {[]byte{0, 1, '\\', 0xff}, []byte("x"), []byte{0x80}},
}

// bounded are the tables with CHECK constraints on their numbers.
var bounded = []string{"points_lots", "rewards", "vouchers"}

// fill writes rows with values of all edges into each table with rows of projects, some of them for another project. The last row has NULL
// wherever it may stand.
func (in *installation) fill(columns map[string]map[string]string) {
	in.Helper()
	const rows = 6
	for _, table := range slices.Sorted(maps.Keys(columns)) {
		if columns[table]["project_id"] == "" {
			continue
		}
		for n := range rows {
			if n > 0 && (columns[table]["id"] == "" || table == "projects") {
				continue
			}
			var names, places []string
			var values []any
			for i, name := range slices.Sorted(maps.Keys(columns[table])) {
				kind, required := strings.CutSuffix(columns[table][name], " required")
				value := edges[kind][(i+n)%len(edges[kind])]
				switch {
				case table == "events" && (name == "number" || strings.HasPrefix(name, "packed")):
					continue
				case name == "project_id" && (table == "projects" || table == "credentials"):
					value = ""
				case name == "project_id", name == "owner_project_id", table == "projects" && name == "id":
					value = "shop"
				case name == "id":
					value = fmt.Sprintf("%c \\ %d é %s", []rune("zaZ_ÄB")[n], n, table)
				case kind == "TEXT": // each is one of its kind, as of names
					if value != "" || n < rows-1 {
						value = fmt.Sprint(value, " ", name, n)
					}
				case name == "position":
					value = n % 4
				case kind == "INTEGER" && slices.Contains(bounded, table):
					value = map[string]int{"redemption_quantity": 1 << 30, "gift_amount": 1 << 30}[name] + n + 1
				}
				if n == rows-1 && !required {
					continue
				}
				names, places, values = append(names, `"`+name+`"`), append(places, "?"), append(values, value)
			}
			in.do(`INSERT INTO "`+table+`" (`+strings.Join(names, ", ")+`) VALUES (`+strings.Join(places, ", ")+`)`, values...)
		}
	}
}

// TestEveryTableAndColumnIsExported fills a file and looks for each column. A table that a later migration adds is exported, or is in dump.Omitted with a
// reason.
func TestEveryTableAndColumnIsExported(t *testing.T) {
	t.Parallel()
	in := newInstallation(t, "sqlite")
	columns := in.columnsOfFile()
	in.fill(columns)
	files := filesOf(t, in.export(dump.Options{}))
	for table, names := range columns {
		text, exported := files[table+".ndjson"]
		if exported == dump.IsOmitted(table, "") || !exported && dump.Omitted[table] == "" {
			t.Errorf("%s has a file: %t", table, exported)
		}
		for name := range names {
			if has := strings.Contains(text, `"`+name+`":`); exported && has == dump.IsOmitted(table, name) {
				t.Errorf("%s.%s is exported: %t", table, name, has)
			}
		}
		delete(files, table+".ndjson")
	}
	for name := range dump.Omitted {
		table, column, isColumn := strings.Cut(name, ".")
		if columns[table] == nil && table != "*" || isColumn && table != "*" && columns[table][column] == "" {
			t.Errorf("%s is omitted, and there is no such table or column", name)
		}
	}
	if left := slices.Sorted(maps.Keys(files)); !slices.Equal(left, []string{"jobs.ndjson", "manifest.json"}) {
		t.Errorf("there are also the files %v", left)
	}
}

// TestExportsAreTheSame exports a project with values of all edges, imports it into the other storages and again from there, beside another project with
// events of its own, and compares the bytes.
func TestExportsAreTheSame(t *testing.T) {
	t.Parallel()
	first := newInstallation(t, "sqlite")
	first.fill(first.columnsOfFile())
	insert := func(state, scheduled string, attempt int, project string) {
		first.do(`INSERT INTO river_job (args, attempt, kind, max_attempts, queue, state, created_at, scheduled_at, finalized_at) VALUES
			(jsonb(?), ?, 'punchcard', 11, 'work_done', ?, '2026-03-02 10:00:00.123', ?, CASE ? WHEN 'completed' THEN '2026-03-02 10:00:00' END)`,
			fmt.Sprintf(`{"kind":"WORK.DONE","payload":{"z":1e3,"a":"<\u00e9>"},"project":%q}`, project), attempt, state, scheduled, state)
	}
	insert("available", "2026-03-02 11:00:00.5", 0, "shop")
	insert("retryable", "2026-03-02 11:00:00.500", 2, "shop")
	insert("running", "2026-03-02 11:00:00", 1, "shop")
	insert("completed", "2026-03-02 11:00:00", 1, "shop")
	insert("available", "2026-03-02 11:00:00", 1, "other")
	want := first.export(dump.Options{})
	if diff := cmp.Diff(`{"kind":"WORK.DONE","payload":{"a":"<é>","z":1000},"state":"available","attempt":0,"max_attempts":11,"created_at":"2026-03-02T10:00:00.123Z","scheduled_at":"2026-03-02T11:00:00.500Z"}
{"kind":"WORK.DONE","payload":{"a":"<é>","z":1000},"state":"retryable","attempt":2,"max_attempts":11,"created_at":"2026-03-02T10:00:00.123Z","scheduled_at":"2026-03-02T11:00:00.500Z"}
{"kind":"WORK.DONE","payload":{"a":"<é>","z":1000},"state":"available","attempt":0,"max_attempts":11,"created_at":"2026-03-02T10:00:00.123Z","scheduled_at":"2026-03-02T11:00:00.000Z"}
`, filesOf(t, want)["jobs.ndjson"]); diff != "" {
		t.Errorf("jobs (-want +got):\n%s", diff)
	}
	var before *installation
	for _, storage := range []string{"postgres", "postgres", "sqlite", "sqlite"} {
		in := newInstallation(t, storage)
		for n := range 5 {
			in.do(fmt.Sprintf("INSERT INTO events (project_id, id, type) VALUES ('other', 'ev_%d', 'customer.created')", n))
		}
		from := want
		if before != nil {
			from = before.export(dump.Options{})
		}
		if _, err := in.load(from); err != nil {
			t.Fatalf("%s: %v", storage, err)
		}
		if diff := cmp.Diff(filesOf(t, want), filesOf(t, in.export(dump.Options{}))); diff != "" {
			t.Fatalf("after an import into %s (-first export +now):\n%s", storage, diff)
		}
		for query, want := range map[string]string{
			"SELECT count(*) || '' FROM events WHERE project_id = 'other'": "5",
			"SELECT count(*) || '' FROM river_job":                         "3",
			"SELECT count(*) || '' FROM oauth_tokens":                      "0",
			"SELECT count(*) || '' FROM idempotency_records":               "0",
			"SELECT length(secret) || '' FROM projects":                    "64",
			`SELECT CASE WHEN (SELECT min(number) FROM events WHERE project_id = 'shop') > max(number) THEN 'after' ELSE 'among' END
				FROM events WHERE project_id = 'other'`: "after",
		} {
			if got := in.text(query); got != want {
				t.Errorf("%s: %s: %s, want %s", storage, query, got, want)
			}
		}
		before = in
	}
}

// TestExportedCodeWasChangedWhenItWasUsed has a code that PostgreSQL redeemed within a minute after a change: it then writes used_at alone. SQLite sorts by
// updated_at.
func TestExportedCodeWasChangedWhenItWasUsed(t *testing.T) {
	t.Parallel()
	first, in, to := newInstallation(t, "sqlite"), newInstallation(t, "postgres"), newInstallation(t, "sqlite")
	first.fill(first.columnsOfFile())
	for _, step := range [][2]*installation{{first, in}, {in, to}} {
		if _, err := step[1].load(step[0].export(dump.Options{})); err != nil {
			t.Fatal(err)
		}
		if step[1] == in {
			in.do(`DELETE FROM vouchers WHERE code NOT IN (SELECT code FROM vouchers ORDER BY code LIMIT 3)`)
			in.do(`UPDATE vouchers SET code = 'USED', updated_at = '2026-03-02T10:00:00Z', used_at = '2026-03-02T10:00:30Z' WHERE code = (SELECT min(code) FROM vouchers)`)
			in.do(`UPDATE vouchers SET code = 'CHANGED', updated_at = '2026-03-02T10:00:20Z', used_at = NULL WHERE code = (SELECT max(code) FROM vouchers WHERE code <> 'USED')`)
			in.do(`UPDATE vouchers SET code = 'BEFORE', updated_at = '2026-03-02T10:00:10Z', used_at = '2026-03-02T10:00:05Z' WHERE code NOT IN ('USED', 'CHANGED')`)
		}
	}
	got := to.text("SELECT group_concat(code || ' ' || updated_at, ', ' ORDER BY updated_at DESC) FROM vouchers")
	if want := "USED 2026-03-02T10:00:30.000Z, CHANGED 2026-03-02T10:00:20.000Z, BEFORE 2026-03-02T10:00:10.000Z"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
