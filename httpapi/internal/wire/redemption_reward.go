package wire

import (
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

// RedemptionReward is a reward in the redemption that it was got with. Voucher is the code that was given, or the card that was filled;
// it is null while that is under way. All but the ids is missing of a reward that was deleted since.
type RedemptionReward struct {
	Customer      *ShortCustomer `json:"customer"`
	AssignmentID  string         `json:"assignment_id"`
	Voucher       *Voucher       `json:"voucher"`
	Product       *Product       `json:"product"`
	SKU           *SKU           `json:"sku"`
	LoyaltyTierID string         `json:"loyalty_tier_id,omitzero"`
	ID            string         `json:"id"`
	Name          string         `json:"name"`
	Object        string         `json:"object"`
	CreatedAt     Time           `json:"created_at"`
	UpdatedAt     Time           `json:"updated_at"`
	Parameters    *RewardShown   `json:"parameters"`
	Type          string         `json:"type"`
	Metadata      metadata.Map   `json:"metadata"`
}

// Describe fills in the reward as it is now.
func (w *RedemptionReward) Describe(r loyalty.Reward) {
	shape := NewReward(r)
	w.Name, w.CreatedAt, w.UpdatedAt, w.Parameters, w.Type, w.Metadata = shape.Name, shape.CreatedAt, shape.UpdatedAt, &shape.Parameters, shape.Type, shape.Metadata
}
