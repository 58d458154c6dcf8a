package redemption_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// reward makes a reward that a campaign offers at a price, and returns its id.
func (s *shop) reward(name, campaignID string, price int64, r loyalty.Reward) string {
	s.t.Helper()
	r.ID, r.Name = "rew_"+name, name
	switch {
	case r.Coin != nil:
		r.Type = loyalty.RewardCoin
	case r.Campaign != nil:
		r.Type = loyalty.RewardCampaign
	default:
		r.Type, r.Product = loyalty.RewardMaterial, &loyalty.ProductReward{ID: "prod_" + name}
	}
	s.must(s.store.Rewards().Insert(s.t.Context(), r))
	s.must(s.store.RewardAssignments().Insert(s.t.Context(), loyalty.RewardAssignment{ID: "rewa_" + name, RewardID: r.ID, CampaignID: campaignID, Points: price}))
	return r.ID
}

func coin(worth string, points int64) loyalty.Reward {
	return loyalty.Reward{Coin: &loyalty.CoinReward{ExchangeRatio: decimal.RequireFromString(worth), PointsRatio: points}}
}

// card makes a loyalty card of Alice with lots of points, each until its day; those without a day lie in no lot.
func (s *shop) card(code string, lots ...ledger.Lot) {
	s.t.Helper()
	ctx := s.t.Context()
	s.campaign("camp_points", func(c *campaign.Campaign) { c.Type = campaign.TypeLoyaltyProgram })
	s.must(s.store.Customers().Insert(ctx, customer.Customer{ID: "cust_alice", SourceID: "alice"}))
	v := voucher.Voucher{
		ID: "v_" + code, Code: code, CampaignID: "camp_points", Type: campaign.VoucherLoyalty, HolderID: "cust_alice", Active: true, Loyalty: &voucher.Loyalty{},
	}
	for i, l := range lots {
		v.Loyalty.Points += l.Left
		if l.ExpiresOn == "" {
			continue
		}
		if day := l.ExpiresOn.Begins(time.UTC); v.Loyalty.NextExpirationAt.IsZero() || day.Before(v.Loyalty.NextExpirationAt) {
			v.Loyalty.NextExpirationAt, v.Loyalty.NextExpirationPoints = day, l.Left
		}
		l.ID, l.AccountID, l.Opened, l.Status = fmt.Sprintf("lopb_%05d", i), v.ID, l.Left, ledger.LotActive
		l.CreatedAt = opening.Add(time.Duration(i) * time.Second)
		s.must(s.store.PointsLots().Insert(ctx, l))
	}
	s.must(s.store.Vouchers().Insert(ctx, v))
}

func until(day string, points int64) ledger.Lot {
	return ledger.Lot{Left: points, ExpiresOn: calc.Day(day)}
}

// spend is a request for a reward for the points of a card.
func spend(code, rewardID string, points ...int64) redemption.Request {
	r := redemption.Request{Redeemables: []redemption.Redeemable{{
		Object: redemption.RedeemableVoucher, ID: code, Reward: &redemption.RewardChoice{ID: rewardID},
	}}}
	if len(points) > 0 {
		r.Redeemables[0].Reward.Points = &points[0]
	}
	return r
}

func onOrder(amount int64, r redemption.Request) redemption.Request {
	r.Order = ask(amount).Order
	return r
}

// points is what a card holds: its balance, what expires next, and what its lots hold in their order.
func (s *shop) points(code string) string {
	s.t.Helper()
	v := s.code(code)
	text := fmt.Sprintf("balance %d, next %d on %s, lots", v.Balance(), v.Loyalty.NextExpirationPoints, v.Loyalty.NextExpirationAt.Format(time.DateOnly))
	page, err := s.store.PointsLots().List(s.t.Context(), storage.Query{Filter: storage.Is("account_id", v.ID), Order: []storage.Order{{Field: "expires_on"}}})
	s.must(err)
	for _, l := range page.Items {
		text += fmt.Sprintf(" %d/%d", l.Left, l.Opened)
	}
	return text
}

func (s *shop) expect(code, want string) {
	s.t.Helper()
	if got := s.points(code); got != want {
		s.t.Errorf("%s has\n  %s, want\n  %s", code, got, want)
	}
}

