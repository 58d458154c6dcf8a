package move

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// site is a file to move from, and a database to move into.
type site struct {
	*testing.T
	path, dsn string
	file      *sql.DB
	server    *pgx.Conn
}

func newSite(t *testing.T) *site {
	t.Helper()
	s := &site{T: t, path: filepath.Join(t.TempDir(), "shop.db"), dsn: pgtest.Database(t)}
	shop, err := sqlite.Open(t.Context(), s.path, sqlite.AutoMigrate())
	s.must(err)
	s.must(shop.Close())
	s.file, err = sql.Open("sqlite", s.path)
	s.must(err)
	t.Cleanup(func() { _ = s.file.Close() })
	s.server, err = pgx.Connect(t.Context(), s.dsn)
	s.must(err)
	t.Cleanup(func() { _ = s.server.Close(context.WithoutCancel(t.Context())) })
	return s
}

func (s *site) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

// write executes statements in the file.
func (s *site) write(statement string, args ...any) {
	s.Helper()
	_, err := s.file.ExecContext(s.Context(), statement, args...)
	if err != nil {
		s.Fatalf("%s: %v", statement, err)
	}
}

// move moves the shops as the command does.
func (s *site) move() (moved Moved, err error) {
	s.Helper()
	still, err := sqlite.Freeze(s.Context(), s.path)
	s.must(err)
	defer func() { s.must(still.Release()) }()
	backend, err := postgres.OpenEmpty(s.Context(), s.dsn)
	if err != nil {
		return Moved{}, err
	}
	defer backend.Close()
	return Shops(s.Context(), still, backend, nil)
}

// serverText is the only column of rows in PostgreSQL, fileText that of rows in SQLite.
func (s *site) serverText(query string, args ...any) []string {
	s.Helper()
	rows, err := s.server.Query(s.Context(), query, args...)
	s.must(err)
	texts, err := pgx.CollectRows(rows, pgx.RowTo[string])
	s.must(err)
	return texts
}

func (s *site) fileText(query string) (texts []string) {
	s.Helper()
	rows, err := s.file.QueryContext(s.Context(), query)
	s.must(err)
	defer rows.Close()
	for rows.Next() {
		var text string
		s.must(rows.Scan(&text))
		texts = append(texts, text)
	}
	s.must(rows.Err())
	return texts
}

// byTable groups names of the form table.column by table, sorted.
func byTable(names []string) map[string][]string {
	columns := map[string][]string{}
	for _, name := range names {
		table, column, _ := strings.Cut(name, ".")
		columns[table] = append(columns[table], column)
	}
	for _, of := range columns {
		slices.Sort(of)
	}
	return columns
}

const (
	fileColumns   = `SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`
	serverColumns = `SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public'`
)

// TestEveryTableAndColumnIsCopied writes a value into each column of each table of SQLite, and looks for it in PostgreSQL. A table that a
// later migration adds has to be copied, or to be listed in Kept with a reason.
func TestEveryTableAndColumnIsCopied(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	made, err := postgres.Open(t.Context(), s.dsn, postgres.AutoMigrate())
	s.must(err)
	s.must(made.Close())
	inFile, inServer := byTable(s.fileText(fileColumns)), byTable(s.serverText(serverColumns))
	for table := range Kept {
		if inFile[table] == nil && inServer[table] == nil {
			t.Errorf("%s is in Kept, but there is no such table", table)
		}
		delete(inFile, table)
		delete(inServer, table)
	}
	if diff := cmp.Diff(inFile, inServer); diff != "" {
		t.Fatalf("the databases have other tables or columns (-SQLite +PostgreSQL):\n%s", diff)
	}
	want := map[string][]string{}
	for table := range inFile {
		if table != "river_job" {
			want[table] = s.fill(table)
		}
	}
	moved, err := s.move()
	s.must(err)
	for table, row := range want {
		if got := s.serverText("SELECT " + s.asText(table) + " FROM " + table); len(got) != 1 || got[0] != strings.Join(row, "\n") {
			t.Errorf("%s (-SQLite +PostgreSQL):\n%s", table, cmp.Diff(row, strings.Split(strings.Join(got, "\n---\n"), "\n")))
		}
		if moved.Rows[table] != 1 {
			t.Errorf("%s: %d rows were copied", table, moved.Rows[table])
		}
	}
	sequences := s.serverText(serverColumns + " AND (is_identity = 'YES' OR column_default LIKE 'nextval%')")
	for _, column := range sequences {
		table, name, _ := strings.Cut(column, ".")
		if _, goesOn := numbered[[2]string{table, name}]; !goesOn && Kept[table] == "" {
			t.Errorf("PostgreSQL numbers %s from a sequence that the move does not set", column)
		}
	}
	if len(sequences) < len(numbered) {
		t.Errorf("PostgreSQL numbers only %v from sequences", sequences)
	}
}

