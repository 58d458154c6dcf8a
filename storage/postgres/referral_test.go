package postgres_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/voucher"
)

// Two engines share the database, as two servers do: twelve customers redeem one code at once, and each conversion is counted and
// rewarded once, whichever engine sees it.
func TestReferralsAreCountedAndRewardedOnce(t *testing.T) {
	where := postgres.Migrated.Database(t)
	engines, stores := make([]*punchcard.Engine, 2), make([]*postgres.Backend, 2)
	for i := range engines {
		b, err := postgres.Open(t.Context(), where)
		if err != nil {
			t.Fatal(err)
		}
		engines[i], stores[i] = punchcard.New(b), b
		t.Cleanup(func() { _ = engines[i].Close() })
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	made, err := engines[0].CreateProject(t.Context(), project.NewProject{Name: "Shop"})
	must(err)
	shop := engines[0].Project(made.ID)
	create := func(n campaign.NewCampaign) campaign.Campaign {
		t.Helper()
		d, err := n.Draft(engines[0].Env(), true)
		must(err)
		c, err := voucher.InternalsOf(shop.Vouchers).CreateCampaign(t.Context(), d, 0)
		must(err)
		return c
	}
	gifts := create(campaign.NewCampaign{Name: "Gifts", Type: campaign.TypeGiftVouchers, Voucher: &campaign.VoucherProfile{
		Type: campaign.VoucherGift, Gift: &campaign.GiftProfile{Amount: 100}}})
	ten := decimal.NewFromInt(10)
	percent := discount.Discount{Type: discount.TypePercent, PercentOff: &ten}
	friends := create(campaign.NewCampaign{Name: "Friends", Type: campaign.TypeReferralProgram,
		Voucher:  &campaign.VoucherProfile{Type: campaign.VoucherDiscount, Discount: &percent},
		Referral: &campaign.ReferralProgram{ConversionEvent: "redemption", RewardType: "GIFT_VOUCHER", RewardAmount: 250, RewardCampaignID: gifts.ID}})
	_, err = shop.Referrals.CreateTier(t.Context(), friends.ID, referral.TierRequest{Conversions: 5, Repeats: true, RewardCampaign: "Gifts", Amount: 1000})
	must(err)
	published, err := shop.Vouchers.Publish(t.Context(), voucher.Publish{Campaign: friends.ID, Customer: customer.Request{SourceID: "ada"}})
	must(err)
	for _, e := range engines {
		must(e.Start(t.Context()))
		defer e.Stop(t.Context())
	}
	const referees = 12
	var wait sync.WaitGroup
	for i := range 2 * referees {
		wait.Go(func() {
			who := customer.Request{SourceID: fmt.Sprint("c", i%referees)}
			_, err := engines[i%2].Project(made.ID).Redemptions.Redeem(t.Context(), redemption.Request{
				Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: published.Vouchers[0].Code}},
				Order:       &order.Request{Amount: patch.Set[int64](1000)}, Customer: &who,
			})
			if err != nil && !fault.Has(err, "multiple_requests") {
				t.Error(i, err)
			}
		})
	}
	wait.Wait()
	want := map[string]int{"250 GIVEN": referees, "1000 GIVEN": 2}
	var got map[string]int
	for deadline := time.Now().Add(3 * time.Minute); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		page, err := stores[0].Project(made.ID).ReferralRewards().List(t.Context(), storage.Query{})
		must(err)
		got = map[string]int{}
		for _, r := range page.Items {
			got[fmt.Sprint(r.Gives.Amount, " ", r.Status)]++
		}
		if cmp.Equal(want, got) {
			break
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("rewards (-want +got):\n%s", diff)
	}
	cards, err := shop.Vouchers.List(t.Context(), storage.Query{Filter: storage.Is("campaign_id", gifts.ID)})
	must(err)
	balance := int64(0)
	for _, v := range cards.Items {
		balance += v.Balance()
	}
	if n := len(cards.Items); n != referees+1 || balance != referees*(100+250)+100+2*1000 {
		t.Errorf("%d cards hold %d", n, balance)
	}
}

// Segments with filters are counted while others make some, too.
func TestNoMoreSegmentsAreMadeThanThereMayBe(t *testing.T) {
	b, err := postgres.Open(t.Context(), postgres.Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	engine := punchcard.New(b)
	defer engine.Close()
	segments := engine.Project("proj").Segments
	n := segment.NewSegment{Name: "x", Type: segment.TypePassive, Filter: []byte(`{"name":{"conditions":{"$is":["Ada"]}}}`)}
	for range segment.MaxDynamic - 3 {
		if _, err := segments.Create(t.Context(), n); err != nil {
			t.Fatal(err)
		}
	}
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			if _, err := segments.Create(t.Context(), n); err != nil && !fault.Has(err, "invalid_payload") {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	made, err := storage.Count(t.Context(), b.Project("proj").Segments(), storage.Filter{})
	if err != nil || made != segment.MaxDynamic {
		t.Errorf("%d segments, want %d: %v", made, segment.MaxDynamic, err)
	}
}
