package storagetest

import (
	"errors"
	"slices"
	"testing"

	"github.com/punchcardhq/punchcard/storage"
)

func testUpdateAll[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 6)
	must(t, c.Insert(t.Context(), items[:4]...))
	some := storage.In("id", []string{m.kind.ID(items[2]), m.kind.ID(items[0]), m.kind.ID(items[3]), "nobody"})

	// Every field of two items becomes that of another item; the third is left alone.
	want := slices.Clone(items[:4])
	replace := map[string]P{}
	for i, by := range map[int]int{0: 4, 3: 5} {
		id := m.kind.ID(items[i])
		want[i] = m.copy(items[by])
		m.setID(t, want[i], id)
		replace[id] = want[i]
	}
	var seen []string
	changed, err := c.UpdateAll(t.Context(), some, func(item P) (bool, error) {
		id := m.kind.ID(item)
		seen = append(seen, id)
		by, ok := replace[id]
		if ok {
			put(item, by)
		}
		return ok, nil
	})
	must(t, err)
	equal(t, "changed", changed, 2)
	if !slices.IsSorted(seen) || len(seen) != 3 {
		t.Errorf("the items came as %q, want three in the order of their ids", seen)
	}
	page, err := c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "items", page.Items, m.sorted(want, nil))

	stop := errors.New("stop")
	n := 0
	_, err = c.UpdateAll(t.Context(), storage.Filter{}, func(item P) (bool, error) {
		if n++; n == 3 {
			return false, stop
		}
		id := m.kind.ID(item)
		put(item, items[2])
		m.setID(t, item, id)
		return true, nil
	})
	if !errors.Is(err, stop) {
		t.Errorf("an update that fails: %v", err)
	}
	page, err = c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "items after a failure", page.Items, m.sorted(want, nil))
}
