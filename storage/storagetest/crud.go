package storagetest

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// exerciseKind tests all that a collection promises for one kind. Every subtest has projects of its own.
func exerciseKind[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	for name, test := range map[string]func(*testing.T, *suite, maker[P], func(Project) collection[P]){
		"what_is_inserted_comes_back":                       testRoundTrip[P],
		"what_is_empty_comes_back_empty":                    testEmpty[P],
		"a_missing_id_is_not_found":                         testMissing[P],
		"a_taken_id_is_refused_and_nothing_is_inserted":     testTakenID[P],
		"a_taken_key_is_refused_and_nothing_is_inserted":    testTakenKey[P],
		"items_are_found_by_their_keys":                     testFind[P],
		"an_update_replaces_every_field":                    testUpdate[P],
		"an_update_that_fails_leaves_the_item":              testFailedUpdate[P],
		"update_all_changes_what_passes_the_filter":         testUpdateAll[P],
		"what_is_deleted_is_gone":                           testDelete[P],
		"delete_all_removes_what_passes_the_filter":         testDeleteAll[P],
		"texts_that_cannot_be_stored_are_refused":           testText[P],
		"projects_do_not_see_each_other":                    testTenants[P],
		"only_writes_of_configuring_kinds_raise_a_revision": testKindRevision[P],
		"filters_select_what_match_selects":                 testFilters[P],
		"orders_are_those_of_less":                          testOrders[P],
		"pages_cover_a_list_once":                           testPages[P],
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s, m, of)
		})
	}
}

func testRoundTrip[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 5)
	must(t, c.Insert(t.Context(), items[0]))
	must(t, c.Insert(t.Context(), items[1:]...))
	must(t, c.Insert(t.Context()))
	for _, item := range items {
		got, err := c.Get(t.Context(), m.kind.ID(item))
		must(t, err)
		equal(t, "get", got, item)
	}
	page, err := c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "list", page.Items, m.sorted(items, nil))
}

func testEmpty[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	g := newGenerator(t.Name())
	first, second := m.empty(t, g, m.id(g)), m.empty(t, g, m.id(g))
	must(t, c.Insert(t.Context(), first))
	if slices.Equal(m.keys(first), nil) {
		must(t, c.Insert(t.Context(), second)) // two empty keys do not collide
	}
	got, err := c.Get(t.Context(), m.kind.ID(first))
	must(t, err)
	equal(t, "get", got, first)

	// Emptying works as well as being empty from the start.
	full := m.full(t, 1)[0]
	must(t, c.Insert(t.Context(), full))
	id := m.kind.ID(full)
	want := m.empty(t, g, id)
	if len(m.keys(want)) > 0 {
		return
	}
	_, err = c.Update(t.Context(), id, func(item P) error { put(item, want); return nil })
	must(t, err)
	got, err = c.Get(t.Context(), id)
	must(t, err)
	equal(t, "get after emptying", got, want)
}

func testMissing[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	must(t, c.Insert(t.Context(), m.full(t, 1)...))
	for _, id := range []string{m.id(newGenerator(t.Name())), "", "no such id", "it's", "a\x00b", "\xff", "%"} {
		want := fault.NotFound(m.kind.Name, id)
		_, err := c.Get(t.Context(), id)
		refused(t, "get", err, want)
		_, err = c.Update(t.Context(), id, func(P) error { t.Errorf("the update of %q is asked to change", id); return nil })
		refused(t, "update", err, want)
		refused(t, "delete", c.Delete(t.Context(), id), want)
	}
}

func testTakenID[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 4)
	must(t, c.Insert(t.Context(), items[0]))
	id := m.kind.ID(items[0])
	again := m.copy(items[1])
	m.setID(t, again, id)
	want := fault.Duplicate(m.kind.Name, "id", id)
	refused(t, "insert", c.Insert(t.Context(), again), want)
	refused(t, "insert with others", c.Insert(t.Context(), items[2], again, items[3]), want)

	twin := m.copy(items[3])
	m.setID(t, twin, m.kind.ID(items[2]))
	want = fault.Duplicate(m.kind.Name, "id", m.kind.ID(items[2]))
	refused(t, "insert of one id twice", c.Insert(t.Context(), items[2], twin), want)

	page, err := c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "list", page.Items, items[:1])
}

