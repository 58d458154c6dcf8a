package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// referrer finds the customer whom the request names as the one who brought the order. It fails with fault.NotFound for an id that
// nobody has. A source id that nobody has names nobody: a redemption writes one customer, who is its own, and makes no other. Whoever
// tries ids in a browser learns nothing from them, since there nobody is looked for.
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
