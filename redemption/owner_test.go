package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
)

// TestOrderCountsForItsCustomer redeems on the order of one customer as another customer, and without one.
func TestOrderCountsForItsCustomer(t *testing.T) {
	type figures struct{ Alice, Bob []int64 } // orders, what was paid for them, redemptions
	for name, test := range map[string]struct {
		status     order.Status
		who        string
		redeemed   figures
		rolledBack figures
	}{
		"an_unpaid_order_redeemed_on_without_a_customer": {order.StatusCreated, "", figures{[]int64{1, 900, 0}, []int64{0, 0, 0}}, figures{[]int64{0, 0, 0}, []int64{0, 0, 0}}},
		"a_paid_order_redeemed_on_without_a_customer":    {order.StatusPaid, "", figures{[]int64{1, 900, 0}, []int64{0, 0, 0}}, figures{[]int64{0, 0, 0}, []int64{0, 0, 0}}},
		"an_order_of_the_customer_himself":               {order.StatusPaid, "alice", figures{[]int64{1, 900, 1}, []int64{0, 0, 0}}, figures{[]int64{0, 0, 0}, []int64{0, 0, 0}}},
		"an_order_that_another_takes_over":               {order.StatusPaid, "bob", figures{[]int64{0, 0, 0}, []int64{1, 900, 1}}, figures{[]int64{0, 0, 0}, []int64{0, 0, 0}}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			s.coupon("code", amountOff(100))
			o := order.Order{ID: "ord_1", Amount: discount.Minor(1000), InitialAmount: discount.Minor(1000), Status: test.status, CustomerID: "cust_alice", CreatedAt: opening}
			s.must(s.store.Orders().Insert(t.Context(), o))
			alice := customer.Customer{ID: "cust_alice", SourceID: "alice"}
			alice.Summary = alice.Summary.Count(nil, o.Purchase(alice.ID))
			s.must(s.store.Customers().Insert(t.Context(), alice, customer.Customer{ID: "cust_bob", SourceID: "bob"}))
			look := func() (got figures) {
				for who, to := range map[string]*[]int64{"cust_alice": &got.Alice, "cust_bob": &got.Bob} {
					c, err := s.store.Customers().Get(t.Context(), who)
					s.must(err)
					*to = []int64{c.Summary.OrdersCount, c.Summary.OrdersAmount, c.Summary.Redeemed}
				}
				return got
			}
			r := ask(0, "code")
			r.Order = &order.Request{At: "order", ID: "ord_1"}
			if test.who != "" {
				r = by(test.who, r)
			}
			done, err := s.engine.Redeem(t.Context(), r)
			s.must(err)
			if diff := cmp.Diff(test.redeemed, look()); diff != "" {
				t.Errorf("after the redemption (-want +got):\n%s", diff)
			}
			owner, err := s.store.Customers().Get(t.Context(), "cust_alice")
			s.must(err)
			if taken := test.who == "bob"; owner.UpdatedAt.IsZero() == taken {
				t.Errorf("the owner of the order was changed at %v; the order was taken from her: %t", owner.UpdatedAt, taken)
			}
			_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
			s.must(err)
			if diff := cmp.Diff(test.rolledBack, look()); diff != "" {
				t.Errorf("after the rollback (-want +got):\n%s", diff)
			}
		})
	}
}

func TestRedeemOnOrderOfDeletedCustomer(t *testing.T) {
	s := newShop(t)
	s.coupon("code", amountOff(100))
	s.must(s.store.Orders().Insert(t.Context(), order.Order{ID: "ord_1", Amount: discount.Minor(1000), Status: order.StatusCreated, CustomerID: "cust_gone"}))
	r := ask(0, "code")
	r.Order = &order.Request{At: "order", ID: "ord_1"}
	_, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
}
