package postgres

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// bundle is statements that are sent as one: each costs the server and this process as much to begin and to end as a row or two cost to
// write. All of them see the database as it was before the first, and none changes a row that another changes, so each is of a table
// of its own.
type bundle struct {
	project string
	tables  []string
	parts   []string // statements, whose first argument is the project
	args    [][]any  // their other arguments
}

func (u *bundle) add(table, statement string, args ...any) {
	u.tables = append(u.tables, table)
	u.parts = append(u.parts, statement)
	u.args = append(u.args, args)
}

// insertAll adds items as a part of a bundle.
func insertAll[T any](u *bundle, name string, table *sqlstore.Hot[T], items []*T) {
	if len(items) > 0 {
		u.add(name, table.Insert, table.Arrays(u.project, items)...)
	}
}

func (u *bundle) queue(b *pgx.Batch) {
	if len(u.parts) == 0 {
		return
	}
	args := []any{u.project}
	for _, of := range u.args {
		args = append(args, of...)
	}
	b.Queue(u.statement(), args...)
}

// bundled are the statements of bundles by their tables, of which there are few combinations.
var bundled sync.Map

func (u *bundle) statement() string {
	key := strings.Join(u.tables, ",")
	if known, ok := bundled.Load(key); ok {
		return known.(string)
	}
	var with []string
	behind := 0
	for i, part := range u.parts {
		part = argument.ReplaceAllStringFunc(part, func(name string) string {
			n, _ := strconv.Atoi(name[1:])
			if n > 1 {
				n += behind
			}
			return "$" + strconv.Itoa(n)
		})
		behind += len(u.args[i])
		with = append(with, u.tables[i]+"_part AS ("+part+")")
	}
	statement := "WITH " + strings.Join(with, ", ") + " SELECT"
	known, _ := bundled.LoadOrStore(key, statement)
	return known.(string)
}

var argument = regexp.MustCompile(`\$[0-9]+`)
