package postgres

import (
	"context"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestALockThatIsHeldTooLongIsAnsweredMultipleRequests has another transaction hold an order, a voucher or the lock of a campaign.
func TestALockThatIsHeldTooLongIsAnsweredMultipleRequests(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(c *pgxpool.Config) { c.ConnConfig.RuntimeParams["lock_timeout"] = "50ms" })
	p := b.Project("shop")
	if err := p.Orders().Insert(t.Context(), order.Order{ID: "ord_1"}); err != nil {
		t.Fatal(err)
	}
	if err := p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "code"}); err != nil {
		t.Fatal(err)
	}
	counter := redemption.Counter{Key: "units", Subject: "camp_1"}
	for name, test := range map[string]struct {
		hold  string
		args  []any
		scope redemption.Scope
	}{
		"an_order":  {"SELECT FROM orders WHERE id = 'ord_1' FOR UPDATE", nil, redemption.Scope{OrderID: "ord_1"}},
		"a_voucher": {"SELECT FROM vouchers WHERE id = 'v_1' FOR UPDATE", nil, redemption.Scope{Codes: []string{"code"}}},
		"a_turn":    {lockSubjects, []any{lockKeys("shop", []string{"camp_1"})}, redemption.Scope{Subjects: []string{"camp_1"}}},
		"the_turn_for_a_new_counter": {lockSubjects, []any{lockKeys("shop", []string{"camp_1"})},
			redemption.Scope{Counters: []redemption.Counter{counter}}},
	} {
		t.Run(name, func(t *testing.T) {
			holder, err := b.pool.Begin(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer holder.Rollback(context.WithoutCancel(t.Context())) //nolint:errcheck // it has nothing to undo
			if _, err := holder.Exec(t.Context(), test.hold, test.args...); err != nil {
				t.Fatal(err)
			}
			_, err = p.Update(t.Context(), test.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
				t.Error("a row that another transaction holds is decided on")
				return nil, nil
			})
			if !fault.Has(err, "multiple_requests") {
				t.Errorf("the answer is %v", err)
			}
		})
	}
}

// TestLocksOfSubjectsAreTakenInOneOrder compares the order itself, because a deadlock for the lack of it is rare.
func TestLocksOfSubjectsAreTakenInOneOrder(t *testing.T) {
	keys := lockKeys("shop", []string{"a", "b", "c", "d", "e", "a"})
	for i, k := range keys[1:] {
		if keys[i] >= k {
			t.Errorf("the keys are not in ascending order: %v", keys)
		}
	}
	if len(keys) != 5 {
		t.Errorf("five subjects have %d turns", len(keys))
	}
}

// TestVouchersAreLockedInTheOrderOfTheirIDs makes vouchers in the opposite order, in which a sequential scan finds them. A transaction that waits
// for the first of them must not hold a lock on another.
func TestVouchersAreLockedInTheOrderOfTheirIDs(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(c *pgxpool.Config) { c.ConnConfig.RuntimeParams["enable_indexscan"] = "off" })
	p := b.Project("shop")
	codes := []string{"c3", "c2", "c1", "c0"}
	for _, code := range codes {
		if err := p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_" + code, Code: code}); err != nil {
			t.Fatal(err)
		}
	}
	holder, err := b.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer holder.Rollback(context.WithoutCancel(t.Context())) //nolint:errcheck // it has nothing to undo
	if _, err := holder.Exec(t.Context(), "SELECT FROM vouchers WHERE id = 'v_c0' FOR UPDATE"); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() {
		_, err := p.Update(t.Context(), redemption.Scope{Codes: codes}, func(*redemption.Snapshot) (*redemption.Outcome, error) { return nil, nil })
		done <- err
	}()
	waiting(t, b, 1)
	if _, err := holder.Exec(t.Context(), "SELECT FROM vouchers WHERE id <> 'v_c0' FOR UPDATE NOWAIT"); err != nil {
		t.Errorf("while it waits for the first it holds others: %v", err)
	}
	if err := holder.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
}
