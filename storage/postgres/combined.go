package postgres

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// combined is several statements that are sent as one: a WITH query with a part for each. Each statement costs the server and this process as much
// as writing a row or two, so a redemption takes 15 percent less of both (goal P2). All parts see the database as it was before the first,
// and no two may change the same row, so each writes another table.
type combined struct {
	project string
	tables  []string
	parts   []string // statements, whose first argument is the project
	args    [][]any  // their other arguments
}

func (c *combined) add(table, statement string, args ...any) {
	c.tables = append(c.tables, table)
	c.parts = append(c.parts, statement)
	c.args = append(c.args, args)
}

// insertAll adds a part that inserts items.
func insertAll[T any](c *combined, name string, table *sqlstore.Hot[T], items []*T) {
	if len(items) > 0 {
		c.add(name, table.Insert, table.Arrays(c.project, items)...)
	}
}

func (c *combined) queue(b *pgx.Batch) {
	if len(c.parts) == 0 {
		return
	}
	args := []any{c.project}
	for _, of := range c.args {
		args = append(args, of...)
	}
	b.Queue(c.statement(), args...)
}

// combinedStatements caches the texts of statements by their tables, of which there are few combinations.
var combinedStatements sync.Map

func (c *combined) statement() string {
	key := strings.Join(c.tables, ",")
	if known, ok := combinedStatements.Load(key); ok {
		return known.(string)
	}
	var with []string
	behind := 0
	for i, part := range c.parts {
		part = argument.ReplaceAllStringFunc(part, func(name string) string {
			n, _ := strconv.Atoi(name[1:])
			if n > 1 {
				n += behind
			}
			return "$" + strconv.Itoa(n)
		})
		behind += len(c.args[i])
		with = append(with, c.tables[i]+"_part AS ("+part+")")
	}
	statement := "WITH " + strings.Join(with, ", ") + " SELECT"
	known, _ := combinedStatements.LoadOrStore(key, statement)
	return known.(string)
}

var argument = regexp.MustCompile(`\$[0-9]+`)