func TestPointsAreTakenFromFirstLotsAndReturnToThem(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-08-31", 20), until("2026-12-31", 30), until("", 50))
	pay := s.reward("coin", "camp_points", 0, coin("0.05", 1))
	done, err := s.engine.Redeem(t.Context(), onOrder(10000, spend("card", pay, 45)))
	s.must(err)
	s.expect("card", "balance 55, next 5 on 2026-12-31, lots 0/20 5/30")
	r := done.Records[0]
	want := redemption.Record{
		ID: r.ID, Object: redemption.ObjectRedemption, Date: opening, CustomerID: "cust_alice", TrackingID: r.TrackingID, Status: redemption.StatusSucceeded,
		Related: redemption.Related{Type: "voucher", ID: "v_card"}, VoucherID: "v_card", Code: "card", CampaignID: "camp_points", Campaign: "camp_points",
		RewardID: pay, OrderID: done.Order.ID,
		Applied: redemption.Applied{Order: 225, OrderTotal: 9775, Points: 45, Reward: &redemption.RewardTaken{
			AssignmentID: "rewa_coin", Type: loyalty.RewardCoin, EntryID: r.Applied.Reward.EntryID, Delivery: redemption.DeliveryCompleted,
		}},
	}
	if diff := cmp.Diff(want, r); diff != "" {
		t.Errorf("record (-want +got):\n%s", diff)
	}
	if v := s.code("card"); v.Redemption != (voucher.Redemption{Redeemed: 1, RedeemedPoints: 45}) {
		t.Errorf("the card says %+v", v.Redemption)
	}
	back, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: r.ID})
	s.must(err)
	s.expect("card", "balance 100, next 20 on 2026-08-31, lots 20/20 30/30")
	if v := s.code("card"); v.Redemption != (voucher.Redemption{}) {
		t.Errorf("afterwards the card says %+v", v.Redemption)
	}
	page, err := s.store.VoucherTransactions().List(t.Context(), storage.Query{})
	s.must(err)
	spent, returned := page.Items[0], page.Items[1]
	transactions := []voucher.Transaction{
		{ID: spent.ID, VoucherID: "v_card", CampaignID: "camp_points", Type: voucher.PointsRedemption, Amount: -45, Balance: 55, Total: 100, Source: "API",
			OrderID: done.Order.ID, RedemptionID: r.ID, CreatedAt: opening},
		{ID: returned.ID, VoucherID: "v_card", CampaignID: "camp_points", Type: voucher.PointsRefund, Amount: 45, Balance: 100, Total: 100, Source: "API",
			OrderID: done.Order.ID, RedemptionID: r.ID, RollbackID: back.Records[0].ID, RelatedID: spent.ID, CreatedAt: opening},
	}
	if diff := cmp.Diff(transactions, page.Items); diff != "" {
		t.Errorf("transactions (-want +got):\n%s", diff)
	}
}

func TestPointsOfExpiredLotReturnInNewLot(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-03-05", 20), until("2026-12-31", 30))
	pay := s.reward("coin", "camp_points", 0, coin("1", 1))
	done, err := s.engine.Redeem(t.Context(), onOrder(2500, spend("card", pay)))
	s.must(err)
	s.expect("card", "balance 25, next 25 on 2026-12-31, lots 0/20 25/30")
	s.now = opening.AddDate(0, 0, 10)
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	s.expect("card", "balance 50, next 30 on 2026-12-31, lots 20/20 0/20 30/30")
}

func TestMaterialRewardIsBoundedByStock(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 500))
	stock := int64(2)
	mug := s.reward("mug", "camp_points", 100, loyalty.Reward{Stock: &stock})
	var records []string
	for range 2 {
		done, err := s.engine.Redeem(t.Context(), spend("card", mug))
		s.must(err)
		records = append(records, done.Records[0].ID)
	}
	s.expect("card", "balance 300, next 300 on 2026-12-31, lots 300/500")
	if _, err := s.engine.Redeem(t.Context(), spend("card", mug)); !fault.Has(err, "reward_out_of_stock") {
		t.Errorf("the third of two: %v", err)
	}
	_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: records[0]})
	s.must(err)
	_, err = s.engine.Redeem(t.Context(), spend("card", mug))
	s.must(err)
	s.expect("card", "balance 300, next 300 on 2026-12-31, lots 300/500")
}

