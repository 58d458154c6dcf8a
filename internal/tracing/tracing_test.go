package tracing_test

import (
	"context"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/internal/tracing"
)

func TestNothingIsAllocatedWithoutASpan(t *testing.T) {
	ctx := context.WithValue(t.Context(), new(int), "any")
	if n := testing.AllocsPerRun(100, func() {
		below, span := tracing.Begin(ctx, "redeem")
		below, call := tracing.BeginClient(below, "SELECT")
		tracing.End(call, nil)
		tracing.End(span, nil)
		if tracing.Recording(below) || tracing.Parent(below) != "" {
			t.Error("something is recorded")
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestSummaryNamesTheTableAndNoValue(t *testing.T) {
	for statement, want := range map[string]string{
		`SELECT "v"."id" FROM "vouchers" AS "v" WHERE code = 'secret from here'`: "SELECT vouchers",
		`SELECT 'a from secret ', it FROM orders`:                                "SELECT orders",
		`SELECT 'it''s from secret ' FROM orders`:                                "SELECT orders",
		`INSERT INTO "events" ("id") VALUES ('x')`:                               "INSERT events",
		`UPDATE vouchers SET code = 'secret'`:                                    "UPDATE vouchers",
		`delete from shop.sessions where x = 'secret'`:                           "DELETE shop.sessions",
		"WITH a AS (\n\tSELECT 1 FROM campaigns) SELECT * FROM a":                "WITH campaigns",
		"SELECT (SELECT count(*) FROM (SELECT 1) AS x)":                          "SELECT",
		"BEGIN": "BEGIN", "": "", "SELECT set_config('a', 'from secret', true)": "SELECT", "SELECT 'open from secret": "SELECT",
	} {
		got := tracing.Summary(statement)
		if got != want && !(want == "SELECT" && strings.HasPrefix(got, "SELECT")) || strings.Contains(got, "secret") {
			t.Errorf("%s: %q, want %q", statement, got, want)
		}
	}
}

func TestParentIsReadBackAndGarbageIsNot(t *testing.T) {
	const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
	if got := tracing.Parent(tracing.WithParent(t.Context(), parent)); got != parent {
		t.Errorf("the parent is %q", got)
	}
	for _, bad := range []string{"", "00-1-2-01", strings.Repeat("0", 100_000), "00-00000000000000000000000000000000-b7ad6b7169203331-01"} {
		if got := tracing.Parent(tracing.WithParent(t.Context(), bad)); got != "" {
			t.Errorf("the parent is %q", got)
		}
	}
}
