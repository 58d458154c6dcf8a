package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// dumping is how a database hands out projects as a whole, and takes them.
type dumping struct {
	// columns lists the columns of all tables in their order: table, name, type, place in the primary key from 1, and whether it is never NULL.
	columns string
	// kinds has the kinds of the types.
	kinds map[string]dump.Kind
	// text is the expression for the text of a column of a kind.
	text func(kind dump.Kind, column string) string
	// oneOf follows a column that has to have one of the texts of a JSON array, the argument.
	oneOf string
	// reading and loading are executed at the beginning of a transaction that reads a project, or makes one.
	reading, loading []string
	// forbidSort is executed before all rows of a table are read: an index has them in their order, and the disk may have no room to sort them. allowSort is
	// executed before the rows with some values are read, which are looked up and then sorted. Both are empty for a database that needs neither.
	forbidSort, allowSort string
	// jobs has the expressions for the columns of unfinishedJobs, and under "project" that for the project of a job.
	jobs map[string]string
	// job is the expression for the arguments of a job, which are given as text, and jobTime the form of its times.
	job     string
	jobTime func(string) string
}

// unfinishedJobs are the jobs of a project as files have them.
var unfinishedJobs = dump.Table{Name: "jobs", Columns: []dump.Column{
	{Name: "kind", Kind: dump.Text, Required: true},
	{Name: "payload", Kind: dump.JSON, Required: true},
	{Name: "state", Kind: dump.Text, Required: true},
	{Name: "attempt", Kind: dump.Int, Required: true},
	{Name: "max_attempts", Kind: dump.Int, Required: true},
	{Name: "created_at", Kind: dump.Time, Required: true},
	{Name: "scheduled_at", Kind: dump.Time, Required: true},
}}

// dumpTable is a table, and how it is read and written.
type dumpTable struct {
	dump.Table
	// from is the FROM and WHERE of the rows of a project; a question mark is its id. few, unless it is empty, takes its place for rows with some values in a
	// column, which an index finds.
	from, few string
	// reads are the expressions of the columns, and joined another from that they need, if it is not empty.
	reads  []string
	joined string
	order  string
	// fixed are columns that have the same value in all rows.
	fixed [][2]string
}

// ordinals are the tables with a column "position" of an event. A file has in its place how many events of the project there are up to that one: an import
// gives events other numbers.
var ordinals = []string{"event_cursors", "webhook_deliveries"}

// dumpTables returns the tables with rows of projects, sorted by name.
func (s *Store) dumpTables(ctx context.Context, db bun.IDB, project string) (tables []dumpTable, err error) {
	words := s.text.dumping()
	var columns []struct {
		Table, Name, Type string
		Key               int
		Required          bool
	}
	if err := db.NewRaw(words.columns).Scan(ctx, &columns); err != nil {
		return nil, fmt.Errorf("list the columns: %w", err)
	}
	ours := map[string]bool{}
	for _, c := range columns {
		ours[c.Table] = ours[c.Table] || c.Name == "project_id"
	}
	keys := map[string][]string{}
	for _, c := range columns {
		if !ours[c.Table] || dump.IsOmitted(c.Table, "") {
			continue
		}
		if n := len(tables); n == 0 || tables[n-1].Name != c.Table {
			tables = append(tables, s.dumpTable(c.Table, project))
		}
		if c.Key > 0 {
			keys[c.Table] = append(keys[c.Table], fmt.Sprintf(`%d t."%s"`, c.Key, c.Name))
		}
		if dump.IsOmitted(c.Table, c.Name) {
			continue
		}
		kind, known := words.kinds[c.Type]
		if !known {
			return nil, fmt.Errorf("column %s of %s has the type %s, which cannot be exported", c.Name, c.Table, c.Type)
		}
		t := &tables[len(tables)-1]
		t.Columns = append(t.Columns, dump.Column{Name: c.Name, Kind: kind, Required: c.Required})
		column := s.dumpColumn(t.Name, c.Name)
		if t.joined != "" && c.Name == "position" {
			column = "r.nth"
		}
		t.reads = append(t.reads, words.text(kind, column))
	}
	for i := range tables {
		if t := &tables[i]; t.order == "" {
			slices.Sort(keys[t.Name])
			for j, key := range keys[t.Name] {
				if j > 0 {
					t.order += ", "
				}
				_, column, _ := strings.Cut(key, " ")
				t.order += column
			}
		}
	}
	tables = append(tables, s.dumpJobs())
	slices.SortFunc(tables, func(a, b dumpTable) int { return strings.Compare(a.Name, b.Name) })
	return tables, nil
}

