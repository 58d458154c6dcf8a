package sqlstore

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// Load calls do with a transaction in which a project is made. An error rolls it back. On SQLite there is no other writer meanwhile.
func (s *Store) Load(ctx context.Context, project string, do func(dump.Target) error) error {
	conn, err := s.write.Conn(ctx)
	if err != nil {
		return fmt.Errorf("take a connection: %w", err)
	}
	defer conn.Close()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // does nothing after the commit
	for _, statement := range s.text.dumping().loading {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("begin to make a project: %w", err)
		}
	}
	if err := do(&load{dumpOf{store: s, db: tx, project: project}, conn}); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	if s.jobs.Committed != nil {
		s.jobs.Committed()
	}
	return nil
}

type load struct {
	dumpOf
	conn bun.Conn
}

// MustBeFree also looks for what is left of a deleted project: rows that are still being erased, and jobs that would work on the new one.
func (d *load) MustBeFree(ctx context.Context) error {
	has := func(from string) (found bool, err error) {
		err = d.db.NewRaw("SELECT EXISTS (SELECT 1 FROM "+from+")", d.ids(from)...).Scan(ctx, &found)
		return found, err
	}
	found, err := has(d.table("projects").from)
	if err != nil {
		return err
	}
	if found {
		return fmt.Errorf("project %s exists here already: an import makes a project and changes none", d.project)
	}
	var names []string
	if err := d.db.NewRaw(d.store.text.projectTables()).Scan(ctx, &names); err != nil {
		return fmt.Errorf("list the tables of projects: %w", err)
	}
	from := []string{d.table(unfinishedJobs.Name).from, d.table("credentials").from}
	for _, name := range names {
		from = append(from, `"`+name+`" WHERE project_id = ?`)
	}
	for _, f := range from {
		found, err := has(f)
		if err != nil {
			return err
		}
		if found {
			table, _, _ := strings.Cut(f, " ")
			return fmt.Errorf("there are rows of a deleted project %s in %s: a running server removes them; try again then", d.project, strings.Trim(table, `"`))
		}
	}
	return nil
}

func (d *load) Insert(ctx context.Context, of dump.Table, rows [][]dump.Value) (err error) {
	t := d.table(of.Name)
	switch {
	case t.Name == unfinishedJobs.Name:
		err = d.insertJobs(ctx, rows)
	case d.store.copy != nil:
		err = d.copy(ctx, t, of.Columns, rows)
	default:
		err = d.insert(ctx, t, of.Columns, rows)
	}
	switch {
	case collides(err) && t.Name == "projects":
		return fmt.Errorf("project %s exists here already: it is being imported twice", d.project)
	case collides(err) && t.Name == "credentials":
		return fmt.Errorf("a key of the project has the id of another key here: %w", err)
	}
	return err
}

// columnsOf are all columns that are written: those with the same value in all rows first.
func (t *dumpTable) columnsOf(columns []dump.Column) (names []string) {
	for _, fixed := range t.fixed {
		names = append(names, fixed[0])
	}
	for _, c := range columns {
		names = append(names, c.Name)
	}
	return names
}

func (d *load) copy(ctx context.Context, t *dumpTable, columns []dump.Column, rows [][]dump.Value) error {
	var lines bytes.Buffer
	for _, row := range rows {
		for _, fixed := range t.fixed {
			writeEscaped(&lines, fixed[1])
			lines.WriteByte('\t')
		}
		for i, value := range row {
			if i > 0 {
				lines.WriteByte('\t')
			}
			switch {
			case !value.Valid:
				lines.WriteString(copyNull)
			case columns[i].Kind == dump.Bytes:
				writeEscaped(&lines, `\x`+value.String)
			default:
				writeEscaped(&lines, value.String)
			}
		}
		lines.WriteByte('\n')
	}
	return d.store.copy(ctx, d.conn, t.Name, t.columnsOf(columns), &lines)
}

