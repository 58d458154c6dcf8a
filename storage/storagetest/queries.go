package storagetest

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// testQueries sends queries that no list can answer: none of them is silently understood as something else.
func testQueries(t *testing.T, s *suite) {
	p := s.project()
	must(t, p.Categories().Insert(t.Context(), category("cat_1", "one")))
	byName := []storage.Order{{Field: "name"}}
	for name, q := range map[string]storage.Query{
		"filter by an undeclared field":        {Filter: storage.Is("colour", "red")},
		"filter by one inside others":          {Filter: storage.Or(storage.Is("name", "a"), storage.And(storage.Is("id", "b"), storage.Is("colour", "red")))},
		"filter by a field with a quote":       {Filter: storage.Is(`name" = '' or ''='`, "red")},
		"text compared with a number":          {Filter: storage.Is("name", 1)},
		"text compared with null":              {Filter: storage.Is("name", nil)},
		"number compared with a text":          {Filter: storage.Where("hierarchy", storage.OpMore, "1")},
		"time compared with a text":            {Filter: storage.Where("created_at", storage.OpLess, "2026-01-01")},
		"beginning of a number":                {Filter: storage.Where("hierarchy", storage.OpStartsWith, "1")},
		"day without a second one":             {Filter: storage.Where("created_at", storage.OpMonthDay, "01-02")},
		"day that is none":                     {Filter: storage.Where("created_at", storage.OpMonthDay, "01-32", "02-01")},
		"number of elements of a text":         {Filter: storage.Where("name", storage.OpCount, 1)},
		"value where none is compared":         {Filter: storage.Where("name", storage.OpHasValue, "a")},
		"comparison that does not exist":       {Filter: storage.Where("name", storage.OpMonthDay+1, "a")},
		"order by an undeclared field":         {Order: []storage.Order{{Field: "colour"}}},
		"negative offset":                      {Offset: -1},
		"offset behind a position":             {Order: byName, Offset: 1, After: &storage.Position{Values: []any{"a"}, ID: "cat_1"}},
		"position without the order's values":  {Order: byName, After: &storage.Position{ID: "cat_1"}},
		"position with values of another type": {Order: byName, After: &storage.Position{Values: []any{time.Now()}, ID: "cat_1"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := p.Categories().List(t.Context(), q)
			if !fault.Has(err, "invalid_query_params") {
				t.Errorf("list answers %v, want invalid_query_params", err)
			}
			if q.Order != nil || q.Offset != 0 {
				return
			}
			_, err = p.Categories().DeleteAll(t.Context(), q.Filter)
			if !fault.Has(err, "invalid_query_params") {
				t.Errorf("delete answers %v, want invalid_query_params", err)
			}
		})
	}
	holds(t, p, category("cat_1", "one"))
}

func testBackend(t *testing.T, s *suite) {
	t.Run("the_system_scope_is_the_project_without_a_name", func(t *testing.T) {
		t.Parallel()
		b := s.open(t)
		must(t, b.system().Categories().Insert(t.Context(), category("cat_1", "one")))
		holds(t, b.project(""), category("cat_1", "one"))
		holds(t, b.project("proj"))
	})
	t.Run("project_names_may_be_odd", func(t *testing.T) {
		t.Parallel()
		b := s.open(t)
		names := []string{"a", "a ", "A", "a/b", "a'b", `a"b`, "a%", "%", "日本"}
		for i, name := range names {
			must(t, b.project(name).Categories().Insert(t.Context(), category("cat_1", names[len(names)-1-i])))
		}
		for i, name := range names {
			holds(t, b.project(name), category("cat_1", names[len(names)-1-i]))
		}
	})
	t.Run("a_fresh_backend_answers_a_ping", func(t *testing.T) {
		t.Parallel()
		must(t, s.open(t).ping(t.Context()))
	})
}
