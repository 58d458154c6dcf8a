package punchcard_test

import (
	"encoding/json"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/punchcardhq/punchcard"

// leaves may be imported by every package and import only each other.
var leaves = []string{"fault", "patch", "env", "metadata", "validity", "formula", "discount", "storage",
	"internal/codec", "internal/background", "internal/compactjson", "internal/csvfile", "internal/listing", "internal/saturate", "internal/secret"}

// mayImport says which packages a domain package may import besides the leaves. promotion and loyalty never import each other, and
// voucher imports neither.
var mayImport = map[string][]string{
	"rule":                  {"event"},
	"event":                 {},
	"asyncaction":           {},
	"customevent":           {"customer", "event", "voucher"},
	"segment":               {"internal/outbox", "customer", "customevent", "event", "voucher", "campaign", "asyncaction", "location", "loyalty/calc"},
	"internal/outbox":       {"event", "asyncaction"},
	"webhook":               {"internal/outbox", "event", "asyncaction", "project", "rule"},
	"oauth":                 {},
	"project":               {"asyncaction"},
	"internal/trash":        {},
	"internal/idempotency":  {},
	"internal/reward":       {"asyncaction", "campaign", "customer", "event", "internal/outbox", "loyalty", "loyalty/calc", "loyalty/membership", "redemption", "voucher"},
	"internal/distribution": {"campaign", "customer", "event", "loyalty", "loyalty/membership", "order", "rule", "segment", "voucher", "webhook"},
	"internal/audit":        {"campaign", "loyalty/calc", "loyalty/ledger", "loyalty/membership", "redemption", "voucher"},
	"customer":              {"event", "asyncaction"},
	"catalog":               {"event", "internal/trash", "asyncaction"},
	"order":                 {"customer", "catalog", "event", "asyncaction"},
	"campaign/code":         {},
	"campaign":              {"campaign/code", "rule", "asyncaction", "event"},
	"promotion":             {"campaign", "campaign/code", "rule", "event"},
	"template":              {"segment", "location", "campaign", "campaign/code", "catalog", "promotion", "rule", "voucher"},
	"voucher":               {"campaign", "campaign/code", "catalog", "customer", "rule", "event", "asyncaction", "internal/trash", "loyalty/calc", "loyalty/ledger", "project"},
	"loyalty": {"campaign", "campaign/code", "voucher", "order", "event", "rule", "asyncaction", "loyalty/calc", "loyalty/daily", "loyalty/ledger",
		"customer", "catalog", "internal/trash", "internal/outbox"},
	"loyalty/calc":   {},
	"loyalty/ledger": {"loyalty/calc"},
	"loyalty/daily":  {"loyalty/calc", "asyncaction"},
	"export":         {"referral", "loyalty/calc", "loyalty/ledger", "voucher", "campaign", "campaign/code", "customer", "catalog", "order", "redemption", "rule", "event", "asyncaction", "project"},
	"redemption": {"promotion", "loyalty", "voucher", "campaign", "campaign/code", "order", "customer", "catalog", "rule", "event",
		"asyncaction", "project", "loyalty/calc", "loyalty/ledger"},

	"location":         {},
	"internal/summary": {"internal/outbox", "campaign", "campaign/code", "event", "loyalty", "loyalty/calc", "redemption", "referral", "voucher"},
	"referral":         {"internal/outbox", "campaign", "campaign/code", "customer", "customevent", "event", "asyncaction", "redemption", "voucher"},

	"loyalty/program": {"campaign", "campaign/code", "catalog", "event", "rule", "loyalty/calc"},
	"loyalty/membership": {"loyalty/program", "loyalty/ledger", "loyalty/calc", "loyalty/daily", "campaign", "campaign/code", "voucher", "customer", "catalog", "order",
		"event", "rule", "asyncaction", "internal/outbox"},
}

type goPackage struct {
	ImportPath string
	Imports    []string
}

// TestImports holds the import table against the source, so that the diagram in the README stays true.
func TestImports(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		own := ours(p.Imports)
		switch {
		case slices.Contains(leaves, name):
			expect(t, name, own, leaves)
		case mayImport[name] != nil:
			expect(t, name, own, slices.Concat(leaves, mayImport[name]))
			expectLibraries(t, name, p.Imports)
		case name == "internal/wire", name == "internal/published", strings.HasPrefix(name, "httpapi"), strings.HasPrefix(name, "storage/memory"), strings.HasPrefix(name, "storage/postgres"), strings.HasPrefix(name, "storage/sqlite"):
			forbid(t, name, own)
		case !isAbove(name):
			t.Errorf("package %s has no place in the import table: say what it may import", name)
		}
	}
}

// above are the packages, with those below them, that may import all others: the engine, programs, and what tests and backends share.
var above = []string{"apitest", "cmd", "examples", "storage/storagetest", "storage/internal", "internal/bench", "internal/move", "internal/torture"}

func isAbove(name string) bool {
	return name == "" || slices.ContainsFunc(above, func(a string) bool { return name == a || strings.HasPrefix(name, a+"/") })
}

// expect reports imports of our own that a package may not have.
func expect(t *testing.T, name string, imports, allowed []string) {
	for _, i := range imports {
		if !slices.Contains(allowed, i) {
			t.Errorf("package %s imports %s, which the import table does not allow", name, i)
		}
	}
}

// expectLibraries keeps drivers, routers and the like out of the domain: who embeds it compiles almost nothing else.
func expectLibraries(t *testing.T, name string, imports []string) {
	for _, i := range imports {
		if strings.Contains(i, ".") && !strings.HasPrefix(i, module) && i != "github.com/shopspring/decimal" && !strings.HasPrefix(i, "github.com/oklog/ulid") {
			t.Errorf("domain package %s imports %s", name, i)
		}
	}
}

// forbid keeps the edges apart: httpapi imports no backend, and no backend imports another one or httpapi.
func forbid(t *testing.T, name string, imports []string) {
	outer := []string{"httpapi", "storage/memory", "storage/postgres", "storage/sqlite"}
	for _, i := range imports {
		for _, o := range outer {
			if (i == o || strings.HasPrefix(i, o+"/")) && !strings.HasPrefix(name, o) {
				t.Errorf("package %s imports %s: the edges do not import each other", name, i)
			}
		}
	}
}

func ours(imports []string) (names []string) {
	for _, i := range imports {
		if rest, ok := strings.CutPrefix(i, module+"/"); ok {
			names = append(names, path.Clean(rest))
		}
	}
	return names
}

func packages(t *testing.T) (list []goPackage) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p goPackage
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}
