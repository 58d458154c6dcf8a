package punchcard_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestCampaignsThatRunOutAreTold brings campaigns to their ends: their last day, a limit, their codes.
func TestCampaignsThatRunOutAreTold(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		set := limited(t, shop, "Limits", 2, 1_000_000)
		made := map[string]campaign.Campaign{}
		coupons := func(name string, distribution campaign.Distribution, codes int, change func(*campaign.NewCampaign)) {
			n := campaign.NewCampaign{Name: name, Distribution: distribution, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}
			if change != nil {
				change(&n)
			}
			c, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: n})
			must(t, err)
			for i := range codes {
				_, err := shop.Vouchers.Add(ctx, c.ID, fmt.Sprintf("%s-%d", name, i), voucher.Overrides{Quantity: new(int64(2))})
				must(t, err)
			}
			made[name] = c
		}
		limit := func(n *campaign.NewCampaign) { n.RuleIDs = []string{set.ID} }
		soon := time.Now().Add(time.Hour).UTC().Truncate(time.Second)
		coupons("EMPTY", campaign.DistributionStatic, 0, nil)
		coupons("MORE", campaign.DistributionAutoUpdate, 2, nil)
		coupons("PAIR", campaign.DistributionStatic, 2, nil)
		coupons("ONE", campaign.DistributionStandalone, 1, nil)
		coupons("LIMITED", campaign.DistributionStatic, 3, limit)
		coupons("OFF", campaign.DistributionStatic, 2, nil)
		coupons("LATER", campaign.DistributionStatic, 2, func(n *campaign.NewCampaign) { n.Validity.End = soon.Add(time.Hour) })
		coupons("SOON", campaign.DistributionStatic, 2, func(n *campaign.NewCampaign) { n.Validity = validity.Validity{End: soon} })
		coupons("OVER", campaign.DistributionStatic, 2, func(n *campaign.NewCampaign) { n.Validity.End = time.Now().Add(-time.Hour) })
		out := func(within time.Duration) (names []string) {
			t.Helper()
			uses, err := shop.Campaigns.RunningOut(ctx, within)
			must(t, err)
			for _, u := range uses {
				word := u.Name
				if u.UsedUp() {
					word += " used up"
				}
				names = append(names, word)
			}
			return names
		}
		same := func(what string, within time.Duration, want ...string) {
			t.Helper()
			if diff := cmp.Diff(want, out(within)); diff != "" {
				t.Errorf("%s: %s", what, diff)
			}
		}
		person, err := shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada"})
		must(t, err)
		publish := func(name string) {
			_, err := shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: made[name].ID, Customer: customer.Request{ID: person.ID}})
			must(t, err)
		}
		redeem := func(code string) {
			t.Helper()
			_, err := shop.Redemptions.RedeemCodes(ctx, 1990, code)
			must(t, err)
		}
		same("at first", 0)
		same("within the hour", time.Hour, "SOON")
		same("within two", 3*time.Hour, "SOON", "LATER")
		for _, name := range []string{"MORE", "PAIR", "OFF"} {
			publish(name)
			publish(name)
		}
		redeem("LIMITED-0")
		redeem("ONE-0")
		_, err = shop.Campaigns.SetActive(ctx, made["OFF"].ID, false) // all of its codes are published
		must(t, err)
		same("with its codes published", 0, "PAIR used up")
		redeem("ONE-0")
		redeem("LIMITED-1")
		same("with a limit and the uses of one code reached", time.Hour, "SOON", "LIMITED used up", "ONE used up", "PAIR used up")
		_, err = shop.Vouchers.Add(ctx, made["PAIR"].ID, "PAIR-2", voucher.Overrides{})
		must(t, err)
		same("with another code", 0, "LIMITED used up", "ONE used up")
		_, err = shop.Vouchers.SetActive(ctx, "PAIR-2", false)
		must(t, err)
		same("with that switched off", 0, "LIMITED used up", "ONE used up", "PAIR used up")
		must(t, shop.Campaigns.SetLimit(ctx, made["LIMITED"].ID, "campaign.redemptions.count", nil))
		same("without the limit", 0, "ONE used up", "PAIR used up")
		uses, err := shop.Campaigns.Use(ctx, made["ONE"].ID, made["EMPTY"].ID, "none")
		must(t, err)
		if one := uses[made["ONE"].ID]; one.Codes != 1 || one.Redemptions != 2 || !one.OutOfCodes || uses[made["EMPTY"].ID].OutOfCodes {
			t.Errorf("%+v", uses)
		}
	})
}
