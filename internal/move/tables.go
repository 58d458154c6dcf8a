package move

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// Kept lists the tables that are not copied, with the reason.
var Kept = map[string]string{
	"punchcard_migrations": "each database has been brought up to date by itself",
	"river_migration":      "each database has been brought up to date by itself",
	"event_numbers":        "PostgreSQL has a sequence in its place, which the move sets",
	"full_exports":         "archives are read from the database that they were written in, for a week",
	"full_export_chunks":   "the pieces of these archives",
	"river_leader":         "the lease of a process",
	"river_queue":          "the queues of running processes",
	"river_notification":   "notifications to running processes",
}

// table is one table to copy.
type table struct {
	name    string
	columns []column
	key     []string // the primary key, in whose order rows are read
	where   string   // a condition of the rows to copy, or empty for all
	rows    int64
}

// column is a column, and the SQLite expression that reads it in the form that PostgreSQL takes.
type column struct{ name, read string }

// ended has columns with state of a process, which has ended: the expression clears that state.
var ended = map[[2]string]string{
	// River discards a job whose process dies in the last attempt, before a move and after it.
	{"river_job", "state"}: "CASE WHEN state = 'running' AND attempt < max_attempts THEN 'available' ELSE state END",
}

// spelled has the columns that have different forms in the two databases.
var spelled = map[[2]string]string{
	{"idempotency_records", "answer"}: `CASE WHEN answer IS NOT NULL THEN '\x' || hex(answer) END`,
	{"river_job", "args"}:             "json(args)",
	{"river_job", "metadata"}:         "json(metadata)",
	{"river_job", "attempted_by"}:     arrayOf("attempted_by"),
	{"river_job", "errors"}:           arrayOf("errors"),
	{"river_job", "tags"}:             arrayOf("tags"),
	// Times are text in UTC without a time zone.
	{"river_job", "attempted_at"}: "attempted_at || '+00'",
	{"river_job", "created_at"}:   "created_at || '+00'",
	{"river_job", "finalized_at"}: "finalized_at || '+00'",
	{"river_job", "scheduled_at"}: "scheduled_at || '+00'",
	{"river_job", "unique_key"}:   `CASE WHEN unique_key IS NOT NULL THEN '\x' || hex(unique_key) END`,
	{"river_job", "unique_states"}: "CASE WHEN unique_states IS NOT NULL THEN " +
		"(SELECT group_concat(unique_states >> value & 1, '') FROM (SELECT value FROM json_each('[7,6,5,4,3,2,1,0]'))) END",
}

// arrayOf is an expression that turns a JSON array into the text of a PostgreSQL array.
func arrayOf(column string) string {
	return "CASE WHEN " + column + ` IS NOT NULL THEN '{' || coalesce((SELECT group_concat('"' || replace(replace(value, '\', '\\'), '"', '\"') || '"', ',') FROM json_each(` +
		column + ")), '') || '}' END"
}

// conditions has the conditions of rows to copy. Finished jobs are not needed any more.
var conditions = map[string]string{"river_job": "state NOT IN ('cancelled', 'completed', 'discarded')"}

// tables returns the tables to copy. A table or column that only one of the databases has is an error unless it is in Kept: its values
// would be lost, or it would stay empty.
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
			return nil, fmt.Errorf("the file has a table %s that is not one of Punchcard's: remove it first", name)
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

// shape is the columns of a table in SQLite, without generated ones, and its primary key.
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