func TestRewardPriceFollowsTierOfHolder(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 500))
	mug, cup := s.reward("mug", "camp_points", 100, loyalty.Reward{}), s.reward("cup", "camp_points", 100, loyalty.Reward{})
	s.must(s.store.LoyaltyTiers().Insert(t.Context(), loyalty.Tier{ID: "ltr_gold", CampaignID: "camp_points", Rewards: map[string]loyalty.Mapping{
		"rewa_mug": {Type: loyalty.MappingCustom, Points: 60}, "rewa_cup": {Type: loyalty.MappingUnavailable},
	}}))
	s.must(s.store.LoyaltyTierHolders().Insert(t.Context(), loyalty.TierHolder{ID: "v_card", TierID: "ltr_gold"}))
	done, err := s.engine.Redeem(t.Context(), spend("card", mug, 60))
	s.must(err)
	want := &redemption.RewardTaken{AssignmentID: "rewa_mug", Type: loyalty.RewardMaterial, LoyaltyTierID: "ltr_gold", Delivery: redemption.DeliveryPending}
	if diff := cmp.Diff(want, done.Records[0].Applied.Reward, cmpopts.IgnoreFields(redemption.RewardTaken{}, "EntryID")); diff != "" {
		t.Errorf("the reward on the record (-want +got):\n%s", diff)
	}
	s.expect("card", "balance 440, next 440 on 2026-12-31, lots 440/500")
	if _, err := s.engine.Redeem(t.Context(), spend("card", cup)); !fault.IsNotFound(err) {
		t.Errorf("what the tier excludes: %v", err)
	}
}

func TestLoyaltyCardRefusals(t *testing.T) {
	points := func(n int64) *int64 { return &n }
	for name, c := range map[string]struct {
		change func(s *shop, r *redemption.Request)
		want   string
	}{
		"no_reward":               {func(_ *shop, r *redemption.Request) { r.Redeemables[0].Reward = nil }, "missing_reward"},
		"a_reward_without_a_name": {func(_ *shop, r *redemption.Request) { r.Redeemables[0].Reward.ID = "" }, "missing_reward"},
		"an_unknown_reward":       {func(_ *shop, r *redemption.Request) { r.Redeemables[0].Reward.ID = "rew_x" }, "not_found"},
		"a_reward_of_others": {func(s *shop, r *redemption.Request) {
			r.Redeemables[0].Reward.ID = s.reward("other", "camp_x", 1, loyalty.Reward{})
		}, "not_found"},
		"no_order_to_pay":           {func(_ *shop, r *redemption.Request) { r.Order = nil }, "missing_amount"},
		"more_points_than_it_holds": {func(_ *shop, r *redemption.Request) { r.Redeemables[0].Reward.Points = points(101) }, "loyalty_card_points_exceeded"},
		"a_price_above_its_balance": {func(s *shop, r *redemption.Request) {
			r.Redeemables[0].Reward.ID = s.reward("car", "camp_points", 101, loyalty.Reward{})
		}, "loyalty_card_points_exceeded"},
		"another_price": {func(s *shop, r *redemption.Request) {
			r.Redeemables[0].Reward = &redemption.RewardChoice{ID: s.reward("mug", "camp_points", 10, loyalty.Reward{}), Points: points(9)}
		}, "invalid_reward"},
		"another_customer":         {func(_ *shop, r *redemption.Request) { r.Customer = &customer.Request{SourceID: "bob"} }, "invalid_customer"},
		"no_customer_in_a_browser": {func(_ *shop, r *redemption.Request) { r.HideExistence = true }, "invalid_customer"},
		"a_campaign_that_is_gone": {func(s *shop, r *redemption.Request) {
			r.Redeemables[0].Reward.ID = s.reward("code", "camp_points", 10, loyalty.Reward{Campaign: &loyalty.CampaignReward{ID: "camp_gone", Type: campaign.TypeDiscountCoupons}})
		}, "not_found"},
		"a_reward_for_a_coupon": {func(s *shop, r *redemption.Request) {
			s.coupon("coupon", amountOff(1))
			r.Redeemables[0].ID = "coupon"
		}, "invalid_reward"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			s.card("card", until("2026-12-31", 100))
			r := onOrder(1000, spend("card", s.reward("coin", "camp_points", 0, coin("1", 10))))
			c.change(s, &r)
			result, err := s.engine.Validate(t.Context(), r)
			s.must(err)
			if refusal := result.Refusal(); refusal == nil || refusal.Key != c.want {
				t.Errorf("validation says %v, want %s", refusal, c.want)
			}
			if _, err := s.engine.Redeem(t.Context(), r); !fault.Has(err, c.want) {
				t.Errorf("redemption says %v, want %s", err, c.want)
			}
			s.expect("card", "balance 100, next 100 on 2026-12-31, lots 100/100")
		})
	}
}