// dumpColumn is the expression for a column of a table, as the type that it has in the database.
func (s *Store) dumpColumn(table, name string) string {
	column := `t."` + name + `"`
	if lag := voucherTable.lagging; table == "vouchers" && name == lag.column {
		return s.text.later(column, `t."`+lag.latest+`"`)
	}
	return column
}

func (s *Store) dumpTable(name, project string) dumpTable {
	t := dumpTable{Table: dump.Table{Name: name}, from: `"` + name + `" AS t WHERE t.project_id = ?`, fixed: [][2]string{{"project_id", project}}}
	switch name {
	case "projects":
		t.from, t.fixed = `projects AS t WHERE t.project_id = '' AND t.id = ?`, [][2]string{{"project_id", ""}}
	case "credentials":
		t.from, t.fixed = `credentials AS t WHERE t.project_id = '' AND t.owner_project_id = ?`, [][2]string{{"project_id", ""}, {"owner_project_id", project}}
	case "events":
		log := s.text.packing()
		t.from, t.few, t.order = log.inOrder+" WHERE "+log.all, log.inOrder+" WHERE t.project_id = ?", log.order
	}
	if slices.Contains(ordinals, name) { // one pass over all positions in their order, whatever the number of rows
		t.joined = `"` + name + `" AS t JOIN (SELECT id, nth FROM (SELECT id, event, sum(event) OVER (ORDER BY position) AS nth FROM (` +
			`SELECT id, position, 0 AS event FROM "` + name + `" WHERE project_id = ? UNION ALL ` +
			`SELECT t.id, t.number, 1 FROM ` + s.text.packing().log + ` WHERE t.project_id = ?) AS u) AS v WHERE event = 0) AS r ON r.id = t.id WHERE t.project_id = ?`
	}
	return t
}

// rows is the FROM and WHERE of the rows of a table, without its conditions.
func (t *dumpTable) rows(of dump.Table) string {
	if t.few != "" && isFew(of) {
		return t.few
	}
	return t.from
}

// isFew reports whether a table is restricted to rows with some values, such as those of one customer.
func isFew(of dump.Table) bool {
	return len(of.Only) > 0 && !slices.ContainsFunc(of.Only, func(c dump.Condition) bool { return !c.Since.IsZero() })
}

func (s *Store) dumpJobs() dumpTable {
	words := s.text.dumping()
	t := dumpTable{Table: unfinishedJobs, order: "t.id",
		from: "river_job AS t WHERE t.kind = '" + jobArgs{}.Kind() + "' AND " + words.jobs["project"] + " = ? AND t.state NOT IN ('cancelled', 'completed', 'discarded')"}
	for _, c := range t.Columns {
		t.reads = append(t.reads, words.jobs[c.Name])
	}
	return t
}

// dumpOf is what reading and loading have in common.
type dumpOf struct {
	store   *Store
	db      bun.IDB
	project string
	tables  []dumpTable
}

func (d *dumpOf) Schema(ctx context.Context) (name string, err error) {
	err = d.db.NewRaw("SELECT coalesce(max(name), '') FROM punchcard_migrations").Scan(ctx, &name)
	return name, err
}

func (d *dumpOf) Tables(ctx context.Context) (tables []dump.Table, err error) {
	if d.tables, err = d.store.dumpTables(ctx, d.db, d.project); err != nil {
		return nil, err
	}
	for _, t := range d.tables {
		tables = append(tables, t.Table)
	}
	return tables, nil
}

// table is the table with a name. Tables was called before.
func (d *dumpOf) table(name string) *dumpTable {
	return &d.tables[slices.IndexFunc(d.tables, func(t dumpTable) bool { return t.Name == name })]
}

// ids is the id of the project for each question mark of a statement.
func (d *dumpOf) ids(statement string) []any {
	return slices.Repeat([]any{d.project}, strings.Count(statement, "?"))
}
