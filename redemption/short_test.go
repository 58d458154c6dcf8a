package redemption_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
)

func TestARedeemableWithoutAnObjectIsAVoucher(t *testing.T) {
	s := newShop(t)
	asked := []redemption.Redeemable{{ID: "TEN"}}
	got, err := s.engine.Validate(t.Context(), redemption.Request{Redeemables: asked})
	if err != nil || len(got.Entries) != 1 {
		t.Fatal(got, err)
	}
	if r := got.Entries[0].Redeemable; r != redemption.Code("TEN") {
		t.Errorf("judged %+v", r)
	}
	if asked[0].Object != "" {
		t.Error("the caller's own list was changed")
	}
}

func TestARedeemableOfAnUnknownObjectIsRefused(t *testing.T) {
	s := newShop(t)
	_, err := s.engine.Validate(t.Context(), redemption.Request{Redeemables: []redemption.Redeemable{{Object: "coupon", ID: "TEN"}}})
	if refusal, is := fault.As(err); !is || refusal.Key != "invalid_payload" {
		t.Errorf("answered %v", err)
	}
}

func TestRedeemCodesRedeemsInTheirOrder(t *testing.T) {
	s := newShop(t)
	s.coupon("ten", percentOff("10"))
	s.coupon("half", percentOff("50"))
	done, err := s.engine.RedeemCodes(t.Context(), 1000, "ten", "half")
	if err != nil {
		t.Fatal(err)
	}
	if got := done.Order.TotalAmount().Minor; got != 450 || len(done.Records) != 2 || done.Records[0].Code != "ten" {
		t.Errorf("%d are left to pay, and the records are %+v", got, done.Records)
	}
	if _, err := s.engine.RedeemCodes(t.Context(), 1000); err == nil {
		t.Error("no code at all is redeemed")
	}
}
