package storagetest

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"pgregory.net/rapid"
)

// testModel does random things to categories and to a model of them, a plain list, and compares after each.
func testModel(t *testing.T, s *suite) {
	rapid.Check(t, func(rt *rapid.T) {
		r := random{rt, t.Context()}
		p, m := s.project(), model{}
		for range rapid.IntRange(1, 15).Draw(rt, "steps") {
			if rapid.IntRange(0, 3).Draw(rt, "transaction") > 0 {
				r.step(p, &m)
				continue
			}
			changed := model{slices.Clone(m.rows)}
			var failure error
			if rapid.Bool().Draw(rt, "fails") {
				failure = errors.New("failure")
			}
			steps := rapid.IntRange(1, 5).Draw(rt, "steps inside")
			err := storage.Atomic(r.ctx, p, func(tx Project) error {
				for range steps {
					r.step(tx, &changed)
				}
				return failure
			})
			if !errors.Is(err, failure) {
				rt.Fatalf("transaction answers %v, want %v", err, failure)
			}
			if failure == nil {
				m = changed
			}
			r.compare(p, &m, storage.Query{})
		}
	})
}

// model is the plain list.
type model struct{ rows []catalog.Category }

func (m *model) at(id string) int {
	return slices.IndexFunc(m.rows, func(c catalog.Category) bool { return c.ID == id })
}

// takenBy reports whether the category cannot be stored beside those whose id is another.
func (m *model) takenBy(c catalog.Category) bool {
	return c.Name != "" && slices.ContainsFunc(m.rows, func(o catalog.Category) bool { return o.ID != c.ID && o.Name == c.Name })
}

// insert adds all categories and returns true, or none.
func (m *model) insert(items []catalog.Category) bool {
	next := model{slices.Clone(m.rows)}
	for _, c := range items {
		if next.at(c.ID) >= 0 || next.takenBy(c) {
			return false
		}
		next.rows = append(next.rows, c)
	}
	*m = next
	return true
}

// random draws things to do.
type random struct {
	*rapid.T
	ctx context.Context
}

var (
	someIDs   = rapid.SampledFrom([]string{"cat_a", "cat_b", "cat_B", "cat_c", "cat_d", "cat_é"})
	someNames = rapid.SampledFrom([]string{"", "one", "One", "one ", "two", "ü"})
	someTimes = rapid.SampledFrom([]time.Time{{}, firstDay, firstDay.Add(time.Millisecond), firstDay.AddDate(0, 1, 0)})
)

func (r random) category() catalog.Category {
	return catalog.Category{
		ID: someIDs.Draw(r.T, "id"), Name: someNames.Draw(r.T, "name"), Hierarchy: rapid.Int64Range(-1, 2).Draw(r.T, "hierarchy"),
		CreatedAt: someTimes.Draw(r.T, "created at"), UpdatedAt: someTimes.Draw(r.T, "updated at"),
	}
}

func (r random) filter() storage.Filter {
	field := rapid.SampledFrom([]string{"id", "name", "hierarchy", "created_at"}).Draw(r.T, "field")
	op := rapid.SampledFrom(operations[:12]).Draw(r.T, "comparison")
	var values []any
	for range rapid.IntRange(0, 2).Draw(r.T, "values") {
		f, _, _ := catalog.CategoryKind.Field(field)
		c := r.category()
		if v := f.Value(&c); v != nil {
			values = append(values, v)
		}
	}
	f := storage.Where(field, op, values...)
	if catalog.CategoryKind.CheckFilter(f) != nil {
		return storage.Filter{}
	}
	switch rapid.IntRange(0, 5).Draw(r.T, "more conditions") {
	case 0:
		return storage.And(f, r.filter())
	case 1:
		return storage.Or(f, r.filter())
	}
	return f
}

func (r random) query() storage.Query {
	q := storage.Query{
		Filter: r.filter(), WithTotal: rapid.Bool().Draw(r.T, "with total"), Limit: rapid.IntRange(-1, 4).Draw(r.T, "limit"),
	}
	for range rapid.IntRange(0, 2).Draw(r.T, "orders") {
		q.Order = append(q.Order, storage.Order{
			Field: rapid.SampledFrom([]string{"id", "name", "hierarchy", "created_at"}).Draw(r.T, "order"),
			Desc:  rapid.Bool().Draw(r.T, "descending"),
		})
	}
	if rapid.Bool().Draw(r.T, "after") {
		c := r.category()
		q.After = catalog.CategoryKind.Position(&c, q.Order)
	} else {
		q.Offset = rapid.IntRange(0, 3).Draw(r.T, "offset")
	}
	return q
}

// step does one thing to the store and to the model.
func (r random) step(p Project, m *model) {
	r.Helper()
	c := p.Categories()
	switch rapid.SampledFrom([]string{"insert", "get", "find", "update", "delete", "delete all", "list"}).Draw(r.T, "do") {
	case "insert":
		items := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) catalog.Category { return random{t, r.ctx}.category() }), 0, 3).Draw(r.T, "items")
		r.answers(c.Insert(r.ctx, items...), "duplicate_found", m.insert(items))
	case "get":
		id := someIDs.Draw(r.T, "id")
		got, err := c.Get(r.ctx, id)
		i := m.at(id)
		if r.answers(err, "not_found", i >= 0) {
			equal(r, "get", got, m.rows[i])
		}
	case "find":
		name := someNames.Draw(r.T, "name")
		var want catalog.Category
		i := slices.IndexFunc(m.rows, func(c catalog.Category) bool { return name != "" && c.Name == name })
		if i >= 0 {
			want = m.rows[i]
		}
		got, ok, err := c.Find(r.ctx, "name", name)
		r.answers(err, "", true)
		equal(r, "found", ok, i >= 0)
		equal(r, "find", got, want)
	case "update":
		want := r.category()
		got, err := c.Update(r.ctx, want.ID, func(c *catalog.Category) error { *c = want; return nil })
		i := m.at(want.ID)
		switch {
		case i < 0:
			r.answers(err, "not_found", false)
		case r.answers(err, "duplicate_found", !m.takenBy(want)):
			equal(r, "updated", got, want)
			m.rows[i] = want
		}
	case "delete":
		id := someIDs.Draw(r.T, "id")
		i := m.at(id)
		if r.answers(c.Delete(r.ctx, id), "not_found", i >= 0) {
			m.rows = slices.Delete(m.rows, i, i+1)
		}
	case "delete all":
		f := r.filter()
		before := len(m.rows)
		m.rows = slices.DeleteFunc(m.rows, func(c catalog.Category) bool { return catalog.CategoryKind.Match(f, &c) })
		n, err := c.DeleteAll(r.ctx, f)
		r.answers(err, "", true)
		equal(r, "deleted", n, before-len(m.rows))
	case "list":
		r.compare(p, m, r.query())
	}
}

// answers fails the test unless the error is nil, when it should be, or else a fault with this key. It returns whether the
// operation succeeded.
func (r random) answers(err error, key string, ok bool) bool {
	r.Helper()
	if ok && err != nil || !ok && !fault.Has(err, key) {
		r.Fatalf("the store answers %v, want success: %v, otherwise %s", err, ok, key)
	}
	return ok
}

func (r random) compare(p Project, m *model, q storage.Query) {
	r.Helper()
	got, err := p.Categories().List(r.ctx, q)
	r.answers(err, "", true)
	want := makerOf(catalog.CategoryKind).page(pointers.To(m.rows), q)
	equal(r, "list "+words(q), got, storage.Page[catalog.Category]{Items: pointers.Copies(want.Items), Total: want.Total, HasMore: want.HasMore})
}
