package loyalty

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// Estimate is how many points a customer would earn in a campaign by paying an order, pending ones included. Nothing is written,
// and the customer need not be stored. It fails with fault.NotFound; with campaign_not_active; with campaign_not_allow_auto_join
// for a customer without a card of a campaign without auto_join; with loyalty_card_not_active; and with an invalid payload.
func (e *Engine) Estimate(ctx context.Context, campaignIDOrName string, who customer.Request, o order.Order) (c campaign.Campaign, points int64, err error) {
	c, err = e.Campaign(ctx, campaignIDOrName)
	if err != nil {
		return c, 0, err
	}
	m, err := e.newOperation(ctx)
	if err != nil {
		return c, 0, err
	}
	if !c.Active || !c.DeletedAt.IsZero() || c.Validity.Active(m.Now, m.zone) != validity.StatusActive {
		return c, 0, fault.Invalid("campaign_not_active", "Loyalty campaign '"+c.ID+"' is not active", "Given campaign is not active").About(campaign.Kind.Name, c.ID)
	}
	buyer, stored, err := e.buyer(ctx, who, m)
	if err != nil {
		return c, 0, err
	}
	var tier *Tier
	card, found := voucher.Voucher{}, false
	if stored {
		card, found, err = storage.First(ctx, e.store.Vouchers(), storage.Query{Filter: storage.And(
			storage.Is("campaign_id", c.ID), storage.Is("holder_id", buyer.ID), campaign.Kept)})
		if err == nil && found {
			tier, err = tierOf(ctx, e.store, card.ID)
		}
		if err != nil {
			return c, 0, err
		}
	}
	switch {
	case !found && !c.AutoJoin:
		return c, 0, fault.Invalid("campaign_not_allow_auto_join", "Loyalty campaign '"+c.ID+"' does not allow auto-join for non-members",
			"Given campaign does not allow auto-join").About(campaign.Kind.Name, c.ID)
	case found && (!card.Active || card.Validity.Active(m.Now, m.zone) != validity.StatusActive):
		return c, 0, fault.Invalid("loyalty_card_not_active", "Loyalty card is not active", "The loyalty card of the customer is not active").About(voucher.Kind.Name, card.ID)
	}
	page, err := e.store.EarningRules().List(ctx, storage.Query{Filter: storage.And(
		storage.Is("campaign_id", c.ID), storage.Is("event", OrderPaid), storage.Is("active", true))})
	if err != nil {
		return c, 0, err
	}
	t := trigger{event: OrderPaid, customer: &buyer, order: &o}
	if tier != nil {
		t.cause.HolderTierID = tier.ID
	}
	if t.collections, err = collectionsIn(ctx, e.store, page.Items, &o); err != nil {
		return c, 0, err
	}
	for _, r := range page.Items {
		if r.Validity.Active(m.Now, m.zone) != validity.StatusActive {
			continue
		}
		given, err := e.gives(ctx, e.store, m, r, t, tier)
		if err != nil {
			return c, 0, err
		}
		points += min(given, calc.MaxPoints-points)
	}
	return c, points, nil
}

// buyer is the customer of a request as they would be stored, and whether they are stored already.
func (e *Engine) buyer(ctx context.Context, who customer.Request, m operation) (c customer.Customer, stored bool, err error) {
	switch {
	case who.ID != "":
		c, err = e.store.Customers().Get(ctx, who.ID)
		stored = true
	case who.SourceID != "":
		c, stored, err = e.store.Customers().Find(ctx, "source_id", who.SourceID)
	}
	if err != nil {
		return c, stored, err
	}
	return c, stored, c.Apply(who.Update, m.Now)
}
