package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// PointsUpdate is the body of POST /v1/loyalties/members/{memberId}/balance.
type PointsUpdate struct {
	Points         *Points `json:"points" required:"true"`
	ExpirationType string  `json:"expiration_type" enum:"loyalty.ExpirationChoice"`
	ExpirationDate string  `json:"expiration_date"`
	Reason         string  `json:"reason"`
	SourceID       string  `json:"source_id"`
}

// Domain returns the adjustment. A date is a day in the zone.
func (w PointsUpdate) Domain(zone *time.Location) (a loyalty.Adjust, err error) {
	if w.Points == nil {
		return a, fault.PayloadMissing("points")
	}
	a = loyalty.Adjust{Points: int64(*w.Points), Expiration: loyalty.ExpirationChoice(w.ExpirationType), Reason: w.Reason, SourceID: w.SourceID}
	if w.ExpirationDate == "" {
		return a, nil
	}
	at, err := validity.ParseTime(w.ExpirationDate, zone)
	if err != nil {
		return a, fault.Payload("expiration_date", "cannot be recognized as a ISO-8601 compliant date")
	}
	a.ExpiresOn = calc.DayOf(at, zone)
	return a, nil
}

// PointsTransfer is one transfer in the body of POST /v1/loyalties/{campaignId}/members/{memberId}/transfers.
type PointsTransfer struct {
	Code     string  `json:"code"`
	Points   *Points `json:"points"`
	Reason   string  `json:"reason"`
	SourceID string  `json:"source_id"`
}

// Domain returns the transfer. path is where it is in the body.
func (w PointsTransfer) Domain(path string) (loyalty.Transfer, error) {
	switch {
	case w.Code == "":
		return loyalty.Transfer{}, fault.Payload(path, "must have required property 'code'")
	case w.Points == nil:
		return loyalty.Transfer{}, fault.Payload(path, "must have required property 'points'")
	}
	return loyalty.Transfer{From: w.Code, Points: int64(*w.Points), Reason: w.Reason, SourceID: w.SourceID}, nil
}

// PendingUpdate is the body of POST on the balance of pending points.
type PendingUpdate struct {
	Points *Points `json:"points" required:"true"`
}

// NewPointsBalance returns the shape of an adjustment of points.
func NewPointsBalance(t voucher.Transaction) Balance {
	w := NewBalance(t)
	w.Amount, w.Points, w.OperationType = nil, &t.Amount, "MANUAL"
	return w
}

// PendingBalance is the result of a change of a card's pending points.
type PendingBalance struct {
	Points        int64         `json:"points"`
	Total         int64         `json:"total"`
	OperationType string        `json:"operation_type" enum:"MANUAL"`
	Object        string        `json:"object" enum:"balance"`
	RelatedObject RelatedObject `json:"related_object"`
}

// NewPendingBalance returns the shape of a change of pending points.
func NewPendingBalance(c loyalty.PendingChange) PendingBalance {
	return PendingBalance{c.Points, c.Total, "MANUAL", "balance", RelatedObject{"voucher", c.CardID}}
}

// PendingPoints are points that are not usable yet.
type PendingPoints struct {
	ID          string         `json:"id"`
	VoucherID   string         `json:"voucher_id"`
	CampaignID  string         `json:"campaign_id"`
	CustomerID  Null[string]   `json:"customer_id"`
	OrderID     Null[string]   `json:"order_id"`
	Points      int64          `json:"points"`
	ActivatesAt Null[string]   `json:"activates_at"`
	Details     PendingDetails `json:"details"`
	CreatedAt   Time           `json:"created_at"`
	UpdatedAt   Time           `json:"updated_at"`
}

// PendingDetails is the cause of pending points. What does not apply is left out.
type PendingDetails struct {
	Event       *PendingEvent     `json:"event,omitzero"`
	EarningRule *RuleReference    `json:"earning_rule,omitzero"`
	Order       *TransactionOrder `json:"order,omitzero"`
	Tier        *MaybeNamed       `json:"loyalty_tier,omitzero"`
	HolderTier  *MaybeNamed       `json:"holder_loyalty_tier,omitzero"`
}

// EventReference names an event.
type EventReference struct {
	ID   string `json:"id"`
	Type string `json:"type"`
}

