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
	last    int64
}

// raised fails the test unless the revision rose since the last call, or stayed, as wanted.
func (r *revisions) raised(t testing.TB, what string, want bool) {
	t.Helper()
	now, err := r.project.Revision(t.Context())
	must(t, err)
	if now < r.last || now > r.last != want {
		t.Errorf("after %s the revision goes from %d to %d, want raised: %v", what, r.last, now, want)
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

	r.raised(t, "nothing", false)
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
	r.raised(t, "refused writes and reads", false)
	other.raised(t, "writes in another project", false)
}

func testRevision(t *testing.T, s *suite) {
	t.Run("the_settings_of_a_project_raise_it", func(t *testing.T) {
		t.Parallel()
		id := s.projectID()
		r, system := revisions{project: s.shared.project(id)}, s.shared.system()
		must(t, system.Reconfigured(t.Context(), id))
		r.raised(t, "a change of its settings", true)
		must(t, r.project.Reconfigured(t.Context(), id))
		r.raised(t, "a change from within", true)
		err := storage.Atomic(t.Context(), system, func(tx Project) error {
			must(t, tx.Reconfigured(t.Context(), id))
			return errors.New("no")
		})
		if err == nil {
			t.Error("the transaction does not fail")
		}
		r.raised(t, "a rollback", false)
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
		r.raised(t, "a rollback", false)
		must(t, write(nil))
		r.raised(t, "a commit", true)
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
			if err == nil && after <= before {
				err = errors.New("a commit did not raise the revision")
			}
			return err
		})
		r.raised(t, "the inserts", true)
	})
}
