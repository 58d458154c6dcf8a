package memory

import (
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

var _ webhook.Store = (*Project)(nil)

// Webhooks returns the webhooks.
func (p *Project) Webhooks() storage.Collection[webhook.Webhook] { return collection(p, webhook.Kind) }

// WebhookDeliveries returns what is on its way to webhooks, and the log of it.
func (p *Project) WebhookDeliveries() storage.Collection[webhook.Delivery] {
	return collection(p, webhook.DeliveryKind)
}
