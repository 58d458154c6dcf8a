package storagetest

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

func testUndecided(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	before := read(t, f.p, f.scope)
	unchanged := func(t *testing.T) {
		t.Helper()
		equal(t, "rows", read(t, f.p, f.scope), before)
		if _, err := f.p.Events().Get(t.Context(), "ev_1"); !fault.IsNotFound(err) {
			t.Errorf("the event is there: %v", err)
		}
	}
	failure := fault.Invalid("refused", "Refused", "")
	for name, test := range map[string]func(t *testing.T){
		"an_error_comes_back_as_it_is": func(t *testing.T) {
			out, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), failure })
			if err != error(failure) || out != nil {
				t.Errorf("update answers %v, %v, want the very error of the decision", out, err)
			}
		},
		"no_outcome": func(t *testing.T) {
			out, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return nil, nil })
			if out != nil || err != nil {
				t.Errorf("update answers %v, %v, want nothing", out, err)
			}
		},
		"an_empty_outcome": func(t *testing.T) {
			_, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return &redemption.Outcome{}, nil })
			must(t, err)
		},
		"panics_keep_no_connection": func(t *testing.T) {
			for range workers { // more than there are connections
				func() {
					defer func() { equal(t, "recovered", recover(), any("lost")) }()
					_, _ = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { panic("lost") })
				}()
			}
		},
		"a_context_that_ended": func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			_, err := f.p.Update(ctx, f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), nil })
			if !errors.Is(err, context.Canceled) {
				t.Errorf("update answers %v, want %v", err, context.Canceled)
			}
			if _, err := f.p.Read(ctx, f.scope); !errors.Is(err, context.Canceled) {
				t.Errorf("read answers %v, want %v", err, context.Canceled)
			}
		},
		"a_context_that_ends_meanwhile": func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			_, err := f.p.Update(ctx, f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
				cancel()
				return f.outcome(t), nil
			})
			if !errors.Is(err, context.Canceled) {
				t.Errorf("update answers %v, want %v", err, context.Canceled)
			}
		},
		"more_uses_than_are_left": func(t *testing.T) {
			v := before.Vouchers[0]
			left := *v.Redemption.Quantity - v.Redemption.Redeemed
			for _, deltas := range [][]redemption.VoucherDelta{
				{{ID: v.ID, Redeemed: left + 1}}, {{ID: v.ID, Redeemed: left}, {ID: v.ID, Redeemed: 1}},
				{{ID: v.ID, Credits: v.Balance() + 1}}, {{ID: v.ID, Redeemed: -v.Redemption.Redeemed - 1}}, {{ID: "v_9", Redeemed: 1}},
			} {
				out := f.outcome(t)
				out.Vouchers = deltas
				if _, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil }); err == nil {
					t.Errorf("%v is accepted", deltas)
				}
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			test(t)
			unchanged(t)
		})
	}
}

func testUnstorableOutcome(t *testing.T, s *suite) {
	for name, spoil := range map[string]func(*redemption.Outcome){
		"an_order":        func(o *redemption.Outcome) { o.Order.Items[0].SourceID = "a\x00b" },
		"a_customer":      func(o *redemption.Outcome) { o.Customer.Name = "\xff" },
		"a_new_product":   func(o *redemption.Outcome) { o.Products[0].Item.Name = "a\x00b" },
		"a_changed_SKU":   func(o *redemption.Outcome) { o.SKUs[1].Item.Name = "\xff" },
		"a_record":        func(o *redemption.Outcome) { o.Records[1].Metadata = map[string]any{"a\x00b": "c"} },
		"a_transaction":   func(o *redemption.Outcome) { o.Transactions[0].Reason = "\xff" },
		"a_lock":          func(o *redemption.Outcome) { o.Locks[0].Key = "a\x00b" },
		"an_event":        func(o *redemption.Outcome) { o.Events[1].Data = []byte(`{"a":"\u0000"}`) },
		"a_lost_event_id": func(o *redemption.Outcome) { o.Events[0].ID = "" },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newOutcomeFixture(t, s)
			before := read(t, f.p, f.scope)
			out := f.outcome(t)
			spoil(out)
			_, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
			if !fault.Has(err, "invalid_payload") {
				t.Errorf("update answers %v, want invalid_payload", err)
			}
			equal(t, "rows", read(t, f.p, f.scope), before)
		})
	}
	t.Run("a_source_id_that_another_row_has", func(t *testing.T) {
		t.Parallel()
		f := newOutcomeFixture(t, s)
		other, err := f.p.Orders().Get(t.Context(), "ord_2")
		must(t, err)
		out := f.outcome(t)
		out.Order.SourceID = other.SourceID
		_, err = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
		refused(t, "update", err, fault.Duplicate("order", "source_id", other.SourceID))
		must(t, f.p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_2", SourceID: "bob"}))
		out = f.outcome(t)
		out.Customer.SourceID = "bob"
		_, err = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
		refused(t, "update", err, fault.Duplicate("customer", "source_id", "bob"))
	})
}

func testDecisionInTransaction(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	before := read(t, f.p, f.scope)
	err := storage.Atomic(t.Context(), f.p, func(tx Project) error {
		equal(t, "rows inside", read(t, tx, f.scope), before)
		_, err := tx.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), nil })
		if err == nil {
			t.Error("the update is not refused")
		}
		return nil
	})
	must(t, err)
	equal(t, "rows afterwards", read(t, f.p, f.scope), before)
}

func testOutcomeJobs(t *testing.T, s *suite) {
	b := s.open(t)
	p, seen := b.project("proj"), newBook()
	start(t, b, named(seen))
	update := func(name string, fail error) error {
		_, err := p.Update(t.Context(), redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			out := &redemption.Outcome{Events: []event.Event{{ID: "ev_" + name, Type: name}}}
			out.Jobs = []asyncaction.Job{note{Name: name}, memo{Name: name}}
			if name == "collides" {
				out.Events = append(out.Events, out.Events[0])
			}
			return out, fail
		})
		return err
	}
	if update("fails", errors.New("failure")) == nil || update("collides", nil) == nil {
		t.Error("the updates do not fail")
	}
	must(t, update("one", nil))
	must(t, p.Enqueue(t.Context(), note{Name: "last"}))
	seen.awaitEntry(t, "last")
	got := seen.awaitCount(t, 3)
	slices.Sort(got)
	equal(t, "jobs", got, []string{"last", "memo one", "one"})
}
