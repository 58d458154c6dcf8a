package postgres

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// crowd collects updates of one batcher behind one that is in flight.
type crowd struct {
	*testing.T
	b  *Backend
	wg sync.WaitGroup
	// go on with the first update
	release chan struct{}
}

func gather(t *testing.T) *crowd {
	t.Helper()
	b, err := Open(context.WithoutCancel(t.Context()), Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return gatherOn(t, b)
}

func gatherOn(t *testing.T, b *Backend) *crowd {
	t.Helper()
	c := &crowd{T: t, b: b, release: make(chan struct{})}
	started := make(chan struct{})
	c.wg.Go(func() {
		_, err := b.Project("shop").Update(t.Context(), redemption.Scope{Codes: []string{"lane"}}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			close(started)
			<-c.release
			return nil, nil
		})
		if err != nil {
			t.Error(err)
		}
	})
	<-started
	return c
}

// join adds an update to the batcher of the scope, and returns when it waits with the others.
func (c *crowd) join(scope redemption.Scope, answer func(error), decide func(*redemption.Snapshot) (*redemption.Outcome, error)) {
	scope.Codes = append([]string{"lane"}, scope.Codes...)
	lane := redemptions{c.b}.batcher("shop", scope)
	before := lane.Waiting()
	c.wg.Go(func() {
		defer func() {
			if p := recover(); p != nil {
				answer(fmt.Errorf("panic: %v", p))
			}
		}()
		_, err := c.b.Project("shop").Update(c.Context(), scope, decide)
		answer(err)
	})
	for lane.Waiting() == before {
		runtime.Gosched()
	}
}

// transactions are the distinct transactions that wrote rows of a table.
func (c *crowd) transactions(table string) (n int) {
	c.Helper()
	if err := c.b.pool.QueryRow(c.Context(), "SELECT count(DISTINCT xmin::text) FROM "+table).Scan(&n); err != nil {
		c.Fatal(err)
	}
	return n
}

func TestRedemptionsThatWaitShareOneCommit(t *testing.T) {
	t.Parallel()
	c := gather(t)
	p := c.b.Project("shop")
	five := int64(5)
	v := voucher.Voucher{ID: "v_1", Code: "code", Redemption: voucher.Redemption{Quantity: &five}}
	if err := p.Vouchers().Insert(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	var seen []int64
	var refused int
	for i := range 8 {
		scope := redemption.Scope{Codes: []string{"code"}, CustomerSourceID: fmt.Sprint(i)}
		c.join(scope, func(err error) {
			if err != nil && !fault.Has(err, "quantity_exceeded") {
				t.Error(err)
			}
		}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			held, _ := s.VoucherByCode("code")
			seen = append(seen, held.Redemption.Redeemed)
			if held.Redemption.Redeemed == *held.Redemption.Quantity {
				refused++
				return nil, fault.Invalid("quantity_exceeded", "", "")
			}
			r := record(fmt.Sprintf("r_%d", i))
			return &redemption.Outcome{
				Vouchers: []redemption.VoucherDelta{{ID: "v_1", Redeemed: 1}}, Records: []redemption.Record{r},
				Customer: &customer.Customer{ID: fmt.Sprintf("cust_%d", i), SourceID: fmt.Sprint(i)}, NewCustomer: true,
			}, nil
		})
	}
	c.release <- struct{}{}
	c.wg.Wait()
	if diff := cmp.Diff([]int64{0, 1, 2, 3, 4, 5, 5, 5}, seen); diff != "" || refused != 3 {
		t.Errorf("%d are refused; each sees what those before it leave (-want +got):\n%s", refused, diff)
	}
	for table, rows := range map[string]int{"vouchers": 1, "redemptions": 5, "customers": 5} {
		var n int
		if err := c.b.pool.QueryRow(t.Context(), "SELECT count(*) FROM "+table).Scan(&n); err != nil || n != rows {
			t.Errorf("%s has %d rows, want %d: %v", table, n, rows, err)
		}
		if n := c.transactions(table); n != 1 {
			t.Errorf("%s was written by %d transactions", table, n)
		}
	}
	stored, err := p.Vouchers().Get(t.Context(), "v_1")
	if err != nil || stored.Redemption.Redeemed != 5 {
		t.Errorf("the voucher counts %d uses: %v", stored.Redemption.Redeemed, err)
	}
}

