package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	_ "modernc.org/sqlite" // registers the driver "sqlite"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// Each release leaves a dump of a filled shop in testdata/releases. The present version must migrate each of them, and servers of the
// release must continue to work on the migrated database while they are replaced.

var writeRelease = flag.String("release", "", "write the dumps of a release: go test ./cmd/punchcard -run LeavesADump -release 1.1")

func releaseFile(version, database string) string {
	return filepath.Join("testdata", "releases", version, database+".sql")
}

// databases has the storages of releases: empty makes a database, run runs a script in it, and dump prints it.
var databases = map[string]struct {
	empty func(t *testing.T) (storage string)
	run   func(t *testing.T, storage, script string) error
	dump  func(t *testing.T, storage string) string
}{
	"sqlite": {
		empty: func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		run: func(t *testing.T, storage, script string) error {
			db := openFile(t, storage)
			defer db.Close() // closing the connection rolls a failed script back
			_, err := db.ExecContext(t.Context(), script)
			return err
		},
		dump: dumpFile,
	},
	"postgres": {
		empty: func(t *testing.T) string { return pgtest.Database(t) },
		run: func(t *testing.T, storage, script string) error {
			conn, err := pgx.Connect(t.Context(), storage)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close(context.WithoutCancel(t.Context()))
			_, err = conn.PgConn().Exec(t.Context(), script).ReadAll()
			return err
		},
		dump: dumpServer,
	},
}

// releases returns the releases that left a dump, and puts the keys of their shops into the environment.
func releases(t *testing.T) []os.DirEntry {
	t.Helper()
	versions, err := os.ReadDir(filepath.Join("testdata", "releases"))
	if err != nil || len(versions) == 0 {
		t.Fatalf("there are no releases: %v", err)
	}
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", demoProject)
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	return versions
}

func TestEveryReleaseCanBeMigrated(t *testing.T) {
	for _, version := range releases(t) {
		for name, db := range databases {
			t.Run(version.Name()+" "+name, func(t *testing.T) {
				storage, dump := migratedRelease(t, version.Name(), name)
				// A server of the release goes on writing its rows, with its columns.
				if err := db.run(t, storage, statementsOf(dump)); err != nil {
					t.Errorf("a server of release %s could not write to the migrated database: %v", version.Name(), err)
				}
				if out, err := run(t, "verify", "--storage", storage, "--project", demoProject); err != nil {
					t.Errorf("%v\n%s", err, out)
				}
				useShop(t, storage)
			})
		}
	}
}

// TestFileOfEveryReleaseCanBeMoved moves a file that was not migrated before.
func TestFileOfEveryReleaseCanBeMoved(t *testing.T) {
	for _, version := range releases(t) {
		t.Run(version.Name(), func(t *testing.T) {
			text, err := os.ReadFile(releaseFile(version.Name(), "sqlite"))
			if err != nil {
				t.Fatal(err)
			}
			from, to := databases["sqlite"].empty(t), databases["postgres"].empty(t)
			if err := databases["sqlite"].run(t, from, string(text)); err != nil {
				t.Fatal(err)
			}
			if out, err := run(t, "move", "--from", from, "--to", to); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if out, err := run(t, "verify", "--storage", to, "--project", demoProject); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			useShop(t, to)
		})
	}
}

// migratedRelease returns a migrated database of a release, and the dump of which it was made.
func migratedRelease(t *testing.T, version, name string) (storage, dump string) {
	t.Helper()
	text, err := os.ReadFile(releaseFile(version, name))
	if err != nil {
		t.Fatal(err)
	}
	db := databases[name]
	storage = db.empty(t)
	if err := db.run(t, storage, string(text)); err != nil {
		t.Fatal(err)
	}
	if out, err := run(t, "migrate", "--storage", storage); err != nil {
		t.Fatal(out, err)
	}
	return storage, string(text)
}

var insertion = regexp.MustCompile(`(?ms)^INSERT INTO "?(?:public\.)?([a-z_]+)"? .*?;$`)

