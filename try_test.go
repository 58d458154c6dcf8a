package punchcard_test

import (
	"context"
	"errors"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// TestWhatIsTriedLeavesNothing makes campaigns with rules and codes in a trial, validates with them there, and finds nothing of them afterwards. What
// is validated after the trial is decided as before it.
func TestWhatIsTriedLeavesNothing(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		if _, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop"}); err != nil {
			t.Fatal(err)
		}
		shop := engine.Project("shop")
		worth := func(ctx context.Context, what redemption.Redeemable) int64 {
			t.Helper()
			result, err := shop.Redemptions.Validate(ctx, redemption.Request{Redeemables: []redemption.Redeemable{what}, Order: order.Total(5000), Trial: true})
			if err != nil {
				t.Fatal(err)
			}
			return result.Cart.TotalAppliedDiscountAmount()
		}
		if _, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
			Name: "Kept", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(20)}, Distribution: campaign.DistributionStandalone,
		}, Codes: 1}); err != nil {
			t.Fatal(err)
		}
		kept := codesOf(t, ctx, shop)
		if off := worth(ctx, redemption.Code(kept[0])); off != 1000 {
			t.Fatalf("the code takes %d off", off)
		}
		var code, tier string
		if err := shop.Try(ctx, func(ctx context.Context) error {
			rules, err := shop.Rules.Create(ctx, rule.Definition{Name: "Large", Expression: rule.Expression{Rules: map[string]rule.Rule{
				"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThanOrEqual: {int64(5000)}}},
			}}})
			if err != nil {
				return err
			}
			for _, n := range []punchcard.NewCampaign{
				{NewCampaign: campaign.NewCampaign{Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}, RuleIDs: []string{rules.ID}}, Codes: 1},
				{NewCampaign: campaign.NewCampaign{Name: "Many", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}, Codes: 1000},
				{NewCampaign: campaign.NewCampaign{Name: "Cart", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{{Name: "Ten", Discount: discount.Amount(300)}}},
			} {
				if _, err := shop.Campaigns.Create(ctx, n); err != nil {
					return err
				}
			}
			for _, c := range codesOf(t, ctx, shop) {
				if c != kept[0] {
					code = c
				}
			}
			tiers, err := shop.Promotions.ListTiers(ctx, storage.Query{})
			if err != nil {
				return err
			}
			tier = tiers.Items[0].ID
			if off := worth(ctx, redemption.Code(code)); off != 500 {
				t.Errorf("the code takes %d off in the trial", off)
			}
			if off := worth(ctx, redemption.Tier(tier)); off != 300 {
				t.Errorf("the tier takes %d off in the trial", off)
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if off := worth(ctx, redemption.Code(code)) + worth(ctx, redemption.Tier(tier)); off != 0 {
			t.Errorf("what was tried takes %d off", off)
		}
		if off := worth(ctx, redemption.Code(kept[0])); off != 1000 {
			t.Errorf("the code takes %d off after the trial", off)
		}
		campaigns, err := shop.Campaigns.List(ctx, storage.Query{})
		if err != nil || len(campaigns.Items) != 1 {
			t.Errorf("there are %d campaigns: %v", len(campaigns.Items), err)
		}
		actions, err := shop.AsyncActions.List(ctx, storage.Query{})
		if err != nil || len(actions.Items) != 0 {
			t.Errorf("there are %d tasks: %v", len(actions.Items), err)
		}
		rules, err := shop.Rules.List(ctx, storage.Query{})
		if err != nil || len(rules.Items) != 0 || len(codesOf(t, ctx, shop)) != 1 {
			t.Errorf("there are %d rules and %d codes: %v", len(rules.Items), len(codesOf(t, ctx, shop)), err)
		}
		failed := errors.New("it failed")
		if err := shop.Try(ctx, func(context.Context) error { return failed }); !errors.Is(err, failed) {
			t.Errorf("a trial that fails returns %v", err)
		}
	})
}

// codesOf are all codes of a shop.
func codesOf(t *testing.T, ctx context.Context, shop *punchcard.Project) (codes []string) {
	t.Helper()
	page, err := shop.Vouchers.List(ctx, storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range page.Items {
		codes = append(codes, v.Code)
	}
	return codes
}
