package wire

import (
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
)

// TierTransaction is a change of the tier of a card.
type TierTransaction struct {
	ID           string                 `json:"id"`
	CardID       string                 `json:"card_id"`
	ProgramID    string                 `json:"program_id"`
	MemberID     string                 `json:"member_id"`
	DefinitionID string                 `json:"card_definition_id"`
	StructureID  string                 `json:"tier_structure_id"`
	TierID       Null[string]           `json:"tier_id"`
	Type         string                 `json:"type" enum:"program.Step"`
	Details      TierTransactionDetails `json:"details"`
	Status       string                 `json:"status" enum:"APPROVED PENDING REJECTED"`
	CreatedAt    Time                   `json:"created_at"`
	UpdatedAt    Time                   `json:"updated_at"`
	Object       string                 `json:"object" enum:"tier_transaction"`
}

// TierTransactionDetails describe a change of tier and its cause.
type TierTransactionDetails struct {
	Points    int64                 `json:"points"`
	From      Null[string]          `json:"tier_from"`
	To        Null[string]          `json:"tier_to"`
	Origin    TierTransactionOrigin `json:"origin"`
	Rejection *MovementRejection    `json:"rejection"`
	StartAt   Time                  `json:"start_at"`
	ExpiresAt Time                  `json:"expires_at"`
}

// TierTransactionOrigin is the cause of a change of tier.
type TierTransactionOrigin struct {
	Type               string   `json:"type" enum:"membership.Origin"`
	CardTransactionIDs []string `json:"card_transaction_ids"`
}

func rejectionOf(reason, details string) *MovementRejection {
	if reason == "" {
		return nil
	}
	return &MovementRejection{reason, details}
}

// NewTierTransaction returns the shape of a change of tier.
func NewTierTransaction(t membership.TierTransaction) TierTransaction {
	d := t.Details
	return TierTransaction{
		ID: t.ID, CardID: t.CardID, ProgramID: t.ProgramID, MemberID: t.MemberID, DefinitionID: t.DefinitionID, StructureID: t.StructureID,
		TierID: OrNull(t.TierID), Type: string(t.Type), Status: string(t.Status), CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt),
		Object: "tier_transaction",
		Details: TierTransactionDetails{
			Points: d.Points, From: OrNull(d.From), To: OrNull(d.To), Rejection: rejectionOf(d.RejectionReason, d.RejectionDetails),
			Origin:  TierTransactionOrigin{string(d.Origin), append([]string{}, d.CardTransactionIDs...)},
			StartAt: NewTime(d.StartsAt), ExpiresAt: NewTime(d.ExpiresAt),
		},
	}
}

// TierProgress is the tier of a card, and the tiers that it may fall or rise to.
type TierProgress struct {
	Current       *TierCurrent      `json:"current"`
	TierStructure *TypedReference   `json:"tier_structure"`
	Deferred      []TierAndTime     `json:"deferred"`
	Risks         []TierRisk        `json:"risks"`
	Opportunities []TierOpportunity `json:"opportunities"`
	Object        string            `json:"object" enum:"member_tier_progress"`
}

// TypedReference names an object with its type.
type TypedReference struct {
	ID     string `json:"id"`
	Object string `json:"object" enum:"earning_rule reward tier_structure"`
}

// TierAndTime is a tier and when it begins and ends.
type TierAndTime struct {
	Tier      *TierName `json:"tier"`
	StartAt   Time      `json:"start_at"`
	ExpiresAt Time      `json:"expires_at"`
}

// TierCurrent is the tier of a card with the points that count for it.
type TierCurrent struct {
	TierAndTime
	Points TierStanding `json:"points"`
}

// TierStanding is the points of a card and the range of points of its tier.
type TierStanding struct {
	Current int64  `json:"current"`
	Min     int64  `json:"min"`
	Max     *int64 `json:"max"`
}

// TierName names a tier.
type TierName struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// TierRisk is a downgrade that happens unless the card gets more points.
type TierRisk struct {
	Type string    `json:"type" enum:"TIER_DOWNGRADE TIER_LEFT"`
	Date Time      `json:"date"`
	Tier *TierName `json:"tier"`
}

// TierOpportunity is a higher tier and the points that are missing for it.
type TierOpportunity struct {
	ValidUntil Time      `json:"valid_until"`
	Tier       *TierName `json:"tier"`
	Points     int64     `json:"points"`
}

