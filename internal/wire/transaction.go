package wire

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/voucher"
)

// TransactionDetails are the objects that a transaction refers to. Others are left out.
type TransactionDetails struct {
	Balance     Balance           `json:"balance"`
	Order       *TransactionOrder `json:"order,omitzero"`
	Event       *EventReference   `json:"event,omitzero"`
	EarningRule *RuleReference    `json:"earning_rule,omitzero"`
	Segment     *MaybeNamed       `json:"segment,omitzero"`
	// Tier is the tier whose event triggered the earning rule.
	Tier        *MaybeNamed     `json:"loyalty_tier,omitzero"`
	HolderTier  *MaybeNamed     `json:"holder_loyalty_tier,omitzero"`
	CustomEvent *EventReference `json:"custom_event,omitzero"`
	EventSchema *MaybeNamed     `json:"event_schema,omitzero"`
	Redemption  *IDOnly         `json:"redemption,omitzero"`
	Rollback    *IDOnly         `json:"rollback,omitzero"`
	// Reward is what points were spent on.
	Reward  *MaybeNamed    `json:"reward,omitzero"`
	Pending *PendingPoints `json:"pending_points,omitzero"`
	// Source is the card that the points of a transfer came from.
	Source      *TransferCard `json:"source_voucher,omitzero"`
	Destination *TransferCard `json:"destination_voucher,omitzero"`
}

// TransferCard is the other card of a transfer.
type TransferCard struct {
	NamedVoucher
	Categories []Category `json:"categories"`
}

// RuleReference names an earning rule.
type RuleReference struct {
	ID     string     `json:"id"`
	Source RuleBanner `json:"source"`
}

// RuleBanner is the text of an earning rule for customers.
type RuleBanner struct {
	Banner Null[string] `json:"banner"`
}

// MaybeNamed is the id and the name of an object. The name is null for a deleted one.
type MaybeNamed struct {
	ID   string       `json:"id"`
	Name Null[string] `json:"name"`
}

func named(id, name string) *MaybeNamed {
	if id == "" {
		return nil
	}
	return &MaybeNamed{id, OrNull(name)}
}

// TransactionContext has the objects that a transaction refers to. Deleted ones are empty.
type TransactionContext struct {
	OrderSourceID    string
	Rule             loyalty.EarningRule
	Segment          segment.Segment
	Tier, HolderTier loyalty.Tier
	Reward           loyalty.Reward
	// RewardID is set even when the reward was deleted.
	RewardID string
	// Pending are the pending points that were activated, or nil. Event is the event that earned them.
	Pending *ledger.Pending
	Event   event.Event
	// Other is the other card of a transfer, OtherCampaign the name of its campaign and OtherCategory its category.
	Other         *voucher.Voucher
	OtherCampaign string
	OtherCategory catalog.Category
}

// NewTransaction returns the shape of a transaction.
func NewTransaction(t voucher.Transaction, of TransactionContext) Transaction {
	balance := NewBalance(t)
	if !t.Type.Credits() {
		balance.Amount, balance.Points = nil, balance.Amount
	}
	w := Transaction{
		ID: t.ID, SourceID: OrNull(t.SourceID), VoucherID: t.VoucherID, CampaignID: OrNull(t.CampaignID), Source: OrNull(t.Source),
		Reason: OrNull(t.Reason), Type: string(t.Type), Details: TransactionDetails{Balance: balance}, RelatedID: OrNull(t.RelatedID),
		CreatedAt: NewTime(t.CreatedAt),
	}
	d := &w.Details
	if t.OrderID != "" {
		d.Order = &TransactionOrder{t.OrderID, OrNull(of.OrderSourceID)}
	}
	d.Redemption, d.Rollback = idOnly(t.RedemptionID), idOnly(t.RollbackID)
	d.Reward = named(of.RewardID, of.Reward.Name)
	if of.Pending != nil {
		d.Pending = new(NewPendingPoints(*of.Pending, of))
	}
	d.Segment = named(t.Cause.SegmentID, of.Segment.Name)
	d.Tier, d.HolderTier = named(t.Cause.TierID, of.Tier.Name), named(t.Cause.HolderTierID, of.HolderTier.Name)
	if t.Cause.EventID != "" {
		d.Event = &EventReference{t.Cause.EventID, t.Cause.EventType}
	}
	if t.Cause.RuleID != "" {
		d.EarningRule = &RuleReference{t.Cause.RuleID, RuleBanner{OrNull(of.Rule.Banner)}}
	}
	if t.Cause.EventType == customevent.Type {
		d.CustomEvent = &EventReference{t.Cause.EventID, of.Rule.Event}
		d.EventSchema = named(t.Cause.SchemaID, of.Rule.Event)
	}
	if of.Other != nil {
		other := TransferCard{NamedVoucher{NewShortVoucher(*of.Other), OrNull(of.OtherCampaign)}, NewCategories(of.OtherCategory)}
		if t.Type == voucher.PointsTransferIn {
			d.Source = &other
		} else {
			d.Destination = &other
		}
	}
	return w
}