// TestRedemptionsOfOneCustomerAndOrderShareOneCommit has the first of four updates make a customer and an order, and the others change them.
func TestRedemptionsOfOneCustomerAndOrderShareOneCommit(t *testing.T) {
	t.Parallel()
	c := gather(t)
	for i := range 4 {
		scope := redemption.Scope{CustomerSourceID: "anna", OrderSourceID: "order-1"}
		c.join(scope, func(err error) {
			if err != nil {
				t.Error(err)
			}
		}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			out := &redemption.Outcome{Records: []redemption.Record{record(fmt.Sprintf("r_%d", i))}, NewCustomer: s.Customer == nil, NewOrder: s.Order == nil}
			out.Customer, out.Order = &customer.Customer{ID: "cust_1", SourceID: "anna"}, &order.Order{ID: "ord_1", SourceID: "order-1"}
			if i > 0 {
				anna, paid := *s.Customer, *s.Order
				anna.Name, paid.ReferrerID = anna.Name+"i", paid.ReferrerID+"i"
				out.Customer, out.Order = &anna, &paid
			}
			return out, nil
		})
	}
	c.release <- struct{}{}
	c.wg.Wait()
	for _, table := range []string{"customers", "orders", "redemptions"} {
		if n := c.transactions(table); n != 1 {
			t.Errorf("%s was written by %d transactions", table, n)
		}
	}
	anna, err := c.b.Project("shop").Customers().Get(t.Context(), "cust_1")
	if err != nil || anna.Name != "iii" {
		t.Errorf("the customer was changed %d times: %v", len(anna.Name), err)
	}
	paid, err := c.b.Project("shop").Orders().Get(t.Context(), "ord_1")
	if err != nil || paid.ReferrerID != "iii" {
		t.Errorf("the order was changed %d times: %v", len(paid.ReferrerID), err)
	}
}

// TestPaymentsOfOneCardShareOneCommit has three payments take a point each from the first lot. A card with more lots than are loaded at first is
// left alone once one of those is used up, because the next decision could take the rest for all that there is.
func TestPaymentsOfOneCardShareOneCommit(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		lots         int
		transactions int
	}{"a_few_lots": {2, 1}, "more_lots_than_are_loaded": {ledger.FirstPage + 1, 3}} {
		t.Run(name, func(t *testing.T) {
			c := gather(t)
			p := c.b.Project("shop")
			if err := p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "card", Loyalty: &voucher.Loyalty{Points: 1000}}); err != nil {
				t.Fatal(err)
			}
			for i := range test.lots {
				l := ledger.Lot{ID: fmt.Sprintf("lot_%03d", i), AccountID: "v_1", Opened: 1, Left: 1, Status: ledger.LotActive, CreatedAt: opening.Add(time.Duration(i) * time.Hour)}
				if err := p.PointsLots().Insert(t.Context(), l); err != nil {
					t.Fatal(err)
				}
			}
			var seen []int
			for i := range 3 {
				c.join(redemption.Scope{Codes: []string{"card"}, HolderTiers: true, Lots: ledger.FirstPage}, func(err error) {
					if err != nil {
						t.Error(err)
					}
				}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
					seen = append(seen, len(s.Lots))
					out := &redemption.Outcome{Records: []redemption.Record{record(fmt.Sprintf("r_%d", i))}}
					if len(s.Lots) > 0 {
						used := s.Lots[0]
						used.Left = 0
						out.Lots = []ledger.Changes{{Changed: []ledger.Lot{used}}}
					}
					return out, nil
				})
			}
			c.release <- struct{}{}
			c.wg.Wait()
			want := []int{min(test.lots, ledger.FirstPage), min(test.lots-1, ledger.FirstPage), test.lots - 2}
			if test.transactions > 1 {
				want[2] = ledger.FirstPage - 1
			}
			slices.Sort(seen)
			slices.Reverse(seen)
			if diff := cmp.Diff(want, seen); diff != "" {
				t.Errorf("the lots that the payments see (-want +got):\n%s", diff)
			}
			if n := c.transactions("redemptions"); n != test.transactions {
				t.Errorf("%d transactions, want %d", n, test.transactions)
			}
		})
	}
}

