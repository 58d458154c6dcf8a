//go:build unix

package statements

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// Recorder is a cluster that keeps what it is asked.
type Recorder struct {
	cluster *pgtest.Cluster // nil for that of all tests of a package
	// prepared is the URL of the database that the others of a test are copies of.
	prepared string

	mu       sync.Mutex
	recorded map[string]bool // URLs of databases
}

// settings are those of a cluster that records.
var settings = map[string]string{
	"log_statement": "all", "log_line_prefix": logPrefix, "lc_messages": "C",
	"log_parameter_max_length": "200", // bytes: the names of projects, and not the documents
	"wal_level":                "logical", "max_wal_senders": "10", "max_replication_slots": "100", "synchronous_commit": "on",
	"autovacuum": "off",
}

// Record starts a recorder for one test, which ends with the test. All its databases have the tables that prepare makes.
func Record(t testing.TB, prepare func(ctx context.Context, dsn string) error) *Recorder {
	t.Helper()
	c := pgtest.Private(t, pgtest.Options{Settings: settings})
	prepared, err := c.CreateDatabase(t.Context())
	if err == nil {
		err = prepare(t.Context(), prepared)
	}
	if err != nil {
		t.Fatal(err)
	}
	return &Recorder{cluster: c, prepared: prepared}
}

// RecordPackage makes a recorder of the cluster that all tests of a package share. TestMain calls it before the first test. It returns nil, which
// records nothing, when TEST_DATABASE_URL names a server: its settings are not ours.
func RecordPackage() *Recorder {
	if !pgtest.Configure(settings) {
		return nil
	}
	return &Recorder{}
}

// slot is the name of the replication slot of a database, from which its changes can be read.
const slot = "recorded"

// Database makes a database and records from then on. Several tests may call it at the same time.
func (r *Recorder) Database(ctx context.Context) (dsn string, err error) {
	dsn, err = r.cluster.CopyDatabase(ctx, r.prepared)
	if err != nil {
		return "", err
	}
	return dsn, r.watch(ctx, dsn)
}

// Watch records what happens to a database of the package's cluster from now on, unless it is recorded already. All such databases have the same tables.
func (r *Recorder) Watch(t testing.TB, dsn string) {
	t.Helper()
	if r == nil {
		return
	}
	if err := r.watch(t.Context(), dsn); err != nil {
		t.Fatal(err)
	}
}

func (r *Recorder) watch(ctx context.Context, dsn string) error {
	r.mu.Lock()
	known := r.recorded[dsn]
	r.mu.Unlock()
	if known {
		return nil
	}
	err := onConnection(ctx, dsn, func(conn *pgx.Conn) error {
		_, err := conn.Exec(ctx, "SELECT "+slotIsMade+"($1, 'test_decoding')", slotOf(dsn))
		return err
	})
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.recorded == nil {
		r.recorded = map[string]bool{}
	}
	r.recorded[dsn] = true
	return nil
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
	// Problems are the statements and transactions that are not within one project, and that no exception has, each once.
	Problems []string
}

// Examine looks at all statements and transactions on databases with the same tables: those named, or else all that are recorded. The log is read
// once, and what is kept of it grows with the kinds of statements and the number of transactions that write, not with the statements.
func (r *Recorder) Examine(ctx context.Context, dsns ...string) (Examined, error) {
	if r == nil {
		return Examined{}, nil
	}
	if len(dsns) == 0 {
		r.mu.Lock()
		dsns = slices.Sorted(maps.Keys(r.recorded))
		r.mu.Unlock()
	}
	if len(dsns) == 0 {
		return Examined{}, nil
	}
	cluster := r.cluster
	if cluster == nil {
		var err error
		if cluster, err = pgtest.Shared(); err != nil {
			return Examined{}, err
		}
	}
	log, err := os.Open(cluster.LogFile())
	if err != nil {
		return Examined{}, err
	}
	defer log.Close()
	written, err := log.Stat() // before the statements of this examination
	if err != nil {
		return Examined{}, err
	}
	e := &examination{known: map[string]*known{}, sessions: map[string]*session{}, begun: map[string]bool{}, changed: map[string]projects{}, told: map[string]bool{}}
	err = onConnection(ctx, dsns[0], func(conn *pgx.Conn) error {
		divided, err := dividedTables(ctx, conn)
		if err != nil {
			return err
		}
		for _, dsn := range dsns {
			e.begun[databaseOf(dsn)] = false
			if err := onConnection(ctx, dsn, func(conn *pgx.Conn) error { return changes(ctx, conn, slotOf(dsn), divided, e.changed) }); err != nil {
				return err
			}
		}
		e.done.Writing = len(e.changed)
		if _, err := conn.Exec(ctx, "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off"); err != nil {
			return err
		}
		e.look = func(s *statement) (plan, string) { return look(ctx, conn, s, divided) }
		if err := readLog(io.LimitReader(log, written.Size()), e.entry); err != nil {
			return err
		}
		e.end()
		return nil
	})
	return e.done, err
}

// projects are what a transaction does, by project.
type projects map[string][]string

func (p projects) add(project, what string) {
	if !slices.Contains(p[project], what) {
		p[project] = append(p[project], what)
	}
}

func (p projects) String() (text string) {
	texts := p.texts()
	for _, name := range slices.Sorted(maps.Keys(p)) {
		text += fmt.Sprintf("\n  %q:%s", name, texts[name])
	}
	return text
}

// texts tell what is done to each project.
func (p projects) texts() map[string]string {
	texts := map[string]string{}
	for name, what := range p {
		texts[name] = "\n      " + strings.Join(what, "\n      ")
	}
	return texts
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
func look(ctx context.Context, conn *pgx.Conn, s *statement, divided map[string]bool) (p plan, problem string) {
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

// aChange is a change of a row, as test_decoding tells it. Its project near the beginning, because it is in the primary key.
var aChange = regexp.MustCompile(`^table public\.(\w+): (?:INSERT|UPDATE|DELETE):(?: old-key:)? (?:.*? )?project_id\[text\]:'((?:[^']|'')*)'`)

// changes adds the tables of which each committed transaction changed rows, by project. Those in which tests empty a database are left out.
func changes(ctx context.Context, conn *pgx.Conn, slot string, divided map[string]bool, all map[string]projects) error {
	rows, err := conn.Query(ctx, "SELECT xid::text, left(data, 500) FROM pg_logical_slot_get_changes($1, NULL, NULL, 'include-xids', '0', 'skip-empty-xacts', '1')", slot)
	if err != nil {
		return err
	}
	defer rows.Close()
	same := map[string]projects{} // most transactions write to the same tables
	var at string
	var of projects
	emptying := false
	end := func() {
		if len(of) > 0 && !emptying {
			text := of.String()
			if same[text] == nil {
				same[text] = of
			}
			all[at] = same[text]
		}
		of, emptying = projects{}, false
	}
	for rows.Next() {
		var xid, data string
		if err := rows.Scan(&xid, &data); err != nil {
			return err
		}
		if xid != at {
			end()
			at = xid
		}
		if strings.HasPrefix(data, "message: ") && strings.Contains(data, "prefix: "+pgtest.Emptying+",") {
			emptying = true
		}
		table, _, _ := strings.Cut(strings.TrimPrefix(data, "table public."), ":")
		if emptying || !divided[table] {
			continue
		}
		found := aChange.FindStringSubmatch(data)
		if found == nil {
			return fmt.Errorf("the project of a change cannot be read: %s", data)
		}
		of.add(strings.Clone(strings.ReplaceAll(found[2], "''", "'")), strings.Clone(found[1]))
	}
	end()
	return rows.Err()
}
