package storagetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// workers is how many goroutines race for one row.
const workers = 40

// together runs work in n goroutines at once and fails the test on the errors they return.
func together(t testing.TB, n int, work func(i int) error) {
	t.Helper()
	errs := make([]error, n)
	start := make(chan struct{})
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			<-start
			errs[i] = work(i)
		})
	}
	close(start)
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

func category(id, name string) catalog.Category { return catalog.Category{ID: id, Name: name} }

// holds fails the test unless these are the categories of the project.
func holds(t testing.TB, p Project, want ...catalog.Category) {
	t.Helper()
	page, err := p.Categories().List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "categories", page.Items, want)
}

func testUpdates(t *testing.T, s *suite) {
	t.Run("concurrent_increments_lose_none", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Categories().Insert(t.Context(), category("cat_1", "one")))
		together(t, workers, func(int) error {
			_, err := p.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Hierarchy++; return nil })
			return err
		})
		holds(t, p, catalog.Category{ID: "cat_1", Name: "one", Hierarchy: workers})
	})
	t.Run("forty_workers_take_the_last_unit_once", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Categories().Insert(t.Context(), catalog.Category{ID: "cat_1", Name: "one", Hierarchy: 1}))
		exhausted := fault.Invalid("exhausted", "Exhausted", "no unit is left")
		taken := make(chan int, workers)
		together(t, workers, func(i int) error {
			_, err := p.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error {
				if c.Hierarchy == 0 {
					return exhausted
				}
				c.Hierarchy--
				return nil
			})
			switch {
			case err == nil:
				taken <- i
			case fault.Has(err, "exhausted"):
				err = nil
			}
			return err
		})
		equal(t, "workers that took it", len(taken), 1)
		holds(t, p, category("cat_1", "one"))
	})
	t.Run("forty_workers_who_hold_the_first_keep_a_limit", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		const limit = 10
		must(t, p.Categories().Insert(t.Context(), category("cat_00", "the first")))
		together(t, workers, func(i int) error {
			return storage.Atomic(t.Context(), p, func(tx Project) error {
				if err := storage.HoldFirst(t.Context(), tx.Categories(), catalog.CategoryKind, storage.Query{}); err != nil {
					return err
				}
				n, err := storage.Count(t.Context(), tx.Categories(), storage.Filter{})
				if err != nil || n == limit {
					return err
				}
				return tx.Categories().Insert(t.Context(), category(fmt.Sprintf("cat_%d", i+1), fmt.Sprint(i)))
			})
		})
		n, err := storage.Count(t.Context(), p.Categories(), storage.Filter{})
		must(t, err)
		equal(t, "categories", n, limit)
	})
	t.Run("forty_workers_insert_one_key_once", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		inserted := make(chan int, workers)
		together(t, workers, func(i int) error {
			err := p.Categories().Insert(t.Context(), category(fmt.Sprintf("cat_%d", i), "the one"))
			switch {
			case err == nil:
				inserted <- i
			case fault.Has(err, "duplicate_found"):
				err = nil
			}
			return err
		})
		equal(t, "workers that inserted it", len(inserted), 1)
	})
	t.Run("transactions_that_meet_crosswise_all_commit", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Categories().Insert(t.Context(), category("cat_1", "one"), category("cat_2", "two")))
		const rounds = 10
		together(t, 4, func(i int) error {
			order := []string{"cat_1", "cat_2"}
			if i%2 == 1 {
				order = []string{"cat_2", "cat_1"}
			}
			for range rounds {
				err := storage.Atomic(t.Context(), p, func(tx Project) error {
					for _, id := range order {
						_, err := tx.Categories().Update(t.Context(), id, func(c *catalog.Category) error { c.Hierarchy++; return nil })
						if err != nil {
							return err
						}
					}
					return nil
				})
				if err != nil {
					return err
				}
			}
			return nil
		})
		holds(t, p, catalog.Category{ID: "cat_1", Name: "one", Hierarchy: 4 * rounds},
			catalog.Category{ID: "cat_2", Name: "two", Hierarchy: 4 * rounds})
	})
}

