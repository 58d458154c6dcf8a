package punchcard_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/punchcardhq/punchcard"

// A package imports what its entry in the groups lists, besides leaves. These entries stand for more:
const (
	leaf = "leaf" // imports only other leaves, and every package may import it
	edge = "edge" // imports everything but other edges, and so do the packages below it
	all  = "all"  // imports everything, and so do the packages below it
)

type group struct {
	name     string
	packages []entry
}

// entry is a package and the packages of ours that it may import, separated by spaces.
type entry struct{ name, imports string }

// groups are all packages, in the groups and in the order of the README and of the package documentation. promotion and loyalty never import each
// other, and voucher imports neither.
var groups = []group{
	{"front", []entry{{"punchcard", all}}},
	{"pure rules", []entry{
		{"discount", leaf},
		{"refund", leaf},
		{"rule", "event"},
		{"validity", leaf},
		{"formula", leaf},
		{"metadata", leaf},
		{"patch", leaf},
		{"fault", leaf},
	}},
	{"incentives", []entry{
		{"redemption", `asyncaction campaign campaign/code catalog customer event internal/daily internal/idempotency loyalty loyalty/calc loyalty/ledger order project promotion
			rule voucher`},
		{"voucher", "asyncaction campaign campaign/code catalog customer event loyalty/calc loyalty/ledger project rule trash"},
		{"campaign", "asyncaction campaign/code event rule"},
		{"campaign/code", ""},
		{"campaigns", "asyncaction campaign internal/summary loyalty loyalty/calc promotion redemption referral rule voucher"},
		{"promotion", "campaign campaign/code event rule"},
		{"loyalty", `asyncaction campaign campaign/code catalog customer event internal/daily internal/outbox internal/unitofwork
			loyalty/calc loyalty/ledger order rule trash voucher`},
		{"loyalty/program", "campaign campaign/code catalog event loyalty/calc rule"},
		{"loyalty/membership", `asyncaction campaign campaign/code catalog customer event internal/daily internal/outbox internal/unitofwork
			loyalty/calc loyalty/ledger loyalty/program order rule voucher`},
		{"loyalty/ledger", "loyalty/calc"},
		{"loyalty/calc", ""},
		{"referral", "asyncaction campaign campaign/code customer customevent event internal/outbox internal/unitofwork redemption voucher"},
	}},
	{"shop", []entry{
		{"customer", "asyncaction event"},
		{"order", "asyncaction catalog customer event"},
		{"catalog", "asyncaction event trash"},
		{"segment", "asyncaction campaign customer customevent event internal/daily internal/outbox internal/unitofwork location loyalty/calc voucher"},
		{"location", ""},
	}},
	{"around", []entry{
		{"event", ""},
		{"customevent", "customer event voucher"},
		{"webhook", "asyncaction event internal/daily internal/outbox loyalty/calc project rule"},
		{"export", `asyncaction campaign campaign/code catalog customer event loyalty/calc loyalty/ledger order project redemption referral rule voucher`},
		{"template", "campaign campaign/code catalog location promotion rule segment voucher"},
		{"asyncaction", ""},
		{"trash", ""},
		{"project", "asyncaction"},
		{"audit", "internal/daily loyalty/calc"},
		{"refusal", "internal/daily loyalty/calc redemption"},
		{"health", "asyncaction internal/daily internal/outbox webhook"},
		{"oauth", ""},
		{"signin", "project"},
		{"env", leaf},
		{"wording", "campaign loyalty loyalty/calc loyalty/membership loyalty/program redemption referral rule segment"},
	}},
	{"edges", []entry{
		{"storage", leaf},
		{"storage/memory", edge},
		{"storage/sqlite", edge},
		{"storage/postgres", edge},
		{"storage/storagetest", all},
		{"httpapi", edge},
		{"dashboard", edge},
	}},
	{"programs", []entry{{"cmd/punchcard", all}, {"examples", all}, {"apitest", all}}},
	{"internal", []entry{
		{"internal/archive", "asyncaction internal/outbox internal/verify loyalty/calc loyalty/ledger customer internal/summary order redemption"},
		{"internal/background", leaf},
		{"internal/bench", all},
		{"internal/codec", leaf},
		{"internal/compactjson", leaf},
		{"internal/csvfile", leaf},
		{"internal/daily", "asyncaction loyalty/calc"},
		{"internal/dump", leaf},
		{"internal/distribution", "campaign customer event loyalty loyalty/membership order rule segment voucher webhook"},
		{"internal/gzipped", leaf},
		{"internal/idempotency", ""},
		{"internal/importfiles", all},
		{"internal/liability", "campaign internal/daily loyalty/calc loyalty/ledger loyalty/membership loyalty/program voucher"},
		{"internal/listing", leaf},
		{"internal/metadatakey", "asyncaction campaign catalog customer order voucher"},
		{"internal/move", all},
		{"internal/opened", leaf},
		{"internal/outbox", "asyncaction event"},
		{"internal/plot", leaf},
		{"internal/published", edge},
		{"internal/retention", "asyncaction internal/daily internal/outbox loyalty/calc project"},
		{"internal/reward", "asyncaction campaign customer event internal/outbox loyalty loyalty/calc loyalty/membership redemption voucher"},
		{"internal/refundcases", leaf},
		{"internal/ratelimit", leaf},
		{"internal/recentcalls", leaf},
		{"internal/saturate", leaf},
		{"internal/secret", leaf},
		{"internal/selection", leaf},
		{"internal/steady", leaf},
		{"internal/summary", "campaign campaign/code event internal/outbox loyalty loyalty/calc order redemption referral voucher"},
		{"internal/torture", all},
		{"internal/tracing", leaf},
		{"internal/unitofwork", leaf},
		{"internal/verify", "asyncaction campaign customer internal/liability internal/summary loyalty/calc loyalty/ledger loyalty/membership order redemption voucher"},
		{"internal/wire", edge},
		{"storage/internal", all},
	}},
}

