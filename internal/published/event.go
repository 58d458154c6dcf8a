package published

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/webhook"
)

// Events returns the data that webhooks and distributions send for events, each of which is published under a type. Most events store
// all of it. Resources that an event names by id alone are read as they are now, those of redemptions and custom events with a few statements
// for all events. They are null when they were deleted since.
func (s *Shapes) Events(ctx context.Context, events ...webhook.Published) ([]any, error) {
	shapes := make([]any, len(events))
	var redeemed []redemptionEvent
	var tracked []customEvent
	var personal []map[string]any
	for i, of := range events {
		data, err := wire.WebhookData(of.Type, of.Event)
		if err != nil {
			return nil, err
		}
		switch {
		case aboutRedemption(of.Type):
			about, err := newRedemptionEvent(of.Event, data)
			if err != nil {
				return nil, err
			}
			redeemed = append(redeemed, about)
		case of.Type == customevent.Type:
			about, err := newCustomEvent(of.Event, data)
			if err != nil {
				return nil, err
			}
			tracked = append(tracked, about)
		case strings.HasPrefix(of.Type, "business_validation_rule.assignment."):
			if err := s.addAssigned(ctx, of.Event, data); err != nil {
				return nil, err
			}
		case of.Type == webhook.Scheduled:
			if data["distribution"], err = s.distribution(ctx, of.Event.EntityID); err != nil {
				return nil, err
			}
		}
		if forDistributions(of.Type) {
			personal = append(personal, data)
		}
		shapes[i] = data
	}
	if err := s.addRedemptions(ctx, redeemed...); err != nil {
		return nil, err
	}
	if err := s.addCustomEvents(ctx, tracked...); err != nil {
		return nil, err
	}
	return shapes, s.addCockpits(ctx, personal)
}

// forDistributions reports whether events of a type are sent to distributions alone.
func forDistributions(publishedType string) bool {
	return publishedType == webhook.Scheduled || slices.Contains(webhook.DistributionTypes, publishedType) && !slices.Contains(webhook.Types, publishedType)
}

// addressee is a customer to whom a distribution sends a message.
type addressee struct {
	wire.ShortCustomer
	Assets *wire.CustomerAssets `json:"assets"`
}

// addCockpits adds the address of the customer's own page, so that a message to them can link to it.
func (s *Shapes) addCockpits(ctx context.Context, all []map[string]any) error {
	known := func(data map[string]any) (short wire.ShortCustomer) {
		switch c := data["customer"].(type) {
		case wire.ShortCustomer:
			short = c
		case *wire.ShortCustomer:
			if c != nil {
				short = *c
			}
		}
		return short
	}
	customers, err := ByID(ctx, s.engines.Customers.List, all, func(data map[string]any) string { return known(data).ID }, func(c customer.Customer) string { return c.ID })
	if err != nil || len(customers) == 0 {
		return err
	}
	p, err := s.engines.Settings(ctx)
	if err != nil {
		return err
	}
	for _, data := range all {
		short := known(data)
		if now, ok := customers[short.ID]; ok {
			data["customer"] = addressee{short, s.CustomerAssets(p, &now)}
		}
	}
	return nil
}

// distribution returns the shape of a distribution as it is now, or nil when it was deleted.
func (s *Shapes) distribution(ctx context.Context, id string) (any, error) {
	d, err := s.engines.Webhooks.Distribution(ctx, id)
	if err != nil {
		return nil, ignoreMissing(err)
	}
	return wire.NewDistribution(d), nil
}

// addAssigned adds the resource that a validation rule was assigned to.
func (s *Shapes) addAssigned(ctx context.Context, e event.Event, data map[string]any) error {
	var kept struct {
		Assignment rule.Assignment `json:"assignment"`
	}
	if err := json.Unmarshal(e.Data, &kept); err != nil {
		return err
	}
	id := kept.Assignment.RelatedObjectID
	switch kept.Assignment.RelatedObjectType {
	case rule.RelatedVoucher:
		v, err := s.engines.Vouchers.Get(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["voucher"] = wire.NewNamedVoucher(v, "")
	case rule.RelatedCampaign:
		c, err := s.engines.Campaigns.Get(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["campaign"] = wire.NewShortCampaign(c)
	case rule.RelatedPromotionTier:
		t, err := s.engines.Promotions.Tier(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["promotion_tier"] = wire.NewTier(t, wire.TierContext{})
	case rule.RelatedDistribution:
		var err error
		data["distribution"], err = s.distribution(ctx, id)
		return err
	}
	return nil
}

// ignoreMissing ignores that a resource was deleted: it is null in the data.
func ignoreMissing(err error) error {
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