func testTransactions(t *testing.T, s *suite) {
	failure := errors.New("failure")
	one, two, three := category("cat_1", "one"), category("cat_2", "two"), category("cat_3", "three")
	// each test starts with category one.
	for name, test := range map[string]func(t *testing.T, p Project){
		"a_commit_keeps_all_writes": func(t *testing.T, p Project) {
			e := event.Event{ID: "ev_1", Type: "category.created", Data: []byte(`{"a":1}`)}
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, tx.Categories().Insert(t.Context(), two))
				must(t, tx.Categories().Delete(t.Context(), one.ID))
				must(t, tx.Events().Insert(t.Context(), e))
				return nil
			}))
			holds(t, p, two)
			equalEvent(t, p, e)
		},
		"an_error_leaves_nothing": func(t *testing.T, p Project) {
			err := storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, tx.Categories().Insert(t.Context(), two, three))
				must(t, tx.Events().Insert(t.Context(), event.Event{ID: "ev_1", Data: []byte(`{}`)}))
				_, err := tx.Categories().DeleteAll(t.Context(), storage.Is("name", "one"))
				must(t, err)
				return failure
			})
			if !errors.Is(err, failure) {
				t.Errorf("the transaction answers %v, want the error of its function", err)
			}
			holds(t, p, one)
			if _, err := p.Events().Get(t.Context(), "ev_1"); !fault.IsNotFound(err) {
				t.Errorf("the event is there: %v", err)
			}
		},
		"a_panic_leaves_nothing_and_goes_on": func(t *testing.T, p Project) {
			func() {
				defer func() { equal(t, "recovered", recover(), any("lost")) }()
				_ = storage.Atomic(t.Context(), p, func(tx Project) error {
					must(t, tx.Categories().Insert(t.Context(), two))
					panic("lost")
				})
			}()
			holds(t, p, one)
			must(t, p.Categories().Insert(t.Context(), two)) // nothing is left locked
		},
		"a_panic_in_an_update_leaves_nothing": func(t *testing.T, p Project) {
			func() {
				defer func() { equal(t, "recovered", recover(), any("lost")) }()
				_, _ = p.Categories().Update(t.Context(), one.ID, func(c *catalog.Category) error {
					c.Name = "lost"
					panic("lost")
				})
			}()
			holds(t, p, one)
			must(t, p.Categories().Delete(t.Context(), one.ID))
		},
		"a_nested_transaction_commits_with_the_outer_one": func(t *testing.T, p Project) {
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, tx.Categories().Insert(t.Context(), two))
				return storage.Atomic(t.Context(), tx, func(tx Project) error { return tx.Categories().Insert(t.Context(), three) })
			}))
			holds(t, p, one, two, three)
		},
		"a_nested_transaction_fails_with_the_outer_one": func(t *testing.T, p Project) {
			err := storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, storage.Atomic(t.Context(), tx, func(tx Project) error { return tx.Categories().Insert(t.Context(), two) }))
				return failure
			})
			if !errors.Is(err, failure) {
				t.Errorf("the transaction answers %v", err)
			}
			holds(t, p, one)
		},
		"a_refused_insert_fails_the_transaction_that_returns_it": func(t *testing.T, p Project) {
			err := storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, tx.Categories().Insert(t.Context(), two))
				return tx.Categories().Insert(t.Context(), category("cat_4", "one"))
			})
			refused(t, "the transaction", err, fault.Duplicate("category", "name", "one"))
			holds(t, p, one)
		},
		"a_transaction_can_go_on_after_a_refusal": func(t *testing.T, p Project) {
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
				c := tx.Categories()
				must(t, c.Insert(t.Context(), two))
				refused(t, "insert", c.Insert(t.Context(), three, category("cat_4", "one")), fault.Duplicate("category", "name", "one"))
				refused(t, "insert", c.Insert(t.Context(), category("cat_1", "four")), fault.Duplicate("category", "id", "cat_1"))
				_, err := c.Update(t.Context(), "cat_2", func(c *catalog.Category) error { c.Name = "one"; return nil })
				refused(t, "update", err, fault.Duplicate("category", "name", "one"))
				refused(t, "delete", c.Delete(t.Context(), "cat_4"), fault.NotFound("category", "cat_4"))
				return c.Insert(t.Context(), three)
			}))
			holds(t, p, one, two, three)
		},
		"a_transaction_reads_what_it_wrote_and_others_do_not": func(t *testing.T, p Project) {
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
				must(t, tx.Categories().Insert(t.Context(), two))
				_, err := tx.Categories().Update(t.Context(), one.ID, func(c *catalog.Category) error { c.Name = "uno"; return nil })
				must(t, err)
				holds(t, tx, category(one.ID, "uno"), two)
				_, found, err := tx.Categories().Find(t.Context(), "name", "one")
				must(t, err)
				equal(t, "found by its old name inside", found, false)
				n, err := storage.Count(t.Context(), tx.Categories(), storage.Filter{})
				must(t, err)
				equal(t, "count inside", n, 2)

				holds(t, p, one)
				return nil
			}))
			holds(t, p, category(one.ID, "uno"), two)
		},
		"an_ended_context_commits_nothing": func(t *testing.T, p Project) {
			ctx, cancel := context.WithCancel(t.Context())
			err := storage.Atomic(ctx, p, func(tx Project) error {
				must(t, tx.Categories().Insert(ctx, two))
				cancel()
				return nil
			})
			if !errors.Is(err, context.Canceled) {
				t.Errorf("the transaction answers %v, want %v", err, context.Canceled)
			}
			if err := p.Categories().Insert(ctx, three); !errors.Is(err, context.Canceled) {
				t.Errorf("insert answers %v, want %v", err, context.Canceled)
			}
			holds(t, p, one)
		},
		"a_store_refuses_work_after_its_transaction": func(t *testing.T, p Project) {
			var leaked Project
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error { leaked = tx; return nil }))
			if _, err := leaked.Categories().Get(t.Context(), one.ID); err == nil {
				t.Error("get succeeds")
			}
			if leaked.Categories().Insert(t.Context(), two) == nil {
				t.Error("insert succeeds")
			}
			holds(t, p, one)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := s.project()
			must(t, p.Categories().Insert(t.Context(), one))
			test(t, p)
		})
	}
}
