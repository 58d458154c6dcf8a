package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestExportedProjectContinuesItsWork exports the project of a killed server, imports it beside another project, and starts a server there.
func TestExportedProjectContinuesItsWork(t *testing.T) {
	t.Parallel()
	file := func() string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") }
	for name, storages := range map[string][2]string{"to PostgreSQL": {file(), pgtest.Database(t)}, "to a file": {pgtest.Database(t), file()}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const codes = 20_000
			from, to, receiver, dir := storages[0], storages[1], newReceiver(t), filepath.Join(t.TempDir(), "export")
			leaveWork(t, from, receiver, codes)
			must := func(args ...string) string {
				t.Helper()
				out, err := run(t, args...)
				if err != nil {
					t.Fatalf("%v: %v\n%s", args, err, out)
				}
				return out
			}
			must("key", "create", "--storage", from, "--project", "shop", "--name", "Checkout")
			out := must("export", "--storage", from, "--project", "shop", "--to", dir)
			if !strings.HasPrefix(out, "exported project shop to "+dir+": ") || strings.Contains(out, " 0 jobs to do") {
				t.Errorf("the export says\n%s", out)
			}
			must("project", "create", "Other", "--id", "other", "--storage", to)
			out = must("import", "native", dir, "--storage", to)
			found := regexp.MustCompile(`application key +([0-9a-f]{32})  Checkout\n +token +([0-9a-f]{64})\n`).FindStringSubmatch(out)
			if found == nil || !strings.HasPrefix(out, "imported project shop: ") || !strings.Contains(out, "application key    app  ") {
				t.Fatalf("the import says\n%s", out)
			}
			second := filepath.Join(t.TempDir(), "second")
			must("export", "--storage", to, "--project", "shop", "--to", second)
			if diff := cmp.Diff(textsOf(t, dir), textsOf(t, second)); diff != "" {
				t.Errorf("exported again (-first +second):\n%s", diff)
			}
			if _, err := run(t, "import", "native", dir, "--storage", to); err == nil || !strings.Contains(err.Error(), "project shop exists here already") {
				t.Errorf("a second import: %v", err)
			}
			after, _ := launch(t, to)
			if status, answer := after.call(t, "GET", "/v1/vouchers/FIVE", "", "X-App-Id", found[1], "X-App-Token", found[2]); status != 200 {
				t.Errorf("the new token: %d %v", status, answer)
			}
			finishWork(t, after, receiver, codes)
			after.post(t, "/v1/redemptions", saleOfAda, appKeys...)
			if status, answer := after.call(t, "POST", "/v1/redemptions", saleOfAda, appKeys...); status != 400 || answer["key"] != "quantity_exceeded" {
				t.Errorf("a third use of two: %d %v", status, answer)
			}
			must("verify", "--storage", to, "--project", "shop")
			must("verify", "--storage", to, "--project", "other")
		})
	}
}

// TestExportsUnderLoadAreWhole exports a project while a server redeems, imports each export and verifies it. It has to hold all redemptions that were
// acknowledged before its export began.
func TestExportsUnderLoadAreWhole(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, value := range map[string]string{"PROJECT_ID": "shop", "APP_ID": "app", "APP_TOKEN": "secret"} {
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+name, value)
	}
	for name, storage := range map[string]string{"file": "sqlite:shop.db", "server": pgtest.Database(t)} {
		load := underLoad(t, storage)
		least := map[string]int64{}
		for i := range 3 {
			dir := fmt.Sprintf("%s-%d", name, i)
			least[dir] = load.acknowledged.Load()
			if out, err := run(t, "export", "--storage", storage, "--project", "shop", "--to", dir); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
		}
		load.stop()
		for dir, min := range least {
			where := "sqlite:" + dir + ".db"
			for _, args := range [][]string{{"import", "native", dir, "--storage", where}, {"verify", "--storage", where}} {
				if out, err := run(t, args...); err != nil {
					t.Fatalf("%v: %v\n%s", args, err, out)
				}
			}
			engine, _, err := open(t.Context(), where, 0)
			if err != nil {
				t.Fatal(err)
			}
			if n := loaded(t, engine.Project("shop")); n < min {
				t.Errorf("%s has %d redemptions of the load, want the %d that were acknowledged before", dir, n, min)
			}
			if err := engine.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestDemoIsExportedAndImported takes the demo shop with its past from a file to PostgreSQL and back. Each export is the same, and each import verifies.
func TestDemoIsExportedAndImported(t *testing.T) {
	t.Parallel()
	at := "sqlite:" + filepath.Join(t.TempDir(), "demo.db")
	engine, _ := openStorage(t, at)
	playDemo(t, engine)
	if err := engine.Close(); err != nil {
		t.Fatal(err)
	}
	must := func(args ...string) {
		t.Helper()
		if out, err := run(t, args...); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
	}
	export := func() string {
		t.Helper()
		dir := filepath.Join(t.TempDir(), "export")
		must("export", "--storage", at, "--project", demoProject, "--to", dir)
		return dir
	}
	first := export()
	for _, at = range []string{pgtest.Database(t), "sqlite:" + filepath.Join(t.TempDir(), "back.db")} {
		must("import", "native", first, "--storage", at)
		must("verify", "--storage", at)
		if diff := cmp.Diff(textsOf(t, first), textsOf(t, export())); diff != "" {
			t.Errorf("exported from %s (-first +again):\n%s", at, diff)
		}
	}
}

// textsOf has the text of each file in a directory.
func textsOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	texts := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		texts[e.Name()] = string(text)
	}
	return texts
}

