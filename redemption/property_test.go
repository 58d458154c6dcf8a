package redemption_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestOrderMatchesLiveRedemptionsAtRandom redeems and rolls back at random on one stored order, and compares after each step
// the figures of order, vouchers, customers and totals with the sum of the live redemptions.
func TestOrderMatchesLiveRedemptionsAtRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := newShop(t)
		codes := s.assortment()
		var live []string // redemptions that can be rolled back: parents and single ones
		for range rapid.IntRange(1, 12).Draw(rt, "steps") {
			if len(live) > 0 && rapid.IntRange(0, 2).Draw(rt, "back") == 0 {
				at := rapid.IntRange(0, len(live)-1).Draw(rt, "which")
				_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: live[at], Stacked: true})
				s.must(err)
				live = slices.Delete(slices.Clone(live), at, at+1)
			} else if id := s.redeemSome(rt, codes); id != "" {
				live = append(live, id)
			}
			s.balanced(rt)
		}
		for _, id := range live {
			_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: id, Stacked: true})
			s.must(err)
		}
		s.balanced(rt)
		s.untouched(rt)
	})
}

// assortment makes a code of each kind of effect, all in one campaign, and returns them.
func (s *shop) assortment() []string {
	price := int64(200)
	s.must(s.store.Products().Insert(s.t.Context(), catalog.Product{ID: "prod_free", Name: "sample", Price: &price}))
	s.campaign("camp_1", nil)
	onItems := func(d discount.Discount) discount.Discount { d.Effect = discount.EffectApplyToItems; return d }
	one := int64(1)
	free := discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddNewItems, UnitType: "prod_free", UnitOff: &one}
	missing := free
	missing.Effect = discount.EffectAddMissingItems
	s.coupon("amount", amountOff(150), in("camp_1"))
	s.coupon("percent", percentOff("7.5"), in("camp_1"))
	s.coupon("items", onItems(amountOff(70)), in("camp_1"))
	s.coupon("each", onItems(percentOff("12.5")), in("camp_1"))
	s.coupon("free", free, in("camp_1"))
	s.coupon("missing", missing, in("camp_1"))
	s.gift("card", 900, in("camp_1"))
	s.gift("lines", 400, in("camp_1"), func(v *voucher.Voucher) { v.Gift.Effect = discount.EffectApplyToItems })
	return []string{"amount", "percent", "items", "each", "free", "missing", "card", "lines"}
}

// redeemSome redeems a few of the codes on the order and returns what to roll back, if anything was redeemed.
func (s *shop) redeemSome(rt *rapid.T, codes []string) string {
	n := rapid.IntRange(1, 3).Draw(rt, "codes")
	stack := rapid.Permutation(codes).Draw(rt, "stack")[:n]
	r := ask(0, stack...)
	three, two, dear, cheap := int64(3), int64(2), int64(500), int64(333)
	r.Order = &order.Request{At: "order", SourceID: patch.Set("the order"), Items: patch.Set([]order.ItemRequest{
		{ProductID: "prod_a", Quantity: &three, Price: &dear}, {ProductID: "prod_b", Quantity: &two, Price: &cheap},
	})}
	if who := rapid.SampledFrom([]string{"", "alice", "bob"}).Draw(rt, "customer"); who != "" {
		r.Customer = &customer.Request{SourceID: who}
	}
	done, err := s.engine.Redeem(s.t.Context(), r)
	switch {
	case hasKey(err, "gift_amount_exceeded"): // the card is empty
		return ""
	case err != nil:
		rt.Fatalf("%v: %v", stack, err)
	case done.Parent != nil:
		return done.Parent.ID
	}
	return done.Records[0].ID
}

// figures are what redemptions add up to.
type figures struct {
	Order       int64
	Lines       map[string]redemption.AppliedLine
	Uses        map[string]int64
	Credits     map[string]int64
	Redemptions map[string]int64 // by customer
	Totals      redemption.Totals
}

