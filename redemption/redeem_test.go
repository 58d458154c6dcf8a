package redemption_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

var all = storage.Query{Order: []storage.Order{{Field: "created_at"}}}

func hasKey(err error, key string) bool { return fault.Has(err, key) }

// TestRedeemAndRollBack takes a gift card and a coupon and gives both back.
func TestRedeemAndRollBack(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.gift("card", 2000, in("camp_1"), quantity(18))
	s.coupon("ten", percentOff("10"), in("camp_1"))
	r := ask(6000, "ten", "card")
	r.Order.SourceID = patch.Set("order-1")
	r.Customer = &customer.Request{SourceID: "alice"}
	done, err := s.engine.Redeem(t.Context(), r)
	s.must(err)

	if done.Parent == nil || len(done.Records) != 2 {
		t.Fatalf("two entries make a parent and two children, got %+v", done)
	}
	type state struct {
		Uses, Credits, Balance          int64
		Status                          order.Status
		Total, Discount                 int64
		Redeemed, RolledBack, OrderPaid int64
		Totals                          redemption.Totals
	}
	look := func() state {
		v, err := s.store.Vouchers().Get(t.Context(), "v_card")
		s.must(err)
		o, found, err := s.store.Orders().Find(t.Context(), "source_id", "order-1")
		s.must(err)
		c, foundCustomer, err := s.store.Customers().Find(t.Context(), "source_id", "alice")
		s.must(err)
		if !found || !foundCustomer {
			t.Fatal("the redemption made no order or no customer")
		}
		totals, err := s.engine.Totals(t.Context(), "camp_1")
		s.must(err)
		return state{
			v.Redemption.Redeemed, v.Redemption.RedeemedAmount, v.Balance(), o.Status, o.TotalAmount().Minor, o.TotalDiscountAmount(),
			c.Summary.Redeemed, c.Summary.RolledBack, c.Summary.OrdersAmount, totals["camp_1"],
		}
	}
	want := state{
		Uses: 1, Credits: 2000, Balance: 0, Status: order.StatusPaid, Total: 3400, Discount: 2600, Redeemed: 2, OrderPaid: 3400,
		Totals: redemption.Totals{Redemptions: 2, Orders: 5400 + 3400, Discounts: 2600, Credits: 2000},
	}
	if diff := cmp.Diff(want, look()); diff != "" {
		t.Errorf("after the redemption (-want +got):\n%s", diff)
	}

	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID})
	if !hasKey(err, "invalid_redemption") {
		t.Errorf("a parent cannot be rolled back as a single redemption, got %v", err)
	}
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID, Stacked: true})
	if !hasKey(err, "invalid_redemption_parent") {
		t.Errorf("a child cannot be rolled back alone, got %v", err)
	}
	back, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true, Reason: "returned"})
	s.must(err)
	if len(back.Records) != 2 || back.Parent == nil {
		t.Errorf("both children are rolled back, got %+v", back.Records)
	}
	want = state{Balance: 2000, Status: order.StatusCanceled, Total: 6000, RolledBack: 2}
	if diff := cmp.Diff(want, look()); diff != "" {
		t.Errorf("after the rollback (-want +got):\n%s", diff)
	}
	moves, err := s.store.VoucherTransactions().List(t.Context(), all)
	s.must(err)
	var amounts []int64
	for _, m := range moves.Items {
		amounts = append(amounts, m.Amount)
	}
	if diff := cmp.Diff([]int64{-2000, 2000}, amounts); diff != "" {
		t.Errorf("the ledger of the card (-want +got):\n%s", diff)
	}
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true})
	if !hasKey(err, "already_rolled_back") {
		t.Errorf("a second rollback is refused, got %v", err)
	}
}

// TestRollbackHappensOnce sends the same rollback many times at once.
func TestRollbackHappensOnce(t *testing.T) {
	s := newShop(t)
	s.gift("card", 1000)
	done, err := s.engine.Redeem(t.Context(), ask(400, "card"))
	s.must(err)
	var successes atomic.Int64
	var wait sync.WaitGroup
	for range 32 {
		wait.Go(func() {
			if _, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID}); err == nil {
				successes.Add(1)
			} else if !hasKey(err, "already_rolled_back") {
				t.Errorf("refused for another reason: %v", err)
			}
		})
	}
	wait.Wait()
	v, err := s.store.Vouchers().Get(t.Context(), "v_card")
	s.must(err)
	if successes.Load() != 1 || v.Balance() != 1000 || v.Redemption.Redeemed != 0 {
		t.Errorf("%d rollbacks succeeded, balance %d, uses %d", successes.Load(), v.Balance(), v.Redemption.Redeemed)
	}
}

