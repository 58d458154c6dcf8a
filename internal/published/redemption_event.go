package published

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// aboutRedemption reports whether events of a type are about a redemption or a rollback.
func aboutRedemption(kind string) bool {
	return strings.HasPrefix(strings.TrimPrefix(kind, "customer."), "redemption.")
}

// redemptionEvent is the record of a redemption or rollback, which is all that its event stores, and the data that is
// completed.
type redemptionEvent struct {
	record redemption.Record
	data   map[string]any
}

func newRedemptionEvent(e event.Event, data map[string]any) (redemptionEvent, error) {
	var kept struct {
		Redemption redemption.Record `json:"redemption"`
	}
	err := json.Unmarshal(e.Data, &kept)
	return redemptionEvent{kept.Redemption, data}, err
}

// addRedemptions adds the order, customer, tier and code of redemptions to the data of events, as they are now. Deleted ones
// are left out.
func (s *Shapes) addRedemptions(ctx context.Context, all ...redemptionEvent) error {
	records := make([]redemption.Record, len(all))
	for i, about := range all {
		records[i] = about.record
	}
	originals, err := ByID(ctx, s.engines.Redemptions.List, records, func(rec redemption.Record) string { return rec.RedemptionID }, func(rec redemption.Record) string { return rec.ID })
	if err != nil {
		return err
	}
	for _, rec := range originals {
		records = append(records, rec)
	}
	shapes, err := s.Redemptions(ctx, records)
	if err != nil {
		return err
	}
	shown := make(map[string]wire.Redemption, len(shapes))
	for _, w := range shapes[len(all):] {
		shown[w.ID] = w
	}
	for i, about := range all {
		about.addRecord(shapes[i], shown)
	}
	return s.addIncentives(ctx, all)
}

// addRecord adds the record with its customer, order and tier. A failed redemption has no order and tier.
func (t redemptionEvent) addRecord(w wire.Redemption, originals map[string]wire.Redemption) {
	t.data["redemption"] = w
	if t.record.Object == redemption.ObjectRollback {
		t.data["redemption_rollback"], t.data["redemption"] = w, nil
		if original, ok := originals[t.record.RedemptionID]; ok {
			t.data["redemption"] = original
		}
	}
	if w.Customer != nil {
		t.data["customer"] = w.Customer
	}
	if t.record.Status == redemption.StatusFailed {
		return
	}
	if w.Order != nil {
		t.data["order"] = w.Order
	}
	if w.Tier != nil {
		t.data["promotion_tier"] = w.Tier
	}
}

// addIncentives adds the codes that were redeemed, with their holders and their campaigns.
func (s *Shapes) addIncentives(ctx context.Context, all []redemptionEvent) error {
	var done []redemption.Record
	for _, about := range all {
		if about.record.Status != redemption.StatusFailed {
			done = append(done, about.record)
		}
	}
	campaigns, err := ByID(ctx, s.engines.Campaigns.List, done, func(rec redemption.Record) string { return rec.CampaignID }, func(c campaign.Campaign) string { return c.ID })
	if err != nil {
		return err
	}
	vouchers, err := ByID(ctx, s.engines.Vouchers.List, done, func(rec redemption.Record) string { return rec.VoucherID }, func(v voucher.Voucher) string { return v.ID })
	if err != nil {
		return err
	}
	holders, err := ByID(ctx, s.engines.Customers.List, done, func(rec redemption.Record) string { return vouchers[rec.VoucherID].HolderID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return err
	}
	for _, about := range all {
		if about.record.Status == redemption.StatusFailed {
			continue
		}
		if c, ok := campaigns[about.record.CampaignID]; ok {
			about.data["campaign"] = wire.NewShortCampaign(c)
		}
		v, ok := vouchers[about.record.VoucherID]
		if !ok {
			continue
		}
		about.data["voucher"] = wire.NewNamedVoucher(v, about.record.Campaign)
		if holder, ok := holders[v.HolderID]; ok {
			about.data["holder"] = wire.NewShortCustomer(holder)
		}
	}
	return nil
}
