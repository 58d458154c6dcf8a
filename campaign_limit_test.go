package punchcard_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
)

// TestLimitsOfACampaignAreSet sets limits of a campaign without rules, changes them, and takes them away; and does so beside rules that stay.
func TestLimitsOfACampaignAreSet(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		coupons := func(name string, ruleIDs ...string) campaign.Campaign {
			c, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
				Name: name, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}, RuleIDs: ruleIDs}})
			must(t, err)
			return c
		}
		set := func(c campaign.Campaign, name string, most *int64, want map[string]int64) []rule.Rules {
			t.Helper()
			must(t, shop.Campaigns.SetLimit(ctx, c.ID, name, most))
			uses, err := shop.Campaigns.Use(ctx, c.ID)
			must(t, err)
			use, got := uses[c.ID], map[string]int64{}
			for _, l := range use.Limits {
				got[l.Name] = l.Max
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
			return use.Rules
		}
		const count, discounts = "campaign.redemptions.count", "campaign.orders.amount_discounted"
		bare := coupons("Bare")
		set(bare, count, new(int64(100)), map[string]int64{count: 100})
		set(bare, discounts, new(int64(5000)), map[string]int64{count: 100, discounts: 5000})
		if rules := set(bare, count, new(int64(200)), map[string]int64{count: 200, discounts: 5000}); len(rules) != 1 {
			t.Errorf("the limits are in %d sets of rules", len(rules))
		}
		set(bare, count, nil, map[string]int64{discounts: 5000})
		if rules := set(bare, discounts, nil, map[string]int64{}); len(rules) != 0 {
			t.Errorf("a set that asks for nothing is left: %+v", rules)
		}

		either, err := shop.Rules.Create(ctx, rule.Definition{Name: "Either", Expression: rule.Expression{Logic: "1 and (2 or 3)", Rules: map[string]rule.Rule{
			"1": {Name: count, Conditions: map[rule.Operator][]any{rule.OperatorLessThan: {10}}},
			"2": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {100}}},
			"3": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorLessThan: {50}}},
		}}})
		must(t, err)
		ruled := coupons("Ruled", either.ID)
		set(ruled, discounts, new(int64(70)), map[string]int64{count: 9, discounts: 70})
		rules := set(ruled, count, nil, map[string]int64{discounts: 70})
		if len(rules) != 1 || rules[0].Logic != "(2 or 3) and 4" || len(rules[0].Rules) != 3 {
			t.Errorf("the rules are %+v", rules)
		}

		other := coupons("Other", either.ID)
		if err := shop.Campaigns.SetLimit(ctx, ruled.ID, discounts, nil); !fault.Has(err, "resource_in_use") {
			t.Errorf("a limit that another campaign has, too: %v", err)
		}
		set(other, count, new(int64(3)), map[string]int64{count: 3, discounts: 70})
		for _, err := range []error{
			shop.Campaigns.SetLimit(ctx, bare.ID, "redemption.gift.amount", new(int64(1))), shop.Campaigns.SetLimit(ctx, bare.ID, count, new(int64(-1))),
		} {
			if !fault.Has(err, "invalid_payload") {
				t.Errorf("a limit that cannot be: %v", err)
			}
		}
		if err := shop.Campaigns.SetLimit(ctx, "none", count, nil); !fault.IsNotFound(err) {
			t.Errorf("a campaign that does not exist: %v", err)
		}
	})
}
