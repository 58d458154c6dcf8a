package move

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// Kept are the tables that are not copied, with the reason.
var Kept = map[string]string{
	"punchcard_migrations": "each database has been brought up to date by itself",
	"river_migration":      "each database has been brought up to date by itself",
	"event_numbers":        "PostgreSQL draws numbers from a sequence, which goes on behind the last one",
	"river_leader":         "the lease of a process",
	"river_queue":          "processes write down there which queues they work on",
	"river_notification":   "what processes were told while they ran",
}

// table is what is copied of a table.
type table struct {
	name    string
	columns []column
	key     []string // the primary key, in whose order rows are read
	where   string   // which rows are read; all when it is empty
	rows    int64
}

// column is a column, and how SQLite is asked for it in the words of PostgreSQL.
type column struct{ name, read string }

// ended are columns of which something is left behind that ends with its process.
var ended = map[[2]string]string{
	{"idempotency_records", "lease_until"}: "NULL",
	// One that dies in its last delivery is given up by River, wherever it lies.
	{"river_job", "state"}: "CASE WHEN state = 'running' AND attempt < max_attempts THEN 'available' ELSE state END",
}

// spelled are columns that River writes in another way in each database.
var spelled = map[[2]string]string{
	{"river_job", "args"}:         "json(args)",
	{"river_job", "metadata"}:     "json(metadata)",
	{"river_job", "attempted_by"}: arrayOf("attempted_by"),
	{"river_job", "errors"}:       arrayOf("errors"),
	{"river_job", "tags"}:         arrayOf("tags"),
	// Times are text in UTC that does not say so.
	{"river_job", "attempted_at"}: "attempted_at || '+00'",
	{"river_job", "created_at"}:   "created_at || '+00'",
	{"river_job", "finalized_at"}: "finalized_at || '+00'",
	{"river_job", "scheduled_at"}: "scheduled_at || '+00'",
	{"river_job", "unique_key"}:   `CASE WHEN unique_key IS NOT NULL THEN '\x' || hex(unique_key) END`,
	{"river_job", "unique_states"}: "CASE WHEN unique_states IS NOT NULL THEN " +
		"(SELECT group_concat(unique_states >> value & 1, '') FROM (SELECT value FROM json_each('[7,6,5,4,3,2,1,0]'))) END",
}

// arrayOf spells a JSON array as PostgreSQL spells arrays.
func arrayOf(column string) string {
	return "CASE WHEN " + column + ` IS NOT NULL THEN '{' || coalesce((SELECT group_concat('"' || replace(replace(value, '\', '\\'), '"', '\"') || '"', ',') FROM json_each(` +
		column + ")), '') || '}' END"
}

// conditions leave out rows: jobs that are done are of no use but to those who look into the queue.
var conditions = map[string]string{"river_job": "state NOT IN ('cancelled', 'completed', 'discarded')"}

// tables are those that both databases have. A table or column that only one of them has is an error, unless it is Kept: its rows would be lost,
// or it would stay empty.
func (c *copier) tables(ctx context.Context) ([]table, error) {
	source, err := c.sourceColumns(ctx)
	if err != nil {
		return nil, err
	}
	target, err := c.targetColumns(ctx)
	if err != nil {
		return nil, err
	}
	var tables []table
	for _, name := range slices.Sorted(maps.Keys(source)) {
		if _, stays := Kept[name]; stays {
			continue
		}
		t := table{name: name, key: source[name].key, where: conditions[name]}
		has := target[name]
		if has == nil {
			return nil, fmt.Errorf("the file has a table %s that is none of a shop's: remove it first", name)
		}
		slices.Sort(has)
		wants := slices.Sorted(slices.Values(source[name].columns))
		if !slices.Equal(wants, has) {
			return nil, fmt.Errorf("table %s has the columns %s in SQLite, and %s in PostgreSQL", name, strings.Join(wants, ", "), strings.Join(has, ", "))
		}
		for _, of := range source[name].columns {
			at := [2]string{name, of}
			read := `"` + of + `"`
			if text, special := spelled[at]; special {
				read = text
			}
			if text, special := ended[at]; special {
				read = text
			}
			t.columns = append(t.columns, column{of, read})
		}
		tables = append(tables, t)
	}
	return tables, nil
}

// shape is a table as SQLite has it. Columns that are computed from others are not among them.
type shape struct{ columns, key []string }

func (c *copier) sourceColumns(ctx context.Context) (map[string]shape, error) {
	rows, err := c.from.QueryContext(ctx, `SELECT m.name, c.name, c.pk FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c
		WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND c.hidden = 0 ORDER BY m.name, c.pk, c.cid`)
	if err != nil {
		return nil, fmt.Errorf("list the tables of SQLite: %w", err)
	}
	defer rows.Close()
	shapes := map[string]shape{}
	for rows.Next() {
		var table, column string
		var key int
		if err := rows.Scan(&table, &column, &key); err != nil {
			return nil, fmt.Errorf("list the tables of SQLite: %w", err)
		}
		s := shapes[table]
		if s.columns = append(s.columns, column); key > 0 {
			s.key = append(s.key, column)
		}
		shapes[table] = s
	}
	return shapes, rows.Err()
}

func (c *copier) targetColumns(ctx context.Context) (map[string][]string, error) {
	rows, err := c.to.Query(ctx, `SELECT table_name::text, column_name::text FROM information_schema.columns
		WHERE table_schema = current_schema() AND is_generated = 'NEVER'`)
	if err != nil {
		return nil, fmt.Errorf("list the tables of PostgreSQL: %w", err)
	}
	columns := map[string][]string{}
	var table, column string
	_, err = pgx.ForEachRow(rows, []any{&table, &column}, func() error {
		columns[table] = append(columns[table], column)
		return nil
	})
	return columns, err
}
