package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// referrer finds the customer whom the request names as the one who brought the order. It fails with fault.NotFound for an id that
// no customer has. A source id that no customer has is ignored: a redemption writes one customer, its own, and makes no other.
// Requests of browsers look up no referrer, so that trying ids there reveals nothing.
func (e *Engine) referrer(ctx context.Context, r *Request) (id string, err error) {
	if r.Order == nil || r.HideExistence {
		return "", nil
	}
	if sent, ok := r.Order.Referrer.Value(); ok {
		if sent.ID != "" {
			c, err := e.store.Customers().Get(ctx, sent.ID)
			if err == nil || !fault.IsNotFound(err) || sent.SourceID == "" {
				return c.ID, err
			}
		}
		if sent.SourceID == "" {
			return "", nil
		}
		c, _, err := e.store.Customers().Find(ctx, "source_id", sent.SourceID)
		return c.ID, err
	}
	if sent, ok := r.Order.ReferrerID.Value(); ok && sent != "" {
		c, err := storage.Resolve(ctx, e.store.Customers(), "source_id", sent)
		return c.ID, err
	}
	return "", nil
}
