package httpapi_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
)

var update = flag.Bool("update", false, "write what is generated: the tables of operations, and the comments and constants of the OpenAPI document")

// TestReadmeListsTheOperations compares the summary in the README and docs/operations.md with the routes. -update writes
// both.
func TestReadmeListsTheOperations(t *testing.T) {
	s := newServer(t)
	document, err := loadDocument(s.api.(*httpapi.API))
	if err != nil {
		t.Fatal(err)
	}
	var all []httpapi.Operation
	for path, item := range document.Paths.Map() {
		for method := range item.Operations() {
			all = append(all, httpapi.Operation{Method: method, Path: path, Built: true})
		}
	}
	ours := undocumented(s.operations(), all)
	for path, table := range map[string]string{
		"../README.md":          operationsByResource(s.operations()),
		"../docs/operations.md": operationsByPath(s.operations()) + "\n## This server's own\n\nThe published API does not have these; [the API](api.md) says what they are for.\n\n" + pathTable(ours),
	} {
		writeBetween(t, path, "<!-- operations: begin -->\n", "<!-- operations: end -->", table)
	}
}

// writeBetween compares a part of a file with what it should be. With -update it writes the part.
func writeBetween(t *testing.T, path, begin, end, want string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, begins := strings.Cut(string(text), begin)
	_, after, ends := strings.Cut(rest, end)
	if !begins || !ends {
		t.Fatalf("%s has no place for the table of operations", path)
	}
	want = before + begin + want + end + after
	switch {
	case want == string(text):
	case !*update:
		t.Errorf("the table of operations in %s is not that of the routes: run go test ./httpapi -run Readme -update", path)
	default:
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// undocumented returns the operations of a list that are not documented, sorted by path and method.
func undocumented(documented, all []httpapi.Operation) (ours []httpapi.Operation) {
	known := map[string]bool{}
	for _, op := range documented {
		known[op.Method+" "+op.Path] = true
	}
	for _, op := range all {
		if !known[op.Method+" "+op.Path] {
			ours = append(ours, op)
		}
	}
	order := []string{"GET", "POST", "PUT", "DELETE"}
	slices.SortFunc(ours, func(a, b httpapi.Operation) int {
		if c := strings.Compare(a.Path, b.Path); c != 0 {
			return c
		}
		return slices.Index(order, a.Method) - slices.Index(order, b.Method)
	})
	return ours
}

// resourceOf returns the resource of an operation in the summary: the first segment after the version. The client side is
// one resource.
func resourceOf(path string) string {
	for _, begin := range []string{"/client/v1", "/management/v1/projects/{projectId}/", "/management/v1/projects", "/v2/loyalties/", "/v1/"} {
		if rest, found := strings.CutPrefix(path, begin); found {
			if !strings.HasSuffix(begin, "/") {
				return begin
			}
			first, _, _ := strings.Cut(rest, "/")
			return begin + first
		}
	}
	return path
}

// operationsByResource returns a row for each resource: how many operations are built, and which are not.
func operationsByResource(ops []httpapi.Operation) string {
	type tally struct {
		built   int
		missing []string
	}
	counts := map[string]tally{}
	for _, op := range ops {
		n := counts[resourceOf(op.Path)]
		if op.Built {
			n.built++
		} else {
			n.missing = append(n.missing, "`"+op.Method+" "+op.Path+"`")
		}
		counts[resourceOf(op.Path)] = n
	}
	var b strings.Builder
	b.WriteString(howMany(ops) + "\n\n| resource | built | missing |\n|---|---|---|\n")
	for _, resource := range slices.Sorted(maps.Keys(counts)) {
		n := counts[resource]
		built := fmt.Sprint(n.built)
		if len(n.missing) > 0 {
			built = fmt.Sprintf("%d of %d", n.built, n.built+len(n.missing))
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", resource, built, strings.Join(n.missing, ", "))
	}
	return b.String()
}

// operationsByPath returns a row for each path.
func operationsByPath(ops []httpapi.Operation) string {
	return howMany(ops) + "\n\n" + pathTable(ops)
}

func howMany(ops []httpapi.Operation) string {
	built := 0
	for _, op := range ops {
		if op.Built {
			built++
		}
	}
	if built == len(ops) {
		return fmt.Sprintf("All %d documented operations are built.", built)
	}
	return fmt.Sprintf("%d of %d documented operations are built; the others answer 501 `not_implemented`.", built, len(ops))
}

func pathTable(ops []httpapi.Operation) string {
	var b strings.Builder
	b.WriteString("| path | built | missing |\n|---|---|---|\n")
	for i := 0; i < len(ops); {
		var have, lack []string
		j := i
		for ; j < len(ops) && ops[j].Path == ops[i].Path; j++ {
			if ops[j].Built {
				have = append(have, ops[j].Method)
			} else {
				lack = append(lack, ops[j].Method)
			}
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", ops[i].Path, strings.Join(have, " "), strings.Join(lack, " "))
		i = j
	}
	return b.String()
}

func TestTablesListOperationsThatAreNotBuilt(t *testing.T) {
	ops := []httpapi.Operation{
		{Method: "POST", Path: "/client/v1/publish", Built: true},
		{Method: "GET", Path: "/management/v1/projects/{projectId}", Built: true},
		{Method: "GET", Path: "/management/v1/projects/{projectId}/users", Built: true},
		{Method: "GET", Path: "/v1/vouchers/{code}", Built: true},
		{Method: "DELETE", Path: "/v1/vouchers/{code}"},
		{Method: "POST", Path: "/v1/wallets"},
	}
	const many = "4 of 6 documented operations are built; the others answer 501 `not_implemented`.\n\n"
	if got, want := operationsByResource(ops), many+"| resource | built | missing |\n|---|---|---|\n"+
		"| `/client/v1` | 1 |  |\n| `/management/v1/projects` | 1 |  |\n| `/management/v1/projects/{projectId}/users` | 1 |  |\n"+
		"| `/v1/vouchers` | 1 of 2 | `DELETE /v1/vouchers/{code}` |\n| `/v1/wallets` | 0 of 1 | `POST /v1/wallets` |\n"; got != want {
		t.Errorf("by resource:\n%s\nwant:\n%s", got, want)
	}
	if got := operationsByPath(ops); !strings.HasPrefix(got, many) || !strings.Contains(got, "| `/v1/vouchers/{code}` | GET | DELETE |\n") || !strings.Contains(got, "| `/v1/wallets` |  | POST |\n") {
		t.Errorf("by path:\n%s", got)
	}
}
