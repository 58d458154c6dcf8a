package move

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// Moved says what was copied.
type Moved struct {
	// Projects has the ids of the projects, sorted.
	Projects []string
	// Rows has the number of rows of each table.
	Rows map[string]int64
}

// Total returns the number of all rows.
func (m Moved) Total() (n int64) {
	for _, rows := range m.Rows {
		n += rows
	}
	return n
}

// RowsOf returns the number of rows of a table.
func (m Moved) RowsOf(table string) int64 { return m.Rows[table] }

// Shops copies all projects of a file into an empty database. When it fails the database is still empty. The file does not change.
// progress, unless nil, is called with the number of rows that are read and the number of all rows.
func Shops(ctx context.Context, from *sqlite.FrozenCopy, to *postgres.Backend, progress func(done, all int64)) (Moved, error) {
	moved := Moved{Rows: map[string]int64{}}
	err := to.Fill(ctx, func(tx pgx.Tx) error {
		c := copier{from: from.Tx(), to: tx, progress: progress}
		tables, err := c.tables(ctx)
		if err != nil {
			return err
		}
		for i := range tables {
			if tables[i].rows, err = c.count(ctx, &tables[i]); err != nil {
				return err
			}
			c.all += tables[i].rows
		}
		for i := range tables {
			t := &tables[i]
			if err := c.copy(ctx, t); err != nil {
				return err
			}
			moved.Rows[t.name] = t.rows
		}
		if err := c.setSequences(ctx); err != nil {
			return err
		}
		if err := c.analyze(ctx, tables); err != nil {
			return err
		}
		moved.Projects, err = c.projects(ctx)
		return err
	})
	if err != nil {
		return Moved{}, err
	}
	return moved, nil
}

// numbered has the columns that PostgreSQL fills from a sequence, each with the query for the highest number of SQLite. The number of a
// deleted row must not be used again either, since a cursor may have that position.
var numbered = map[[2]string]string{
	{"events", "number"}: `SELECT max(n) FROM (SELECT max(last) AS n FROM event_numbers UNION ALL SELECT max(number) FROM events UNION ALL SELECT max(position) FROM event_cursors)`,
	{"river_job", "id"}:  `SELECT max(id) FROM river_job`,
}

// setSequences sets the sequences, so that the numbers of the next event and the next job follow those of the file.
func (c *copier) setSequences(ctx context.Context) error {
	for column, highest := range numbered {
		var last *int64
		if err := c.from.QueryRowContext(ctx, highest).Scan(&last); err != nil {
			return fmt.Errorf("look for the highest %s of %s: %w", column[1], column[0], err)
		}
		if last == nil || *last == 0 {
			continue // SQLite has given no number
		}
		if _, err := c.to.Exec(ctx, "SELECT setval(pg_get_serial_sequence($1, $2), $3)", column[0], column[1], *last); err != nil {
			return fmt.Errorf("set the sequence of %s.%s to %d: %w", column[0], column[1], *last, err)
		}
	}
	return nil
}

// analyze collects statistics for the query planner. Servers that start at once would have bad plans until autovacuum does it.
func (c *copier) analyze(ctx context.Context, tables []table) error {
	var names []string
	for _, t := range tables {
		names = append(names, pgx.Identifier{t.name}.Sanitize())
	}
	if _, err := c.to.Exec(ctx, "ANALYZE "+strings.Join(names, ", ")); err != nil {
		return fmt.Errorf("analyze the copied tables: %w", err)
	}
	return nil
}

func (c *copier) projects(ctx context.Context) ([]string, error) {
	rows, err := c.to.Query(ctx, "SELECT id FROM projects ORDER BY id")
	if err != nil {
		return nil, fmt.Errorf("list the projects: %w", err)
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}
