package wire

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
)

// VoucherValidation is the answer of POST /v1/vouchers/{code}/validate: the result of POST /v1/validations for one code,
// flattened.
type VoucherValidation struct {
	Valid          bool         `json:"valid"`
	Code           string       `json:"code"`
	Campaign       string       `json:"campaign,omitzero"`
	CampaignID     string       `json:"campaign_id,omitzero"`
	Discount       *Discount    `json:"discount,omitzero"`
	Gift           *VoucherGift `json:"gift,omitzero"`
	Loyalty        *PointsCost  `json:"loyalty,omitzero"`
	Reward         *RewardPaid  `json:"reward,omitzero"`
	Order          *Order       `json:"order,omitzero"`
	ApplicableTo   *List[Entry] `json:"applicable_to,omitzero"`
	InapplicableTo *List[Entry] `json:"inapplicable_to,omitzero"`
	Start          Time         `json:"start_date,omitzero"`
	End            Time         `json:"expiration_date,omitzero"`
	Categories     []Category   `json:"categories,omitzero"`
	Metadata       metadata.Map `json:"metadata"`
	Session        *Session     `json:"session,omitzero"`
	TrackingID     string       `json:"tracking_id,omitzero"`
	Guarded        bool         `json:"guarded,omitzero"`
	// CustomerID is the id of the customer for whom the code does not apply.
	CustomerID string `json:"customer_id,omitzero"`
	Refusal
	Explanation *Explanation `json:"explanation,omitzero"`
}

// PointsCost is how many points a reward costs.
type PointsCost struct {
	Points int64 `json:"points_cost"`
}

// RewardPaid is the reward that points would be used for, and its price.
type RewardPaid struct {
	ID           string `json:"id"`
	AssignmentID string `json:"assignment_id"`
	Points       int64  `json:"points"`
}

// Refusal is why a single code or tier does not apply: as a text, and as the error of a redemption.
type Refusal struct {
	Reason string `json:"reason,omitzero"`
	Error  *Error `json:"error,omitzero"`
}

func newRefusal(e *redemption.Entry, requestID string) Refusal {
	f := e.Refusal()
	if e.Status == redemption.EntrySkipped {
		f = fault.Invalid(e.Skip.Key, e.Skip.Message, "")
	}
	var result RedeemableResult
	result.refuse(f, requestID)
	return Refusal{Reason: result.Details.Message, Error: result.Error}
}

// NewVoucherValidation returns the answer about the only code of a result. shape is the code itself.
func NewVoucherValidation(r *redemption.Result, shape Voucher, in SingleInput, requestID string) VoucherValidation {
	e, all := &r.Entries[0], NewValidation("", r, in.Shared(), requestID)
	result := all.Redeemables
	w := VoucherValidation{
		Valid: r.Valid, Code: shape.Code, Campaign: shape.Campaign.V, CampaignID: shape.CampaignID.V, Metadata: shape.Metadata,
		TrackingID: r.TrackingID, Session: all.Session,
	}
	if len(result) > 0 {
		w.Guarded, w.Explanation = result[0].Guarded, result[0].Explanation
	}
	if in.Shared().Expands("category") {
		w.Categories = shape.Categories
	}
	if !r.Valid {
		w.Session, w.CustomerID, w.Refusal = nil, r.CustomerID(), newRefusal(e, requestID)
		return w
	}
	w.Discount, w.Gift, w.Order, w.Start, w.End = result[0].Result.Discount, shape.Gift, all.Order, shape.Start, shape.End
	w.ApplicableTo, w.InapplicableTo = result[0].ApplicableTo, result[0].InapplicableTo
	if points := result[0].Result.Loyalty; points != nil {
		w.Loyalty = &PointsCost{points.Points}
	}
	if e.Reward != nil {
		w.Reward = &RewardPaid{ID: e.Reward.ID, AssignmentID: e.AssignmentID, Points: e.Points}
	}
	return w
}

// TierValidation is a promotion tier that was validated alone.
type TierValidation struct {
	Valid     bool          `json:"valid"`
	ID        string        `json:"id"`
	Object    string        `json:"object"`
	Name      string        `json:"name"`
	Banner    Null[string]  `json:"banner"`
	Campaign  *TierCampaign `json:"campaign,omitzero"`
	Hierarchy int64         `json:"hierarchy"`
	Metadata  metadata.Map  `json:"metadata"`
	Validity
	CategoryID string     `json:"category_id,omitzero"`
	Categories []Category `json:"categories"`
	Discount   *Discount  `json:"discount,omitzero"`
	// DiscountAmount is the discount of the order with the tier, in minor currency units.
	DiscountAmount        *int64       `json:"discount_amount,omitzero"`
	AppliedDiscountAmount *int64       `json:"applied_discount_amount,omitzero"`
	Order                 *Order       `json:"order,omitzero"`
	ApplicableTo          *List[Entry] `json:"applicable_to,omitzero"`
	InapplicableTo        *List[Entry] `json:"inapplicable_to,omitzero"`
	Session               *Session     `json:"session,omitzero"`
	TrackingID            string       `json:"tracking_id,omitzero"`
	Guarded               bool         `json:"guarded,omitzero"`
	Refusal
	Explanation *Explanation `json:"explanation,omitzero"`
}

// NewTierValidation returns the answer about a tier. shape is the tier itself, and ofCampaign the category of its campaign,
// if any.
func NewTierValidation(e *redemption.Entry, shape Tier, ofCampaign catalog.Category, in SingleInput, trackingID, requestID string) TierValidation {
	w := TierValidation{
		Valid: e.Status == redemption.EntryApplicable, ID: shape.ID, Object: shape.Object, Name: shape.Name, Banner: shape.Banner,
		Campaign: shape.Campaign, Hierarchy: shape.Hierarchy, Metadata: shape.Metadata, Validity: shape.Validity,
		CategoryID: shape.CategoryID, Categories: shape.Categories, TrackingID: trackingID,
	}
	if w.Campaign != nil {
		campaign := *w.Campaign
		campaign.Categories = NewCategories(ofCampaign)
		w.Campaign = &campaign
	}
	if in.Shared().Explains() {
		w.Explanation = newExplanation(e)
	}
	if !w.Valid {
		w.Refusal = newRefusal(e, requestID)
		return w
	}
	w.Discount, w.Guarded = NewDiscount(e.Discount), e.Guarded
	w.ApplicableTo, w.InapplicableTo = newDiscountedEntries(e.ApplicableTo, e.Reached, e), newDiscountedEntries(e.InapplicableTo, nil, e)
	if e.Order != nil {
		o := NewOrder(*e.Order, &e.Applied, OrderWhole)
		w.Order = &o
		w.DiscountAmount, w.AppliedDiscountAmount = ref(e.Applied.TotalDiscountAmount()), ref(e.Applied.TotalAppliedDiscountAmount())
	}
	return w
}

// PromotionsValidation is the answer of POST /v1/promotions/validation: the tiers that apply, by hierarchy.
type PromotionsValidation struct {
	Valid      bool             `json:"valid"`
	Promotions []TierValidation `json:"promotions"`
	TrackingID string           `json:"tracking_id,omitzero"`
}
