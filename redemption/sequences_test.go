package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// code returns a voucher as it is stored now.
func (s *shop) code(code string) voucher.Voucher {
	s.t.Helper()
	v, _, err := s.store.Vouchers().Find(s.t.Context(), "code", code)
	s.must(err)
	return v
}

func TestGiftCardIsEmptiedAndRolledBack(t *testing.T) {
	s := newShop(t)
	s.gift("card", 2000, quantity(18))
	r := ask(6000, "card")
	credits := int64(2000)
	r.Redeemables[0].Credits = &credits
	done, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	type state struct {
		Taken, Balance, Uses, RedeemedAmount, Discount, Total int64
		Status                                                order.Status
	}
	of := func(applied redemption.Applied, o *order.Order) state {
		v := s.code("card")
		return state{applied.Credits, v.Balance(), v.Redemption.Redeemed, v.Redemption.RedeemedAmount, o.TotalDiscountAmount(), o.TotalAmount().Minor, o.Status}
	}
	if diff := cmp.Diff(state{2000, 0, 1, 2000, 2000, 4000, order.StatusPaid}, of(done.Records[0].Applied, done.Order)); diff != "" {
		t.Errorf("after the redemption (-want +got):\n%s", diff)
	}
	back, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	if diff := cmp.Diff(state{2000, 2000, 0, 0, 0, 6000, order.StatusCanceled}, of(back.Records[0].Applied, back.Order)); diff != "" {
		t.Errorf("after the rollback (-want +got):\n%s", diff)
	}
}

func TestSplitDiscountIsCountedAndRolledBack(t *testing.T) {
	s := newShop(t)
	split := amountOff(300)
	split.Effect = discount.EffectApplyToItemsProportionally
	s.coupon("split", split, func(v *voucher.Voucher) { v.Redemption.Redeemed = 1 })
	s.rules("val_1", "v_split", rule.RelatedVoucher, rule.Rules{ApplicableTo: rule.ApplicableTo{IncludedAll: true}})
	one, amounts := int64(1), []int64{3300, 3400}
	r := ask(6000, "split")
	r.Order.Items = patch.Set([]order.ItemRequest{{ProductID: "red", Quantity: &one, Amount: &amounts[0]}, {ProductID: "blue", Quantity: &one, Amount: &amounts[1]}})
	done, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	state := func(o *order.Order) []int64 {
		return []int64{s.code("split").Redemption.Redeemed, o.Items[0].DiscountAmount, o.Items[1].DiscountAmount, o.TotalAmount().Minor}
	}
	if diff := cmp.Diff([]int64{2, 148, 152, 5700}, state(done.Order)); diff != "" {
		t.Errorf("after the redemption (-want +got):\n%s", diff)
	}
	back, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	if diff := cmp.Diff([]int64{1, 0, 0, 6000}, state(back.Order)); diff != "" {
		t.Errorf("after the rollback (-want +got):\n%s", diff)
	}
}

func TestPointsAreSpentRewardByReward(t *testing.T) {
	v := voucher.Voucher{ID: "v_1", Type: campaign.VoucherLoyalty, Loyalty: &voucher.Loyalty{Points: 8000}, Redemption: voucher.Redemption{Redeemed: 8, RedeemedPoints: 1112}}
	var got [][3]int64
	for _, points := range []int64{1, 1, 2, 6, 4, 2300} {
		d := redemption.VoucherDelta{ID: v.ID, Redeemed: 1, Points: points}
		if !d.Fits(&v) {
			t.Fatalf("%d points do not fit a balance of %d", points, v.Balance())
		}
		d.Apply(&v)
		got = append(got, [3]int64{v.Balance(), v.Redemption.RedeemedPoints, v.Redemption.Redeemed})
	}
	want := [][3]int64{{6887, 1113, 9}, {6886, 1114, 10}, {6884, 1116, 11}, {6878, 1122, 12}, {6874, 1126, 13}, {4574, 3426, 14}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("balance, points and uses (-want +got):\n%s", diff)
	}
	v.Loyalty = &voucher.Loyalty{Points: 8500}
	redemption.VoucherDelta{Redeemed: 1, Points: 100}.Apply(&v)
	if v.Balance() != 4974 {
		t.Errorf("with 500 points more the balance is %d", v.Balance())
	}
	if (redemption.VoucherDelta{Redeemed: 1, Points: 4975}).Fits(&v) {
		t.Error("more points leave the card than it holds")
	}
}