func (d *load) insert(ctx context.Context, t *dumpTable, columns []dump.Column, rows [][]dump.Value) error {
	names := t.columnsOf(columns)
	places := "(" + strings.Repeat(", ?", len(names))[2:] + ")"
	var args []any
	for _, row := range rows {
		for _, fixed := range t.fixed {
			args = append(args, fixed[1])
		}
		for i, value := range row {
			switch kind := columns[i].Kind; {
			case !value.Valid:
				args = append(args, nil)
			case kind == dump.Int, kind == dump.Bool: // digits, true and false
				args = append(args, bun.Safe(value.String))
			case kind == dump.Bytes:
				args = append(args, bun.Safe("x'"+value.String+"'"))
			default:
				args = append(args, value.String)
			}
		}
	}
	_, err := d.db.NewRaw(`INSERT INTO "`+t.Name+`" ("`+strings.Join(names, `", "`)+`") VALUES `+strings.Join(slices.Repeat([]string{places}, len(rows)), ", "), args...).Exec(ctx)
	return err
}

// jobStates are the states in which an unfinished job may be that no process runs.
var jobStates = []string{"available", "pending", "retryable", "scheduled"}

func (d *load) insertJobs(ctx context.Context, rows [][]dump.Value) error {
	words := d.store.text.dumping()
	places := "(" + words.job + ", ?, ?, ?, ?, ?, ?, ?)"
	var args []any
	for _, row := range rows {
		of := map[string]string{}
		for i, c := range unfinishedJobs.Columns {
			of[c.Name] = row[i].String
		}
		if !slices.Contains(jobStates, of["state"]) {
			return fmt.Errorf("a job has the state %q: it must be one of %s", of["state"], strings.Join(jobStates, ", "))
		}
		given := jobArgs{ProjectID: d.project, JobKind: of["kind"], Payload: json.RawMessage(of["payload"])}
		text, err := json.Marshal(given)
		if err != nil {
			return err
		}
		args = append(args, string(text), bun.Safe(of["attempt"]), words.jobTime(of["created_at"]), given.Kind(), bun.Safe(of["max_attempts"]), queueOf(given.JobKind),
			words.jobTime(of["scheduled_at"]), of["state"])
	}
	_, err := d.db.NewRaw("INSERT INTO river_job (args, attempt, created_at, kind, max_attempts, queue, scheduled_at, state) VALUES "+
		strings.Join(slices.Repeat([]string{places}, len(rows)), ", "), args...).Exec(ctx)
	return err
}

// Finish replaces ordinals of events by the numbers that the database gave.
func (d *load) Finish(ctx context.Context) error {
	var events int64
	if err := d.db.NewRaw("SELECT count(*) FROM events WHERE project_id = ?", d.project).Scan(ctx, &events); err != nil {
		return err
	}
	for _, name := range ordinals {
		var wrong bool
		err := d.db.NewRaw(`SELECT EXISTS (SELECT 1 FROM "`+name+`" WHERE project_id = ? AND (position < 0 OR position > ?))`, d.project, events).Scan(ctx, &wrong)
		if err == nil && wrong {
			err = errors.New("a position is not that of one of the events")
		}
		if err == nil {
			// One pass over all positions in their order, as in dumpTable: SQLite would join the two in a loop within a loop.
			_, err = d.db.NewRaw(`UPDATE "`+name+`" AS x SET position = coalesce(r.number, 0) FROM (SELECT id, number FROM (`+
				`SELECT id, event, max(number) OVER (ORDER BY position) AS number FROM (`+
				`SELECT id, position, 0 AS event, CAST(NULL AS bigint) AS number FROM "`+name+`" WHERE project_id = ? UNION ALL `+
				`SELECT id, row_number() OVER (ORDER BY number), 1, number FROM events WHERE project_id = ?) AS u) AS v WHERE event = 0) AS r `+
				`WHERE x.project_id = ? AND x.id = r.id`, d.project, d.project, d.project).Exec(ctx)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}