// TestTheLastUseIsRedeemedOnce has many redeem a code with one use left.
func TestTheLastUseIsRedeemedOnce(t *testing.T) {
	s := newShop(t)
	s.coupon("last", amountOff(100), quantity(1))
	var successes atomic.Int64
	var wait sync.WaitGroup
	for range 40 {
		wait.Go(func() {
			if _, err := s.engine.Redeem(t.Context(), ask(1000, "last")); err == nil {
				successes.Add(1)
			} else if !hasKey(err, "quantity_exceeded") {
				t.Errorf("refused for another reason: %v", err)
			}
		})
	}
	wait.Wait()
	if successes.Load() != 1 {
		t.Errorf("%d redemptions succeeded", successes.Load())
	}
	failed, err := storage.Count(t.Context(), s.store.Redemptions(), storage.Is("result", "FAILURE"))
	s.must(err)
	if failed != 39 {
		t.Errorf("%d refusals were recorded, want 39", failed)
	}
}

// TestLimitOfACampaign limits a campaign's redemptions after some were made: they count.
func TestLimitOfACampaign(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("a", amountOff(1), in("camp_1"))
	s.coupon("b", amountOff(1), in("camp_1"))
	for range 2 {
		_, err := s.engine.Redeem(t.Context(), ask(100, "a"))
		s.must(err)
	}
	s.rules("val_1", "camp_1", rule.RelatedCampaign, atMost("campaign.redemptions.count", 3))
	_, err := s.engine.Redeem(t.Context(), ask(100, "b"))
	s.must(err)
	_, err = s.engine.Redeem(t.Context(), ask(100, "a"))
	if !hasKey(err, "redemption_rules_violated") {
		t.Errorf("the fourth redemption of a campaign with a limit of 3: %v", err)
	}
}

// TestLimitPerCustomer counts each customer apart, and by day.
func TestLimitPerCustomer(t *testing.T) {
	s := newShop(t)
	s.coupon("daily", amountOff(1))
	s.rules("val_1", "v_daily", rule.RelatedVoucher, atMost("redemption.count.per_customer.daily", 1))
	by := func(sourceID string) error {
		r := ask(100, "daily")
		r.Customer = &customer.Request{SourceID: sourceID}
		_, err := s.engine.Redeem(t.Context(), r)
		return err
	}
	s.must(by("alice"))
	s.must(by("bob"))
	if err := by("alice"); !hasKey(err, "redemption_rules_violated") {
		t.Errorf("alice's second use of the day: %v", err)
	}
	s.now = s.now.AddDate(0, 0, 1)
	s.must(by("alice"))
	if _, err := s.engine.Redeem(t.Context(), ask(100, "daily")); !hasKey(err, "missing_customer") {
		t.Errorf("a use without a customer, with a limit per customer: %v", err)
	}
}

// TestRollbackLowersLimits lets a use be taken again after it was given back.
func TestRollbackLowersLimits(t *testing.T) {
	s := newShop(t)
	s.coupon("one", amountOff(1))
	s.rules("val_1", "v_one", rule.RelatedVoucher, atMost("redemption.count.daily", 1))
	done, err := s.engine.Redeem(t.Context(), ask(100, "one"))
	s.must(err)
	if _, err := s.engine.Redeem(t.Context(), ask(100, "one")); !hasKey(err, "redemption_rules_violated") {
		t.Errorf("the second use: %v", err)
	}
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	_, err = s.engine.Redeem(t.Context(), ask(100, "one"))
	s.must(err)
}

// TestChangedRuleAppliesAtOnce disables a campaign between two calls.
func TestChangedRuleAppliesAtOnce(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("a", amountOff(1), in("camp_1"))
	_, err := s.engine.Redeem(t.Context(), ask(100, "a"))
	s.must(err)
	_, err = s.store.Campaigns().Update(t.Context(), "camp_1", func(c *campaign.Campaign) error { c.Active = false; return nil })
	s.must(err)
	if _, err := s.engine.Redeem(t.Context(), ask(100, "a")); !hasKey(err, "voucher_disabled") {
		t.Errorf("a code of a disabled campaign: %v", err)
	}
	_, err = s.store.Campaigns().Update(t.Context(), "camp_1", func(c *campaign.Campaign) error {
		c.Active, c.DeletedAt = true, opening
		return nil
	})
	s.must(err)
	if _, err := s.engine.Redeem(t.Context(), ask(100, "a")); !hasKey(err, "voucher_disabled") {
		t.Errorf("a code of a campaign in the trash: %v", err)
	}
}

