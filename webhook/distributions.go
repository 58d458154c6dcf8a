package webhook

import (
	"context"

	"github.com/punchcardhq/punchcard/storage"
)

// CreateDistribution makes a distribution, which is active unless the change says otherwise. It fails as Create does.
func (e *Engine) CreateDistribution(ctx context.Context, c DistributionChange) (Webhook, error) {
	w := Webhook{ID: e.env.NewID(DistributionPrefix), Active: true, CreatedAt: e.env.Now(), Distribution: &Distribution{}}
	if err := w.applyDistribution(c, w.CreatedAt, e.deps.Sender.private); err != nil {
		return Webhook{}, err
	}
	return w, e.insert(ctx, w)
}

// Distribution returns a distribution, or fault.NotFound.
func (e *Engine) Distribution(ctx context.Context, id string) (Webhook, error) {
	w, err := e.store.Webhooks().Get(ctx, id)
	return w, w.orNotFound(id, true, err)
}

// Distributions returns a page of distributions.
func (e *Engine) Distributions(ctx context.Context, q storage.Query) (storage.Page[Webhook], error) {
	q.Filter = storage.And(q.Filter, storage.Is("distribution", true))
	return e.store.Webhooks().List(ctx, q)
}

// UpdateDistribution changes a distribution. It fails with fault.NotFound, fault.Changed or an invalid payload.
func (e *Engine) UpdateDistribution(ctx context.Context, id string, c DistributionChange) (Webhook, error) {
	now := e.env.Now()
	return e.store.Webhooks().Update(ctx, id, func(w *Webhook) error {
		if err := w.expect(id, true, c.From); err != nil {
			return err
		}
		return w.applyDistribution(c, now, e.deps.Sender.private)
	})
}

// DeleteDistribution removes a distribution, or fails with fault.NotFound. Open deliveries are canceled when they are due.
func (e *Engine) DeleteDistribution(ctx context.Context, id string) error {
	return e.remove(ctx, id, true)
}