func TestSessionReservesPoints(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 100))
	pay := s.reward("coin", "camp_points", 0, coin("1", 10))
	r := onOrder(700, spend("card", pay))
	r.Session = &redemption.Session{Key: "mine", TTL: time.Hour}
	result, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	if got := described(result); got != "card applied 700 total 0\nvalid true" {
		t.Fatal(got)
	}
	result, err = s.engine.Validate(t.Context(), onOrder(1000, spend("card", pay)))
	s.must(err)
	if got := described(result); got != "card applied 300 total 700\nvalid true" {
		t.Errorf("beside the session: %s", got)
	}
	_, err = s.engine.Redeem(t.Context(), r)
	s.must(err)
	s.expect("card", "balance 30, next 30 on 2026-12-31, lots 30/100")
}

func TestCardAndCouponAreRedeemedAndRolledBackTogether(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 100))
	s.coupon("coupon", amountOff(150))
	r := onOrder(1000, spend("card", s.reward("coin", "camp_points", 0, coin("1", 10)), 50))
	r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: "coupon"})
	mug := r
	done, err := s.engine.Redeem(t.Context(), mug)
	s.must(err)
	if done.Order.TotalAmount().Minor != 350 || len(done.Records) != 2 {
		t.Fatalf("the order comes to %d in %d records", done.Order.TotalAmount().Minor, len(done.Records))
	}
	s.expect("card", "balance 50, next 50 on 2026-12-31, lots 50/100")
	back, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true})
	s.must(err)
	if back.Order.TotalAmount().Minor != 1000 {
		t.Errorf("afterwards the order comes to %d", back.Order.TotalAmount().Minor)
	}
	s.expect("card", "balance 100, next 100 on 2026-12-31, lots 100/100")
}

func TestRewardKeepsOtherDiscounts(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 100))
	s.coupon("coupon", amountOff(150))
	r := ask(1000, "coupon")
	r.Redeemables = append(r.Redeemables, spend("card", s.reward("mug", "camp_points", 40, loyalty.Reward{})).Redeemables...)
	done, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	if got := described(done.Result); got != "coupon applied 150 total 850\ncard applied 0 total 850\nvalid true" {
		t.Error(got)
	}
	s.expect("card", "balance 60, next 60 on 2026-12-31, lots 60/100")
}

func TestCardWithManyLotsIsSpentCompletely(t *testing.T) {
	s := newShop(t)
	var lots []ledger.Lot
	for range 100 {
		lots = append(lots, until("2026-12-31", 1))
	}
	s.card("card", lots...)
	pay := s.reward("coin", "camp_points", 0, coin("1", 1))
	done, err := s.engine.Redeem(t.Context(), onOrder(7700, spend("card", pay)))
	s.must(err)
	v := s.code("card")
	if v.Balance() != 23 || v.Loyalty.NextExpirationPoints != 23 {
		t.Errorf("the card has %d, of which %d expire next", v.Balance(), v.Loyalty.NextExpirationPoints)
	}
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	if v := s.code("card"); v.Balance() != 100 || v.Loyalty.NextExpirationPoints != 100 {
		t.Errorf("afterwards the card has %d, of which %d expire next", v.Balance(), v.Loyalty.NextExpirationPoints)
	}
}

func TestCampaignRewardIsDeliveredAfterRedemption(t *testing.T) {
	s := newShop(t)
	s.card("card", until("2026-12-31", 100))
	s.campaign("camp_coupons", nil)
	code := s.reward("code", "camp_points", 30, loyalty.Reward{Campaign: &loyalty.CampaignReward{ID: "camp_coupons", Type: campaign.TypeDiscountCoupons}})
	done, err := s.engine.Redeem(t.Context(), spend("card", code))
	s.must(err)
	if diff := cmp.Diff([]redemption.DeliverJob{{RecordID: done.Records[0].ID}}, s.delivered); diff != "" {
		t.Errorf("handed out (-want +got):\n%s", diff)
	}
	s.expect("card", "balance 70, next 70 on 2026-12-31, lots 70/100")
}

// BenchmarkSpend pays with ten points, each from a lot of its own, and takes that back: of a card with ten open lots, and of one with a
// thousand. What it costs grows with the lots that are taken from.
func BenchmarkSpend(b *testing.B) {
	for _, open := range []int{10, 1000} {
		b.Run(fmt.Sprintf("of_%d_lots", open), func(b *testing.B) {
			s := newShop(b)
			var lots []ledger.Lot
			for range open {
				lots = append(lots, until("2026-12-31", 1))
			}
			s.card("card", lots...)
			r := onOrder(1000, spend("card", s.reward("coin", "camp_points", 0, coin("1", 1)), 10))
			for b.Loop() {
				done, err := s.engine.Redeem(b.Context(), r)
				s.must(err)
				_, err = s.engine.Rollback(b.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
				s.must(err)
			}
		})
	}
}