// TestSessions locks uses of a code with a quantity of 2 under three keys.
func TestSessions(t *testing.T) {
	s := newShop(t)
	s.coupon("two", amountOff(1), quantity(2))
	lock := func(key string) *redemption.Result {
		r := ask(100, "two")
		r.Session = &redemption.Session{Key: key, TTL: redemption.DefaultSessionTTL}
		result, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		return result
	}
	for _, key := range []string{"s1", "s2", "s2"} {
		if !lock(key).Valid {
			t.Fatalf("session %s got no lock", key)
		}
	}
	if r := lock("s3"); r.Valid || r.Entries[0].Err.Key != "quantity_exceeded" {
		t.Errorf("a third session: %s", described(r))
	}
	if _, err := s.engine.Redeem(t.Context(), ask(100, "two")); !hasKey(err, "quantity_exceeded") {
		t.Errorf("a redemption without a session: %v", err)
	}
	s.must(s.engine.ReleaseSession(t.Context(), "two", "s1"))
	if !lock("s3").Valid {
		t.Error("a released lock is free for others")
	}
	r := ask(100, "two")
	r.Session = &redemption.Session{Key: "s3"}
	_, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	if n, err := storage.Count(t.Context(), s.store.Sessions(), storage.Filter{}); err != nil || n != 1 {
		t.Errorf("the redemption of s3 leaves the lock of s2, got %d, %v", n, err)
	}
	s.now = s.now.Add(redemption.DefaultSessionTTL)
	if !lock("s4").Valid {
		t.Error("an expired lock is free for others")
	}
	silent := ask(100, "two")
	silent.Session = &redemption.Session{Key: "s4"} // again, and says nothing of how long
	_, err = s.engine.Validate(t.Context(), silent)
	s.must(err)
	held, err := s.store.Sessions().List(t.Context(), storage.Query{Filter: storage.Is("key", "s4")})
	s.must(err)
	if len(held.Items) != 1 || !held.Items[0].ExpiresAt.Equal(s.now.Add(redemption.DefaultSessionTTL)) {
		t.Errorf("a session that does not say how long it lives has %+v", held.Items)
	}
}

// TestStaleLocksAreDeleted counts what is stored, not what is in force.
func TestStaleLocksAreDeleted(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.tier("promo_1", "camp_1", amountOff(1))
	s.coupon("code", amountOff(1))
	request := func(key string) redemption.Request {
		r := ask(100, "code")
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableTier, ID: "promo_1"})
		r.Session = &redemption.Session{Key: key, TTL: time.Hour}
		return r
	}
	stored := func() int {
		n, err := storage.Count(t.Context(), s.store.Sessions(), storage.Filter{})
		s.must(err)
		return n
	}
	for _, key := range []string{"s1", "s2"} {
		_, err := s.engine.Validate(t.Context(), request(key))
		s.must(err)
	}
	_, err := s.engine.Redeem(t.Context(), request("s2"))
	s.must(err)
	if n := stored(); n != 1 {
		t.Errorf("a redemption leaves the lock of the other on the code, none of its own and none on the tier, but there are %d", n)
	}
	s.now = s.now.Add(2 * time.Hour)
	_, err = s.engine.Validate(t.Context(), request("s3"))
	s.must(err)
	if n := stored(); n != 1 {
		t.Errorf("expired locks stay: there are %d", n)
	}
}

// TestRefusedRollbackChangesNothing compares the record of the refusal whole.
func TestRefusedRollbackChangesNothing(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	done, err := s.engine.Redeem(t.Context(), ask(100, "a"))
	s.must(err)
	back := redemption.RollbackRequest{RedemptionID: done.Records[0].ID, Reason: "again"}
	_, err = s.engine.Rollback(t.Context(), back)
	s.must(err)
	refused, err := s.engine.Rollback(t.Context(), back)
	if !hasKey(err, "already_rolled_back") {
		t.Fatalf("the second rollback: %v", err)
	}
	redeemed := done.Records[0]
	want := []redemption.Record{{
		ID: refused.Records[0].ID, Object: redemption.ObjectRollback, Date: opening, RedemptionID: redeemed.ID, Reason: "again",
		Status: redemption.StatusFailed, FailureCode: "already_rolled_back", FailureMessage: refused.Records[0].FailureMessage,
		Related: redeemed.Related, VoucherID: redeemed.VoucherID, Code: redeemed.Code, OrderID: redeemed.OrderID,
	}}
	if diff := cmp.Diff(want, refused.Records); diff != "" {
		t.Errorf("the record of the refusal (-want +got):\n%s", diff)
	}
}

func atMost(name string, n int64) rule.Rules {
	return rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: name, Conditions: map[rule.Operator][]any{"$less_than_or_equal": {n}}},
	}}}
}
