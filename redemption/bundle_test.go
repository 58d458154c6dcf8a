package redemption_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
)

// A code and its campaign can require a bundle each. All of the rules have to hold, so the smaller number of bundles counts, in
// either order.
func TestSmallestBundleMultiplies(t *testing.T) {
	upTo10 := func(r rule.Rules) rule.Rules { r.BundleRules.Limit = 10; return r }
	mugs, tea := upTo10(bundleOf("prod_mug", 2)), upTo10(bundleOf("prod_tea", 1)) // three times there, and once
	once := upTo10(bundleOf("prod_mug", 2))
	once.BundleRules.Fixed = true
	six, one, price := int64(6), int64(1), int64(1000)
	for name, c := range map[string]struct {
		campaign, code rule.Rules
		want           string
	}{
		"the code's less often":     {mugs, tea, "GO applied 100 total 6900\nvalid true"},
		"the campaign's less often": {tea, mugs, "GO applied 100 total 6900\nvalid true"},
		"both as often":             {mugs, mugs, "GO applied 300 total 6700\nvalid true"},
		"the code's counts once":    {mugs, once, "GO applied 100 total 6900\nvalid true"},
		"the campaign's does":       {once, mugs, "GO applied 100 total 6900\nvalid true"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			for _, id := range []string{"prod_mug", "prod_tea"} {
				s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: id, Name: id}))
			}
			s.campaign("camp_1", nil)
			s.coupon("GO", amountOff(100), in("camp_1"))
			s.rules("val_campaign", "camp_1", rule.RelatedCampaign, c.campaign)
			s.rules("val_code", "v_GO", rule.RelatedVoucher, c.code)
			request := ask(0, "GO")
			request.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{
				{ProductID: "prod_mug", Quantity: &six, Price: &price},
				{ProductID: "prod_tea", Quantity: &one, Price: &price},
			})}
			result, err := s.engine.Validate(t.Context(), request)
			s.must(err)
			if got := described(result); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
