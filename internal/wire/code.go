package wire

import (
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
)

// CodeRedeem is the body of POST /client/v1/redeem. The code is in the query.
type CodeRedeem struct {
	Order    *OrderInput    `json:"order"`
	Customer *CustomerInput `json:"customer"`
	Session  *SessionInput  `json:"session"`
	Metadata metadata.Map   `json:"metadata"`
	Options  *RedeemOptions `json:"options"`
	Gift     *GiftUse       `json:"gift"`
	Reward   *RewardUse     `json:"reward"`
}

// Of returns the body as that of a redemption of one code. A customer without an id counts as none: clients send one when
// they do not know the customer.
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
	Valid          bool          `json:"valid"`
	Code           string        `json:"code"`
	Reason         string        `json:"reason,omitzero"`
	Error          *Error        `json:"error,omitzero"`
	Discount       *Discount     `json:"discount,omitzero"`
	Gift           *CodeGift     `json:"gift,omitzero"`
	Loyalty        *CodePoints   `json:"loyalty,omitzero"`
	Reward         *RewardPaid   `json:"reward,omitzero"`
	Start          Time          `json:"start_date,omitzero"`
	End            Time          `json:"expiration_date,omitzero"`
	ApplicableTo   *List[Entry]  `json:"applicable_to,omitzero"`
	InapplicableTo *List[Entry]  `json:"inapplicable_to,omitzero"`
	Campaign       string        `json:"campaign,omitzero"`
	CampaignID     string        `json:"campaign_id,omitzero"`
	Metadata       *metadata.Map `json:"metadata,omitzero"`
	Order          *Order        `json:"order,omitzero"`
	Session        *Session      `json:"session,omitzero"`
	TrackingID     string        `json:"tracking_id,omitzero"`
}

// CodeGift is the credit of a gift card and how much of it is used.
type CodeGift struct {
	Amount  int64        `json:"amount"`
	Balance int64        `json:"balance"`
	Credits int64        `json:"credits"`
	Effect  Null[string] `json:"effect" enum:"APPLY_TO_ITEMS APPLY_TO_ORDER"`
}

// CodePoints is how many points of a loyalty card are used, under the names of both ways to validate.
type CodePoints struct {
	Points     int64 `json:"points"`
	PointsCost int64 `json:"points_cost"`
}

// NewCodeValidation returns the validation of one code in the shape for one code. The entry is the result of a valid code,
// nil for an invalid one.
func NewCodeValidation(v Validation, e *redemption.Entry) CodeValidation {
	w := CodeValidation{Valid: v.Valid, Order: v.Order, Session: v.Session, TrackingID: v.TrackingID}
	for _, r := range v.Redeemables {
		w.Code, w.Campaign, w.CampaignID, w.Metadata = r.ID, r.CampaignName, r.CampaignID, r.Metadata
		w.Discount, w.Error = r.Result.Discount, r.Result.Error
		if used := r.Result.Gift; used != nil {
			w.Gift = &CodeGift{Balance: used.Balance, Credits: used.Credits}
		}
		if used := r.Result.Loyalty; used != nil {
			w.Loyalty = &CodePoints{used.Points, used.Points}
		}
		w.ApplicableTo, w.InapplicableTo = r.ApplicableTo, r.InapplicableTo
		if r.Result.Details != nil {
			w.Reason = r.Result.Details.Message
		}
	}
	if e == nil {
		return w
	}
	code := e.Voucher
	w.Start, w.End = NewTime(code.Validity.Start), NewTime(code.Validity.End)
	if w.Gift != nil && code.Gift != nil {
		w.Gift.Amount, w.Gift.Effect = code.Gift.Amount, OrNull(string(code.Gift.Effect))
	}
	if e.Reward != nil {
		w.Reward = &RewardPaid{ID: e.Reward.ID, AssignmentID: e.AssignmentID, Points: e.Points}
	}
	return w
}