func testTakenKey[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	for _, u := range m.kind.Unique {
		c := of(s.project())
		items := m.full(t, 4)
		must(t, c.Insert(t.Context(), items[0], items[1]))
		key := u.Value(items[0])
		if key == "" {
			t.Fatalf("an invented %s has no %s", m.kind.Name, u.Name)
		}
		withKey := func(item P) P {
			item = m.copy(item)
			m.setKey(t, u, item, key)
			return item
		}
		want := fault.Duplicate(m.kind.Name, u.Name, key)
		refused(t, "insert", c.Insert(t.Context(), withKey(items[2])), want)
		refused(t, "insert with others", c.Insert(t.Context(), items[3], withKey(items[2])), want)
		_, err := c.Update(t.Context(), m.kind.ID(items[1]), func(item P) error { put(item, withKey(item)); return nil })
		refused(t, "update", err, want)

		page, err := c.List(t.Context(), storage.Query{})
		must(t, err)
		equal(t, "list", page.Items, m.sorted(items[:2], nil))

		must(t, c.Delete(t.Context(), m.kind.ID(items[0])))
		must(t, c.Insert(t.Context(), withKey(items[2]))) // the key is free again
	}
}

func testFind[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	made := m.full(t, 4)
	items, other := made[:3], made[3]
	must(t, c.Insert(t.Context(), items...))
	for _, u := range m.kind.Unique {
		for _, item := range items {
			got, ok, err := c.Find(t.Context(), u.Name, u.Value(item))
			must(t, err)
			equal(t, "find "+u.Name, got, item)
			equal(t, "found", ok, true)
		}
		none := m.fresh()
		for _, value := range []string{"", "no such key", "it's", "a\x00b", "\xff", "%"} {
			got, ok, err := c.Find(t.Context(), u.Name, value)
			must(t, err)
			equal(t, "find "+value, got, none)
			equal(t, "found "+value, ok, false)
		}
		old, changed := u.Value(items[0]), u.Value(other)
		_, err := c.Update(t.Context(), m.kind.ID(items[0]), func(item P) error {
			m.setKey(t, u, item, changed)
			return nil
		})
		must(t, err)
		_, ok, err := c.Find(t.Context(), u.Name, old)
		must(t, err)
		equal(t, "found by the old key", ok, false)
		items[0], ok, err = c.Find(t.Context(), u.Name, changed)
		must(t, err)
		equal(t, "found by the new key", ok, true)
	}
	if _, _, err := c.Find(t.Context(), "no such key", "x"); err == nil {
		t.Error("find by a key that is not declared succeeds")
	}
}

func testUpdate[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 3)
	must(t, c.Insert(t.Context(), items[:2]...))
	id := m.kind.ID(items[0])
	want := m.copy(items[2])
	m.setID(t, want, id)
	got, err := c.Update(t.Context(), id, func(item P) error {
		equal(t, "given to the update", item, items[0])
		put(item, want)
		return nil
	})
	must(t, err)
	equal(t, "returned by the update", got, want)
	got, err = c.Get(t.Context(), id)
	must(t, err)
	equal(t, "get", got, want)
	got, err = c.Get(t.Context(), m.kind.ID(items[1]))
	must(t, err)
	equal(t, "get another", got, items[1])
}

func testFailedUpdate[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 3)
	must(t, c.Insert(t.Context(), items[0]))
	id := m.kind.ID(items[0])
	refused := errors.New("refused")
	none := m.fresh()
	got, err := c.Update(t.Context(), id, func(item P) error {
		put(item, items[1])
		m.setID(t, item, id)
		return refused
	})
	if !errors.Is(err, refused) {
		t.Errorf("update answers %v, want the error of the function", err)
	}
	equal(t, "returned by the update", got, none)
	if _, err := c.Update(t.Context(), id, func(item P) error { put(item, items[1]); return nil }); err == nil {
		t.Error("an update changes the id of an item")
	}
	page, err := c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "list", page.Items, items[:1])
}

func testDelete[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 2)
	must(t, c.Insert(t.Context(), items...))
	id := m.kind.ID(items[0])
	must(t, c.Delete(t.Context(), id))
	refused(t, "second delete", c.Delete(t.Context(), id), fault.NotFound(m.kind.Name, id))
	page, err := c.List(t.Context(), storage.Query{WithTotal: true})
	must(t, err)
	equal(t, "list", page, storage.Page[P]{Items: items[1:], Total: 1})
	must(t, c.Insert(t.Context(), items[0])) // id and keys are free again
}

