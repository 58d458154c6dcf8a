package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

func TestExcludedProductsAreShownWithTheRedeemable(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("code", amountOff(10), in("camp_1"))
	mug := discount.Entry{Object: discount.ObjectProduct, ID: "mug", Effect: discount.EntryEffectApplyToEvery}
	tea := discount.Entry{Object: discount.ObjectProduct, ID: "tea", Effect: discount.EntryEffectApplyToEvery}
	s.rules("val_1", "v_code", rule.RelatedVoucher, rule.Rules{ApplicableTo: rule.ApplicableTo{Excluded: []discount.Entry{mug}, IncludedAll: true}})
	s.rules("val_2", "camp_1", rule.RelatedCampaign, rule.Rules{ApplicableTo: rule.ApplicableTo{Excluded: []discount.Entry{tea}, IncludedAll: true}})
	one, price := int64(1), int64(500)
	lines := []order.ItemRequest{{ProductID: "mug", Quantity: &one, Price: &price}, {ProductID: "cup", Quantity: &one, Price: &price}}
	r := ask(0, "code")
	r.Order = &order.Request{At: "order", Items: patch.Set(lines)}
	result, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	if diff := cmp.Diff([]discount.Entry{mug, tea}, result.Entries[0].InapplicableTo); diff != "" {
		t.Errorf("inapplicable_to of a validation (-want +got):\n%s", diff)
	}
	s.coupon("open", amountOff(10))
	s.rules("val_3", "v_open", rule.RelatedVoucher, rule.Rules{ApplicableTo: rule.ApplicableTo{Excluded: []discount.Entry{mug}, IncludedAll: true}})
	q, err := s.engine.Qualify(t.Context(), redemption.QualifyRequest{Order: r.Order})
	s.must(err)
	if diff := cmp.Diff([]discount.Entry{mug}, q.Items[0].InapplicableTo); diff != "" {
		t.Errorf("inapplicable_to of a qualification (-want +got):\n%s", diff)
	}
}
