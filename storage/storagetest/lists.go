package storagetest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// The meaning of a query is defined by Kind.Match and Kind.Less over all items; the tests of this file compare every list with
// what those say.

// sorted returns the items in an order.
func (m maker[P]) sorted(items []P, order []storage.Order) []P {
	out := slices.Clone(items)
	slices.SortFunc(out, func(a, b P) int {
		switch {
		case m.kind.Less(order, a, b):
			return -1
		case m.kind.Less(order, b, a):
			return 1
		}
		return 0
	})
	return out
}

// page returns what a query must answer.
func (m maker[P]) page(items []P, q storage.Query) (page storage.Page[P]) {
	var matching []P
	for _, item := range items {
		if !m.kind.Match(q.Filter, item) {
			continue
		}
		if q.WithTotal {
			page.Total++
		}
		if q.After == nil || m.kind.ComparePosition(q.Order, item, q.After) > 0 {
			matching = append(matching, item)
		}
	}
	page.Items = m.sorted(matching, q.Order)
	page.Items = page.Items[min(q.Offset, len(page.Items)):]
	switch {
	case q.Limit < 0:
		page.Items = nil
	case q.Limit > 0 && len(page.Items) > q.Limit:
		page.Items, page.HasMore = page.Items[:q.Limit], true
	}
	return page
}

// outline is a page by its ids, which are enough to see what a list got wrong.
type outline struct {
	IDs     []string
	Total   int
	HasMore bool
}

func (m maker[P]) outline(page storage.Page[P]) outline {
	o := outline{Total: page.Total, HasMore: page.HasMore}
	for _, item := range page.Items {
		o.IDs = append(o.IDs, m.kind.ID(item))
	}
	return o
}

// lists compares the answer to a query with what it must be, and returns it.
func (m maker[P]) lists(t testing.TB, c collection[P], items []P, q storage.Query) storage.Page[P] {
	t.Helper()
	got, err := c.List(t.Context(), q)
	if err != nil {
		t.Errorf("list %s: %v", words(q), err)
		return got
	}
	answer, want := m.outline(got), m.outline(m.page(items, q))
	if !reflect.DeepEqual(answer, want) { // most do equal, and describing the query would take longer than the list
		equal(t, "list "+words(q), answer, want)
	}
	return got
}

// words describes a query in a failure.
func words(q storage.Query) string {
	text := fmt.Sprintf("where %s order %+v offset %d limit %d", filterWords(q.Filter), q.Order, q.Offset, q.Limit)
	if q.After != nil {
		text += fmt.Sprintf(" after %+v", *q.After)
	}
	return text
}

func filterWords(f storage.Filter) string {
	var parts []string
	if f.Where != nil {
		parts = append(parts, fmt.Sprintf("%s op%d %#v", f.Where.Field, f.Where.Op, f.Where.Values))
	}
	for _, sub := range f.All {
		parts = append(parts, filterWords(sub))
	}
	var any []string
	for _, sub := range f.Any {
		any = append(any, filterWords(sub))
	}
	if len(any) > 0 {
		parts = append(parts, "("+strings.Join(any, " or ")+")")
	}
	return "(" + strings.Join(parts, " and ") + ")"
}

func testFilters[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.sparse(t, 40)
	must(t, c.Insert(t.Context(), items...))
	must(t, of(s.project()).Insert(t.Context(), m.full(t, 3)...)) // another project's items never count

	g := newGenerator(t.Name() + "conditions")
	// Nothing is one of none, and a filter without a condition lets everything pass, by itself and inside of others.
	all := []storage.Filter{storage.Where("id", storage.OpIs), storage.Where("id", storage.OpIsNot), storage.Or(storage.Filter{}, storage.Filter{})}
	for _, f := range all {
		m.lists(t, c, items, storage.Query{Filter: f, WithTotal: true})
	}
	for _, field := range m.filterFields() {
		for _, f := range m.conditions(g, field, items) {
			// The total says how many pass, whether the list has all of them or the first few in an order.
			q := storage.Query{Filter: f, WithTotal: true}
			if g.below(2) == 0 {
				q.Order, q.Limit = []storage.Order{oneOf(g, m.orders()...)}, 1+g.below(8)
			}
			m.lists(t, c, items, q)
			all = append(all, f)
		}
	}
	for range 60 {
		combined := storage.And(oneOf(g, all...), storage.Or(oneOf(g, all...), oneOf(g, all...)), oneOf(g, all...))
		if g.below(2) == 0 {
			combined = storage.Or(combined, oneOf(g, all...))
		}
		q := storage.Query{Filter: combined, WithTotal: g.below(2) == 0, Limit: g.below(8), Offset: g.below(3)}
		if orders := m.orders(); g.below(2) == 0 {
			q.Order = []storage.Order{oneOf(g, orders...)}
		}
		m.lists(t, c, items, q)
	}
}

// filterFields names what a filter can name: the declared fields, the keys inside custom values, and the id.
func (m maker[P]) filterFields() []string {
	fields := []string{"id"}
	for _, f := range m.kind.Fields {
		fields = append(fields, f.Name)
		if f.Type == storage.TypeJSON {
			for _, key := range []string{"text", "number", "switch", "list", "numbers", "deep", "deep.text", "deep.number", "missing", "text.inside"} {
				fields = append(fields, f.Name+"."+key)
			}
		}
	}
	return fields
}

// operations lists every comparison.
var operations = []storage.Op{
	storage.OpIs, storage.OpIsNot, storage.OpHasValue, storage.OpIsUnknown, storage.OpContains, storage.OpNotContain,
	storage.OpStartsWith, storage.OpEndsWith, storage.OpMore, storage.OpMoreEqual, storage.OpLess, storage.OpLessEqual,
	storage.OpCount, storage.OpCountMore, storage.OpCountLess, storage.OpMonthDay,
}

