//go:build unix

package statements

import (
	"context"
	"fmt"
	"maps"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// Recorder is a cluster that keeps what it is asked. It is for one test.
type Recorder struct{ cluster *pgtest.Cluster }

// Record starts a recorder, which ends with the test.
func Record(t testing.TB) *Recorder {
	t.Helper()
	c := pgtest.Private(t, pgtest.Options{Settings: map[string]string{
		"log_statement": "all", "log_line_prefix": logPrefix, "lc_messages": "C",
		"wal_level": "logical", "max_wal_senders": "10", "max_replication_slots": "100", "synchronous_commit": "on",
		"autovacuum": "off",
	}})
	return &Recorder{c}
}

// slot is the name of the replication slot of a database, from which its changes can be read.
const slot = "recorded"

// Database makes a database, has prepare make its tables, and records from then on. Several tests may call it at the same time.
func (r *Recorder) Database(ctx context.Context, prepare func(ctx context.Context, dsn string) error) (dsn string, err error) {
	dsn, err = r.cluster.CreateDatabase(ctx)
	if err != nil {
		return "", err
	}
	if err := prepare(ctx, dsn); err != nil {
		return "", err
	}
	err = onConnection(ctx, dsn, func(conn *pgx.Conn) error {
		_, err := conn.Exec(ctx, "SELECT pg_create_logical_replication_slot($1, 'test_decoding')", slotOf(dsn))
		return err
	})
	return dsn, err
}

func slotOf(dsn string) string {
	return slot + "_" + strings.TrimPrefix(databaseOf(dsn), "punchcard_test_")
}

func databaseOf(dsn string) string {
	at, err := url.Parse(dsn)
	if err != nil {
		return ""
	}
	return strings.TrimPrefix(at.Path, "/")
}

func onConnection(ctx context.Context, dsn string, do func(*pgx.Conn) error) error {
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	return do(conn)
}

// Examined counts what was looked at.
type Examined struct {
	// Shapes are statements that differ in more than their values.
	Shapes int
	// Transactions are those of the log, Writing those that changed rows of projects.
	Transactions, Writing int
}

// Examine fails t for each statement and transaction on a database that is not within one project, unless an exception has it.
func (r *Recorder) Examine(t testing.TB, dsn string) (done Examined) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	log, err := os.ReadFile(r.cluster.LogFile())
	if err != nil {
		t.Fatal(err)
	}
	all := parseLog(string(log), databaseOf(dsn))
	made := slices.IndexFunc(all, func(s statement) bool { return strings.Contains(s.sql, "pg_create_logical_replication_slot") })
	all = all[made+1:]
	plans := map[string]plan{}
	var changed map[string]projects
	err = onConnection(ctx, dsn, func(conn *pgx.Conn) (err error) {
		if changed, err = changes(ctx, conn, slotOf(dsn)); err != nil {
			return err
		}
		if _, err := conn.Exec(ctx, "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off"); err != nil {
			return err
		}
		divided, err := dividedTables(ctx, conn)
		if err != nil {
			return err
		}
		for _, s := range all {
			if _, is := plans[s.shape]; is {
				continue
			}
			p, problem := look(ctx, conn, s, divided)
			plans[s.shape] = p
			if problem != "" && !excepted(statementsOfSeveral, s) {
				t.Errorf("%s:\n%s", problem, s.sql)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	done = Examined{Shapes: len(plans), Writing: len(changed)}
	for _, tx := range transactions(all) {
		done.Transactions++
		named := projects{}
		for _, s := range tx.statements {
			for _, p := range s.projects(plans[s.shape]) {
				named.add(p, s.shape)
			}
		}
		if tx.xid != "0" {
			for p, tables := range changed[tx.xid] {
				for _, table := range tables {
					named.add(p, "rows of "+table)
				}
			}
			delete(changed, tx.xid)
		}
		if len(named) > 1 && !slices.ContainsFunc(tx.statements, func(s statement) bool { return excepted(transactionsOfSeveral, s) }) {
			t.Errorf("a transaction of several projects:%s", named)
		}
	}
	for _, named := range changed { // by statements that were transactions by themselves
		if len(named) > 1 {
			t.Errorf("a statement changes rows of several projects:%s", named)
		}
	}
	return done
}

// projects are what a transaction does, by project.
type projects map[string][]string

func (p projects) add(project, what string) {
	if !slices.Contains(p[project], what) {
		p[project] = append(p[project], what)
	}
}

func (p projects) String() (text string) {
	for _, name := range slices.Sorted(maps.Keys(p)) {
		text += fmt.Sprintf("\n  %q:\n      %s", name, strings.Join(p[name], "\n      "))
	}
	return text
}

// dividedTables are the tables with a project.
func dividedTables(ctx context.Context, conn *pgx.Conn) (map[string]bool, error) {
	rows, _ := conn.Query(ctx, `SELECT c.relname::text FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname = 'project_id'`)
	names, err := pgx.CollectRows(rows, pgx.RowTo[string])
	divided := map[string]bool{}
	for _, name := range names {
		divided[name] = true
	}
	return divided, err
}

// look plans a statement, and says what is wrong with it.
func look(ctx context.Context, conn *pgx.Conn, s statement, divided map[string]bool) (p plan, problem string) {
	switch s.verb() {
	case "--", "BEGIN", "START", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE", "SET", "RESET", "LISTEN", "UNLISTEN", "DEALLOCATE", "DISCARD", "SHOW", "NOTIFY", "":
		return plan{}, ""
	case "COPY":
		if to := copied.FindStringSubmatch(s.sql); to == nil || divided[to[1]] && !strings.Contains(s.sql, "project_id") {
			return plan{}, "it does not name project_id"
		}
		return plan{}, ""
	}
	root, err := explain(ctx, conn, s)
	if err != nil {
		return plan{}, "it cannot be planned: " + err.Error()
	}
	p = read(root, func(table string) bool { return divided[table] })
	if len(p.unrestricted) > 0 {
		return p, "it reads several projects of " + strings.Join(p.unrestricted, ", ")
	}
	return p, ""
}

// copied finds the table that a COPY fills.
var copied = regexp.MustCompile(`(?i)^copy (?:"?\w+"?\.)?"?(\w+)"?`)

var literalProject = regexp.MustCompile(`(?:^|\W)project_id"? = ('(?:[^']|'')*')`)

// projects are the values that a statement compares project_id with.
func (s statement) projects(p plan) (values []string) {
	for _, v := range p.projects {
		var n int
		if _, err := fmt.Sscanf(v, "$%d", &n); err == nil && n >= 1 && n <= len(s.params) {
			values = append(values, s.params[n-1])
		}
	}
	for _, found := range literalProject.FindAllStringSubmatch(s.sql, -1) {
		values = append(values, unquoted(found[1]))
	}
	return values
}

var aChange = regexp.MustCompile(`^table public\.(\w+): (?:INSERT|UPDATE|DELETE):(?: old-key:)? (?:.*? )?project_id\[text\]:'((?:[^']|'')*)'`)

// changes are the tables of which each committed transaction changed rows, by project.
func changes(ctx context.Context, conn *pgx.Conn, slot string) (map[string]projects, error) {
	rows, err := conn.Query(ctx, "SELECT xid::text, data FROM pg_logical_slot_get_changes($1, NULL, NULL)", slot)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := map[string]projects{}
	for rows.Next() {
		var xid, data string
		if err := rows.Scan(&xid, &data); err != nil {
			return nil, err
		}
		found := aChange.FindStringSubmatch(data)
		if found == nil {
			continue
		}
		if all[xid] == nil {
			all[xid] = projects{}
		}
		all[xid].add(strings.ReplaceAll(found[2], "''", "'"), found[1])
	}
	return all, rows.Err()
}
