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

// leaves may be imported by everybody and import only each other.
var leaves = []string{"fault", "patch", "env", "secret", "metadata", "validity", "formula", "discount", "storage", "listing", "csvfile", "terse"}

// mayImport says which rooms a domain package may enter besides the leaves. All arrows point down; promotion and loyalty never
// meet, and a voucher knows neither.
var mayImport = map[string][]string{
	"rule":          {"event"},
	"event":         {},
	"asyncaction":   {},
	"customevent":   {"customer", "event", "voucher"},
	"segment":       {"customer", "customevent", "event", "voucher", "campaign", "asyncaction", "location"},
	"outbox":        {"event", "asyncaction"},
	"webhook":       {"event", "asyncaction", "project", "rule"},
	"oauth":         {},
	"project":       {"asyncaction"},
	"bin":           {},
	"idempotency":   {},
	"customer":      {"event", "asyncaction"},
	"catalog":       {"event", "bin", "asyncaction"},
	"order":         {"customer", "catalog", "event", "asyncaction"},
	"campaign/code": {},
	"campaign":      {"campaign/code", "rule", "asyncaction", "event"},
	"promotion":     {"campaign", "campaign/code", "rule", "event"},
	"template":      {"segment", "location", "campaign", "campaign/code", "catalog", "promotion", "rule", "voucher"},
	"voucher":       {"campaign", "campaign/code", "catalog", "customer", "rule", "event", "asyncaction", "bin", "loyalty/calc", "loyalty/ledger"},
	"loyalty": {"campaign", "campaign/code", "voucher", "order", "event", "rule", "asyncaction", "loyalty/calc", "loyalty/daily", "loyalty/ledger",
		"customer", "catalog", "bin"},
	"loyalty/calc":   {},
	"loyalty/ledger": {"loyalty/calc"},
	"loyalty/daily":  {"loyalty/calc", "asyncaction"},
	"export":         {"referral", "loyalty/calc", "loyalty/ledger", "voucher", "campaign", "campaign/code", "customer", "catalog", "order", "redemption", "rule", "event", "asyncaction"},
	"redemption": {"promotion", "loyalty", "voucher", "campaign", "campaign/code", "order", "customer", "catalog", "rule", "event",
		"asyncaction", "project", "loyalty/calc", "loyalty/ledger"},

	"location": {},
	"summary":  {"campaign", "campaign/code", "event", "loyalty", "loyalty/calc", "redemption", "referral", "voucher"},
	"referral": {"campaign", "campaign/code", "customer", "customevent", "event", "asyncaction", "redemption", "voucher"},

	"loyalty/program": {"campaign", "campaign/code", "catalog", "event", "rule", "loyalty/calc"},
	"loyalty/member": {"loyalty/program", "loyalty/ledger", "loyalty/calc", "loyalty/daily", "campaign", "campaign/code", "voucher", "customer", "catalog", "order",
		"event", "rule", "asyncaction"},
}

type goPackage struct {
	ImportPath string
	Imports    []string
}

// TestRooms holds the import table against the source: the picture of the house in the README is executable.
func TestRooms(t *testing.T) {
	for _, p := range packages(t) {
		room := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		own := ours(p.Imports)
		switch {
		case slices.Contains(leaves, room):
			expect(t, room, own, leaves)
		case mayImport[room] != nil:
			expect(t, room, own, slices.Concat(leaves, mayImport[room]))
			expectLibraries(t, room, p.Imports)
		case strings.HasPrefix(room, "httpapi"), strings.HasPrefix(room, "storage/memory"), strings.HasPrefix(room, "storage/postgres"), strings.HasPrefix(room, "storage/sqlite"):
			forbid(t, room, own)
		case !isAbove(room):
			t.Errorf("package %s has no place in the import table: say what it may import", room)
		}
	}
}

// above are the rooms that may enter all others, with what is below them: the engine, programs, what tests and backends share, and what stands
// between two backends.
var above = []string{"cmd", "bench", "torture", "examples", "storage/storagetest", "storage/internal", "storage/move"}

func isAbove(room string) bool {
	return room == "" || slices.ContainsFunc(above, func(a string) bool { return room == a || strings.HasPrefix(room, a+"/") })
}

// expect reports imports of our own that a room may not have.
func expect(t *testing.T, room string, imports, allowed []string) {
	for _, i := range imports {
		if !slices.Contains(allowed, i) {
			t.Errorf("package %s imports %s, which the import table does not allow", room, i)
		}
	}
}

// expectLibraries keeps drivers, routers and the like out of the domain: who embeds it compiles almost nothing else.
func expectLibraries(t *testing.T, room string, imports []string) {
	for _, i := range imports {
		if strings.Contains(i, ".") && !strings.HasPrefix(i, module) && i != "github.com/shopspring/decimal" && !strings.HasPrefix(i, "github.com/oklog/ulid") {
			t.Errorf("domain package %s imports %s", room, i)
		}
	}
}

// forbid keeps the outer rooms apart: the wire knows no backend, and no backend knows another or the wire.
func forbid(t *testing.T, room string, imports []string) {
	outer := []string{"httpapi", "storage/memory", "storage/postgres", "storage/sqlite"}
	for _, i := range imports {
		for _, o := range outer {
			if (i == o || strings.HasPrefix(i, o+"/")) && !strings.HasPrefix(room, o) {
				t.Errorf("package %s imports %s: the outer rooms do not know each other", room, i)
			}
		}
	}
}

func ours(imports []string) (rooms []string) {
	for _, i := range imports {
		if rest, ok := strings.CutPrefix(i, module+"/"); ok {
			rooms = append(rooms, path.Clean(rest))
		}
	}
	return rooms
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