// statementsOf returns statements that empty the tables of a dump, followed by its own INSERT statements.
func statementsOf(dump string) string {
	var tables, rows []string
	for _, found := range insertion.FindAllStringSubmatch(dump, -1) {
		if table := found[1]; strings.HasPrefix(table, "river_") || table == "punchcard_migrations" {
			continue // River has its own migrations, and the migrations of the shop stay recorded
		} else if !slices.Contains(tables, table) {
			tables = append(tables, table)
		}
		rows = append(rows, strings.Replace(found[0], "INTO public.", "INTO ", 1))
	}
	var script strings.Builder
	script.WriteString("BEGIN;\n")
	for _, table := range tables {
		fmt.Fprintf(&script, "DELETE FROM %s;\n", table)
	}
	return script.String() + strings.Join(rows, "\n") + "\nCOMMIT;\n"
}

// useShop makes calls to the shop of a release, and checks the answers.
func useShop(t *testing.T, storage string) {
	t.Helper()
	keys := []string{"X-App-Id", "app", "X-App-Token", "secret"}
	s := start(t, serveFlags{storage: storage})
	for path, want := range map[string]string{
		"/v1/vouchers/GIFT-50":                    "4500",
		"/v1/loyalties/Regulars/members/REGULAR1": "80",
	} {
		status, answer := s.call(t, "GET", path, "", keys...)
		balance, _ := answer["gift"].(map[string]any)
		if balance == nil {
			balance, _ = answer["loyalty_card"].(map[string]any)
		}
		if status != 200 || fmt.Sprint(balance["balance"]) != want {
			t.Errorf("GET %s: %d %v, want the balance %s", path, status, answer, want)
		}
	}
	if status, answer := s.call(t, "POST", "/v1/loyalties/Regulars/members/REGULAR1/balance", `{"points":5}`, keys...); status != 200 || fmt.Sprint(answer["balance"]) != "85" {
		t.Errorf("add points: %d %v", status, answer)
	}
	// Last, because its order earns points some time later.
	status, answer := s.call(t, "POST", "/v1/redemptions",
		`{"redeemables":[{"object":"voucher","id":"WELCOME10"}],"customer":{"source_id":"bob"},"order":{"amount":10000}}`, keys...)
	if order, _ := answer["order"].(map[string]any); status != 200 || fmt.Sprint(order["total_discount_amount"]) != "1000" {
		t.Errorf("redeem: %d %v", status, answer)
	}
	for path, total := range map[string]string{"/v1/products": "4", "/v1/validation-rules": "2", "/v1/segments": "1"} {
		if status, answer := s.call(t, "GET", path, "", keys...); status != 200 || fmt.Sprint(answer["total"]) != total {
			t.Errorf("GET %s: %d %v, want a total of %s", path, status, answer, total)
		}
	}
	if err := s.stop(); err != nil {
		t.Error(err)
	}
}

