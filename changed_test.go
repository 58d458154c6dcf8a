package punchcard_test

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// TestAChangeThatWasDecidedUponAnEarlierStateIsRefused changes an object twice from the same state. The first change is made, and the second one is
// refused; one from the state that the first change left is made again.
func TestAChangeThatWasDecidedUponAnEarlierStateIsRefused(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		var ticks atomic.Int64 // no two changes are at one instant
		begin := time.Now().UTC().Truncate(time.Millisecond)
		engine := open(punchcard.WithEnv(env.Env{Now: func() time.Time { return begin.Add(time.Duration(ticks.Add(1)) * time.Millisecond) }}))
		defer func() { _ = engine.Close() }()
		_, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop"})
		must(t, err)
		shop := engine.Project("shop")
		coupons, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}})
		must(t, err)
		code, err := shop.Vouchers.Create(ctx, voucher.AmountOff("FIVE", 500))
		must(t, err)
		rules, err := shop.Rules.Create(ctx, rule.Definition{Name: "None"})
		must(t, err)
		november, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{
			NewCampaign: campaign.NewCampaign{Name: "November", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{{Name: "Ten", Discount: discount.Percent(10)}},
		})
		must(t, err)
		tiers, err := shop.Promotions.ListTiers(ctx, storage.Query{Filter: storage.Is("campaign_id", november.ID)})
		must(t, err)
		hook, err := shop.Webhooks.Create(ctx, webhook.Change{TargetURL: patch.Set("https://shop.example/"), Events: patch.Set([]string{"voucher.created"})})
		must(t, err)
		paid, err := shop.Webhooks.CreateDistribution(ctx, webhook.DistributionChange{
			Name: patch.Set("Paid"), TargetURL: patch.Set("https://shop.example/"), Event: patch.Set("customer.order.paid"),
		})
		must(t, err)
		for name, change := range map[string]func(from patch.Field[time.Time], to string) (time.Time, error){
			"campaign": func(from patch.Field[time.Time], to string) (time.Time, error) {
				c, err := shop.Campaigns.Update(ctx, coupons.ID, punchcard.CampaignUpdate{Update: campaign.Update{From: from, Description: patch.Set(to)}})
				return c.UpdatedAt, err
			},
			"voucher": func(from patch.Field[time.Time], to string) (time.Time, error) {
				v, err := shop.Vouchers.Update(ctx, code.ID, voucher.Update{From: from, AdditionalInfo: patch.Set(to)})
				return v.UpdatedAt, err
			},
			"rules": func(from patch.Field[time.Time], to string) (time.Time, error) {
				r, err := shop.Rules.Update(ctx, rules.ID, rule.Update{From: from, Name: patch.Set(to)})
				return r.UpdatedAt, err
			},
			"tier": func(from patch.Field[time.Time], to string) (time.Time, error) {
				r, err := shop.Promotions.UpdateTier(ctx, tiers.Items[0].ID, promotion.TierUpdate{From: from, Name: patch.Set(to)})
				return r.UpdatedAt, err
			},
			"webhook": func(from patch.Field[time.Time], to string) (time.Time, error) {
				w, err := shop.Webhooks.Update(ctx, hook.ID, webhook.Change{From: sinceMade(from, hook), TargetURL: patch.Set("https://shop.example/" + to)})
				return w.UpdatedAt, err
			},
			"distribution": func(from patch.Field[time.Time], to string) (time.Time, error) {
				w, err := shop.Webhooks.UpdateDistribution(ctx, paid.ID, webhook.DistributionChange{From: sinceMade(from, paid), Name: patch.Set(to)})
				return w.UpdatedAt, err
			},
		} {
			fresh := patch.Set(time.Time{})
			first, err := change(fresh, "first")
			if err != nil {
				t.Errorf("%s: from the state that it has: %v", name, err)
				continue
			}
			if _, err := change(fresh, "second"); !fault.Has(err, "resource_changed") {
				t.Errorf("%s: from an earlier state: %v", name, err)
			}
			if _, err := change(patch.Set(first), "third"); err != nil {
				t.Errorf("%s: from the state that the first change left: %v", name, err)
			}
			if _, err := change(patch.Field[time.Time]{}, "fourth"); err != nil {
				t.Errorf("%s: from no state: %v", name, err)
			}
		}
	})
}

// sinceMade is a state of a webhook. A zero time is the first one: a webhook has the time of its making as that of its last change.
func sinceMade(from patch.Field[time.Time], w webhook.Webhook) patch.Field[time.Time] {
	if at, asked := from.Value(); asked && at.IsZero() {
		return patch.Set(w.UpdatedAt)
	}
	return from
}
