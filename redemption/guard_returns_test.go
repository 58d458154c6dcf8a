package redemption_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
)

// TestReturnsUnderAGuard redeems under a guard, and returns at random: nothing gives back more than it took, refunds and what is kept are the goods,
// and the order keeps its bounds. With the last unit everything is given back.
func TestReturnsUnderAGuard(t *testing.T) {
	returned, last := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		of := drawStall(rt, false)
		s := of.open(t)
		s.guard(func(g *project.DiscountGuard) {
			g.MaxPercent, g.FloorMetadata = percent(rapid.SampledFrom([]string{"10", "50", "60"}).Draw(rt, "max_percent")), "min_price"
		})
		var done *redemption.Redeemed
		for n := range of.stacks {
			if more, err := s.engine.Redeem(t.Context(), of.request(n)); err == nil {
				done = more
			}
		}
		if done == nil {
			return
		}
		o, err := s.store.Orders().Get(t.Context(), done.Order.ID)
		s.must(err)
		policy := rapid.SampledFrom([]refund.Policy{refund.PolicyKeep, refund.PolicyReevaluate}).Draw(rt, "policy")
		left := make([]int64, len(o.Items))
		for i := range o.Items {
			left[i] = o.Items[i].Quantity
		}
		var refunded int64
		for range rapid.IntRange(1, 4).Draw(rt, "returns") {
			r := redemption.ReturnRequest{OrderID: o.ID, Policy: policy}
			for i := range o.Items {
				if n := rapid.Int64Range(0, left[i]).Draw(rt, "units"); n > 0 {
					r.Items = append(r.Items, redemption.ReturnItem{ID: o.Items[i].ID, Quantity: n})
					left[i] -= n
				}
			}
			if len(r.Items) == 0 {
				continue
			}
			back, err := s.engine.Return(t.Context(), r)
			if fault.Has(err, "missing_amount") || fault.Has(err, "invalid_order") {
				return
			}
			s.must(err)
			ret := &back.Return
			returned++
			refunded += ret.Amount
			sold := &back.Order.Returned.Sale
			if ret.Amount < 0 || ret.Money < 0 || ret.Kept < 0 || refunded+ret.Kept != sold.Goods || refunded != ret.Refunded {
				rt.Fatalf("of goods for %d, %d were refunded and %d kept: %+v", sold.Goods, refunded, ret.Kept, ret)
			}
			stored, err := s.store.Orders().Get(t.Context(), o.ID)
			s.must(err)
			if stored.BreaksGuard() {
				rt.Fatalf("the order breaks its bounds: %+v", stored.Guard)
			}
			page, err := s.engine.List(t.Context(), storage.Query{})
			s.must(err)
			for _, rec := range page.Items {
				if rec.OrderID != o.ID {
					continue
				}
				rest := rec.Left()
				ok := rest.Order >= 0 && rest.Items >= 0 && rest.Credits >= 0 && rest.Points >= 0 && rest.OrderTotal >= 0
				for _, l := range rest.Lines {
					ok = ok && l.Discount >= 0 && l.FreeUnits >= 0
				}
				if !ok {
					rt.Fatalf("redemption %s gave back more than it took: %+v of %+v", rec.ID, rec.Returned, rec.Applied)
				}
				if ret.Last && rec.Object == redemption.ObjectRedemption && rec.Status == redemption.StatusSucceeded {
					rt.Fatalf("everything came back, and %s stands", rec.ID)
				}
			}
			if ret.Last {
				last++
				break
			}
		}
		if _, err := verify.Redemptions(t.Context(), s.engine, s.store, func(d string) { rt.Fatal(d) }); err != nil {
			rt.Fatal(err)
		}
	})
	if !testing.Short() && (returned < 50 || last == 0) { // -short draws a fifth of the cases
		t.Errorf("only %d returns were made, %d of the last unit", returned, last)
	}
}

// TestAProjectWithoutAGuardPaysNothing compares the allocations of a validation without a guard and with one that bounds nothing.
func TestAProjectWithoutAGuardPaysNothing(t *testing.T) {
	var allocations [3]float64
	for i := range allocations {
		s := newShop(t)
		switch i {
		case 1:
			s.guard(func(*project.DiscountGuard) {})
		case 2:
			s.guard(func(g *project.DiscountGuard) { g.MaxPercent = percent("60") })
		}
		s.coupon("ten", percentOff("10"))
		r := ask(10000, "ten")
		allocations[i] = testing.AllocsPerRun(200, func() {
			if result, err := s.engine.Validate(t.Context(), r); err != nil || !result.Valid {
				t.Error(result, err)
			}
		})
	}
	if allocations[0] != allocations[1] {
		t.Errorf("%v allocations without a guard, %v with one that bounds nothing", allocations[0], allocations[1])
	}
	if allocations[2] <= allocations[0] {
		t.Errorf("%v allocations with a guard, %v without: the test sees nothing", allocations[2], allocations[0])
	}
}
