//go:build unix

package statements

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
)

// TestStatementsOfSeveralProjectsAreFound sends statements to a shop of two tables, and expects a complaint about some.
func TestStatementsOfSeveralProjectsAreFound(t *testing.T) {
	r := Record(t, func(ctx context.Context, dsn string) error {
		return onConnection(ctx, dsn, func(conn *pgx.Conn) error {
			_, err := conn.Exec(ctx, `CREATE TABLE codes (project_id text NOT NULL, id text NOT NULL, uses bigint NOT NULL, PRIMARY KEY (project_id, id));
				CREATE TABLE holders (project_id text NOT NULL, id text NOT NULL, code_id text NOT NULL, PRIMARY KEY (project_id, id));
				CREATE TABLE jobs (id text PRIMARY KEY)`)
			return err
		})
	})
	type call struct {
		sql    string
		params []any
	}
	one := func(sql string, params ...any) []call { return []call{{sql, params}} }
	for name, c := range map[string]struct {
		calls []call
		want  string // a part of the complaint; empty for none
	}{
		"a value":                       {one(`SELECT * FROM codes WHERE project_id = 'shop' AND id = 'A'`), ""},
		"a parameter":                   {one(`SELECT * FROM codes AS t WHERE t.project_id = $1 AND (t.id = $2 OR t.uses > 5)`, "it''s (a shop", "A"), ""},
		"a join":                        {one(`SELECT * FROM codes c JOIN holders h ON h.project_id = c.project_id AND h.code_id = c.id WHERE c.project_id = $1`, "shop"), ""},
		"a part WITH":                   {one(`WITH c AS MATERIALIZED (SELECT * FROM codes WHERE project_id = $1) UPDATE holders h SET code_id = c.id FROM c WHERE h.project_id = c.project_id AND h.id = c.id`, "shop"), ""},
		"a list within":                 {one(`SELECT count(*) FROM codes t WHERE t.project_id = 'shop' AND t.id IN (SELECT h.code_id FROM holders h WHERE h.project_id = 'shop')`), ""},
		"no tables of projects":         {one(`SELECT * FROM jobs WHERE id = 'x'`), ""},
		"all projects":                  {one(`SELECT count(*) FROM codes WHERE uses > 3`), "several projects of codes"},
		"either":                        {one(`SELECT * FROM codes WHERE project_id = 'shop' OR uses > 3`), "several projects of codes"},
		"not the one":                   {one(`SELECT * FROM codes WHERE project_id <> 'shop'`), "several projects of codes"},
		"a list of projects":            {one(`SELECT * FROM codes WHERE project_id IN ('shop', 'other')`), "several projects of codes"},
		"a join by the code alone":      {one(`SELECT * FROM codes c JOIN holders h ON h.code_id = c.id WHERE c.project_id = $1`, "shop"), "several projects of holders"},
		"two projects in one statement": {one(`SELECT * FROM codes c JOIN holders h ON h.code_id = c.id WHERE c.project_id = 'shop' AND h.project_id = 'other'`), "a transaction of several projects"},
		"two projects read in a transaction": {[]call{{`BEGIN`, nil}, {`SELECT * FROM codes WHERE project_id = $1`, []any{"shop"}}, {`SELECT * FROM codes WHERE project_id = $1`, []any{"other"}},
			{`COMMIT`, nil}}, "a transaction of several projects"},
		"two transactions": {[]call{{`BEGIN`, nil}, {`SELECT * FROM codes WHERE project_id = $1`, []any{"shop"}}, {`COMMIT`, nil}, {`BEGIN`, nil},
			{`SELECT * FROM codes WHERE project_id = $1`, []any{"other"}}, {`COMMIT`, nil}}, ""},
		"rows of two projects": {one(`INSERT INTO codes (project_id, id, uses) SELECT p, 'A', 1 FROM unnest($1::text[]) p`, []string{"shop", "other"}), "rows of several projects"},
		"one is read, another written": {[]call{{`BEGIN`, nil}, {`SELECT * FROM codes WHERE project_id = $1`, []any{"shop"}}, {`INSERT INTO codes (project_id, id, uses) VALUES ($1, 'B', 1)`, []any{"other"}},
			{`COMMIT`, nil}}, "a transaction of several projects"},
		"a collation": {one(`SELECT * FROM codes WHERE project_id = 'shop' COLLATE "C"`), ""},
	} {
		t.Run(name, func(t *testing.T) {
			dsn, err := r.Database(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			err = onConnection(t.Context(), dsn, func(conn *pgx.Conn) error {
				for _, call := range c.calls {
					if _, err := conn.Exec(t.Context(), call.sql, call.params...); err != nil {
						return fmt.Errorf("%s: %w", call.sql, err)
					}
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			done, err := r.Examine(t.Context(), dsn)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(done.Problems, "\n"); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
				t.Errorf("it says %q, want ... %q", got, c.want)
			}
		})
	}
}

func TestShapes(t *testing.T) {
	for _, same := range [][2]string{
		{`SELECT * FROM t WHERE (project_id = 'a') AND ((x = 1) OR (NOT (y LIKE 'b')))`, `SELECT *  FROM t WHERE (project_id = 'c''(') AND (z > 2)`},
		{`INSERT INTO t (id, project_id) VALUES ('1', 'a'), ('2', 'b')`, `INSERT INTO t (id, project_id) VALUES ('3', ')'), ('4', 'b')`},
	} {
		if a, b := shape(bare(same[0])), shape(bare(same[1])); a != b {
			t.Errorf("%s\n%s", a, b)
		}
	}
	if a, b := shape(bare(`SELECT * FROM t WHERE (project_id = $1)`)), shape(bare(`SELECT * FROM t WHERE (project_id = $2)`)); a == b {
		t.Errorf("%s", a)
	}
}

func TestParametersAndLiteralsAreRead(t *testing.T) {
	s := &statement{detail: `$1 = 'it''s, $2 = ''x''', $2 = NULL, $3 = '', $4 = '{"a": 1...'`}
	for n, want := range map[int]string{1: `it's, $2 = 'x'`, 2: "", 3: "", 4: `{"a": 1...`, 5: ""} {
		if got := s.param(n); got != want {
			t.Errorf("$%d is %q, want %q", n, got, want)
		}
	}
	got := literalProjects(`UPDATE t SET x = 'project_id = ''no''' WHERE t."project_id" = 'it''s' AND old_project_id = 'no' AND (project_id = 'other') AND y = 'no'`)
	if want := "it's|other"; strings.Join(got, "|") != want {
		t.Errorf("the projects are %q, want %s", got, want)
	}
}
