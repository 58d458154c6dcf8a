package wire

import "github.com/punchcardhq/punchcard/metadata"

// CodeRedeem is the body of POST /client/v1/redeem, whose code stands in the query.
type CodeRedeem struct {
	Order    *OrderInput    `json:"order"`
	Customer *CustomerInput `json:"customer"`
	Session  *SessionInput  `json:"session"`
	Metadata metadata.Map   `json:"metadata"`
	Options  *RedeemOptions `json:"options"`
	Gift     *GiftUse       `json:"gift"`
	Reward   *RewardUse     `json:"reward"`
}

// Of returns the body as that of a redemption of one code. A customer without an id is nobody: that is how clients write that they
// know none.
func (w CodeRedeem) Of(code, trackingID string) RedeemInput {
	in := RedeemInput{
		Redeemables: []RedeemableInput{{Object: "voucher", ID: &code, Gift: w.Gift, Reward: w.Reward}},
		Order:       w.Order, Customer: w.Customer, Session: w.Session, TrackingID: trackingID, Metadata: w.Metadata, Options: w.Options,
	}
	if c := w.Customer; c != nil && c.ID.Or("") == "" && c.SourceID.Or("") == "" {
		in.Customer = nil
	}
	return in
}

// CodeValidation is the answer of GET /client/v1/validate.
type CodeValidation struct {
	Valid          bool           `json:"valid"`
	Code           string         `json:"code"`
	Reason         string         `json:"reason,omitzero"`
	Error          *Error         `json:"error,omitzero"`
	Discount       *Discount      `json:"discount,omitzero"`
	Gift           *GiftResult    `json:"gift,omitzero"`
	Loyalty        *LoyaltyResult `json:"loyalty,omitzero"`
	ApplicableTo   *List[Entry]   `json:"applicable_to,omitzero"`
	InapplicableTo *List[Entry]   `json:"inapplicable_to,omitzero"`
	Campaign       string         `json:"campaign,omitzero"`
	CampaignID     string         `json:"campaign_id,omitzero"`
	Metadata       *metadata.Map  `json:"metadata,omitzero"`
	Order          *Order         `json:"order,omitzero"`
	Session        *Session       `json:"session,omitzero"`
	TrackingID     string         `json:"tracking_id,omitzero"`
}

// NewCodeValidation returns the validation of one code in the shape for one code.
func NewCodeValidation(v Validation) CodeValidation {
	w := CodeValidation{Valid: v.Valid, Order: v.Order, Session: v.Session, TrackingID: v.TrackingID}
	for _, r := range v.Redeemables {
		w.Code, w.Campaign, w.CampaignID, w.Metadata = r.ID, r.CampaignName, r.CampaignID, r.Metadata
		w.Discount, w.Gift, w.Loyalty, w.Error = r.Result.Discount, r.Result.Gift, r.Result.Loyalty, r.Result.Error
		w.ApplicableTo, w.InapplicableTo = r.ApplicableTo, r.InapplicableTo
		if r.Result.Details != nil {
			w.Reason = r.Result.Details.Message
		}
	}
	return w
}
