package published

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/webhook"
)

// Event returns the data that webhooks and distributions send for an event that is published under a type. Most events store
// all of it. Resources that an event names by id alone are read as they are now, and are null when they were deleted since.
func (s *Shapes) Event(ctx context.Context, publishedType string, e event.Event) (any, error) {
	data, err := wire.WebhookData(publishedType, e)
	if err != nil {
		return nil, err
	}
	switch {
	case aboutRedemption(publishedType):
		var about redemptionEvent
		if about, err = newRedemptionEvent(e, data); err == nil {
			err = s.addRedemptions(ctx, about)
		}
	case strings.HasPrefix(publishedType, "business_validation_rule.assignment."):
		err = s.addAssigned(ctx, e, data)
	case publishedType == webhook.Scheduled:
		data["distribution"], err = s.distribution(ctx, e.EntityID)
	case publishedType == customevent.Type:
		var about customEvent
		if about, err = newCustomEvent(e, data); err == nil {
			err = s.addCustomEvents(ctx, about)
		}
	}
	if err == nil && forDistributions(publishedType) {
		err = s.addCockpit(ctx, data)
	}
	return data, err
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

// addCockpit adds the address of the customer's own page, so that a message to them can link to it.
func (s *Shapes) addCockpit(ctx context.Context, data map[string]any) error {
	var short wire.ShortCustomer
	switch c := data["customer"].(type) {
	case wire.ShortCustomer:
		short = c
	case *wire.ShortCustomer:
		if c == nil {
			return nil
		}
		short = *c
	default:
		return nil
	}
	p, err := s.engines.Settings(ctx)
	if err != nil {
		return err
	}
	now, err := s.engines.Customers.Customer(ctx, short.ID)
	if err != nil {
		return ignoreMissing(err)
	}
	data["customer"] = addressee{short, s.CustomerAssets(p, &now)}
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
