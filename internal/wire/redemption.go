package wire

import (
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
)

// Redemption is a redemption or, with another object, a rollback, in answers. The redeemed object is in voucher or
// promotion_tier; a parent has neither.
type Redemption struct {
	ID         string         `json:"id"`
	Object     string         `json:"object" enum:"redemption.Object"`
	Date       Time           `json:"date"`
	CustomerID Null[string]   `json:"customer_id"`
	TrackingID Null[string]   `json:"tracking_id"`
	Metadata   *metadata.Map  `json:"metadata"`
	Amount     *int64         `json:"amount,omitzero"`
	Redemption string         `json:"redemption,omitzero"`
	Reason     *Null[string]  `json:"reason,omitzero"`
	Result     string         `json:"result" enum:"FAILURE SUCCESS"`
	Status     string         `json:"status" enum:"redemption.Status"`
	Session    *RecordSession `json:"session,omitzero"`

	FailureCode    string `json:"failure_code,omitzero"`
	FailureMessage string `json:"failure_message,omitzero"`

	Order       *Order              `json:"order"`
	Channel     Channel             `json:"channel"`
	Customer    *ShortCustomer      `json:"customer"`
	RelatedType string              `json:"related_object_type" enum:"promotion_tier redemption voucher"`
	RelatedID   string              `json:"related_object_id"`
	Related     *RelatedRedemptions `json:"related_redemptions,omitzero"`
	Voucher     any                 `json:"voucher,omitzero"`
	Tier        *Tier               `json:"promotion_tier,omitzero"`
	Gift        *GiftAmount         `json:"gift,omitzero"`
	Loyalty     *LoyaltyResult      `json:"loyalty_card,omitzero"`
	Reward      *RedemptionReward   `json:"reward,omitzero"`
	// Guarded says that the discount guard lowered what the redemption gave. Webhooks do not have it.
	Guarded bool `json:"guarded,omitzero"`
}

// GiftAmount is gift credit in minor units. It is negative when it was returned.
type GiftAmount struct {
	Amount int64 `json:"amount"`
}

// RecordSession names the session that a redemption used.
type RecordSession struct {
	Key string `json:"key"`
}

// Channel is the source of a redemption.
type Channel struct {
	ID   string `json:"channel_id"`
	Type string `json:"channel_type" enum:"redemption.ChannelType"`
}

// RelatedRedemptions lists the rollbacks and the other redemptions of a request.
type RelatedRedemptions struct {
	Rollbacks   []RelatedRedemption `json:"rollbacks,omitzero"`
	Redemptions []RelatedRedemption `json:"redemptions,omitzero"`
}

// RelatedRedemption is the id and date of a redemption or rollback.
type RelatedRedemption struct {
	ID   string `json:"id"`
	Date Time   `json:"date"`
	// OrderMode says whether a rollback rolled the order back, too.
	OrderMode string `json:"rollback_order_mode,omitzero" enum:"project.RollbackOrderMode"`
}

// RedemptionContext has the related resources in the answer about a record. nil or empty means none.
type RedemptionContext struct {
	Order    *Order
	Customer *ShortCustomer
	Voucher  any
	Tier     *Tier
	Reward   *RedemptionReward
	// Children are the redemptions of a parent.
	Children []redemption.Record
	// Rollback is the record of the rollback of this one.
	Rollback *redemption.Record
}