func tierName(t *program.Tier) *TierName {
	if t == nil {
		return nil
	}
	return &TierName{t.ID, t.Name}
}

func tierAndTime(t membership.TierTime) TierAndTime {
	return TierAndTime{tierName(&t.Tier), NewTime(t.StartAt), NewTime(t.ExpiresAt)}
}

// NewTierProgress returns the shape of a progress. nil means a card without tiers.
func NewTierProgress(p *membership.Progress) *TierProgress {
	w := &TierProgress{Deferred: []TierAndTime{}, Risks: []TierRisk{}, Opportunities: []TierOpportunity{}, Object: "member_tier_progress"}
	if p == nil {
		return w
	}
	w.TierStructure = &TypedReference{p.StructureID, "tier_structure"}
	if c := p.Current; c != nil {
		w.Current = &TierCurrent{tierAndTime(c.TierTime), TierStanding{c.Points, c.Min, c.Max}}
	}
	if p.Deferred != nil {
		w.Deferred = append(w.Deferred, tierAndTime(*p.Deferred))
	}
	for _, r := range p.Risks {
		kind := "TIER_LEFT"
		if r.Tier != nil {
			kind = "TIER_DOWNGRADE"
		}
		w.Risks = append(w.Risks, TierRisk{kind, NewTime(r.Date), tierName(r.Tier)})
	}
	for _, o := range p.Opportunities {
		w.Opportunities = append(w.Opportunities, TierOpportunity{NewTime(o.ValidUntil), tierName(&o.Tier), o.Points})
	}
	return w
}

// BenefitTransaction is one delivery of a benefit.
type BenefitTransaction struct {
	ID        string                    `json:"id"`
	BenefitID string                    `json:"benefit_id"`
	ProgramID string                    `json:"program_id"`
	MemberID  string                    `json:"member_id"`
	RuleID    string                    `json:"earning_rule_id"`
	Type      string                    `json:"type" enum:"FULFILLMENT"`
	Details   BenefitTransactionDetails `json:"details"`
	Status    string                    `json:"status" enum:"APPROVED PENDING REJECTED"`
	CreatedAt Time                      `json:"created_at"`
	UpdatedAt Time                      `json:"updated_at"`
	Object    string                    `json:"object" enum:"benefit_transaction"`
}

// BenefitTransactionDetails say what was delivered.
type BenefitTransactionDetails struct {
	Reason    string             `json:"reason"`
	Rejection *MovementRejection `json:"rejection"`
	Metadata  metadata.Map       `json:"metadata"`
	Result    *DeliveredBenefit  `json:"result"`
}

// DeliveredBenefit is what a benefit gave.
type DeliveredBenefit struct {
	Benefit  DeliveredKind  `json:"benefit"`
	Quantity int64          `json:"quantity"`
	Points   *BenefitPoints `json:"points,omitzero"`
	Material *MaterialGift  `json:"material,omitzero"`
	Digital  *PurchasedGift `json:"digital,omitzero"`
}

// DeliveredKind names a benefit.
type DeliveredKind struct {
	ID   string `json:"id"`
	Type string `json:"type" enum:"program.BenefitType"`
}

// BenefitPoints are points that a benefit added to a card.
type BenefitPoints struct {
	Total        int64  `json:"total"`
	DefinitionID string `json:"card_definition_id"`
}

// NewBenefitTransaction returns the shape of a delivery.
func NewBenefitTransaction(t membership.BenefitTransaction) BenefitTransaction {
	d := t.Details
	w := BenefitTransaction{
		ID: t.ID, BenefitID: t.BenefitID, ProgramID: t.ProgramID, MemberID: t.MemberID, RuleID: t.RuleID, Type: "FULFILLMENT", Status: string(t.Status),
		CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt), Object: "benefit_transaction",
		Details: BenefitTransactionDetails{Reason: d.Reason, Rejection: rejectionOf(d.RejectionReason, d.RejectionDetails), Metadata: metadata.Map{}},
	}
	if w.Details.Rejection != nil {
		return w
	}
	w.Details.Result = &DeliveredBenefit{
		Benefit: DeliveredKind{t.BenefitID, string(d.Type)}, Quantity: 1, Material: newMaterialGift(d.Gift.Material), Digital: newPurchasedGift(d.Gift.Digital, d.Vouchers),
	}
	if d.CardDefinitionID != "" {
		w.Details.Result.Points = &BenefitPoints{d.Points, d.CardDefinitionID}
	}
	return w
}
