package httpapi

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

// activityList is the log of a customer, newest first by default.
var activityList = listing.Spec[event.Event]{
	Kind: event.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-created_at"}, Window: "created_at",
}

// activitiesList is its older form, with a total and paging by timestamp. An entry is never updated, so updated_at is
// created_at.
var activitiesList = listing.Spec[event.Event]{
	Kind: event.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-created_at", "updated_at", "type", "category"}, Window: "created_at", Total: true,
	Alike:  []string{"code", "campaign"}, // an entry has no code, and of a campaign only the id
	Fields: listing.Fields{listing.Time("updated_at").In("created_at")}, StartingAfter: "created_at",
}

func (a *API) listCustomerActivity(ctx context.Context, r *request) (list wire.List[wire.Activity], err error) {
	values := r.URL.Query()
	category, err := listing.Choice(values, "category", string(event.CategoryAction), string(event.CategoryEffect))
	if err != nil {
		return list, err
	}
	kind, err := listing.Single(values, "type")
	if err != nil {
		return list, err
	}
	if kind != "" && !slices.Contains(activityTypes, kind) {
		return list, fault.Query("type", "must be a type of customer activity such as customer.created (actual value is '%.60s')", kind)
	}
	return a.customerLog(ctx, r, activityList, map[string]string{"category": category, "type": kind})
}

func (a *API) listCustomerActivities(ctx context.Context, r *request) (list wire.List[wire.Activity], err error) {
	product, err := listing.Single(r.URL.Query(), "product_id")
	if err != nil {
		return list, err
	}
	filters := map[string]string{}
	if product != "" {
		filters["entity_type"], filters["entity_id"] = "product", product
	}
	return a.customerLog(ctx, r, activitiesList, filters)
}

// customerLog answers a page of the log of a customer, filtered by fields. An empty value does not filter.
func (a *API) customerLog(ctx context.Context, r *request, spec listing.Spec[event.Event], fields map[string]string) (list wire.List[wire.Activity], err error) {
	c, err := r.Project.Customers.Customer(ctx, r.Path("customerId"))
	if err != nil {
		return list, err
	}
	within, err := a.ofCampaigns(ctx, r)
	if err != nil {
		return list, err
	}
	for field, value := range fields {
		if value != "" {
			within = storage.And(within, storage.Is(field, value))
		}
	}
	load := func(ctx context.Context, q storage.Query) (storage.Page[event.Event], error) {
		return r.Project.Customers.Activity(ctx, c.ID, q)
	}
	return listPage(ctx, a, r, spec, "data", within, load, func(page []event.Event) ([]wire.Activity, error) {
		return r.shapes().Activities(ctx, page)
	})
}

// activityTypes are the types of entries that a customer's log can have.
var activityTypes = []string{
	"customer.confirmed", "customer.created", "customer.updated", "customer.deleted", "customer.referred", "customer.custom_event",
	"customer.segment.entered", "customer.segment.left",
	"customer.sms.sent", "customer.sms.recovered", "customer.sms.failed",
	"customer.email.sent", "customer.email.recovered", "customer.email.failed",
	"customer.activecampaign.sent", "customer.activecampaign.recovered", "customer.activecampaign.failed",
	"customer.braze.sent", "customer.braze.recovered", "customer.braze.failed",
	"customer.mailchimp.sent", "customer.mailchimp.recovered", "customer.mailchimp.failed",
	"customer.intercom.sent", "customer.intercom.recovered", "customer.intercom.failed",
	"customer.shopify.sent", "customer.shopify.recovered", "customer.shopify.failed",
	"customer.klaviyo.sent", "customer.klaviyo.recovered", "customer.klaviyo.failed",
	"customer.batch.sent", "customer.batch.recovered", "customer.batch.failed",
	"customer.rewarded", "customer.rewarded.loyalty_points",
	"customer.voucher.gift.balance_added", "customer.voucher.deleted",
	"customer.voucher.loyalty_card.points_activated", "customer.voucher.loyalty_card.points_added",
	"customer.voucher.loyalty_card.points_transferred", "customer.voucher.loyalty_card.points_expired",
	"customer.voucher.loyalty_card.pending_points.activated", "customer.voucher.loyalty_card.pending_points.added",
	"customer.voucher.loyalty_card.pending_points.canceled", "customer.voucher.loyalty_card.pending_points.updated",
	"customer.publication.succeeded", "customer.publication.failed",
	"customer.validation.succeeded", "customer.validation.failed",
	"customer.redemption.failed", "customer.redemption.succeeded",
	"customer.redemption.rollback.failed", "customer.redemption.rollback.succeeded",
	"customer.order.canceled", "customer.order.created", "customer.order.fulfilled", "customer.order.paid", "customer.order.processing",
	"customer.order.updated",
	"customer.reward_redemptions.created", "customer.reward_redemptions.pending", "customer.reward_redemptions.completed",
	"customer.reward_redemptions.rolledback",
	"customer.loyalty.updated", "customer.loyalty.tier.upgraded", "customer.loyalty.tier.downgraded", "customer.loyalty.tier.prolonged",
	"customer.loyalty.tier.expiration.changed", "customer.loyalty.tier.joined", "customer.loyalty.tier.left",
	"customer.holder.assignment.created", "customer.holder.assignment.deleted",
}

// ofCampaigns returns the condition of the parameters campaign_id and campaign_type.
func (a *API) ofCampaigns(ctx context.Context, r *request) (within storage.Filter, err error) {
	query := r.URL.Query()
	id, err := listing.Single(query, "campaign_id")
	if err != nil {
		return within, err
	}
	if id != "" {
		within = storage.Is("campaign_id", id)
	}
	kind, err := listing.Choice(query, "campaign_type", "PROMOTION", "GIFT_VOUCHERS", "REFERRAL_PROGRAM", "DISCOUNT_COUPONS", "LOYALTY_PROGRAM")
	if err != nil || kind == "" {
		return within, err
	}
	page, err := r.Project.Campaigns.List(ctx, storage.Query{Filter: storage.Is("campaign_type", kind)})
	var ids []string
	for _, c := range page.Items {
		ids = append(ids, c.ID)
	}
	return storage.And(within, storage.In("campaign_id", ids)), err
}