// TestKilledExportAndImportLeaveNothing holds the table of vouchers, waits until the export and then the import get there, and kills them.
func TestKilledExportAndImportLeaveNothing(t *testing.T) {
	t.Parallel()
	from, to, dir := pgtest.Database(t), pgtest.Database(t), filepath.Join(t.TempDir(), "export")
	out, err := run(t, "project", "create", "Shop", "--id", "shop", "--storage", from)
	if err != nil {
		t.Fatal(out, err)
	}
	if out, err = run(t, "migrate", "--storage", to); err != nil {
		t.Fatal(out, err)
	}
	killed := func(where, table string, args ...string) {
		t.Helper()
		held, err := pgx.Connect(t.Context(), where)
		if err != nil {
			t.Fatal(err)
		}
		defer held.Close(t.Context())
		if _, err := held.Exec(t.Context(), "BEGIN; LOCK TABLE "+table+" IN ACCESS EXCLUSIVE MODE"); err != nil {
			t.Fatal(err)
		}
		command := program(args...)
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		waits := "SELECT count(*)::text FROM pg_locks WHERE relation = '" + table + "'::regclass AND NOT granted"
		eventually(t, args[0]+" waits for "+table, func() bool { return queryText(t, where, waits) == "1" })
		if err := command.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = command.Wait()
	}
	killed(from, "returns", "export", "--storage", from, "--project", "shop", "--to", dir)
	if _, err := os.Stat(dir); err == nil {
		t.Errorf("there is %s", dir)
	}
	if out, err := run(t, "export", "--storage", from, "--project", "shop", "--to", dir); err != nil {
		t.Fatal(out, err)
	}
	killed(to, "events", "import", "native", dir, "--storage", to)
	eventually(t, "the transaction has ended", func() bool {
		return queryText(t, to, "SELECT count(*)::text FROM pg_locks WHERE relation = 'projects'::regclass AND mode = 'RowExclusiveLock'") == "0"
	})
	if n := queryText(t, to, "SELECT ((SELECT count(*) FROM projects) + (SELECT count(*) FROM credentials) + (SELECT count(*) FROM products_collections))::text"); n != "0" {
		t.Errorf("%s rows are left", n)
	}
	if out, err := run(t, "import", "native", dir, "--storage", to); err != nil {
		t.Errorf("once more: %v\n%s", err, out)
	}
}

// TestInvalidExportAndImportAreRefused checks that a refused command makes no file.
func TestInvalidExportAndImportAreRefused(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	shop, missing, to := "sqlite:"+filepath.Join(dir, "shop.db"), filepath.Join(dir, "missing.db"), filepath.Join(dir, "export")
	if out, err := run(t, "project", "create", "Shop", "--id", "shop", "--storage", shop); err != nil {
		t.Fatal(out, err)
	}
	for _, c := range []struct {
		want string
		args []string
	}{
		{"data in memory ends with its server", []string{"export", "--storage", "memory", "--project", "shop", "--to", to}},
		{"data in memory ends with its server", []string{"import", "native", exportedShop(t, shop), "--storage", "memory"}},
		{`storage "mysql://u:xxxxx@db/shop" is unknown`, []string{"export", "--storage", "mysql://u:secret@db/shop", "--project", "shop", "--to", to}},
		{"there is no file " + missing, []string{"export", "--storage", "sqlite:" + missing, "--project", "shop", "--to", to}},
		{"there is no project other", []string{"export", "--storage", shop, "--project", "other", "--to", to}},
		{`required flag(s) "to"`, []string{"export", "--storage", shop, "--project", "shop"}},
		{dir + " is there already: name another directory", []string{"export", "--storage", shop, "--project", "shop", "--to", dir}},
		{`there is no format "csv": use native or voucherify`, []string{"export", "--storage", shop, "--project", "shop", "--to", to, "--format", "csv"}},
		{"leave --customer, --since and --gzip out", []string{"export", "--storage", shop, "--project", "shop", "--to", to, "--format", "voucherify", "--gzip"}},
		{"leave --since out", []string{"export", "--storage", shop, "--project", "shop", "--to", to, "--customer", "ada", "--since", "2026-11-23T00:00:00Z"}},
		{"must be a time with an offset, such as 2026-11-23T00:00:00Z", []string{"export", "--storage", shop, "--project", "shop", "--to", to, "--since", "yesterday"}},
		{`project shop has no customer with the id or source_id "ada"`, []string{"export", "--storage", shop, "--project", "shop", "--to", to, "--customer", "ada"}},
		{"there is no project other", []string{"export", "--storage", shop, "--project", "other", "--to", to, "--format", "voucherify"}},
		{"there is no project other", []string{"export", "--storage", shop, "--project", "other", "--to", to, "--customer", "ada"}},
		{"no such file or directory", []string{"export", "--storage", shop, "--project", "shop", "--to", filepath.Join(dir, "no", "where")}},
		{"missing DIR: use punchcard import native DIR", []string{"import", "native"}},
		{"import " + dir + ": " + dir + " is no export: it has no manifest.json", []string{"import", "native", dir, "--storage", "sqlite:" + missing}},
	} {
		if out, err := run(t, c.args...); err == nil || !strings.Contains(err.Error(), c.want) || out != "" {
			t.Errorf("%v: %v, want ... %s\n%s", c.args, err, c.want, out)
		}
	}
	for _, path := range []string{missing, to} {
		if left, err := filepath.Glob(path + "*"); err != nil || len(left) > 0 {
			t.Errorf("%v is left, %v", left, err)
		}
	}
}

// exportedShop is a directory with an export of the project shop.
func exportedShop(t *testing.T, storage string) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "export")
	if out, err := run(t, "export", "--storage", storage, "--project", "shop", "--to", dir, "--gzip"); err != nil {
		t.Fatal(out, err)
	}
	return dir
}
