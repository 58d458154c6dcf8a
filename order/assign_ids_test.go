package order_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
)

func TestAssignIDs(t *testing.T) {
	cases := map[string]struct{ before, after order.Order }{
		"a_new_order_gets_ids_and_the_time": {
			order.Order{Items: []order.Item{{}, {}}},
			order.Order{ID: "ord_1", Items: []order.Item{{ID: "ordli_2"}, {ID: "ordli_3"}}, CreatedAt: now},
		},
		"a_backdated_order_keeps_its_date": {
			order.Order{CreatedAt: earlier}, order.Order{ID: "ord_1", CreatedAt: earlier},
		},
		"a_stored_order_keeps_its_ids_and_gets_the_time_of_the_change": {
			order.Order{ID: "ord_9", Items: []order.Item{{ID: "ordli_9"}, {}}, CreatedAt: earlier},
			order.Order{ID: "ord_9", Items: []order.Item{{ID: "ordli_9"}, {ID: "ordli_1"}}, CreatedAt: earlier, UpdatedAt: now},
		},
		"the_first_payment_is_kept": {
			order.Order{ID: "ord_9", Status: order.StatusFulfilled, CreatedAt: earlier},
			order.Order{ID: "ord_9", Status: order.StatusFulfilled, CreatedAt: earlier, UpdatedAt: now, PaidAt: now},
		},
		"a_second_payment_is_not": {
			order.Order{ID: "ord_9", Status: order.StatusPaid, CreatedAt: earlier, PaidAt: earlier},
			order.Order{ID: "ord_9", Status: order.StatusPaid, CreatedAt: earlier, UpdatedAt: now, PaidAt: earlier},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			got := c.before
			got.Items = append([]order.Item(nil), c.before.Items...)
			shared := got.Items
			got.AssignIDs(now, counter())
			if diff := cmp.Diff(c.after, got); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(c.before.Items, shared); diff != "" && len(shared) > 0 {
				t.Error("items that may be shared were written into:", diff)
			}
		})
	}
}

func TestSame(t *testing.T) {
	base := sold()
	cases := map[string]struct {
		change func(*order.Order)
		same   bool
	}{
		"the_time_of_the_last_change":         {func(o *order.Order) { o.UpdatedAt = now }, true},
		"empty_instead_of_no_metadata":        {func(o *order.Order) { o.Metadata = metadata.Map{"a": o.Metadata["a"]} }, true},
		"a_figure_of_a_line":                  {func(o *order.Order) { o.Items = []order.Item{o.Items[0], {}} }, false},
		"a_line_less":                         {func(o *order.Order) { o.Items = o.Items[:1] }, false},
		"metadata":                            {func(o *order.Order) { o.Metadata = nil }, false},
		"a_status":                            {func(o *order.Order) { o.Status = order.StatusCanceled }, false},
		"a_redemption_that_was_rolled_back":   {func(o *order.Order) { o.Redemptions = map[string]order.Redemption{"r_1": {RollbackID: "rr_1"}} }, false},
		"the_mark_of_an_order_level_discount": {func(o *order.Order) { o.OrderDiscounted = false }, false},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			other := sold()
			c.change(&other)
			if got := other.Same(&base); got != c.same {
				t.Errorf("same is %t", got)
			}
		})
	}
	var none, empty order.Order
	empty.Items, empty.Metadata, empty.Redemptions = []order.Item{}, metadata.Map{}, map[string]order.Redemption{}
	if !none.Same(&empty) {
		t.Error("nothing differs from nothing")
	}
}

func TestAChangeOfACanceledOrderIsAnUpdate(t *testing.T) {
	before := sold()
	before.Status = order.StatusCanceled
	after := before
	after.SourceID = "other"
	if diff := cmp.Diff([]string{order.EventUpdated}, order.Happened(&before, &after)); diff != "" {
		t.Error(diff)
	}
}

func TestPurchase(t *testing.T) {
	o := sold()
	if diff := cmp.Diff(&customer.Purchase{Amount: 5400, At: earlier}, o.Purchase("cust_1")); diff != "" {
		t.Error(diff)
	}
	if o.Purchase("cust_2") != nil || o.Purchase("") != nil || (*order.Order)(nil).Purchase("cust_1") != nil {
		t.Error("an order counts for a customer who did not buy it")
	}
	for _, s := range order.Statuses {
		o.Status = s
		if got := o.Purchase("cust_1") != nil; got != s.Paid() {
			t.Errorf("%s counts: %t", s, got)
		}
	}
}