// balanced compares what the records in force add up to with what is stored elsewhere.
func (s *shop) balanced(rt *rapid.T) {
	ctx := s.t.Context()
	records, err := s.store.Redemptions().List(ctx, storage.Query{Filter: storage.And(
		storage.Is("object", string(redemption.ObjectRedemption)), storage.Is("status", string(redemption.StatusSucceeded)))})
	s.must(err)
	want := figures{Lines: map[string]redemption.AppliedLine{}, Uses: map[string]int64{}, Credits: map[string]int64{}, Redemptions: map[string]int64{}}
	for _, r := range records.Items {
		if r.Parent {
			continue
		}
		want.Order += r.Applied.Order
		for _, l := range r.Applied.Lines {
			sum := want.Lines[l.ItemID]
			want.Lines[l.ItemID] = redemption.AppliedLine{ItemID: l.ItemID, Discount: sum.Discount + l.Discount, FreeUnits: sum.FreeUnits + l.FreeUnits, Units: sum.Units + l.Units, Amount: sum.Amount + l.Amount}
		}
		want.Uses[r.Code]++
		want.Credits[r.Code] += r.Applied.Credits
		if r.CustomerID != "" {
			want.Redemptions[r.CustomerID]++
		}
		want.Totals = want.Totals.Plus(redemption.Totals{Redemptions: 1, Orders: r.Applied.OrderTotal, Discounts: r.Applied.Money(), Credits: r.Applied.Credits})
	}
	o, found, err := s.store.Orders().Find(ctx, "source_id", "the order")
	s.must(err)
	if !found {
		return
	}
	got := figures{Order: o.DiscountAmount, Lines: map[string]redemption.AppliedLine{}, Uses: map[string]int64{}, Credits: map[string]int64{}, Redemptions: map[string]int64{}}
	var amount int64
	for _, i := range o.Items {
		line := redemption.AppliedLine{ItemID: i.ID, Discount: i.DiscountAmount, FreeUnits: i.DiscountQuantity, Units: i.Quantity - i.InitialQuantity, Amount: i.Amount.Minor - i.InitialAmount.Minor}
		if line != (redemption.AppliedLine{ItemID: i.ID}) {
			got.Lines[i.ID] = line
		}
		if want.Lines[i.ID] == (redemption.AppliedLine{ItemID: i.ID}) {
			delete(want.Lines, i.ID)
		}
		amount += i.Amount.Minor
	}
	vouchers, err := s.store.Vouchers().List(ctx, storage.Query{})
	s.must(err)
	for _, v := range vouchers.Items {
		if v.Redemption.Redeemed != 0 {
			got.Uses[v.Code], got.Credits[v.Code] = v.Redemption.Redeemed, v.Redemption.RedeemedAmount
		}
	}
	customers, err := s.store.Customers().List(ctx, storage.Query{})
	s.must(err)
	for _, c := range customers.Items {
		if c.Summary.Redeemed != 0 {
			got.Redemptions[c.ID] = c.Summary.Redeemed
		}
	}
	totals, err := s.engine.Totals(ctx, "camp_1")
	s.must(err)
	got.Totals = totals["camp_1"]
	if diff := cmp.Diff(want, got); diff != "" {
		rt.Fatalf("what is stored disagrees with the records (-records +stored):\n%s\norder: %+v", diff, o)
	}
	if o.Amount.Minor != amount || o.TotalDiscountAmount() > amount {
		rt.Fatalf("the order says %d, its lines %d, and %d is taken off", o.Amount.Minor, amount, o.TotalDiscountAmount())
	}
	ledger := map[string]int64{}
	moves, err := s.store.VoucherTransactions().List(ctx, storage.Query{})
	s.must(err)
	for _, m := range moves.Items {
		ledger[m.VoucherID] -= m.Amount
	}
	for _, code := range []string{"card", "lines"} {
		if ledger["v_"+code] != want.Credits[code] {
			rt.Fatalf("the ledger of %s shows %d, the records %d", code, ledger["v_"+code], want.Credits[code])
		}
	}
}

// untouched fails unless the order is as it was before the first redemption.
func (s *shop) untouched(rt *rapid.T) {
	o, found, err := s.store.Orders().Find(s.t.Context(), "source_id", "the order")
	s.must(err)
	if !found {
		return
	}
	type line struct {
		Product                               string
		Quantity, Amount, Discount, FreeUnits int64
	}
	var lines []line
	for _, i := range o.Items {
		lines = append(lines, line{i.ProductID, i.Quantity, i.Amount.Minor, i.DiscountAmount, i.DiscountQuantity})
	}
	want := []line{{"prod_a", 3, 1500, 0, 0}, {"prod_b", 2, 666, 0, 0}}
	if diff := cmp.Diff(want, lines); diff != "" || o.DiscountAmount != 0 || o.Amount.Minor != 2166 || o.InitialAmount.Minor != 2166 {
		rt.Fatalf("after all rollbacks: %+v\n%s", o, diff)
	}
}

// TestLimitsAtRandom redeems and rolls back at random under several limits and compares each answer with a plain count.
func TestLimitsAtRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := newShop(t)
		s.campaign("camp_1", nil)
		codes := []string{"a", "b"}
		for _, code := range codes {
			s.coupon(code, amountOff(10), in("camp_1"))
		}
		limits := map[string]int64{}
		for _, name := range []string{"campaign.redemptions.count", "campaign.redemptions.count.daily", "campaign.redemptions.customers_count", "campaign.redemptions.customers_count.daily"} {
			if rapid.Bool().Draw(rt, name) {
				limits[name] = int64(rapid.IntRange(1, 6).Draw(rt, "limit"))
				s.rules(fmt.Sprintf("val_%d", len(limits)), "camp_1", rule.RelatedCampaign, atMost(name, limits[name]))
			}
		}
		type done struct {
			id, who string
			day     int
		}
		var live []done
		day := 0
		for range rapid.IntRange(1, 20).Draw(rt, "steps") {
			switch rapid.IntRange(0, 5).Draw(rt, "what") {
			case 0:
				day++
				s.now = s.now.AddDate(0, 0, 1)
				continue
			case 1:
				if len(live) > 0 {
					at := rapid.IntRange(0, len(live)-1).Draw(rt, "which")
					_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: live[at].id})
					s.must(err)
					live = slices.Delete(slices.Clone(live), at, at+1)
				}
				continue
			}
			who := rapid.SampledFrom([]string{"alice", "bob"}).Draw(rt, "who")
			count := func(is func(done) bool) (n int64) {
				for _, d := range live {
					if is(d) {
						n++
					}
				}
				return n + 1
			}
			counts := map[string]int64{
				"campaign.redemptions.count":                 count(func(done) bool { return true }),
				"campaign.redemptions.count.daily":           count(func(d done) bool { return d.day == day }),
				"campaign.redemptions.customers_count":       count(func(d done) bool { return d.who == who }),
				"campaign.redemptions.customers_count.daily": count(func(d done) bool { return d.who == who && d.day == day }),
			}
			allowed := true
			for name, limit := range limits {
				allowed = allowed && counts[name] <= limit
			}
			result, err := s.engine.Redeem(t.Context(), by(who, ask(100, rapid.SampledFrom(codes).Draw(rt, "code"))))
			if err != nil && !hasKey(err, "redemption_rules_violated") {
				rt.Fatal(err)
			}
			if (err == nil) != allowed {
				rt.Fatalf("with %v of %v redemption answers %v", counts, limits, err)
			}
			if err == nil {
				live = append(live, done{result.Records[0].ID, who, day})
			}
		}
	})
}
