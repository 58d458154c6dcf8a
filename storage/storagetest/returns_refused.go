package storagetest

import (
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
)

func (s *returnShop) testRefusals() {
	s.lamps(4)
	ctx := s.Context()
	days := int64(1)
	refuse := func(key string, req redemption.ReturnRequest) {
		s.Helper()
		if _, err := s.engines[0].Return(ctx, req); !fault.Has(err, key) {
			s.Errorf("refused with %v, want %s", err, key)
		}
	}
	change := func(to func(*order.Order)) {
		s.Helper()
		page, err := s.p.Orders().List(ctx, storage.Query{})
		must(s, err)
		_, err = s.p.Orders().Update(ctx, page.Items[0].ID, func(o *order.Order) error { to(o); return nil })
		must(s, err)
	}
	none := lampBack(1)
	none.OrderID = "none"
	refuse("not_found", none)
	strange := lampBack(1)
	strange.Items[0].ProductID = "chair"
	refuse("invalid_payload", strange)
	nameless := lampBack(1)
	nameless.Items[0].ProductID = ""
	refuse("invalid_payload", nameless)
	policy := lampBack(1)
	policy.Policy = "MAYBE"
	refuse("invalid_payload", policy)
	refuse("return_exceeds_order", lampBack(5))
	change(func(o *order.Order) { o.Status = order.StatusCreated })
	refuse("invalid_order", lampBack(1))
	change(func(o *order.Order) { o.Status, o.PaidAt = order.StatusFulfilled, time.Now().AddDate(0, 0, -2) })
	must(s, s.p.Categories().Insert(ctx, catalog.Category{ID: "cat_any", Name: "any"})) // the settings are read anew
	s.settings.Returns.WindowDays = &days
	refuse("return_window_passed", lampBack(1))
	page, err := s.p.Returns().List(ctx, storage.Query{})
	must(s, err)
	if len(page.Items) > 0 {
		s.Errorf("refused returns were written: %+v", page.Items)
	}
	s.settings.Returns.WindowDays = nil
	must(s, s.p.Categories().Insert(ctx, catalog.Category{ID: "cat_other", Name: "other"}))
	_, err = s.engines[0].Return(ctx, lampBack(1))
	must(s, err)
	fixed := lampBack(1)
	fixed.Policy = refund.PolicyReevaluate
	refuse("return_policy_fixed", fixed)
	again := request(0, "", "card")
	again.Order = &order.Request{SourceID: patch.Set("order-1"), At: "order"}
	if _, err := s.engines[0].Redeem(ctx, again); !fault.Has(err, "order_has_returns") {
		s.Errorf("a redemption of an order with returns is refused with %v", err)
	}
	s.expectTrue()
}
