package redemption

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
)

// Return is goods of an order that came back, and what was refunded for them. Of a return only the points that follow in the background change.
type Return struct {
	ID string
	// SourceID is the shop's own id, unique.
	SourceID            string
	OrderID, CustomerID string
	ReturnBody
	CreatedAt time.Time
}

// ReturnBody is what a return says besides what it is found by. Amounts are minor units.
type ReturnBody struct {
	Reason   string
	Metadata metadata.Map
	// APIKey is the application key that sent the request.
	APIKey      string
	Policy      refund.Policy
	RefundOrder refund.RefundOrder
	// Last says that the last unit came back: then the redemptions of the order were rolled back, Rollbacks are the ids.
	Last      bool
	Rollbacks []string
	Items     []ReturnedItem

	// Amount is the value of the refund; Money is the part that is money, the rest went back to Credits and Points.
	Amount, Money int64
	Credits       []ReturnedCredits
	Points        []ReturnedPoints
	// Forfeited is the value of points that never come back, Uncredited that of credits whose card is gone; both are part of Amount.
	// Withheld is how far the goods' worth is below what was refunded before.
	Forfeited, Uncredited, Withheld int64
	// Refunded is the value of all returns of the order so far, Kept that of what is kept.
	Refunded, Kept int64
	Discounts      []ReturnedDiscount
	// Records are what was given back of each redemption, besides by the Rollbacks.
	Records  []ReturnMark
	Warnings []ReturnWarning
	// TakesEarned says that points which the order earned are taken back; Earned is what was taken so far, in the background.
	TakesEarned bool
	Earned      EarnedBack
}

// EarnedBack is what consumers of order.EventReturned took back of the points that the order had earned.
type EarnedBack struct {
	// By are the consumers that have acted on the return.
	By    []string
	Cards []refund.Collected
}

// ReturnedItem is units of a line that came back. What is in no line has no ids.
type ReturnedItem struct {
	ItemID, ProductID, SKUID string
	// Quantity counts Free units, too. Amount is the list value, Subtotal what was paid.
	Quantity, Free, Amount, Subtotal int64
}

// ReturnedCredits are credits that went back to a gift card, whose balance is then Balance.
type ReturnedCredits struct {
	RedemptionID, VoucherID, Code string
	Credits, Balance              int64
}

// ReturnedPoints are points that went back to a card, for so much value. Those of a member's card follow by a consumer of order.EventReturned.
type ReturnedPoints struct {
	RedemptionID, VoucherID    string
	OrderTransactionID, CardID string
	Value, Points              int64
	Status                     PointsStatus
}

// PointsStatus says whether points moved.
type PointsStatus string

// The states of points.
const (
	PointsDone    PointsStatus = "DONE"
	PointsPending PointsStatus = "PENDING"
)

// ReturnedDiscount is what of a discount came back, with units that it made free.
type ReturnedDiscount struct {
	RedemptionID, VoucherID, TierID, CampaignID string
	Amount, Units                               int64
}

// ReturnWarning is something that the shop should know of.
type ReturnWarning struct{ Code, Details string }

// The codes of warnings.
const (
	WarningRulesChanged = "rules_changed"
	WarningCardGone     = "card_gone"
	WarningCardExpired  = "card_expired"
	WarningCardDisabled = "card_disabled"
)

// PrefixReturn begins the ids of returns.
const PrefixReturn = "ret_"

// ReturnStatus says how much of an order came back.
type ReturnStatus string

// The states of an order after a return.
const (
	PartiallyReturned ReturnStatus = "PARTIALLY_RETURNED"
	FullyReturned     ReturnStatus = "RETURNED"
)

// Status is FullyReturned for the return of the last unit.
func (r *Return) Status() ReturnStatus {
	if r.Last {
		return FullyReturned
	}
	return PartiallyReturned
}

// ReturnKind describes returns to a backend.
var ReturnKind = storage.Kind[Return]{
	Name: "return", Prefix: PrefixReturn,
	ID:     func(r *Return) string { return r.ID },
	Unique: []storage.Unique[Return]{{Name: "source_id", Value: func(r *Return) string { return r.SourceID }}},
	Fields: []storage.Field[Return]{
		storage.String("source_id", func(r *Return) string { return r.SourceID }),
		storage.String("order_id", func(r *Return) string { return r.OrderID }),
		storage.String("customer_id", func(r *Return) string { return r.CustomerID }),
		storage.Strings("campaign_ids", func(r *Return) []string { return r.CampaignIDs() }),
		storage.Time("created_at", func(r *Return) time.Time { return r.CreatedAt }).Ordered(),
	},
}

// CampaignIDs are those of the discounts that came back.
func (r *Return) CampaignIDs() (ids []string) {
	for _, d := range r.Discounts {
		if d.CampaignID != "" && !slices.Contains(ids, d.CampaignID) {
			ids = append(ids, d.CampaignID)
		}
	}
	return ids
}
