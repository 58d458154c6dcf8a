package httpapi

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

// webhookData is what webhooks are sent about an event. Most events keep all of it; what others name is read as it is now.
func (a *API) webhookData(ctx context.Context, projectID, publishedType string, e event.Event) (any, error) {
	data, err := wire.WebhookData(publishedType, e)
	if err != nil {
		return nil, err
	}
	r := &request{Project: a.engine.Project(projectID)}
	switch {
	case aboutRedemption(publishedType):
		var told redemptionEvent
		if told, err = newRedemptionEvent(e, data); err == nil {
			err = a.addRedemptions(ctx, r, told)
		}
	case strings.HasPrefix(publishedType, "business_validation_rule.assignment."):
		err = tellAssigned(ctx, r, e, data)
	case publishedType == webhook.Scheduled:
		data["distribution"], err = distributionNamed(ctx, r, e.EntityID)
	case publishedType == customevent.Type:
		var told customEvent
		if told, err = newCustomEvent(e, data); err == nil {
			err = a.addCustomEvents(ctx, r, told)
		}
	}
	if err == nil && forDistributions(publishedType) {
		err = a.tellCockpit(ctx, r, data)
	}
	return data, err
}

// forDistributions reports whether only distributions tell of events of a type.
func forDistributions(publishedType string) bool {
	return publishedType == webhook.Scheduled || slices.Contains(webhook.DistributionTypes, publishedType) && !slices.Contains(webhook.Types, publishedType)
}

// addressee is a customer to whom somebody writes.
type addressee struct {
	wire.ShortCustomer
	Assets *wire.CustomerAssets `json:"assets"`
}

// tellCockpit adds where the customer's own page is, so that what is written to them can lead there.
func (a *API) tellCockpit(ctx context.Context, r *request, data map[string]any) error {
	var told wire.ShortCustomer
	switch c := data["customer"].(type) {
	case wire.ShortCustomer:
		told = c
	case *wire.ShortCustomer:
		if c == nil {
			return nil
		}
		told = *c
	default:
		return nil
	}
	p, err := a.engine.Projects.Recent(ctx, r.Project.ID)
	if err != nil {
		return err
	}
	now, err := r.Project.Customers.Customer(ctx, told.ID)
	if err != nil {
		return ignoreMissing(err)
	}
	data["customer"] = addressee{told, a.customerAssets(p, &now)}
	return nil
}

// distributionNamed is a distribution as it is now; nil when it is gone.
func distributionNamed(ctx context.Context, r *request, id string) (any, error) {
	d, err := r.Project.Webhooks.Distribution(ctx, id)
	if err != nil {
		return nil, ignoreMissing(err)
	}
	return wire.NewDistribution(d), nil
}

// tellAssigned adds what a validation rule was assigned to.
func tellAssigned(ctx context.Context, r *request, e event.Event, data map[string]any) error {
	var kept struct {
		Assignment rule.Assignment `json:"assignment"`
	}
	if err := json.Unmarshal(e.Data, &kept); err != nil {
		return err
	}
	id := kept.Assignment.RelatedObjectID
	switch kept.Assignment.RelatedObjectType {
	case rule.RelatedVoucher:
		v, err := r.Project.Vouchers.Get(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["voucher"] = wire.NewNamedVoucher(v, "")
	case rule.RelatedCampaign:
		c, err := r.Project.Campaigns.Get(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["campaign"] = wire.NewShortCampaign(c)
	case rule.RelatedPromotionTier:
		t, err := r.Project.Promotions.Tier(ctx, id)
		if err != nil {
			return ignoreMissing(err)
		}
		data["promotion_tier"] = wire.NewTier(t, wire.TierContext{})
	case rule.RelatedDistribution:
		var err error
		data["distribution"], err = distributionNamed(ctx, r, id)
		return err
	}
	return nil
}

// ignoreMissing lets what was deleted since be null.
func ignoreMissing(err error) error {
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