// special are texts that a pattern, a literal or JSON could read as more than letters. Each condition gets some of them: with all kinds and fields, each
// operation meets each of them many times.
var special = []any{"a", "%", "_", `\`, `"`, "'", "Ä", " "}

// conditions makes filters on a field with every comparison that it supports, with values that occur and others.
func (m maker[P]) conditions(g *generator, name string, items []P) (filters []storage.Filter) {
	field, path, _ := m.kind.Field(name)
	some := m.values(field, path, items)
	for _, op := range operations {
		var tries [][]any
		switch op {
		case storage.OpHasValue, storage.OpIsUnknown:
			tries = [][]any{nil}
		case storage.OpCount, storage.OpCountMore, storage.OpCountLess:
			tries = [][]any{{0}, {int64(1)}, {json.Number("2")}}
		case storage.OpMonthDay:
			tries = [][]any{{"02-28", "03-02"}, {"03-03", "02-27"}, {"02-29", "02-29"}, {"01-01", "12-31"}}
		case storage.OpContains, storage.OpNotContain, storage.OpStartsWith, storage.OpEndsWith:
			tries = [][]any{nil, {""}, {"A", "z"}, {oneOf(g, special...)}, {oneOf(g, special...)}}
			for range 2 {
				if text, ok := pick(g, some).(string); ok {
					letters := []rune(text)
					from := g.below(len(letters) + 1)
					tries = append(tries, []any{string(letters[from:])}, []any{string(letters[:from])})
				}
			}
		default:
			tries = [][]any{nil, {absent(field.Type)}, {pick(g, some)}, {pick(g, some)}, {pick(g, some), pick(g, some), absent(field.Type)}}
		}
		for _, values := range tries {
			f := storage.Where(name, op, values...)
			if m.kind.CheckFilter(f) == nil {
				filters = append(filters, f)
			}
		}
	}
	return filters
}

// values returns what the items have in a field that a condition can compare with. Of a list those are its elements.
func (m maker[P]) values(field storage.FieldOf[P], path []string, items []P) (found []any) {
	for i := range items {
		value := field.Value(items[i])
		for _, key := range path {
			inner, _ := value.(map[string]any)
			value = inner[key]
		}
		switch v := value.(type) {
		case nil, map[string]any:
		case []string:
			for _, s := range v {
				found = append(found, s)
			}
		case []any:
			found = append(found, v...)
		default:
			found = append(found, v)
		}
	}
	return found
}

func pick(g *generator, values []any) any {
	if len(values) == 0 {
		return "nothing to pick"
	}
	return oneOf(g, values...)
}

// absent is a value that no item has.
func absent(t storage.Type) any {
	switch t {
	case storage.TypeInt:
		return int64(-77)
	case storage.TypeTime:
		return firstDay.Add(-time.Hour)
	case storage.TypeBool:
		return true
	}
	return "absent"
}

// orders lists every declared order in both directions.
func (m maker[P]) orders() []storage.Order {
	orders := []storage.Order{{Field: "id"}, {Field: "id", Desc: true}}
	for _, f := range m.kind.Fields {
		if f.Sortable {
			orders = append(orders, storage.Order{Field: f.Name}, storage.Order{Field: f.Name, Desc: true})
		}
	}
	return orders
}

func testOrders[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.sparse(t, 40)
	must(t, c.Insert(t.Context(), items...))
	must(t, of(s.project()).Insert(t.Context(), m.full(t, 3)...))
	orders := m.orders()
	for _, first := range orders {
		m.lists(t, c, items, storage.Query{Order: []storage.Order{first}})
		for _, second := range orders {
			m.lists(t, c, items, storage.Query{Order: []storage.Order{first, second}, Limit: 25})
		}
	}
}

func testPages[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.sparse(t, 23)
	must(t, c.Insert(t.Context(), items...))
	must(t, of(s.project()).Insert(t.Context(), m.full(t, 3)...))

	g := newGenerator(t.Name() + "filter")
	some := m.conditions(g, oneOf(g, m.filterFields()...), items)
	few := storage.Or(oneOf(g, some...), oneOf(g, some...), oneOf(g, some...))
	orders := [][]storage.Order{nil}
	for _, o := range m.orders() {
		orders = append(orders, []storage.Order{o}, []storage.Order{o, oneOf(g, m.orders()...)})
	}
	for _, order := range orders {
		for _, filter := range []storage.Filter{{}, few} {
			q := storage.Query{Filter: filter, Order: order}
			m.lists(t, c, items, storage.Query{Filter: filter, Order: order, Limit: -1, WithTotal: true})
			m.lists(t, c, items, storage.Query{Filter: filter, Order: order, Offset: 100, WithTotal: true})

			q.Limit, q.WithTotal = 5, true
			for ; q.Offset <= len(items); q.Offset += 5 {
				m.lists(t, c, items, q)
			}
			q.Offset = 0
			for more := true; more && !t.Failed(); {
				q.WithTotal = !q.WithTotal
				page := m.lists(t, c, items, q)
				if more = page.HasMore; more {
					q.After = m.kind.Position(page.Items[len(page.Items)-1], order)
				}
			}
		}
	}

	// A position stays good when its item is gone.
	ordered := m.sorted(items, orders[len(orders)-1])
	q := storage.Query{Order: orders[len(orders)-1], After: m.kind.Position(ordered[9], orders[len(orders)-1])}
	must(t, c.Delete(t.Context(), m.kind.ID(ordered[9])))
	m.lists(t, c, slices.Delete(ordered, 9, 10), q)
}