// TestReleaseLeavesADump writes the dumps of a release when the flag -release is set.
func TestReleaseLeavesADump(t *testing.T) {
	if *writeRelease == "" {
		return
	}
	for name, db := range databases {
		storage := db.empty(t)
		fillShop(t, storage)
		path := releaseFile(*writeRelease, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(db.dump(t, storage)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// fillShop fills the demo shop, and adds resources of the other kinds: what useShop needs, and a record in nearly every table. The order of a
// customer comes after the rule that gives points for it.
func fillShop(t *testing.T, storage string) {
	t.Helper()
	s := start(t, serveFlags{storage: storage, demo: true})
	pattern := regexp.MustCompile(`PUNCHCARD_APP_ID=(\S+) PUNCHCARD_APP_TOKEN=(\S+) PUNCHCARD_MANAGEMENT_ID=(\S+) PUNCHCARD_MANAGEMENT_TOKEN=(\S+)`)
	var keys, managementKeys []string
	for deadline := time.Now().Add(3 * time.Minute); keys == nil && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if found := pattern.FindStringSubmatch(s.out.String()); found != nil {
			keys = []string{"X-App-Id", found[1], "X-App-Token", found[2]}
			managementKeys = []string{"X-Management-Id", found[3], "X-Management-Token", found[4]}
		}
	}
	text, err := os.ReadFile(filepath.Join("testdata", "release_calls.json"))
	if err != nil {
		t.Fatal(err)
	}
	var steps []demoStep
	if err := json.Unmarshal(text, &steps); err != nil {
		t.Fatal(err)
	}
	shop := demoClient{saved: map[string]string{}}
	for i, step := range steps {
		method, path, _ := strings.Cut(shop.fill(step.Call), " ")
		with := keys
		switch {
		case strings.HasPrefix(path, "/management/"):
			with = managementKeys
		case path == "/v1/redemptions":
			with = append([]string{"Idempotency-Key", fmt.Sprint("call ", i)}, keys...)
		}
		status, answer := s.call(t, method, path, shop.fill(string(step.Body)), with...)
		if status >= 300 {
			t.Fatalf("%s: %d %v", step.Call, status, answer)
		}
		for name, place := range step.Save {
			shop.saved[name] = textAt(t, answer, place)
		}
	}
	// Rules give 10 points for the order of alice and a benefit for that of bob, in the background. The dump must have them.
	benefits := shop.fill("/v2/loyalties/programs/{club}/members/{member}/benefits/transactions")
	for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(50 * time.Millisecond) {
		_, answer := s.call(t, "GET", "/v1/loyalties/Regulars/members/REGULAR1", "", keys...)
		card, _ := answer["loyalty_card"].(map[string]any)
		_, answer = s.call(t, "GET", benefits, "", keys...)
		given, _ := answer["data"].([]any)
		if fmt.Sprint(card["balance"]) == "80" && len(given) == 1 {
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("the card has the balance %v, and the member the benefits %v", card["balance"], given)
		}
	}
	if err := s.stop(); err != nil {
		t.Fatal(err)
	}
}

// textAt is the text at a place of an answer, such as redemptions.0.id.
func textAt(t *testing.T, answer any, place string) string {
	t.Helper()
	for key := range strings.SplitSeq(place, ".") {
		switch in := answer.(type) {
		case map[string]any:
			answer = in[key]
		case []any:
			if i, err := strconv.Atoi(key); err == nil && i < len(in) {
				answer = in[i]
			}
		}
	}
	text, ok := answer.(string)
	if !ok {
		t.Fatalf("the answer has no %s", place)
	}
	return text
}

func openFile(t *testing.T, storage string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+strings.TrimPrefix(storage, "sqlite:"))
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// dumpFile prints a SQLite file like pg_dump: tables, rows with the names of their columns, indexes.
func dumpFile(t *testing.T, storage string) string {
	t.Helper()
	db := openFile(t, storage)
	list := func(query string, args ...any) (texts []string) {
		rows, err := db.QueryContext(t.Context(), query, args...)
		if err != nil {
			t.Fatalf("%s: %v", query, err)
		}
		defer rows.Close()
		for rows.Next() {
			var text string
			if err := rows.Scan(&text); err != nil {
				t.Fatal(err)
			}
			texts = append(texts, text)
		}
		return texts
	}
	const ours = "sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
	out := list("SELECT sql || ';' FROM sqlite_master WHERE type = 'table' AND " + ours + " ORDER BY name")
	for _, table := range list("SELECT name FROM sqlite_master WHERE type = 'table' AND " + ours + " ORDER BY name") {
		columns := list("SELECT name FROM pragma_table_info(?) ORDER BY cid", table)
		quoted := make([]string, len(columns))
		for i, c := range columns {
			quoted[i], columns[i] = `quote("`+c+`")`, `"`+c+`"`
		}
		out = append(out, list("SELECT 'INSERT INTO "+table+" ("+strings.Join(columns, ", ")+") VALUES (' || "+strings.Join(quoted, " || ', ' || ")+" || ');' FROM "+table)...)
	}
	out = append(out, list("SELECT sql || ';' FROM sqlite_master WHERE type <> 'table' AND "+ours+" ORDER BY name")...)
	return strings.Join(out, "\n") + "\n"
}

// dumpServer prints a PostgreSQL database with the newest pg_dump.
func dumpServer(t *testing.T, storage string) string {
	t.Helper()
	installed, _ := filepath.Glob("/usr/lib/postgresql/*/bin/pg_dump")
	program := append([]string{"pg_dump"}, installed...)[len(installed)]
	out, err := exec.CommandContext(t.Context(), program, "--column-inserts", "--no-owner", "--no-privileges", storage).Output()
	if err != nil {
		t.Fatalf("%s: %v", program, err)
	}
	// The script runs without psql: its commands and comments go, and settings that older servers do not know.
	return regexp.MustCompile(`(?m)^(\\.*|--.*|SET default_table_access_method.*|SET transaction_timeout.*|ALTER TABLE ONLY .* SET COMPRESSION .*)?\n`).ReplaceAllString(string(out), "")
}
