package memory

import (
	"cmp"
	"context"
	"slices"
	"time"

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

// DeliveryHours counts the latest deliveries of a webhook by hour and status; see webhook.Store.
func (p *Project) DeliveryHours(ctx context.Context, webhookID string, from time.Time, most int) ([]webhook.HourCount, error) {
	page, err := p.WebhookDeliveries().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("webhook_id", webhookID), storage.Where("created_at", storage.OpMoreEqual, from)),
		Order:  []storage.Order{{Field: "created_at", Desc: true}}, Limit: most,
	})
	if err != nil {
		return nil, err
	}
	numbers := map[webhook.HourCount]int64{}
	for _, d := range page.Items {
		numbers[webhook.HourCount{At: d.CreatedAt.UTC().Truncate(time.Hour), Status: d.Status}]++
	}
	counts := []webhook.HourCount{}
	for c, n := range numbers {
		c.N = n
		counts = append(counts, c)
	}
	slices.SortFunc(counts, func(a, b webhook.HourCount) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.Status, b.Status)) })
	return counts, nil
}
