package storagetest

import (
	"errors"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/storage"
)

// revisions watches the revision of a project.
type revisions struct {
	project Project
	last    storage.Revision
}

// raised fails the test unless the wanted number of the revision rose since the last call, and no other.
func (r *revisions) raised(t testing.TB, what string, want storage.Configuration) {
	t.Helper()
	now, err := r.project.Revision(t.Context())
	must(t, err)
	for _, c := range []storage.Configuration{storage.ConfiguresRules, storage.ConfiguresCatalog} {
		if before, after := *r.last.Number(c), *now.Number(c); after < before || after > before != (c == want) {
			t.Errorf("after %s the revision goes from %+v to %+v, want %d raised", what, r.last, now, want)
		}
	}
	r.last = now
}

func testKindRevision[P any](t *testing.T, s *suite, m maker[P], of func(Project) collection[P]) {
	p := s.project()
	other := revisions{project: s.project()}
	r := revisions{project: p}
	c := of(p)
	items := m.full(t, 3)
	configures := m.kind.Configures
	id := m.kind.ID(items[0])

	r.raised(t, "nothing", storage.ConfiguresNothing)
	must(t, c.Insert(t.Context(), items...))
	r.raised(t, "an insert", configures)
	_, err := c.Update(t.Context(), id, func(item P) error { return nil })
	must(t, err)
	r.raised(t, "an update", configures)
	must(t, c.Delete(t.Context(), id))
	r.raised(t, "a delete", configures)
	_, err = c.DeleteAll(t.Context(), storage.Is("id", m.kind.ID(items[1])))
	must(t, err)
	r.raised(t, "a delete of all", configures)

	if c.Insert(t.Context(), items[2]) == nil || c.Delete(t.Context(), "no such id") == nil {
		t.Error("the writes are not refused")
	}
	_, err = c.Update(t.Context(), m.kind.ID(items[2]), func(P) error { return errors.New("refused") })
	if err == nil {
		t.Error("the update is not refused")
	}
	_, err = c.List(t.Context(), storage.Query{})
	must(t, err)
	r.raised(t, "refused writes and reads", storage.ConfiguresNothing)
	other.raised(t, "writes in another project", storage.ConfiguresNothing)
}

func testRevision(t *testing.T, s *suite) {
	t.Run("the_settings_of_a_project_raise_it", func(t *testing.T) {
		t.Parallel()
		id := s.projectID()
		r, system := revisions{project: s.shared.project(id)}, s.shared.system()
		must(t, system.Reconfigured(t.Context(), id))
		r.raised(t, "a change of its settings", storage.ConfiguresRules)
		must(t, r.project.Reconfigured(t.Context(), id))
		r.raised(t, "a change from within", storage.ConfiguresRules)
		err := storage.Atomic(t.Context(), system, func(tx Project) error {
			must(t, tx.Reconfigured(t.Context(), id))
			return errors.New("no")
		})
		if err == nil {
			t.Error("the transaction does not fail")
		}
		r.raised(t, "a rollback", storage.ConfiguresNothing)
	})
	t.Run("a_transaction_raises_it_when_it_commits", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		r := revisions{project: p}
		write := func(fail error) error {
			return storage.Atomic(t.Context(), p, func(tx Project) error {
				g := newGenerator(t.Name())
				for _, name := range []string{"one", "two"} {
					must(t, tx.Categories().Insert(t.Context(), catalog.Category{ID: g.id("cat_"), Name: name}))
				}
				return fail
			})
		}
		if write(errors.New("no")) == nil {
			t.Error("the transaction does not fail")
		}
		r.raised(t, "a rollback", storage.ConfiguresNothing)
		must(t, write(nil))
		r.raised(t, "a commit", storage.ConfiguresRules)
	})
	t.Run("a_transaction_raises_both_numbers", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		before, err := p.Revision(t.Context())
		must(t, err)
		g := newGenerator(t.Name())
		must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
			must(t, tx.Categories().Insert(t.Context(), catalog.Category{ID: g.id("cat_"), Name: "one"}))
			must(t, tx.Products().Insert(t.Context(), catalog.Product{ID: g.id("prod_"), Name: "mug"}, catalog.Product{ID: g.id("prod_"), Name: "cup"}))
			return nil
		}))
		after, err := p.Revision(t.Context())
		must(t, err)
		equal(t, "the revision", after, storage.Revision{Rules: before.Rules + 1, Catalog: before.Catalog + 1})
	})
	t.Run("concurrent_transactions_raise_it_each", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		r := revisions{project: p}
		g := newGenerator(t.Name())
		ids := make(chan string, workers)
		for range workers {
			ids <- g.id("cat_")
		}
		together(t, workers, func(int) error {
			id := <-ids
			before, err := p.Revision(t.Context())
			if err != nil {
				return err
			}
			if err := p.Categories().Insert(t.Context(), catalog.Category{ID: id, Name: id}); err != nil {
				return err
			}
			after, err := p.Revision(t.Context())
			if err == nil && after.Rules <= before.Rules {
				err = errors.New("a commit did not raise the revision")
			}
			return err
		})
		r.raised(t, "the inserts", storage.ConfiguresRules)
	})
}
