package refusal

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Refusal is one code or promotion of a validation that did not apply.
type Refusal struct {
	ID        string
	CreatedAt time.Time
	// Object is voucher, promotion_tier or promotion_stack. Name is the code, or the id, as the request wrote it, cut where it is long.
	Object, Name string
	// VoucherID, TierID and CampaignID are empty for what does not exist.
	VoucherID, TierID, CampaignID string
	// CustomerID is empty without a customer who is stored.
	CustomerID string
	// Key and Message are the refusal, or the reason why the entry was passed over.
	Key, Message string
	// Amount is that of the order, in minor units; nil without one.
	Amount *int64
	// Order is how the request named its order: the shop's own id, else the id of a stored one. Empty for a cart without a name.
	Order     string
	RequestID string
}

// Kind describes refusals to a backend.
var Kind = storage.Kind[Refusal]{
	Name: "refusal", Prefix: "ref_",
	ID: func(r *Refusal) string { return r.ID },
	Fields: []storage.Field[Refusal]{
		storage.String("name", func(r *Refusal) string { return r.Name }),
		storage.String("key", func(r *Refusal) string { return r.Key }).In("refusal_key"),
		storage.String("voucher_id", func(r *Refusal) string { return r.VoucherID }),
		storage.String("tier_id", func(r *Refusal) string { return r.TierID }),
		storage.String("campaign_id", func(r *Refusal) string { return r.CampaignID }),
		storage.String("customer_id", func(r *Refusal) string { return r.CustomerID }),
		storage.String("order", func(r *Refusal) string { return r.Order }).In("order_name"),
		storage.String("request_id", func(r *Refusal) string { return r.RequestID }),
		storage.Time("created_at", func(r *Refusal) time.Time { return r.CreatedAt }).Ordered(),
	},
}
