//go:build unix

package pgtest

import (
	"bufio"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
)

func connect(t *testing.T, dsn string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	return conn
}

func execute(t *testing.T, dsn, statement string) {
	t.Helper()
	if _, err := connect(t, dsn).Exec(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func rows(t *testing.T, dsn, query string) []string {
	t.Helper()
	found, err := connect(t, dsn).Query(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	values, err := pgx.CollectRows(found, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return values
}

func want(t *testing.T, got, want []string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestDatabase(t *testing.T) {
	t.Run("each_call_makes_another_empty_database", func(t *testing.T) {
		first, second := Database(t), Database(t)
		execute(t, first, `CREATE TABLE vouchers (code text)`)
		want(t, rows(t, second, `SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'`), []string{})
	})
	t.Run("text_is_utf8_and_sorts_by_byte_as_in_go", func(t *testing.T) {
		dsn := Database(t)
		want(t, rows(t, dsn, `SHOW server_encoding`), []string{"UTF8"})
		want(t, rows(t, dsn, `SELECT v FROM (VALUES ('ä'), ('b'), ('Z'), ('a'), ('_')) AS t(v) ORDER BY v`),
			[]string{"Z", "_", "a", "b", "ä"})
	})
	t.Run("a_database_is_dropped_with_its_test_even_while_in_use", func(t *testing.T) {
		var dsn string
		var leaked *pgx.Conn
		t.Run("test", func(t *testing.T) {
			dsn = Database(t)
			leaked, _ = pgx.Connect(context.Background(), dsn)
		})
		defer leaked.Close(context.Background())
		want(t, rows(t, Database(t), `SELECT datname::text FROM pg_database WHERE datname = '`+databaseName(dsn)+`'`), []string{})
	})
}

func TestDatabaseOnAGivenServer(t *testing.T) {
	given := Database(t)
	t.Setenv("TEST_DATABASE_URL", given)
	databases := func() []string { return rows(t, given, `SELECT datname::text FROM pg_database ORDER BY datname`) }
	before := databases()
	prepared := NewTemplate(func(ctx context.Context, dsn string) error {
		execute(t, dsn, `CREATE TABLE vouchers (code text)`)
		return nil
	})
	t.Run("tests", func(t *testing.T) {
		Database(t)
		want(t, rows(t, prepared.Database(t), `SELECT code FROM vouchers`), []string{})
		if len(databases()) != len(before)+2 {
			t.Errorf("the databases are not on the given server: %v", databases())
		}
	})
	t.Run("nothing_stays_behind", func(t *testing.T) { want(t, databases(), before) })
}

func TestTemplate(t *testing.T) {
	prepared := 0
	template := NewTemplate(func(ctx context.Context, dsn string) error {
		prepared++
		conn, err := pgx.Connect(ctx, dsn)
		if err != nil {
			return err
		}
		defer conn.Close(ctx)
		_, err = conn.Exec(ctx, `CREATE TABLE vouchers (code text); INSERT INTO vouchers VALUES ('SUMMER')`)
		return err
	})
	t.Run("a_copy_has_what_was_prepared", func(t *testing.T) {
		want(t, rows(t, template.Database(t), `SELECT code FROM vouchers`), []string{"SUMMER"})
	})
	t.Run("copies_do_not_share_changes", func(t *testing.T) {
		execute(t, template.Database(t), `DELETE FROM vouchers`)
		want(t, rows(t, template.Database(t), `SELECT code FROM vouchers`), []string{"SUMMER"})
	})
	t.Run("preparing_happens_once", func(t *testing.T) {
		if prepared != 1 {
			t.Errorf("prepared %d times", prepared)
		}
	})
}

func TestEmptied(t *testing.T) {
	template := NewTemplate(func(ctx context.Context, dsn string) error {
		conn, err := pgx.Connect(ctx, dsn)
		if err != nil {
			return err
		}
		defer conn.Close(ctx)
		_, err = conn.Exec(ctx, `CREATE TABLE migrations (name text PRIMARY KEY); INSERT INTO migrations VALUES ('first');
			CREATE TABLE shops (id int PRIMARY KEY); CREATE TABLE codes (shop_id int REFERENCES shops (id))`)
		return err
	})
	var first string
	t.Run("a_test_leaves_rows", func(t *testing.T) {
		first = template.Emptied(t)
		execute(t, first, `INSERT INTO shops VALUES (1); INSERT INTO codes VALUES (1)`)
		if second := template.Emptied(t); second == first {
			t.Error("two have one database at the same time")
		}
	})
	t.Run("a_test_ends_all_other_sessions", func(t *testing.T) {
		for _, dsn := range []string{template.Emptied(t), template.Emptied(t)} {
			execute(t, dsn, `INSERT INTO shops VALUES (2)`)
			execute(t, dsn, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`)
		}
	})
	t.Run("the_next_finds_what_the_template_has", func(t *testing.T) {
		handed := []string{template.Emptied(t), template.Emptied(t)}
		if !slices.Contains(handed, first) {
			t.Error("the database was not handed on")
		}
		for _, dsn := range handed {
			want(t, rows(t, dsn, `SELECT name FROM migrations UNION ALL SELECT id::text FROM shops UNION ALL SELECT shop_id::text FROM codes`), []string{"first"})
		}
	})
}

func TestCluster(t *testing.T) {
	c := Private(t, Options{Durable: true, Settings: map[string]string{"max_connections": "17"}})
	dsn, err := c.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Run("settings_of_the_caller_win", func(t *testing.T) {
		want(t, rows(t, dsn, `SHOW fsync`), []string{"on"})
		want(t, rows(t, dsn, `SHOW max_connections`), []string{"17"})
		want(t, rows(t, Database(t), `SHOW fsync`), []string{"off"})
	})
	for name, restart := range map[string]func() error{
		"stopped": func() error { return errors.Join(c.Stop(), c.Start(context.Background())) },
		"killed":  func() error { c.Kill(); return c.Start(context.Background()) },
	} {
		t.Run("a_durable_cluster_that_is_"+name+"_keeps_what_was_committed_and_nothing_else", func(t *testing.T) {
			execute(t, dsn, `CREATE TABLE `+name+` (code text); INSERT INTO `+name+` VALUES ('SUMMER')`)
			open := connect(t, dsn)
			if _, err := open.Exec(t.Context(), `BEGIN; INSERT INTO `+name+` VALUES ('WINTER')`); err != nil {
				t.Fatal(err)
			}
			if err := restart(); err != nil {
				t.Fatal(err)
			}
			want(t, rows(t, dsn, `SELECT code FROM `+name), []string{"SUMMER"})
			if _, err := open.Exec(t.Context(), `COMMIT`); err == nil {
				t.Error("the open transaction survived its server")
			}
		})
	}
	t.Run("starting_a_running_cluster_fails", func(t *testing.T) {
		if err := c.Start(t.Context()); err == nil {
			t.Error("started twice")
		}
	})
	t.Run("closing_removes_the_files", func(t *testing.T) {
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(c.dir); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is still there", c.dir)
		}
	})
	t.Run("a_wrong_setting_is_reported_in_the_servers_words", func(t *testing.T) {
		_, err := New(t.Context(), Options{Settings: map[string]string{"no_such_setting": "1"}})
		if err == nil || !strings.Contains(err.Error(), `unrecognized configuration parameter "no_such_setting"`) {
			t.Errorf("got %v", err)
		}
	})
}

// The test binary runs itself as the victim, which starts a cluster, says where it is, and waits to be killed.
func TestKillingTheTestBinaryEndsTheServerAndRemovesItsFiles(t *testing.T) {
	const asVictim = "PGTEST_VICTIM"
	if os.Getenv(asVictim) != "" {
		c, err := New(context.Background(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		os.Stdout.WriteString(c.dir + "\n")
		time.Sleep(time.Minute)
	}
	victim := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$")
	victim.Env = append(os.Environ(), asVictim+"=1")
	out, err := victim.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	dir := strings.TrimSpace(line)
	if err != nil || !filepath.IsAbs(dir) {
		t.Fatalf("the victim said %q, %v", line, err)
	}
	there := Cluster{dir: dir}
	want(t, rows(t, there.DSN("postgres"), `SHOW data_directory`), []string{filepath.Join(dir, "data")})

	victim.Process.Kill()
	victim.Wait()
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(10 * time.Millisecond) {
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%s is still there", dir)
		}
	}
	if conn, err := pgx.Connect(t.Context(), there.DSN("postgres")); err == nil {
		conn.Close(t.Context())
		t.Error("the server still answers")
	}
}

func TestChoosingAServer(t *testing.T) {
	script := func(name, says string) string {
		dir := t.TempDir()
		for _, program := range []string{"initdb", "postgres"} {
			text := "#!/bin/sh\necho '" + says + "'\n"
			if err := os.WriteFile(filepath.Join(dir, program), []byte(text), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		return dir
	}
	good, old, other := script("good", "initdb (PostgreSQL) 15.3"), script("old", "initdb (PostgreSQL) 9.6.2"), script("other", "hello")
	broken := t.TempDir()

	t.Run("what_does_not_run_or_is_too_old_is_passed_over", func(t *testing.T) {
		got, err := choose([]string{broken, old, other, good}, nil)
		if err != nil || got.bin != good {
			t.Errorf("chose %q, %v", got.bin, err)
		}
	})
	t.Run("without_a_server_the_failure_says_what_to_do", func(t *testing.T) {
		_, err := choose([]string{old, broken, other}, nil)
		if err == nil {
			t.Fatal("found one")
		}
		for _, says := range []string{"make test", "apt-get install postgresql", "TEST_DATABASE_URL",
			old + ": initdb is too old: version 9", broken + ": run initdb", other + ": initdb is not PostgreSQL's"} {
			if !strings.Contains(err.Error(), says) {
				t.Errorf("%q is missing from: %v", says, err)
			}
		}
	})
	t.Run("newer_versions_come_first", func(t *testing.T) {
		dirs := []string{"/usr/lib/postgresql/9.6/bin", "/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/9.10/bin", "/usr/pgsql-15/bin"}
		newestFirst(dirs)
		want(t, dirs, []string{"/usr/lib/postgresql/17/bin", "/usr/pgsql-15/bin", "/usr/lib/postgresql/9.10/bin", "/usr/lib/postgresql/9.6/bin"})
	})
}

// TestAStandbyTakesOver kills a primary whose commits wait for a standby, and promotes that. The new primary gets a standby, too.
func TestAStandbyTakesOver(t *testing.T) {
	primary := Private(t, Options{Durable: true})
	dsn, err := primary.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for n := range 2 {
		standby, err := primary.Standby(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { standby.Close() })
		if err := primary.Synchronous(t.Context(), true); err != nil {
			t.Fatal(err)
		}
		change := "CREATE TABLE kept AS SELECT 1 AS n"
		if n > 0 {
			change = "UPDATE kept SET n = n + 1"
		}
		if _, err := connect(t, primary.DSN(databaseName(dsn))).Exec(t.Context(), change); err != nil {
			t.Fatal(err)
		}
		primary.Kill()
		if err := standby.Promote(t.Context()); err != nil {
			t.Fatal(err)
		}
		primary = standby
	}
	var n int
	if err := connect(t, primary.DSN(databaseName(dsn))).QueryRow(t.Context(), "UPDATE kept SET n = n + 1 RETURNING n").Scan(&n); err != nil || n != 3 {
		t.Errorf("%d, %v", n, err)
	}
}