func testDeleteAll[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 5)
	must(t, c.Insert(t.Context(), items...))
	chosen := []string{m.kind.ID(items[1]), m.kind.ID(items[3]), "no such id"}
	for most, want := range map[int]int{1: 1, 2: 2, 3: 2} {
		page, err := c.List(t.Context(), storage.Query{Filter: storage.In("id", chosen), Limit: -1, WithTotal: true, MaxTotal: most})
		must(t, err)
		equal(t, "counted up to a bound", page, storage.Page[P]{Total: want})
		page, err = c.List(t.Context(), storage.Query{Limit: 1, WithTotal: true, MaxTotal: most})
		must(t, err)
		equal(t, "counted up to a bound, without a filter", page, storage.Page[P]{Items: m.sorted(items, nil)[:1], Total: most, HasMore: true})
	}
	about := storage.Query{Limit: -1, WithTotal: true, ExactTotal: 2}
	page, err := c.List(t.Context(), about)
	must(t, err)
	equal(t, "counted for the first time", page.Total, 5)
	n, err := c.DeleteAll(t.Context(), storage.In("id", chosen))
	must(t, err)
	equal(t, "deleted by filter", n, 2)
	// A total that need not be exact is counted again at some time, and until then it is the one before.
	for deadline := time.Now().Add(time.Minute); page.Total != 3; time.Sleep(time.Millisecond) {
		if page, err = c.List(t.Context(), about); err != nil || page.Total != 5 && page.Total != 3 || time.Now().After(deadline) {
			t.Fatalf("the total is %d, want 3: %v", page.Total, err)
		}
	}
	page, err = c.List(t.Context(), storage.Query{WithTotal: true})
	must(t, err)
	left := []P{items[0], items[2], items[4]}
	equal(t, "list", page, storage.Page[P]{Items: m.sorted(left, nil), Total: 3})

	n, err = c.DeleteAll(t.Context(), storage.Filter{})
	must(t, err)
	equal(t, "deleted without a filter", n, 3)
	page, err = c.List(t.Context(), about)
	must(t, err)
	equal(t, "few are counted exactly", page.Total, 0)
	n, err = c.DeleteAll(t.Context(), storage.Filter{})
	must(t, err)
	equal(t, "deleted from nothing", n, 0)
}

func testText[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	c := of(s.project())
	items := m.full(t, 2)
	must(t, c.Insert(t.Context(), items[0]))
	for _, text := range []string{"a\x00b", "\xff", "half a letter \xc3"} {
		spoil := func(item P) bool { return setText(item, text, func(P) bool { return true }) }
		bad := m.copy(items[1])
		if !spoil(bad) {
			continue // a kind without texts
		}
		if err := c.Insert(t.Context(), bad); !fault.Has(err, "invalid_payload") {
			t.Errorf("insert with %q answers %v, want invalid_payload", text, err)
		}
		id := m.kind.ID(items[0])
		if changed := m.copy(items[0]); spoil(changed) && m.kind.ID(changed) != id {
			continue // an update cannot change this text, good or bad
		}
		_, err := c.Update(t.Context(), id, func(item P) error { spoil(item); return nil })
		if !fault.Has(err, "invalid_payload") {
			t.Errorf("update with %q answers %v, want invalid_payload", text, err)
		}
	}
	page, err := c.List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "list", page.Items, items[:1])
}

func testTenants[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	a, b := of(s.project()), of(s.project())
	items := m.full(t, 4)
	must(t, a.Insert(t.Context(), items[:3]...))
	must(t, b.Insert(t.Context(), items[:3]...))

	other := m.copy(items[3])
	m.setID(t, other, m.kind.ID(items[0]))
	_, err := a.Update(t.Context(), m.kind.ID(items[0]), func(item P) error { put(item, other); return nil })
	must(t, err)
	must(t, a.Delete(t.Context(), m.kind.ID(items[1])))

	for _, u := range m.kind.Unique {
		got, ok, err := b.Find(t.Context(), u.Name, u.Value(items[0]))
		must(t, err)
		equal(t, "find in the other project", got, items[0])
		equal(t, "found in the other project", ok, true)
	}
	n, err := a.DeleteAll(t.Context(), storage.Filter{})
	must(t, err)
	equal(t, "deleted", n, 2)
	page, err := b.List(t.Context(), storage.Query{WithTotal: true})
	must(t, err)
	equal(t, "list of the other project", page, storage.Page[P]{Items: m.sorted(items[:3], nil), Total: 3})
}

// refused fails the test unless the error is this fault.
func refused(t testing.TB, what string, err error, want *fault.Error) {
	t.Helper()
	got, ok := fault.As(err)
	if !ok {
		t.Errorf("%s answers %v, want %v", what, err, want)
		return
	}
	equal(t, what, got, want)
}

// must ends the test on an error.
func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