func TestAddedCreditRaisesAmountAndBalance(t *testing.T) {
	s := newShop(t)
	s.gift("card", 55080, func(v *voucher.Voucher) { v.Redemption.RedeemedAmount = 10300 })
	vouchers := voucher.New(voucher.Deps{Store: s.store, Env: env.System()})
	_, err := vouchers.AdjustBalance(t.Context(), "card", voucher.Adjust{Amount: 4000})
	s.must(err)
	if v := s.code("card"); v.Gift.Amount != 59080 || v.Balance() != 48780 {
		t.Errorf("the card was given %d and holds %d", v.Gift.Amount, v.Balance())
	}
}

func TestSessionsHoldFourUsesOfFour(t *testing.T) {
	s := newShop(t)
	s.coupon("code", amountOff(10), quantity(4))
	hold := func(key string, want bool) {
		t.Helper()
		r := ask(100, "code")
		r.Session = &redemption.Session{Key: key, TTL: redemption.DefaultSessionTTL}
		result, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		if result.Valid != want || !want && result.Refusal().Key != "quantity_exceeded" {
			t.Errorf("session %s: %s", key, described(result))
		}
	}
	for _, key := range []string{"s1", "s2", "s3", "s4"} {
		hold(key, true)
	}
	hold("s5", false)
	hold("s1", true) // the same key again replaces what it holds
	s.must(s.engine.ReleaseSession(t.Context(), "code", "s1"))
	hold("s5", true)
}

func TestEachProductOfACollectionHasItsOwnUnits(t *testing.T) {
	s := newShop(t)
	var items []catalog.Member
	names := []string{"tshirt", "beanie", "poster"}
	for _, name := range names {
		s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_" + name, Name: name}))
		items = append(items, catalog.Member{ID: "prod_" + name, Object: catalog.MemberProduct})
	}
	s.must(s.store.Collections().Insert(t.Context(), catalog.Collection{ID: "pc_1", Name: "summer", Type: catalog.CollectionStatic, Members: items}))
	s.campaign("camp_1", nil)
	all := percentOff("50")
	all.Effect = discount.EffectApplyToItems
	s.coupon("code", all, in("camp_1"))
	five := int64(5)
	e := discount.Entry{Object: discount.ObjectCollection, ID: "pc_1", Effect: discount.EntryEffectApplyToEvery}
	e.Quotas[discount.QuotaInCollectionCampaign].Units = &five
	s.rules("val_1", "camp_1", rule.RelatedCampaign, rule.Rules{ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{e}}})
	for _, turn := range []struct {
		who         string
		units, want [3]int64
	}{
		{"alex", [3]int64{5, 1, 4}, [3]int64{5, 1, 4}},
		{"bobby", [3]int64{3, 3, 2}, [3]int64{0, 3, 1}},
		{"clarence", [3]int64{1, 3, 3}, [3]int64{0, 1, 0}},
	} {
		price := int64(100)
		var lines []order.ItemRequest
		for i, name := range names {
			lines = append(lines, order.ItemRequest{ProductID: "prod_" + name, Quantity: &turn.units[i], Price: &price})
		}
		r := by(turn.who, ask(0, "code"))
		r.Order = &order.Request{At: "order", Items: patch.Set(lines)}
		done, err := s.engine.Redeem(t.Context(), r)
		s.must(err)
		var got [3]int64
		for i := range got {
			got[i] = done.Order.Items[i].DiscountAmount / 50
		}
		if got != turn.want {
			t.Errorf("%s gets %v units, want %v", turn.who, got, turn.want)
		}
	}
}