// entryOf is the entry of a package: its own, or that of a package above it which stands for all below.
func entryOf(name string) (found entry, ok bool) {
	if name == "" {
		name = "punchcard"
	}
	for _, g := range groups {
		for _, e := range g.packages {
			below := strings.HasPrefix(name, e.name+"/") && (e.imports == all || e.imports == edge)
			if name == e.name || below && len(e.name) > len(found.name) {
				found, ok = e, true
				if name == e.name {
					return found, true
				}
			}
		}
	}
	return found, ok
}

// leaves are the packages that every package may import.
func leaves() (names []string) {
	for _, g := range groups {
		for _, e := range g.packages {
			if e.imports == leaf {
				names = append(names, e.name)
			}
		}
	}
	return names
}

// TestTheGroupsOfPackagesAreTold compares the README and the package documentation with the groups.
func TestTheGroupsOfPackagesAreTold(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for text, row := range map[string]*regexp.Regexp{
		string(readme): regexp.MustCompile(`(?m)^\| ([a-z ]+) \| ((?:\x60[a-z/]+\x60 ?)+)`),
		string(doc):    regexp.MustCompile(`(?m)^//\t([a-z]+(?: [a-z]+)?)  +([a-z/ ]+)$`),
	} {
		_, text, found := strings.Cut(text, "# Packages")
		if !found {
			t.Fatal("there is no section of packages")
		}
		var told, want []string
		for _, r := range row.FindAllStringSubmatch(text, -1) {
			told = append(told, r[1]+": "+strings.Join(strings.Fields(strings.ReplaceAll(r[2], "`", "")), " "))
		}
		for _, g := range groups {
			if g.name == "internal" {
				continue // not imported
			}
			names := g.name + ":"
			for _, e := range g.packages {
				names += " " + e.name
			}
			want = append(want, names)
		}
		if !slices.Equal(told, want) {
			t.Errorf("the groups are\n%s\nbut the text says\n%s", strings.Join(want, "\n"), strings.Join(told, "\n"))
		}
	}
}

type goPackage struct {
	ImportPath string
	Imports    []string
}

// TestImports compares the groups with the source, so that the diagram in the README stays true.
func TestImports(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		own := ours(p.Imports)
		e, found := entryOf(name)
		switch {
		case !found:
			t.Errorf("package %s has no place in the groups: say what it may import", name)
		case e.imports == leaf:
			expect(t, name, own, leaves())
		case e.imports == edge:
			forbid(t, name, own)
		case e.imports != all:
			expect(t, name, own, slices.Concat(leaves(), strings.Fields(e.imports)))
			expectLibraries(t, name, p.Imports)
		}
	}
}

// expect reports imports of our own that a package may not have.
func expect(t *testing.T, name string, imports, allowed []string) {
	for _, i := range imports {
		if !slices.Contains(allowed, i) {
			t.Errorf("package %s imports %s, which its entry in the groups does not list", name, i)
		}
	}
}

// expectLibraries keeps drivers, routers and the like out of the domain: who embeds it compiles almost nothing else.
func expectLibraries(t *testing.T, name string, imports []string) {
	for _, i := range imports {
		allowed := []string{"github.com/shopspring/decimal", "golang.org/x/crypto/argon2", "github.com/klauspost/compress/s2"}
		if name == "wording" {
			allowed = append(allowed, "golang.org/x/text/language", "golang.org/x/text/feature/plural") // how languages count
		}
		if strings.Contains(i, ".") && !strings.HasPrefix(i, module) && !slices.Contains(allowed, i) && !strings.HasPrefix(i, "github.com/oklog/ulid") {
			t.Errorf("domain package %s imports %s", name, i)
		}
	}
}

// TestTheLibraryHasNoExporterOfTraces compares what the library and its storages are built of: the SDK of OpenTelemetry and what it sends with are
// the server's alone.
func TestTheLibraryHasNoExporterOfTraces(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".", "./httpapi", "./dashboard", "./storage/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	names := strings.Fields(string(out))
	for _, name := range names {
		for _, theServers := range []string{"go.opentelemetry.io/otel/sdk", "go.opentelemetry.io/otel/exporters", "go.opentelemetry.io/proto", "google.golang.org/"} {
			if strings.HasPrefix(name, theServers) {
				t.Errorf("the library is built with %s", name)
			}
		}
	}
	if !slices.Contains(names, "go.opentelemetry.io/otel/trace") {
		t.Error("the library is built without the API of traces")
	}
}

// TestTheLibraryNeedsNoEdges keeps what the edges need out of programs that import package punchcard alone: drivers, routers, and the protocols of sign-ins.
func TestTheLibraryNeedsNoEdges(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, name := range []string{"github.com/coreos/go-oidc", "golang.org/x/oauth2", "github.com/jackc/pgx", "modernc.org/sqlite", "github.com/gorilla/mux"} {
		if strings.Contains(string(out), name) {
			t.Errorf("package punchcard needs %s", name)
		}
	}
}

// forbid keeps the edges apart: httpapi and dashboard import no backend and not each other, and no backend imports another edge.
func forbid(t *testing.T, name string, imports []string) {
	outer := []string{"dashboard", "httpapi", "storage/memory", "storage/postgres", "storage/sqlite"}
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
