package redemption_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestOrderKeepsReferrer redeems on orders that name a referrer.
func TestOrderKeepsReferrer(t *testing.T) {
	s := newShop(t)
	s.coupon("code", amountOff(10))
	s.coupon("friend", amountOff(10), func(v *voucher.Voucher) { v.ReferralCode, v.HolderID = true, "owner" })
	for _, id := range []string{"ann", "bob", "owner"} {
		s.customer(id, nil)
	}
	for _, id := range []string{"ord_1", "ord_2"} {
		s.must(s.store.Orders().Insert(t.Context(), order.Order{
			ID: id, SourceID: "my " + id, Status: order.StatusCreated, ReferrerID: "bob", Amount: discount.Minor(100), InitialAmount: discount.Minor(100),
		}))
	}
	named := func(c customer.Request) func(*redemption.Request) {
		return func(r *redemption.Request) { r.Order.Referrer = patch.Set(c) }
	}
	for name, test := range map[string]struct {
		code   string
		change func(*redemption.Request)
		want   string // empty for an order without one
	}{
		"by_id":                                  {"code", named(customer.Request{ID: "ann"}), "ann"},
		"by_source_id":                           {"code", named(customer.Request{SourceID: "ann@shop"}), "ann"},
		"by_source_id_beside_an_unknown_id":      {"code", named(customer.Request{ID: "x", SourceID: "ann@shop"}), "ann"},
		"as_referrer_id":                         {"code", func(r *redemption.Request) { r.Order.ReferrerID = patch.Set("ann") }, "ann"},
		"the_referral_code_beats_it":             {"friend", named(customer.Request{ID: "ann"}), "owner"},
		"an_unknown_source_id_makes_no_customer": {"code", named(customer.Request{SourceID: "x"}), ""},
		"not_looked_up_in_a_browser":             {"code", func(r *redemption.Request) { named(customer.Request{ID: "x"})(r); r.HideExistence = true }, ""},
		"of_a_stored_order_by_its_id":            {"code", func(r *redemption.Request) { named(customer.Request{ID: "ann"})(r); r.Order.ID = "ord_1" }, "ann"},
		"not_of_one_found_by_its_source_id": {"code", func(r *redemption.Request) {
			named(customer.Request{ID: "owner"})(r)
			r.Order.SourceID = patch.Set("my ord_2")
		}, "bob"},
		"taken_off": {"code", func(r *redemption.Request) { r.Order.Referrer = patch.Clear[customer.Request]() }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := by("guest", ask(100, test.code))
			test.change(&r)
			done, err := s.engine.Redeem(t.Context(), r)
			s.must(err)
			stored, err := s.store.Orders().Get(t.Context(), done.Order.ID)
			s.must(err)
			if done.Order.ReferrerID != test.want || stored.ReferrerID != test.want {
				t.Errorf("the referrer is %q, and stored is %q, want %q", done.Order.ReferrerID, stored.ReferrerID, test.want)
			}
		})
	}
	r := by("guest", ask(100, "code"))
	named(customer.Request{ID: "x"})(&r)
	if _, err := s.engine.Redeem(t.Context(), r); !hasKey(err, "not_found") {
		t.Errorf("an unknown id: %v", err)
	}
}
