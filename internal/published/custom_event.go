package published

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// customEvent is a custom event and the data that is completed. Of its codes the event stores the ids alone.
type customEvent struct {
	event customevent.Event
	data  map[string]any
}

func newCustomEvent(e event.Event, data map[string]any) (customEvent, error) {
	kept, err := customevent.Read(e)
	return customEvent{kept, data}, err
}

// card returns the loyalty card of the event, or the zero value.
func (t customEvent) card() customevent.Card {
	if t.event.Card == nil {
		return customevent.Card{}
	}
	return *t.event.Card
}

// referral returns the referral code of the event, or the zero value.
func (t customEvent) referral() customevent.Referral {
	if t.event.Referral == nil {
		return customevent.Referral{}
	}
	return *t.event.Referral
}

// addCustomEvents adds to the data of custom events their schemas, and their codes with the campaigns, as they are now.
// Deleted ones are null.
func (s *Shapes) addCustomEvents(ctx context.Context, all ...customEvent) error {
	if len(all) == 0 {
		return nil
	}
	schemas, err := s.schemasOf(ctx, all)
	if err != nil {
		return err
	}
	var voucherIDs, campaignIDs []string
	for _, t := range all {
		voucherIDs = append(voucherIDs, t.card().VoucherID, t.referral().VoucherID)
		campaignIDs = append(campaignIDs, t.card().CampaignID, t.referral().CampaignID)
	}
	itself := func(id string) string { return id }
	vouchers, err := ByID(ctx, s.engines.Vouchers.List, voucherIDs, itself, func(v voucher.Voucher) string { return v.ID })
	if err != nil {
		return err
	}
	campaigns, err := ByID(ctx, s.engines.Campaigns.List, campaignIDs, itself, func(c campaign.Campaign) string { return c.ID })
	if err != nil {
		return err
	}
	referrers, err := ByID(ctx, s.engines.Customers.List, all, func(t customEvent) string { return t.referral().ReferrerID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return err
	}
	named := func(voucherID, campaignID string) wire.NamedCode {
		var of wire.NamedCode
		c, known := campaigns[campaignID]
		if known {
			of.Campaign = new(wire.NewShortCampaign(c))
		}
		if v, ok := vouchers[voucherID]; ok {
			of.Voucher = wire.NewNamedVoucher(v, c.Name)
		}
		return of
	}
	for _, t := range all {
		if schema, ok := schemas[t.event.Name]; ok {
			t.data["event_schema"] = wire.NewShortEventSchema(schema)
		}
		if t.event.Card != nil {
			t.data["loyalty"] = named(t.card().VoucherID, t.card().CampaignID)
		}
		if t.event.Referral != nil {
			of := wire.NamedReferral{NamedCode: named(t.referral().VoucherID, t.referral().CampaignID)}
			if c, ok := referrers[t.referral().ReferrerID]; ok {
				of.Referrer = new(wire.NewShortCustomer(c))
			}
			t.data["referral"] = of
		}
	}
	return nil
}

// schemasOf reads the schemas of custom events, by name.
func (s *Shapes) schemasOf(ctx context.Context, all []customEvent) (map[string]metadata.EventSchema, error) {
	var names []string
	for _, t := range all {
		names = append(names, t.event.Name)
	}
	page, err := s.engines.Schemas.ListEvents(ctx, storage.Query{Filter: storage.In("name", Distinct(names))})
	schemas := make(map[string]metadata.EventSchema, len(page.Items))
	for _, schema := range page.Items {
		schemas[schema.Name] = schema
	}
	return schemas, err
}