// asText is an SQL expression for the text of a row, with a line for each column.
func (s *site) asText(table string) string {
	return s.serverText(`SELECT string_agg(format('%L || coalesce(%I::text, ''NULL'')', column_name || ' ', column_name), ' || E''\n'' || ' ORDER BY column_name)
		FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`, table)[0]
}

// fill writes a row with a value in each column, and returns the lines that asText should give after the move.
func (s *site) fill(table string) (row []string) {
	s.Helper()
	var names, places []string
	var values []any
	typed := s.serverText(`SELECT column_name || ' ' || data_type FROM information_schema.columns
		WHERE table_schema = 'public' AND table_name = $1 ORDER BY column_name`, table)
	for i, found := range typed {
		name, kind, _ := strings.Cut(found, " ")
		var value any
		var want string
		switch kind {
		case "text":
			value = fmt.Sprintf("%s: \\ \\N é \t \r \n \"' %d", name, i)
			want = value.(string)
		case "bigint":
			value = int64(i + 1)
			if name == "redemption_quantity" || name == "gift_amount" { // checked not to be less than what was used
				value = int64(1) << 53
			}
			want = fmt.Sprint(value)
		case "bytea":
			value, want = []byte{0, 1, '\\', 0xff}, `\x00015cff`
		case "boolean":
			value, want = 1, "true"
		case "timestamp with time zone":
			value, want = fmt.Sprintf("2026-03-02T10:00:%02d.123Z", i), fmt.Sprintf("2026-03-02 10:00:%02d.123+00", i)
		case "numeric":
			value, want = "12345678901234567890.50", "12345678901234567890.50"
		case "jsonb":
			want = fmt.Sprintf(`{"%s": ["a\n\t\\\"", 1.50, 123456789012345678901, null, {}]}`, name)
			value = want
		case "json":
			want = fmt.Sprintf(`{"z":"\\",  "%s" : 1e3}`, name)
			value = want
		default:
			s.Fatalf("%s.%s: there is no test value of the type %s", table, name, kind)
		}
		if table == "vouchers" && name == "exhausted" { // a generated column
			row = append(row, "exhausted false")
			continue
		}
		names, places, values, row = append(names, `"`+name+`"`), append(places, "?"), append(values, value), append(row, name+" "+want)
	}
	s.write(`INSERT INTO "`+table+`" (`+strings.Join(names, ", ")+`) VALUES (`+strings.Join(places, ", ")+`)`, values...)
	return row
}

// TestErrorNamesTheRowThatPostgreSQLRefuses has a text that is too long for an index of PostgreSQL. Then nothing is copied.
func TestErrorNamesTheRowThatPostgreSQLRefuses(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	long := make([]byte, 6000)
	for i := range long { // so that it cannot be compressed
		long[i] = "0123456789abcdef"[rand.IntN(16)]
	}
	for i, name := range []string{"short", string(long), "last"} {
		s.write("INSERT INTO categories (project_id, id, name, hierarchy) VALUES ('shop', ?, ?, 1)", fmt.Sprint("cat_", i), name)
	}
	s.write("INSERT INTO brandings (project_id, id) VALUES ('shop', 'brnd_1')")
	if _, err := s.move(); err == nil || !strings.Contains(err.Error(), "copy categories, row shop cat_1: ") {
		t.Errorf("it moves: %v", err)
	}
	if n := s.serverText("SELECT count(*)::text FROM brandings")[0]; n != "0" {
		t.Errorf("%s rows were copied", n)
	}
	s.write("UPDATE categories SET name = 'long' WHERE id = 'cat_1'")
	moved, err := s.move()
	s.must(err)
	if moved.Total() != 4 {
		t.Errorf("%d rows were copied", moved.Total())
	}
}

// TestUnknownColumnOrTableStopsTheMove adds them to the file.
func TestUnknownColumnOrTableStopsTheMove(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.write("ALTER TABLE categories ADD COLUMN color TEXT")
	if _, err := s.move(); err == nil || !strings.Contains(err.Error(), "table categories has the columns color, created_at") {
		t.Errorf("it moves: %v", err)
	}
	s.write("ALTER TABLE categories DROP COLUMN color")
	s.write("CREATE TABLE notes (id INTEGER PRIMARY KEY)")
	if _, err := s.move(); err == nil || !strings.Contains(err.Error(), "a table notes that is not one of Punchcard's") {
		t.Errorf("it moves: %v", err)
	}
}
