package move

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// Moved is what came along.
type Moved struct {
	// Projects are their ids, sorted.
	Projects []string
	// Rows are how many rows of each table there were, jobs that are not done included.
	Rows map[string]int64
}

// Total is the number of all rows.
func (m Moved) Total() (n int64) {
	for _, rows := range m.Rows {
		n += rows
	}
	return n
}

// Shops copies all that a file keeps into a database that keeps nothing. When it fails the database has nothing still, and the file is what
// it was. Progress, unless nil, hears how many rows of all are read.
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
		if err := c.goOnNumbering(ctx); err != nil {
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

// numbered are the columns for which PostgreSQL draws numbers, each with the highest that SQLite has given. A number that belonged to
// something that is gone must not come again either: cursors may stand on it.
var numbered = map[[2]string]string{
	{"events", "number"}: `SELECT max(n) FROM (SELECT max(last) AS n FROM event_numbers UNION ALL SELECT max(number) FROM events UNION ALL SELECT max(position) FROM event_cursors)`,
	{"river_job", "id"}:  `SELECT max(id) FROM river_job`,
}

// goOnNumbering has the next event and the next job numbered behind those that there were.
func (c *copier) goOnNumbering(ctx context.Context) error {
	for column, highest := range numbered {
		var last *int64
		if err := c.from.QueryRowContext(ctx, highest).Scan(&last); err != nil {
			return fmt.Errorf("look for the highest %s of %s: %w", column[1], column[0], err)
		}
		if last == nil || *last == 0 {
			continue // none was given
		}
		if _, err := c.to.Exec(ctx, "SELECT setval(pg_get_serial_sequence($1, $2), $3)", column[0], column[1], *last); err != nil {
			return fmt.Errorf("go on behind %s %d of %s: %w", column[1], *last, column[0], err)
		}
	}
	return nil
}

// analyze tells the planner what there is. Servers that start at once would guess otherwise, until the database looks by itself.
func (c *copier) analyze(ctx context.Context, tables []table) error {
	var names []string
	for _, t := range tables {
		names = append(names, pgx.Identifier{t.name}.Sanitize())
	}
	if _, err := c.to.Exec(ctx, "ANALYZE "+strings.Join(names, ", ")); err != nil {
		return fmt.Errorf("count what was copied: %w", err)
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
