package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// MemberRedemption is the body of POST /v1/loyalties/{campaignId}/members/{memberId}/redemption.
type MemberRedemption struct {
	Reward   *RewardUse   `json:"reward"`
	Order    *OrderInput  `json:"order"`
	Metadata metadata.Map `json:"metadata"`
}

// Of returns the body as one about a card.
func (w MemberRedemption) Of(card voucher.Voucher) SingleInput {
	return SingleInput{Reward: w.Reward, Order: w.Order, Metadata: w.Metadata}.About(redemption.RedeemableVoucher, card.ID)
}

// RedemptionReward is the reward of a redemption. Voucher is the published code, or the card to which points or credit were
// added; it is null until that is done. Of a deleted reward only the ids are left.
type RedemptionReward struct {
	Customer      *ShortCustomer `json:"customer"`
	AssignmentID  string         `json:"assignment_id"`
	Voucher       *Voucher       `json:"voucher"`
	Product       *Product       `json:"product"`
	SKU           *SKU           `json:"sku"`
	LoyaltyTierID string         `json:"loyalty_tier_id,omitzero"`
	ID            string         `json:"id"`
	Name          string         `json:"name"`
	Object        string         `json:"object" enum:"reward"`
	CreatedAt     Time           `json:"created_at"`
	UpdatedAt     Time           `json:"updated_at"`
	Parameters    *RewardShown   `json:"parameters"`
	Type          string         `json:"type" enum:"loyalty.RewardType"`
	Metadata      metadata.Map   `json:"metadata"`
}

// Describe fills in the reward as it is now.
func (w *RedemptionReward) Describe(r loyalty.Reward) {
	shape := NewReward(r)
	w.Name, w.CreatedAt, w.UpdatedAt, w.Parameters, w.Type, w.Metadata = shape.Name, shape.CreatedAt, shape.UpdatedAt, &shape.Parameters, shape.Type, shape.Metadata
}

// NewRedemptionReward returns the shape of the reward of a record, without related resources.
func NewRedemptionReward(r redemption.Record, buyer *ShortCustomer) *RedemptionReward {
	w := &RedemptionReward{ID: r.RewardID, Customer: buyer, Object: "reward"}
	if taken := r.Applied.Reward; taken != nil {
		w.AssignmentID, w.LoyaltyTierID, w.Type = taken.AssignmentID, taken.LoyaltyTierID, string(taken.Type)
	}
	return w
}

// newRewardedSnapshot returns the redeemed reward of an event, or nil for other events.
func newRewardedSnapshot(kept map[string]json.RawMessage) (any, error) {
	source := "reward_redemption"
	if _, ok := kept[source]; !ok {
		source = "redemption"
	}
	var r *redemption.Record
	var reward *loyalty.Reward
	var buyer *customer.Customer
	for name, into := range map[string]any{source: &r, loyalty.RewardKind.Name: &reward, customer.Kind.Name: &buyer} {
		if raw, ok := kept[name]; ok {
			if err := json.Unmarshal(raw, into); err != nil {
				return nil, err
			}
		}
	}
	if r == nil || r.Applied.Reward == nil {
		return nil, nil
	}
	w := NewRedemptionReward(*r, nil)
	if buyer != nil {
		w.Customer = new(NewShortCustomer(*buyer))
	}
	if reward != nil {
		w.Describe(*reward)
	}
	return w, nil
}

// RewardRedemption is the delivery status of a redeemed reward. It has the id of the redemption.
type RewardRedemption struct {
	ID           string       `json:"id"`
	RedemptionID string       `json:"redemption_id"`
	RewardID     string       `json:"reward_id"`
	AssignmentID string       `json:"reward_assignment_id"`
	VoucherID    string       `json:"voucher_id"`
	CampaignID   string       `json:"campaign_id"`
	CustomerID   Null[string] `json:"customer_id"`
	Type         string       `json:"reward_type"`
	Status       string       `json:"status"`
	Metadata     metadata.Map `json:"metadata"`
	CreatedAt    Time         `json:"created_at"`
	UpdatedAt    Time         `json:"updated_at"`
	Object       string       `json:"object"`
}

// NewRewardRedemption returns the shape of a record of a redemption with a reward.
func NewRewardRedemption(r redemption.Record) RewardRedemption {
	w := RewardRedemption{
		ID: r.ID, RedemptionID: r.ID, RewardID: r.RewardID, VoucherID: r.VoucherID, CampaignID: r.CampaignID, CustomerID: OrNull(r.CustomerID),
		Status: string(r.Delivery()), Metadata: emptyObjectIfNil(r.Metadata), CreatedAt: NewTime(r.Date), UpdatedAt: NewTime(r.RollbackDate), Object: "reward_redemption",
	}
	if taken := r.Applied.Reward; taken != nil {
		w.AssignmentID, w.Type = taken.AssignmentID, string(taken.Type)
		if r.RollbackDate.IsZero() {
			w.UpdatedAt = NewTime(taken.DeliveredAt)
		}
	}
	return w
}