// NewRedemption returns the shape of a record.
func NewRedemption(r redemption.Record, of RedemptionContext) Redemption {
	w := Redemption{
		ID: r.ID, Object: string(r.Object), Date: NewTime(r.Date), CustomerID: OrNull(r.CustomerID), TrackingID: OrNull(r.TrackingID),
		Metadata: metadataOrNull(r.Metadata), Redemption: r.ParentID, Result: r.Result(), Status: string(r.Status), FailureCode: r.FailureCode,
		FailureMessage: r.FailureMessage, Order: of.Order, Channel: Channel{r.Channel.ID, string(r.Channel.Type)}, Customer: of.Customer,
		RelatedType: r.Related.Type, RelatedID: r.Related.ID, Voucher: of.Voucher, Tier: of.Tier, Reward: of.Reward,
	}
	sign := int64(1)
	if r.Object == redemption.ObjectRollback {
		sign = -1
		w.Redemption, w.Reason = r.RedemptionID, ref(OrNull(r.Reason))
	}
	if r.SessionKey != "" {
		w.Session = &RecordSession{r.SessionKey}
	}
	if credits := r.Applied.Credits; credits != 0 {
		w.Amount, w.Gift = ref(sign*credits), &GiftAmount{sign * credits}
	}
	if points := r.Applied.Points; points != 0 {
		w.Amount, w.Loyalty = ref(sign*points), &LoyaltyResult{sign * points}
	}
	w.Related = relatedOf(r, of)
	return w
}

func relatedOf(r redemption.Record, of RedemptionContext) *RelatedRedemptions {
	var w RelatedRedemptions
	if r.RollbackID != "" && r.Object == redemption.ObjectRedemption {
		rollback := RelatedRedemption{ID: r.RollbackID, Date: NewTime(r.RollbackDate)}
		if of.Rollback != nil {
			rollback.OrderMode = string(of.Rollback.Applied.OrderMode)
		}
		w.Rollbacks = []RelatedRedemption{rollback}
	}
	for _, c := range of.Children {
		w.Redemptions = append(w.Redemptions, RelatedRedemption{ID: c.ID, Date: NewTime(c.Date)})
	}
	if w.Rollbacks == nil && w.Redemptions == nil {
		return nil
	}
	return &w
}

// metadataOrNull returns the metadata of a redemption, or null without metadata.
func metadataOrNull(m metadata.Map) *metadata.Map {
	if len(m) == 0 {
		return nil
	}
	return &m
}

// Redeemed is the answer of POST /v1/redemptions.
type Redeemed struct {
	Redemptions  []Redemption `json:"redemptions"`
	Parent       *Redemption  `json:"parent_redemption,omitzero"`
	Order        *Order       `json:"order,omitzero"`
	Inapplicable []Redeemable `json:"inapplicable_redeemables"`
	Skipped      []Redeemable `json:"skipped_redeemables"`
}

// Short returns the answer with short codes and orders in its redemptions. The history of the order is in the order of the
// answer alone.
func (w Redeemed) Short() Redeemed {
	all := make([]*Redemption, 0, len(w.Redemptions)+1)
	for i := range w.Redemptions {
		all = append(all, &w.Redemptions[i])
	}
	if w.Parent != nil {
		all = append(all, w.Parent)
	}
	for _, r := range all {
		if v, ok := r.Voucher.(Voucher); ok {
			r.Voucher = NewRedeemedVoucher(v)
		}
		if r.Order != nil {
			short := *r.Order
			short.Redemptions, r.Order = nil, &short
		}
	}
	return w
}

// RolledBack is the answer of the rollback of a stack.
type RolledBack struct {
	Rollbacks []Redemption `json:"rollbacks"`
	Parent    *Redemption  `json:"parent_rollback,omitzero"`
	Order     *Order       `json:"order,omitzero"`
}

// SlimVoucher is the short voucher of a stored record.
type SlimVoucher struct {
	ID         string `json:"id"`
	Code       string `json:"code"`
	Campaign   string `json:"campaign,omitzero"`
	CampaignID string `json:"campaign_id,omitzero"`
	Object     string `json:"object"`
}

// NewSlimVoucher returns the voucher as the record stores it.
func NewSlimVoucher(r redemption.Record) SlimVoucher {
	return SlimVoucher{ID: r.VoucherID, Code: r.Code, Campaign: r.Campaign, CampaignID: r.CampaignID, Object: "voucher"}
}
