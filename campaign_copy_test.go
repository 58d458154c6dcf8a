package punchcard_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// limited is a set of rules that bounds the redemptions and the discounts of a campaign.
func limited(t *testing.T, shop *punchcard.Project, name string, redemptions, discounts int64) rule.Rules {
	t.Helper()
	set, err := shop.Rules.Create(context.WithoutCancel(t.Context()), rule.Definition{Name: name, Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.redemptions.count", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {redemptions}}},
		"2": {Name: "campaign.orders.amount_discounted", Conditions: map[rule.Operator][]any{rule.OperatorLessThan: {discounts}}},
		"3": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {100}}},
	}}})
	must(t, err)
	return set
}

// TestADuplicateIsSwitchedOffAndSharesNothing copies a campaign with codes and rules, and a promotion whose tier has rules.
func TestADuplicateIsSwitchedOffAndSharesNothing(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		set := limited(t, shop, "Limits", 10, 1000)
		n := campaign.NewCampaign{
			Name: "Codes", Description: "Spring", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}, RuleIDs: []string{set.ID},
			Metadata: metadata.Map{"shelf": "A"}, Validity: validity.Validity{End: time.Now().Add(time.Hour).UTC().Truncate(time.Second)},
		}
		from, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: n, Codes: 1})
		must(t, err)
		made, err := shop.Campaigns.Duplicate(ctx, from.ID, "Codes again")
		must(t, err)
		if made.Active || made.Name != "Codes again" {
			t.Errorf("the copy is %+v", made)
		}
		if diff := cmp.Diff(from, made, cmpopts.IgnoreFields(campaign.Campaign{}, "ID", "Name", "Active", "CreatedAt")); diff != "" {
			t.Error(diff)
		}
		codes, err := shop.Vouchers.List(ctx, storage.Query{Filter: storage.Is("campaign_id", made.ID)})
		must(t, err)
		if len(codes.Items) != 0 {
			t.Errorf("the copy has %d codes", len(codes.Items))
		}
		use, err := shop.Campaigns.Use(ctx, made.ID)
		must(t, err)
		own := use[made.ID].Rules
		if len(own) != 1 || own[0].ID == set.ID || len(use[made.ID].Limits) != 2 {
			t.Fatalf("the copy has the rules %+v", use)
		}
		_, err = shop.Rules.Update(ctx, own[0].ID, rule.Update{Error: patch.Set("sold out")})
		must(t, err)
		if same, err := shop.Rules.Get(ctx, set.ID); err != nil || same.Error != "" {
			t.Errorf("a change of the copy has reached the rules of the original: %v %+v", err, same)
		}
		if _, err := shop.Campaigns.Duplicate(ctx, from.ID, "Codes again"); !fault.Has(err, "duplicate_found") {
			t.Errorf("a name that is taken: %v", err)
		}
		if _, err := shop.Campaigns.Duplicate(ctx, "none", "Other"); !fault.IsNotFound(err) {
			t.Errorf("a campaign that does not exist: %v", err)
		}
		rules, err := shop.Rules.List(ctx, storage.Query{})
		must(t, err)
		if len(rules.Items) != 2 {
			t.Errorf("copies that were refused have left %d sets of rules", len(rules.Items)-2)
		}

		november, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "November", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{
			{Name: "Ten", Discount: discount.Percent(10), RuleIDs: []string{set.ID}}, {Name: "Five", Discount: discount.Percent(5), Inactive: true},
		}})
		must(t, err)
		december, err := shop.Campaigns.Duplicate(ctx, november.ID, "December")
		must(t, err)
		was, err := shop.Promotions.TiersOf(ctx, november.ID)
		must(t, err)
		is, err := shop.Promotions.TiersOf(ctx, december.ID)
		must(t, err)
		if diff := cmp.Diff(was, is, cmpopts.IgnoreFields(promotion.Tier{}, "ID", "CampaignID", "CreatedAt")); diff != "" || december.Active {
			t.Error(diff)
		}
		assigned, err := shop.Rules.ListAssignments(ctx, storage.Query{Filter: rule.AssignedTo(rule.Related{Type: rule.RelatedPromotionTier, ID: is[0].ID})})
		must(t, err)
		if len(assigned.Items) != 1 || assigned.Items[0].RuleID == set.ID {
			t.Errorf("the first tier of the copy has the rules %+v", assigned.Items)
		}
	})
}

// TestTheUseOfACampaignStandsBesideItsLimits redeems until a limit is reached.
func TestTheUseOfACampaignStandsBesideItsLimits(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		set := limited(t, shop, "Limits", 3, 1000)
		c, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
			Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(300)}, RuleIDs: []string{set.ID}}})
		must(t, err)
		_, err = shop.Vouchers.Add(ctx, c.ID, "THREE", voucher.Overrides{Quantity: new(int64(5))})
		must(t, err)
		var use campaigns.Use
		for i := range int64(4) {
			uses, err := shop.Campaigns.Use(ctx, c.ID)
			must(t, err)
			use = uses[c.ID]
			want := []campaigns.Limit{
				{Name: "campaign.redemptions.count", RuleID: set.ID, Max: 3, Used: i, Figure: "redemptions_succeeded"},
				{Name: "campaign.orders.amount_discounted", RuleID: set.ID, Max: 999, Used: 300 * i, Figure: "discounted_amount"},
			}
			if diff := cmp.Diff(want, use.Limits, cmpopts.SortSlices(func(a, b campaigns.Limit) bool { return a.Name > b.Name })); diff != "" {
				t.Fatalf("after %d redemptions: %s", i, diff)
			}
			if use.UsedUp() != (i == 3) {
				t.Errorf("after %d redemptions it is used up: %+v", i, use.Reached())
			}
			if _, err := shop.Redemptions.RedeemCodes(ctx, 1990, "THREE"); (err != nil) != (i == 3) {
				t.Errorf("redemption %d: %v", i, err)
			}
		}
		figures := map[string]int64{"redemptions_succeeded": 2, "discounted_amount": 300}
		two := campaigns.Limit{Max: 5, Used: 1, Figure: "redemptions_succeeded"}
		if got := two.Ends("2026-05-01", figures); got != "2026-05-03" {
			t.Errorf("four are left, at two a day: %s", got)
		}
		if got := (&campaigns.Limit{Max: 1000, Used: 1, Figure: "orders_amount"}).Ends("2026-05-01", figures); got != "" {
			t.Errorf("without a pace it ends on %s", got)
		}
	})
}
