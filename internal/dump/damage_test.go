package dump_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// copied is a copy of an export, for a test to damage.
type copied struct {
	*testing.T
	dir string
}

func copyOf(t *testing.T, dir string) copied {
	t.Helper()
	c := copied{t, filepath.Join(t.TempDir(), "copy")}
	if err := os.CopyFS(c.dir, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return c
}

func (c copied) change(name string, change func(string) string) {
	c.Helper()
	path := filepath.Join(c.dir, name)
	text, err := os.ReadFile(path)
	if err != nil {
		c.Fatal(err)
	}
	changed := change(string(text))
	if changed == string(text) {
		c.Fatalf("%s is not changed", name)
	}
	if err := os.WriteFile(path, []byte(changed), 0o600); err != nil {
		c.Fatal(err)
	}
}

// forge changes a file and gives the manifest the SHA-256 that it has then.
func (c copied) forge(name string, change func(string) string) {
	c.Helper()
	c.change(name, change)
	text, err := os.ReadFile(filepath.Join(c.dir, name))
	if err != nil {
		c.Fatal(err)
	}
	sum := sha256.Sum256(text)
	c.change("manifest.json", func(m string) string {
		return regexp.MustCompile(`("name": "`+regexp.QuoteMeta(name)+`",\s+"rows": \d+,\s+"sha256": ")\w+`).ReplaceAllString(m, "${1}"+hex.EncodeToString(sum[:]))
	})
}

func (c copied) put(name, text string) {
	c.Helper()
	if err := os.WriteFile(filepath.Join(c.dir, name), []byte(text), 0o600); err != nil {
		c.Fatal(err)
	}
}

func (c copied) remove(name string) {
	c.Helper()
	if err := os.Remove(filepath.Join(c.dir, name)); err != nil {
		c.Fatal(err)
	}
}

func replaced(what, by string) func(string) string {
	return func(text string) string { return strings.Replace(text, what, by, 1) }
}

// rowsOfProject counts the rows of the project shop in all tables.
func (in *installation) rowsOfProject() (n int) {
	in.Helper()
	in.must(in.backend.Snapshot(in.Context(), "shop", func(from dump.Source) error {
		tables, err := from.Tables(in.Context())
		for _, t := range tables {
			rows, countErr := from.Count(in.Context(), t)
			in.must(countErr)
			n += int(rows)
		}
		return err
	}))
	return n
}

// TestDamagedExportIsRefused damages copies of an export in each way. Nothing is written.
func TestDamagedExportIsRefused(t *testing.T) {
	t.Parallel()
	from := newInstallation(t, "sqlite")
	from.fill(from.columnsOfFile())
	from.do(`INSERT INTO river_job (args, kind, max_attempts) VALUES (jsonb('{"kind":"A","payload":{},"project":"shop"}'), 'punchcard', 11)`)
	whole, packed := from.export(dump.Options{}), from.export(dump.Options{Gzip: true})
	into := []*installation{newInstallation(t, "sqlite"), newInstallation(t, "postgres")}
	for _, c := range []struct {
		want   string
		damage func(c copied)
	}{
		{"is no export: it has no manifest.json", func(c copied) { c.remove("manifest.json") }},
		{"manifest.json is damaged: unexpected end", func(c copied) { c.change("manifest.json", func(m string) string { return m[:len(m)/2] }) }},
		{`says format "csv", version 1`, func(c copied) { c.change("manifest.json", replaced("punchcard-project", "csv")) }},
		{`version 2: this version of Punchcard reads "punchcard-project", version 1`, func(c copied) { c.change("manifest.json", replaced(`"version": 1`, `"version": 2, "more": 1`)) }},
		{`unknown field "more"`, func(c copied) { c.change("manifest.json", replaced(`"version": 1`, `"version": 1, "more": 1`)) }},
		{"names no project", func(c copied) { c.change("manifest.json", replaced(`"project": "shop"`, `"project": ""`)) }},
		{"has the schema 0001_old and the database 0", func(c copied) {
			c.change("manifest.json", func(m string) string {
				return regexp.MustCompile(`"schema": "[^"]+"`).ReplaceAllString(m, `"schema": "0001_old"`)
			})
		}},
		{"lacks vouchers.ndjson, which its manifest.json names", func(c copied) { c.remove("vouchers.ndjson") }},
		{"has notes.txt, which its manifest.json does not name", func(c copied) { c.put("notes.txt", "x") }},
		{`names a file "../vouchers.ndjson"`, func(c copied) { c.change("manifest.json", replaced(`"vouchers.ndjson"`, `"../vouchers.ndjson"`)) }},
		{"does not have its files in order, each once", func(c copied) { c.change("manifest.json", replaced(`"webhooks.ndjson"`, `"vouchers.ndjson"`)) }},
		{"orders.ndjson is damaged: its SHA-256 is", func(c copied) { c.change("orders.ndjson", func(text string) string { return text[:len(text)-10] }) }},
		{"orders.ndjson is damaged: its SHA-256 is", func(c copied) { c.change("orders.ndjson", replaced("plain", "plane")) }},
		{"orders.ndjson has 7 rows, and the manifest says 6", func(c copied) { c.forge("orders.ndjson", func(text string) string { return text + "{}\n" }) }},
		{"there is a file coupons.ndjson, and this version knows no such kind", func(c copied) {
			c.put("coupons.ndjson", "")
			c.change("manifest.json", replaced(`"files": [`, `"files": [`+fileOf(t, "coupons.ndjson", "")+","))
			c.change("manifest.json", sortedFiles)
		}},
		{"there are 0 files of the kind vouchers, and there must be one", func(c copied) {
			c.remove("vouchers.ndjson")
			c.change("manifest.json", func(m string) string {
				return regexp.MustCompile(`(?s)\{\s+"name": "vouchers.ndjson".*?\},`).ReplaceAllString(m, "")
			})
		}},
		{"there are 2 files of the kind vouchers, and there must be one", func(c copied) {
			c.put("vouchers.ndjson.gz", emptyGzip)
			c.change("manifest.json", replaced(`"files": [`, `"files": [`+fileOf(t, "vouchers.ndjson.gz", emptyGzip)+","))
			c.change("manifest.json", sortedFiles)
		}},
		{`orders.ndjson: line 1 has a column "colour", which this version does not know`, func(c copied) { c.forge("orders.ndjson", replaced(`{"id"`, `{"colour":1,"id"`)) }},
		{"orders.ndjson: line 1 has the column id twice", func(c copied) { c.forge("orders.ndjson", replaced(`{"id"`, `{"id":"a","id"`)) }},
		{"orders.ndjson: line 1 lacks the column id", func(c copied) {
			c.forge("orders.ndjson", func(text string) string { return regexp.MustCompile(`\{"id":"[^,]*",`).ReplaceAllString(text, "{") })
		}},
		{"orders.ndjson: line 1 lacks the column amount", func(c copied) {
			c.forge("orders.ndjson", func(text string) string { return regexp.MustCompile(`"amount":-?\d+,`).ReplaceAllString(text, "") })
		}},
		{"orders.ndjson: line 1 column amount must be a whole number of 64 bits (it is 1.5)", func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"amount":-?\d+`).ReplaceAllString(text, `"amount":1.5`)
			})
		}},
		{"amount must be a whole number of 64 bits (it is 9223372036854775808)", func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"amount":-?\d+`).ReplaceAllString(text, `"amount":9223372036854775808`)
			})
		}},
		{"column amount_known must be true or false (it is 1)", func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"amount_known":\w+`).ReplaceAllString(text, `"amount_known":1`)
			})
		}},
		{`column created_at must be a time such as 2006-01-02T15:04:05.000Z (it is "soon")`, func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"created_at":"[^"]*"`).ReplaceAllString(text, `"created_at":"soon"`)
			})
		}},
		{"column status must be a string (it is null)", func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"status":"[^,]*"`).ReplaceAllString(text, `"status":null`)
			})
		}},
		{"column status must not have a NUL character", func(c copied) {
			c.forge("orders.ndjson", func(text string) string {
				return regexp.MustCompile(`"status":"[^,]*"`).ReplaceAllString(text, `"status":"\u0000"`)
			})
		}},
		{"orders.ndjson: line 1 is no JSON object", func(c copied) { c.forge("orders.ndjson", replaced("{", "[")) }},
		{"orders.ndjson: line 1 is no JSON object", func(c copied) { c.forge("orders.ndjson", replaced("}\n", "} {}\n")) }},
		{"orders.ndjson: line 6 is no JSON object", func(c copied) { c.forge("orders.ndjson", func(text string) string { return text[:len(text)-3] }) }},
		{"projects.ndjson: line 1 has the project other, and the manifest is of shop", func(c copied) { c.forge("projects.ndjson", replaced(`"id":"shop"`, `"id":"other"`)) }},
		{"projects.ndjson: there must be one project", func(c copied) {
			c.forge("projects.ndjson", func(string) string { return "" })
			c.change("manifest.json", func(m string) string {
				return regexp.MustCompile(`("name": "projects.ndjson",\s+"rows": )1`).ReplaceAllString(m, "${1}0")
			})
		}},
		{"products.ndjson: ", func(c copied) { // two rows with the same id
			c.forge("products.ndjson", func(text string) string {
				lines := strings.SplitAfter(text, "\n")
				lines[1] = lines[0]
				return strings.Join(lines, "")
			})
		}},
		{"event_cursors: a position is not that of one of the events", func(c copied) {
			c.forge("event_cursors.ndjson", func(text string) string {
				return regexp.MustCompile(`"position":[0-9]+`).ReplaceAllString(text, `"position":7`)
			})
		}},
		{`a job has the state "running": it must be one of available, pending, retryable, scheduled`, func(c copied) { c.forge("jobs.ndjson", replaced(`"available"`, `"running"`)) }},
	} {
		for _, in := range into {
			damaged := copyOf(t, whole)
			c.damage(damaged)
			if _, err := in.load(damaged.dir); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s: %v, want ... %s", in.name, err, c.want)
			}
			if n := in.rowsOfProject(); n != 0 {
				t.Fatalf("%s: %s: %d rows are there", in.name, c.want, n)
			}
		}
	}
	for _, in := range into {
		damaged := copyOf(t, packed)
		damaged.forge("orders.ndjson.gz", func(text string) string { return text[:len(text)-9] })
		if _, err := in.load(damaged.dir); err == nil || !strings.Contains(err.Error(), "orders.ndjson.gz: unexpected EOF") {
			t.Errorf("%s: cut and compressed: %v", in.name, err)
		}
		if _, err := in.load(packed); err != nil {
			t.Errorf("%s: whole and compressed: %v", in.name, err)
		}
		if diff := cmp.Diff(filesOf(t, packed), filesOf(t, in.export(dump.Options{Gzip: true}))); diff != "" {
			t.Errorf("%s: compressed again (-want +got):\n%s", in.name, diff)
		}
	}
}

const emptyGzip = "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff\x01\x00\x00\xff\xff\x00\x00\x00\x00\x00\x00\x00\x00"

// fileOf is the entry of a file in a manifest.
func fileOf(t *testing.T, name, text string) string {
	t.Helper()
	sum := sha256.Sum256([]byte(text))
	return fmt.Sprintf(`{"name": %q, "rows": %d, "sha256": %q}`, name, strings.Count(text, "\n"), hex.EncodeToString(sum[:]))
}

// sortedFiles is a manifest with its files sorted.
func sortedFiles(text string) string {
	var m dump.Manifest
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		return err.Error()
	}
	slices.SortFunc(m.Files, func(a, b dump.File) int { return strings.Compare(a.Name, b.Name) })
	sorted, _ := json.MarshalIndent(m, "", "  ")
	return string(sorted) + "\n"
}

// TestInterruptedExportAndImportLeaveNothing interrupts both after each of some rows.
func TestInterruptedExportAndImportLeaveNothing(t *testing.T) {
	t.Parallel()
	from := newInstallation(t, "sqlite")
	from.fill(from.columnsOfFile())
	whole := from.export(dump.Options{})
	all := from.rowsOfProject()
	for _, in := range []*installation{newInstallation(t, "sqlite"), newInstallation(t, "postgres")} {
		for after := 1; after < all; after += all / 5 {
			ctx, interrupt := context.WithCancel(t.Context())
			interrupted := func(done, total int64) {
				if total != int64(all) {
					t.Errorf("%d rows are to be done, want %d", total, all)
				}
				if done >= int64(after) {
					interrupt()
				}
			}
			dir := filepath.Join(t.TempDir(), "shop")
			if err := from.backend.Snapshot(ctx, "shop", func(source dump.Source) error {
				_, err := dump.Write(ctx, source, "shop", dir, dump.Options{Progress: interrupted})
				return err
			}); !errors.Is(err, context.Canceled) {
				t.Errorf("%s: an export that is interrupted after row %d: %v", in.name, after, err)
			}
			if left, err := filepath.Glob(dir + "*"); err != nil || len(left) > 0 {
				t.Errorf("%v is left, %v", left, err)
			}
			ctx, interrupt = context.WithCancel(t.Context())
			defer interrupt()
			e, err := dump.Open(ctx, whole)
			in.must(err)
			if err := in.backend.Load(ctx, "shop", func(to dump.Target) error {
				_, err := e.Load(ctx, to, interrupted)
				return err
			}); !errors.Is(err, context.Canceled) {
				t.Errorf("%s: an import that is interrupted after row %d: %v", in.name, after, err)
			}
			if n := in.rowsOfProject(); n != 0 {
				t.Fatalf("%s: %d rows are there after an interruption after row %d", in.name, n, after)
			}
		}
		_, err := in.load(whole)
		in.must(err)
	}
}

// TestProjectThatExistsIsNotChanged imports over a project, over what is left of a deleted one, and beside keys with the same ids.
func TestProjectThatExistsIsNotChanged(t *testing.T) {
	t.Parallel()
	from := newInstallation(t, "sqlite")
	from.do("INSERT INTO projects (project_id, id, case_sensitive_codes, refusals_off, sandbox, clock_offset) VALUES ('', 'shop', 1, 0, 0, 0)")
	from.do("INSERT INTO credentials (project_id, id, owner_project_id, integration, name) VALUES ('', 'key_1', 'shop', 0, 'Checkout'), ('', 'key_2', 'other', 0, 'other')")
	from.do("INSERT INTO credentials (project_id, id, owner_project_id, integration, blocked_at) VALUES ('', 'key_3', 'shop', 0, '2026-03-02T10:00:00.000Z')")
	dir := from.export(dump.Options{})
	for _, storage := range []string{"sqlite", "postgres"} {
		in := newInstallation(t, storage)
		refuse := func(want string) {
			t.Helper()
			before := in.rowsOfProject()
			if _, err := in.load(dir); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want ... %s", storage, err, want)
			}
			if n := in.rowsOfProject(); n != before {
				t.Errorf("%s: %s: there were %d rows, and are %d", storage, want, before, n)
			}
		}
		in.do("INSERT INTO credentials (project_id, id, owner_project_id, integration) VALUES ('', 'key_1', 'other', " + map[string]string{"sqlite": "0", "postgres": "false"}[storage] + ")")
		refuse("a key of the project has the id of another key here")
		in.do("DELETE FROM credentials")
		in.do("INSERT INTO idempotency_records (project_id, id) VALUES ('shop', 'a')")
		refuse("there are rows of a deleted project shop in idempotency_records: a running server removes them")
		in.do("DELETE FROM idempotency_records")
		in.do(map[string]string{
			"sqlite":   `INSERT INTO river_job (args, kind, max_attempts) VALUES (jsonb('{"project":"shop"}'), 'punchcard', 11)`,
			"postgres": `INSERT INTO river_job (args, kind, max_attempts) VALUES ('{"project":"shop"}', 'punchcard', 11)`,
		}[storage])
		refuse("there are rows of a deleted project shop in river_job")
		in.do("DELETE FROM river_job")
		keys, err := in.load(dir)
		in.must(err)
		if len(keys) != 1 || keys[0].ID != "key_1" || keys[0].Name != "Checkout" || len(keys[0].Token) != 64 {
			t.Errorf("%s: the new tokens are %v", storage, keys)
		}
		sum := sha256.Sum256([]byte(keys[0].Token))
		if got := in.text("SELECT digest FROM credentials WHERE id = 'key_1'"); got != hex.EncodeToString(sum[:]) {
			t.Errorf("%s: the key has the digest %s", storage, got)
		}
		if got := in.text("SELECT coalesce(digest, 'none') FROM credentials WHERE id = 'key_3'"); got != "none" {
			t.Errorf("%s: the blocked key has the digest %s", storage, got)
		}
		refuse("project shop exists here already")
	}
	if _, err := os.Stat(dir); err != nil {
		t.Error(err)
	}
	if err := from.backend.Snapshot(t.Context(), "shop", func(source dump.Source) error {
		_, err := dump.Write(t.Context(), source, "shop", dir, dump.Options{})
		return err
	}); err == nil || !strings.Contains(err.Error(), "is there already: name another directory") {
		t.Errorf("a second export into the directory: %v", err)
	}
	missing := filepath.Join(t.TempDir(), "missing")
	if err := from.backend.Snapshot(t.Context(), "missing", func(source dump.Source) error {
		_, err := dump.Write(t.Context(), source, "missing", missing, dump.Options{})
		return err
	}); err == nil || !strings.Contains(err.Error(), "there is no project missing") {
		t.Errorf("a missing project: %v", err)
	}
	if left, err := filepath.Glob(missing + "*"); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}
