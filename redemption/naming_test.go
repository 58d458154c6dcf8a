package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// uses returns how often a code was redeemed.
func (s *shop) uses(code string) int64 {
	s.t.Helper()
	v, found, err := s.store.Vouchers().Find(s.t.Context(), "code", code)
	s.must(err)
	if !found {
		s.t.Fatalf("there is no code %s", code)
	}
	return v.Redemption.Redeemed
}

func TestCaseInsensitiveCodesAreFoundInAnyCase(t *testing.T) {
	s := newShop(t)
	s.settings.CaseInsensitive = true
	s.coupon("SUMMER", amountOff(1))
	_, err := s.engine.Redeem(t.Context(), ask(100, "sumMer"))
	s.must(err)
	if n := s.uses("SUMMER"); n != 1 {
		t.Errorf("the code has %d uses", n)
	}
	if _, err := s.engine.Redeem(t.Context(), ask(100, "summer", "SUMMER")); !hasKey(err, "duplicated_redeemables") {
		t.Errorf("one code in two spellings: %v", err)
	}
}

func TestCaseSensitiveCodesAreFoundInTheirCase(t *testing.T) {
	s := newShop(t)
	s.coupon("SUMMER", amountOff(1))
	if _, err := s.engine.Redeem(t.Context(), ask(100, "summer")); !hasKey(err, "not_found") {
		t.Errorf("another spelling: %v", err)
	}
}

func TestVoucherNamedByCodeAndByIDIsDuplicate(t *testing.T) {
	s := newShop(t)
	s.coupon("once", amountOff(1), quantity(1))
	if _, err := s.engine.Redeem(t.Context(), ask(100, "once", "v_once")); !hasKey(err, "duplicated_redeemables") {
		t.Errorf("one voucher under two names: %v", err)
	}
	if n := s.uses("once"); n != 0 {
		t.Errorf("the voucher has %d uses", n)
	}
}

func TestRollbackIgnoresCodeThatEqualsVoucherID(t *testing.T) {
	s := newShop(t)
	s.coupon("real", amountOff(1))
	done, err := s.engine.Redeem(t.Context(), ask(100, "real"))
	s.must(err)
	s.coupon("v_real", amountOff(1), func(v *voucher.Voucher) { v.ID, v.Redemption.Redeemed = "v_0", 1 })
	_, err = s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(err)
	if diff := cmp.Diff([]int64{0, 1}, []int64{s.uses("real"), s.uses("v_real")}); diff != "" {
		t.Errorf("uses (-want +got):\n%s", diff)
	}
}

func TestCodeBeatsID(t *testing.T) {
	s := newShop(t)
	s.coupon("real", amountOff(1))
	s.coupon("v_real", amountOff(1), func(v *voucher.Voucher) { v.ID = "v_1" })
	_, err := s.engine.Redeem(t.Context(), ask(100, "v_real"))
	s.must(err)
	if diff := cmp.Diff([]int64{0, 1}, []int64{s.uses("real"), s.uses("v_real")}); diff != "" {
		t.Errorf("uses (-want +got):\n%s", diff)
	}
}

// TestOrderIDMustExist: only the id names the order; a source id beside it is a new value.
func TestOrderIDMustExist(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	s.must(s.store.Orders().Insert(t.Context(), order.Order{ID: "ord_1", SourceID: "mine", Status: order.StatusCreated}))
	r := ask(100, "a")
	r.Order.ID, r.Order.SourceID = "ord_2", patch.Set("mine")
	if _, err := s.engine.Redeem(t.Context(), r); !fault.IsNotFound(err) {
		t.Errorf("an unknown order id beside a known source id: %v", err)
	}
	r.Order.ID, r.Order.SourceID = "ord_1", patch.Set("yours")
	_, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	o, err := s.store.Orders().Get(t.Context(), "ord_1")
	s.must(err)
	if o.SourceID != "yours" {
		t.Errorf("the source id is %s", o.SourceID)
	}
	s.must(s.store.Orders().Insert(t.Context(), order.Order{ID: "ord_3", SourceID: "theirs", Status: order.StatusCreated}))
	r.Order.SourceID = patch.Set("theirs")
	if _, err := s.engine.Redeem(t.Context(), r); !hasKey(err, "duplicate_found") {
		t.Errorf("a source id that another order has: %v", err)
	}
}

func TestUnknownOrderStatusIsRefused(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	r := ask(100, "a")
	r.Order.SourceID = patch.Set("mine")
	done, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	r.Order.Status = patch.Set(order.Status("LOST"))
	if _, err := s.engine.Redeem(t.Context(), r); !hasKey(err, "invalid_payload") {
		t.Errorf("a redemption: %v", err)
	}
	back := redemption.RollbackRequest{RedemptionID: done.Records[0].ID, Order: &order.Request{At: "order", Status: r.Order.Status}}
	if _, err := s.engine.Rollback(t.Context(), back); !hasKey(err, "invalid_payload") {
		t.Errorf("a rollback: %v", err)
	}
	page, err := s.store.Redemptions().List(t.Context(), storage.Query{})
	s.must(err)
	if len(page.Items) != 1 {
		t.Errorf("malformed requests left records: %v", page.Items)
	}
}
