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