// TestRequestsWithOneKeyInOneBatchArePerformedOnce has one of them performed, and the others get its answer.
func TestRequestsWithOneKeyInOneBatchArePerformedOnce(t *testing.T) {
	t.Parallel()
	c := gather(t)
	var replayed atomic.Int64
	for i := range 3 {
		c.join(redemption.Scope{Key: "idem_1"}, func(err error) {
			var performed *idempotency.Performed
			if errors.As(err, &performed) && string(performed.Record.Answer) == "r_0" {
				replayed.Add(1)
			} else if err != nil {
				t.Error(err)
			}
		}, keep("idem_1", fmt.Sprintf("r_%d", i)))
	}
	c.release <- struct{}{}
	c.wg.Wait()
	if replayed.Load() != 2 {
		t.Errorf("%d get the answer of the first", replayed.Load())
	}
	matches(t, c.b, map[string]string{"idem_1": "r_0"})
}

func record(id string) redemption.Record {
	return redemption.Record{ID: id, Object: redemption.ObjectRedemption, Status: redemption.StatusSucceeded, Date: opening}
}

// TestWhatCannotShareACommitHasItsOwn has one update of each kind that would make a shared commit fail. The others succeed all the same.
func TestWhatCannotShareACommitHasItsOwn(t *testing.T) {
	t.Parallel()
	c := gather(t)
	p := c.b.Project("shop")
	if err := p.Redemptions().Insert(t.Context(), record("r_taken")); err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"v_1", "v_2"} {
		if err := p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: id, Code: "code" + id}); err != nil {
			t.Fatal(err)
		}
	}
	holder, err := c.b.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer holder.Rollback(context.WithoutCancel(t.Context())) //nolint:errcheck // it has nothing to undo
	if _, err := holder.Exec(t.Context(), "SELECT FROM vouchers WHERE id = 'v_1' FOR UPDATE"); err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	answers := map[string]string{}
	answered := make(chan struct{}, 10)
	join := func(name string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) {
		c.join(scope, func(err error) {
			mu.Lock()
			defer mu.Unlock()
			answers[name] = fmt.Sprint(err)
			answered <- struct{}{}
		}, decide)
	}
	writes := func(out *redemption.Outcome) func(*redemption.Snapshot) (*redemption.Outcome, error) {
		return func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil }
	}
	join("plain", redemption.Scope{Codes: []string{"codev_2"}}, writes(&redemption.Outcome{Records: []redemption.Record{record("r_plain")}}))
	join("held", redemption.Scope{Codes: []string{"codev_1"}}, writes(&redemption.Outcome{Records: []redemption.Record{record("r_held")}}))
	join("panic", redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) { panic("lost") })
	join("too much", redemption.Scope{Codes: []string{"codev_2"}}, writes(&redemption.Outcome{Vouchers: []redemption.VoucherDelta{{ID: "v_2", Redeemed: -1}}}))
	for _, name := range []string{"same customer", "same customer again"} {
		join(name, redemption.Scope{CustomerSourceID: "anna"}, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			out := &redemption.Outcome{Records: []redemption.Record{record("r_" + name)}}
			if s.Customer == nil {
				out.Customer, out.NewCustomer = &customer.Customer{ID: "cust_" + name, SourceID: "anna"}, true
			}
			return out, nil
		})
	}
	c.release <- struct{}{}
	for range 5 { // all but the one that waits for the holder
		<-answered
	}
	if err := holder.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	c.wg.Wait()
	want := map[string]string{
		"plain": "<nil>", "held": "<nil>", "panic": "panic: lost", "same customer": "<nil>", "same customer again": "<nil>",
		"too much": "redemption: a decided write does not fit the row that it was decided on",
	}
	if diff := cmp.Diff(want, answers); diff != "" {
		t.Error(diff)
	}
	for _, id := range []string{"r_plain", "r_held", "r_same customer", "r_same customer again"} {
		if _, err := p.Redemptions().Get(t.Context(), id); err != nil {
			t.Error(err)
		}
	}
}
