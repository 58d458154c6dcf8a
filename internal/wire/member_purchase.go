package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
)

// RewardPurchaseRequest asks to buy a reward.
type RewardPurchaseRequest struct {
	RewardID *string `json:"reward_id" required:"true"`
	Mode     Word    `json:"mode" enum:"DRY_RUN TRANSACTION"`
}

// Domain returns the reward, and whether the purchase is a dry run.
func (w RewardPurchaseRequest) Domain() (rewardID string, simulate bool, err error) {
	if w.RewardID == nil || *w.RewardID == "" {
		return "", false, fault.PayloadMissing("reward_id")
	}
	simulate, err = isDryRun(w.Mode)
	return *w.RewardID, simulate, err
}

func isDryRun(mode Word) (bool, error) {
	switch mode {
	case "", "TRANSACTION":
		return false, nil
	case "DRY_RUN":
		return true, nil
	}
	return false, oneOf("mode", mode, "TRANSACTION", "DRY_RUN")
}

// RewardRefundRequest says how a purchase is refunded.
type RewardRefundRequest struct {
	Policies *RewardRefundPolicies `json:"policies"`
}

// RewardRefundPolicies are the two decisions of a refund.
type RewardRefundPolicies struct {
	Refund Word `json:"refund" enum:"ALLOW DEFAULT"`
	Stock  Word `json:"stock" enum:"DEFAULT WRITE_OFF"`
}

// Domain returns the policy; a missing one is DEFAULT.
func (w RewardRefundRequest) Domain() (p membership.RefundPolicy, err error) {
	if w.Policies == nil {
		return p, nil
	}
	switch w.Policies.Refund {
	case "", "DEFAULT":
	case "ALLOW":
		p.Force = true
	default:
		return p, oneOf("policies.refund", w.Policies.Refund, "DEFAULT", "ALLOW")
	}
	switch w.Policies.Stock {
	case "", "DEFAULT":
	case "WRITE_OFF":
		p.WriteOff = true
	default:
		return p, oneOf("policies.stock", w.Policies.Stock, "DEFAULT", "WRITE_OFF")
	}
	return p, nil
}

// RewardTransaction is a purchase of a reward, or a refund of one.
type RewardTransaction struct {
	ID                string                   `json:"id,omitzero"`
	CardID            string                   `json:"card_id"`
	CardTransactionID Null[string]             `json:"card_transaction_id"`
	ProgramID         string                   `json:"program_id"`
	MemberID          string                   `json:"member_id"`
	RewardID          string                   `json:"reward_id"`
	Status            string                   `json:"status" enum:"membership.TransactionStatus"`
	Type              string                   `json:"type" enum:"membership.PurchaseType"`
	Details           RewardTransactionDetails `json:"details"`
	CreatedAt         *Time                    `json:"created_at,omitzero"`
	UpdatedAt         Time                     `json:"updated_at"`
	Object            string                   `json:"object" enum:"reward_transaction"`
}

// RewardTransactionDetails describe what was bought or refunded.
type RewardTransactionDetails struct {
	Reason    string             `json:"reason"`
	Rejection *PurchaseRejection `json:"rejection"`
	Metadata  metadata.Map       `json:"metadata"`
	Points    MovementPoints     `json:"points"`
	Result    *PurchaseResult    `json:"result"`
	Purchase  *PurchaseReference `json:"purchase,omitzero"`
}

// PurchaseRejection is the reason why nothing was bought.
type PurchaseRejection struct {
	Reason  string       `json:"reason"`
	Details metadata.Map `json:"details"`
}

func newRejection(reason, words string) *PurchaseRejection {
	if reason == "" {
		return nil
	}
	return &PurchaseRejection{reason, metadata.Map{"message": words}}
}

// PurchaseReference is the id of the refunded purchase.
type PurchaseReference struct {
	CardTransaction   *MovementReference `json:"card_transaction"`
	RewardTransaction *MovementReference `json:"reward_transaction"`
}

// PurchaseResult is what the reward gave.
type PurchaseResult struct {
	Reward   PurchasedReward `json:"reward"`
	Quantity int64           `json:"quantity"`
	Material *MaterialGift   `json:"material"`
	Digital  *PurchasedGift  `json:"digital"`
}

// PurchasedReward names a reward.
type PurchasedReward struct {
	ID   string `json:"id"`
	Type string `json:"type" enum:"program.RewardType"`
}

