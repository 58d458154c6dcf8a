package sqlstore

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// Snapshot calls do with a project as of one moment. Others go on writing: do sees nothing of it. While it runs, PostgreSQL keeps the dead rows of the whole
// database, and SQLite everything that is written in the log of its file.
func (s *Store) Snapshot(ctx context.Context, project string, do func(dump.Source) error) error {
	tx, err := s.read.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // it has written nothing
	for _, statement := range s.text.dumping().reading {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("begin to read a project: %w", err)
		}
	}
	return do(&snapshot{dumpOf{store: s, db: tx, project: project}})
}

type snapshot struct{ dumpOf }

// Revision is read in the transaction.
func (d *snapshot) Revision(ctx context.Context) (r dump.Revision, err error) {
	err = d.db.NewRaw("SELECT coalesce(max(rules), 0), coalesce(max(catalog), 0) FROM project_revisions WHERE project_id = ?", d.project).Scan(ctx, &r.Rules, &r.Catalog)
	return r, err
}

func (d *snapshot) Count(ctx context.Context, t dump.Table) (n int64, err error) {
	from := d.table(t.Name).rows(t)
	only, args, err := d.only(t)
	if err != nil {
		return n, err
	}
	err = d.db.NewRaw("SELECT count(*) FROM "+from+only, append(d.ids(from), args...)...).Scan(ctx, &n)
	return n, err
}

// only returns the conditions of a table, to be appended to its WHERE, with their arguments.
func (d *snapshot) only(of dump.Table) (text string, args []any, err error) {
	var each []string
	for _, c := range of.Only {
		column := d.store.dumpColumn(of.Name, c.Column)
		if !c.Since.IsZero() {
			each, args = append(each, column+" >= ?"), append(args, instant(c.Since))
			continue
		}
		values, err := json.Marshal(append([]string{}, c.Values...)) // no values are none, and not null
		if err != nil {
			return "", nil, err
		}
		each, args = append(each, column+d.store.text.dumping().oneOf), append(args, string(values))
	}
	if len(each) == 0 {
		return "", nil, nil
	}
	return " AND (" + strings.Join(each, " OR ") + ")", args, nil
}

func (d *snapshot) Rows(ctx context.Context, of dump.Table, do func(values []dump.Value) error) (err error) {
	t := d.table(of.Name)
	from := t.rows(of)
	if t.joined != "" {
		from = t.joined
	}
	query := "SELECT " + strings.Join(t.reads, ", ") + " FROM " + from
	only, conditions, err := d.only(of)
	if err != nil {
		return err
	}
	args := append(d.ids(query), conditions...)
	query += only
	if t.order != "" {
		query += " ORDER BY " + t.order
	}
	setting := d.store.text.dumping().forbidSort
	if isFew(of) {
		setting = d.store.text.dumping().allowSort
	}
	if setting != "" {
		if _, err := d.db.ExecContext(ctx, setting); err != nil {
			return err
		}
	}
	rows, err := d.db.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	values, into := make([]dump.Value, len(t.Columns)), make([]any, len(t.Columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if err := do(values); err != nil {
			return err
		}
	}
	return rows.Err()
}
