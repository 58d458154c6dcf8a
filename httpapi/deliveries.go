package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// deliveries is the path of the delivery log below a webhook or a distribution.
const deliveries = "/deliveries"

// deliveryRoutes list the deliveries of webhooks and distributions, and send one again.
func (a *API) deliveryRoutes() []route {
	const resend = deliveries + "/{deliveryId}/resend"
	webhooks, distributions := managedWebhooks+"/{webhookId}", managedDistributions+"/{distributionId}"
	return []route{
		{"GET", webhooks + deliveries, read(a.listDeliveries)},
		{"POST", webhooks + resend, read(a.resendDelivery)},
		{"GET", distributions + deliveries, read(a.listDeliveries)},
		{"POST", distributions + resend, read(a.resendDelivery)},
	}
}

var deliveryList = listing.Spec[webhook.Delivery]{
	Kind: webhook.DeliveryKind, Order: []string{"-created_at"}, Total: true,
	Fields: listing.Fields{
		listing.Text("event_type"), listing.Text("event_id"), listing.Time("created_at"),
		listing.Enum("status", string(webhook.StatusQueued), string(webhook.StatusPending), string(webhook.StatusSucceeded),
			string(webhook.StatusFailed), string(webhook.StatusCanceled)),
	},
}

// receiverOf returns the webhook or the distribution in the path.
func receiverOf(ctx context.Context, r *request) (webhook.Webhook, error) {
	if id := r.Path("distributionId"); id != "" {
		return r.Project.Webhooks.Distribution(ctx, id)
	}
	return r.Project.Webhooks.Get(ctx, r.Path("webhookId"))
}

func (a *API) listDeliveries(ctx context.Context, r *request) (list wire.List[wire.Delivery], err error) {
	to, err := receiverOf(ctx, r)
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, deliveryList, "data", storage.Is("webhook_id", to.ID), r.Project.Webhooks.Deliveries, each(wire.NewDelivery))
}

func (a *API) resendDelivery(ctx context.Context, r *request) (w wire.Delivery, err error) {
	to, err := receiverOf(ctx, r)
	if err != nil {
		return w, err
	}
	d, err := r.Project.Webhooks.Delivery(ctx, r.Path("deliveryId"))
	if err != nil {
		return w, err
	}
	if d.WebhookID != to.ID {
		return w, fault.NotFound(webhook.DeliveryKind.Name, d.ID)
	}
	again, err := r.Project.Webhooks.Resend(ctx, d.ID)
	return wire.NewDelivery(again), err
}