// PurchasedGift is what a digital reward gave: points on a card, coupons, or gift vouchers.
type PurchasedGift struct {
	Type         string       `json:"type" enum:"program.DigitalType"`
	Points       *CardFilled  `json:"loyalty_card_points,omitzero"`
	Coupons      []IssuedCode `json:"discount_coupons,omitzero"`
	GiftVouchers []IssuedCard `json:"gift_vouchers,omitzero"`
}

// IssuedCode is a coupon that a member got, with the result of a refund.
type IssuedCode struct {
	ID     string `json:"id"`
	Code   string `json:"code"`
	Result string `json:"result,omitzero" enum:"membership.IssuedResult"`
}

// IssuedCard is a gift voucher that a member got: the added credit, and its balance.
type IssuedCard struct {
	IssuedCode
	Amount  int64 `json:"amount"`
	Balance int64 `json:"balance"`
}

// newPurchasedGift returns the shape of the issued codes, or nil for a gift of another kind.
func newPurchasedGift(d *program.Digital, issued []membership.Issued) *PurchasedGift {
	if d == nil {
		return nil
	}
	w := &PurchasedGift{Type: string(d.Type)}
	for _, one := range issued {
		code := IssuedCode{one.ID, one.Code, string(one.Result)}
		if d.Type == program.DigitalGifts {
			w.GiftVouchers = append(w.GiftVouchers, IssuedCard{code, one.Amount, one.Balance})
		} else {
			w.Coupons = append(w.Coupons, code)
		}
	}
	return w
}

// CardFilled is a card to which points were added.
type CardFilled struct {
	Points       int64  `json:"points"`
	DefinitionID string `json:"card_definition_id"`
	CardID       string `json:"card_id"`
}

// NewRewardTransaction returns the shape of a purchase or a refund.
func NewRewardTransaction(t membership.RewardTransaction) RewardTransaction {
	w := RewardTransaction{
		ID: t.ID, CardID: t.CardID, CardTransactionID: OrNull(t.CardTransactionID), ProgramID: t.ProgramID, MemberID: t.MemberID, RewardID: t.RewardID,
		Status: string(t.Status), Type: string(t.Type), UpdatedAt: NewTime(t.UpdatedAt), Object: "reward_transaction",
		Details: RewardTransactionDetails{Reason: t.Details.Reason, Metadata: metadata.Map{}, Points: MovementPoints{Total: t.Points}},
	}
	if t.ID != "" {
		at := NewTime(t.CreatedAt)
		w.CreatedAt = &at
	}
	if t.Details.PurchaseID != "" {
		w.Details.Purchase = &PurchaseReference{reference(t.Details.PurchaseCardTransactionID), reference(t.Details.PurchaseID)}
	}
	if w.Details.Rejection = newRejection(t.Details.RejectionReason, t.Details.RejectionDetails); w.Details.Rejection != nil {
		return w
	}
	w.Details.Result = &PurchaseResult{
		Reward: PurchasedReward{t.RewardID, string(t.Details.RewardType)}, Quantity: 1, Material: newMaterialGift(t.Details.Gift.Material),
	}
	d := t.Details.Gift.Digital
	w.Details.Result.Digital = newPurchasedGift(d, t.Details.Vouchers)
	if d != nil && d.Type == program.DigitalPoints {
		w.Details.Result.Digital.Points = &CardFilled{d.Points, d.CardDefinitionID, t.Details.TargetCardID}
	}
	return w
}

// RewardTransactionAnswer answers a request to buy or refund a reward.
type RewardTransactionAnswer struct {
	Transaction RewardTransaction `json:"transaction"`
	Status      string            `json:"status" enum:"APPROVED DRY_RUN TRANSACTION_CREATED"`
	Message     string            `json:"message"`
}

// NewRewardPurchase returns the answer to a purchase. The purchase is complete; published clients expect the status of one
// in progress.
func NewRewardPurchase(t membership.RewardTransaction) RewardTransactionAnswer {
	w := NewRewardTransaction(t)
	if t.ID == "" {
		return RewardTransactionAnswer{w, "DRY_RUN", "Reward purchase transaction simulated"}
	}
	w.Status, w.UpdatedAt, w.Details.Rejection = string(membership.TransactionPending), Time{}, nil
	return RewardTransactionAnswer{w, "TRANSACTION_CREATED", "Reward purchase transaction created"}
}

// NewRewardRefund returns the answer to a refund.
func NewRewardRefund(t membership.RewardTransaction) RewardTransactionAnswer {
	return RewardTransactionAnswer{NewRewardTransaction(t), "APPROVED", "Reward purchase refund transaction created"}
}