// PendingEvent is the event that earned points. Of a deleted event it has the id and the type.
type PendingEvent struct {
	EventReference
	Category  Null[string]    `json:"category" enum:"ACTION EFFECT"`
	CreatedAt Time            `json:"created_at"`
	EntityID  Null[string]    `json:"entity_id"`
	GroupID   Null[string]    `json:"group_id"`
	Source    *ActivitySource `json:"event_source"`
}

func newPendingEvent(cause ledger.Cause, e event.Event) *PendingEvent {
	if cause.EventID == "" {
		return nil
	}
	w := &PendingEvent{EventReference: EventReference{cause.EventID, cause.EventType}}
	if e.ID == cause.EventID {
		w.Category, w.EntityID, w.GroupID = OrNull(string(e.Category)), OrNull(e.EntityID), OrNull(e.GroupID)
		w.CreatedAt, w.Source = NewTime(e.CreatedAt), &ActivitySource{Channel: string(e.Channel())}
	}
	return w
}

// NewPendingPoints returns the shape of pending points. It ignores the parts of the context that they do not refer to.
func NewPendingPoints(p ledger.Pending, of TransactionContext) PendingPoints {
	w := PendingPoints{
		ID: p.ID, VoucherID: p.AccountID, CampaignID: p.ScopeID, CustomerID: OrNull(p.HolderID), OrderID: OrNull(p.Cause.OrderID), Points: p.Points,
		ActivatesAt: OrNull(string(p.ActivatesOn)), CreatedAt: NewTime(p.CreatedAt), UpdatedAt: NewTime(p.UpdatedAt),
		Details: PendingDetails{
			Event: newPendingEvent(p.Cause, of.Event),
			Tier:  named(p.Cause.TierID, nameOfTier(p.Cause.TierID, of.Tier)), HolderTier: named(p.Cause.HolderTierID, nameOfTier(p.Cause.HolderTierID, of.HolderTier)),
		},
	}
	if id := p.Cause.RuleID; id != "" {
		w.Details.EarningRule = &RuleReference{ID: id}
		if of.Rule.ID == id {
			w.Details.EarningRule.Source.Banner = OrNull(of.Rule.Banner)
		}
	}
	if id := p.Cause.OrderID; id != "" {
		w.Details.Order = &TransactionOrder{id, OrNull(of.OrderSourceID)}
	}
	return w
}

func nameOfTier(id string, t loyalty.Tier) string {
	if t.ID != id {
		return ""
	}
	return t.Name
}

func idOnly(id string) *IDOnly {
	if id == "" {
		return nil
	}
	return &IDOnly{id}
}

// LoyaltyBucket is a lot of points that expire together.
type LoyaltyBucket struct {
	ID         string `json:"id"`
	VoucherID  string `json:"voucher_id"`
	CampaignID string `json:"campaign_id"`
	Bucket     struct {
		Total int64 `json:"total_points"`
	} `json:"bucket"`
	Status    string `json:"status"`
	ExpiresAt string `json:"expires_at,omitzero"`
	CreatedAt Time   `json:"created_at"`
	UpdatedAt Time   `json:"updated_at"`
	Object    string `json:"object" enum:"loyalty_points_bucket"`
}

// NewLoyaltyBucket returns the shape of a lot.
func NewLoyaltyBucket(l ledger.Lot) LoyaltyBucket {
	w := LoyaltyBucket{
		ID: l.ID, VoucherID: l.AccountID, CampaignID: l.ScopeID, Status: string(l.Status), ExpiresAt: string(l.ExpiresOn),
		CreatedAt: NewTime(l.CreatedAt), UpdatedAt: NewTime(l.UpdatedAt), Object: "loyalty_points_bucket",
	}
	w.Bucket.Total = l.Left
	return w
}

// newExpiredBuckets returns the shapes of expired lots, with the points that expired.
func newExpiredBuckets(lots []ledger.Lot) []LoyaltyBucket {
	w := make([]LoyaltyBucket, len(lots))
	for i, l := range lots {
		w[i] = NewLoyaltyBucket(l)
		w[i].Bucket.Total = l.Ended
	}
	return w
}
