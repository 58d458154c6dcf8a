package loyalty_test

import (
	"context"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// A card is read before it is held. Nothing moves on one that was deleted in between.
func TestNoPointsMoveOnACardThatWasDeletedMeanwhile(t *testing.T) {
	backend := memory.New()
	defer backend.Close()
	p, e := backend.Project("proj_1"), env.System()
	vouchers := voucher.New(voucher.Deps{Store: p, Env: e})
	engine := loyalty.New(loyalty.Deps{Store: p, Env: e, Vouchers: vouchers, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }})
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(p.Campaigns().Insert(t.Context(), campaign.Campaign{ID: "camp_1", Name: "club", Type: campaign.TypeLoyaltyProgram, Active: true}))
	must(p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1"}))
	read := map[string]voucher.Voucher{}
	for _, id := range []string{"one", "two"} {
		read[id] = voucher.Voucher{ID: "v_" + id, Code: id, CampaignID: "camp_1", HolderID: "cust_1", Type: campaign.VoucherLoyalty, Active: true, Loyalty: &voucher.Loyalty{Points: 10}}
		must(p.Vouchers().Insert(t.Context(), read[id]))
	}
	_, err := p.Vouchers().Update(t.Context(), "v_one", func(v *voucher.Voucher) error { v.DeletedAt = e.Now(); return nil })
	must(err)
	if _, err := engine.AdjustPoints(t.Context(), read["one"], loyalty.Adjust{Points: 5}); !fault.IsNotFound(err) {
		t.Errorf("points that are added: %v", err)
	}
	if _, err := engine.TransferPoints(t.Context(), read["one"], []loyalty.Transfer{{From: "two", Points: 5}}); !fault.IsNotFound(err) {
		t.Errorf("points that are transferred: %v", err)
	}
	for _, id := range []string{"v_one", "v_two"} {
		if v, err := p.Vouchers().Get(t.Context(), id); err != nil || v.Balance() != 10 {
			t.Errorf("%s holds %d, %v", id, v.Balance(), err)
		}
	}
}
