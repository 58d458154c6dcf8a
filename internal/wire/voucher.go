package wire

import (
	"encoding/json"
	"net/url"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// Voucher is a code in answers. What is empty is null, except for metadata and lists. Only redemptions and rollbacks have
// the holder as an object.
type Voucher struct {
	ID          string         `json:"id"`
	Code        string         `json:"code"`
	Campaign    Null[string]   `json:"campaign"`
	CampaignID  Null[string]   `json:"campaign_id"`
	Category    Null[string]   `json:"category"`
	CategoryID  Null[string]   `json:"category_id"`
	Categories  []Category     `json:"categories"`
	Type        string         `json:"type" enum:"campaign.VoucherType"`
	Discount    *Discount      `json:"discount"`
	Gift        *VoucherGift   `json:"gift"`
	LoyaltyCard *VoucherPoints `json:"loyalty_card"`
	NullValidity
	Publish        VoucherPublish    `json:"publish"`
	Redemption     VoucherRedemption `json:"redemption"`
	Active         bool              `json:"active"`
	AdditionalInfo Null[string]      `json:"additional_info"`
	Metadata       metadata.Map      `json:"metadata"`
	Assets         VoucherAssets     `json:"assets"`
	ReferralCode   bool              `json:"is_referral_code"`
	CreatedAt      Time              `json:"created_at"`
	UpdatedAt      Time              `json:"updated_at"`
	HolderID       Null[string]      `json:"holder_id"`
	Holder         *ShortCustomer    `json:"holder,omitzero"`
	ReferrerID     Null[string]      `json:"referrer_id"`
	Assignments    List[Assignment]  `json:"validation_rules_assignments"`
	Object         string            `json:"object" enum:"voucher"`
}

// ClientVoucher is a code in the client-side list.
type ClientVoucher struct {
	Object      string         `json:"object" enum:"voucher"`
	Code        string         `json:"code"`
	Type        string         `json:"type" enum:"campaign.VoucherType"`
	Campaign    Null[string]   `json:"campaign"`
	Discount    *Discount      `json:"discount"`
	Gift        *VoucherGift   `json:"gift"`
	LoyaltyCard *VoucherPoints `json:"loyalty_card"`
	Active      bool           `json:"active"`
	Metadata    metadata.Map   `json:"metadata"`
	Assets      VoucherAssets  `json:"assets"`
	Start       Time           `json:"start_date"`
	End         Time           `json:"expiration_date"`
	CreatedAt   Time           `json:"created_at"`
}

// NewClientVoucher returns a code for client-side callers: without its holder, its uses and its rules.
func NewClientVoucher(v Voucher) ClientVoucher {
	return ClientVoucher{
		Object: v.Object, Code: v.Code, Type: v.Type, Campaign: v.Campaign, Discount: v.Discount, Gift: v.Gift, LoyaltyCard: v.LoyaltyCard,
		Active: v.Active, Metadata: v.Metadata, Assets: v.Assets, Start: v.Start, End: v.End, CreatedAt: v.CreatedAt,
	}
}

// RedeemedVoucher is a code inside of an answer about redemptions: without its pictures, categories, publications and rules,
// which are shown where the code is read.
type RedeemedVoucher struct {
	Voucher
	Categories  []Category        `json:"categories,omitzero"`
	Publish     *VoucherPublish   `json:"publish,omitzero"`
	Assets      *VoucherAssets    `json:"assets,omitzero"`
	Assignments *List[Assignment] `json:"validation_rules_assignments,omitzero"`
	Redemption  VoucherUses       `json:"redemption"`
}

// NewRedeemedVoucher returns a code for an answer about redemptions.
func NewRedeemedVoucher(v Voucher) RedeemedVoucher {
	return RedeemedVoucher{Voucher: v, Redemption: v.Redemption.VoucherUses}
}

// PublishedNow is the code in the answer to its publication, without its rules.
type PublishedNow struct {
	Voucher
	Assignments *List[Assignment] `json:"validation_rules_assignments,omitzero"`
}

// VoucherGift is the credit of a gift card in minor units.
type VoucherGift struct {
	Amount           int64        `json:"amount"`
	SubtractedAmount int64        `json:"subtracted_amount"`
	Balance          int64        `json:"balance"`
	Effect           Null[string] `json:"effect" enum:"APPLY_TO_ITEMS APPLY_TO_ORDER"`
}

// VoucherPoints is the points of a loyalty card.
type VoucherPoints struct {
	Points               int64        `json:"points"`
	Balance              int64        `json:"balance"`
	NextExpirationDate   Null[string] `json:"next_expiration_date"`
	NextExpirationPoints Null[int64]  `json:"next_expiration_points"`
	PendingPoints        int64        `json:"pending_points"`
	ExpiredPoints        int64        `json:"expired_points"`
	SubtractedPoints     int64        `json:"subtracted_points"`
}

// VoucherPublish counts publications and says where they are listed.
type VoucherPublish struct {
	Object string `json:"object" enum:"list"`
	Count  int64  `json:"count"`
	// Entries are the ids of the publications that the address lists. Only transfers of points show them.
	Entries []string `json:"entries,omitzero"`
	URL     string   `json:"url"`
}

// VoucherRedemption counts redemptions and says where they are listed.
type VoucherRedemption struct {
	VoucherUses
	Object string `json:"object" enum:"list"`
	URL    string `json:"url"`
}

// VoucherUses counts redemptions. A quantity of null means no limit.
type VoucherUses struct {
	Quantity         *int64 `json:"quantity"`
	RedeemedQuantity int64  `json:"redeemed_quantity"`
	RedeemedAmount   *int64 `json:"redeemed_amount,omitzero"`
	RedeemedPoints   *int64 `json:"redeemed_points,omitzero"`
}

// VoucherAssets are pictures of the code.
type VoucherAssets struct {
	QR      VoucherAsset `json:"qr"`
	Barcode VoucherAsset `json:"barcode"`
}

// VoucherAsset is one picture of the code.
type VoucherAsset struct {
	ID  string `json:"id"`
	URL string `json:"url"`
}

// VoucherContext has the related resources in the answer about a voucher. Campaign is the name.
type VoucherContext struct {
	Campaign    string
	Category    catalog.Category
	Assignments []rule.Assignment
	Assets      VoucherAssets
	// Zone is the time zone of the project: points expire on its days.
	Zone *time.Location
}

// NewVoucher returns the shape of a voucher.
func NewVoucher(v voucher.Voucher, of VoucherContext) Voucher {
	home := "/v1/vouchers/" + url.PathEscape(v.Code)
	w := Voucher{
		ID: v.ID, Code: v.Code, Campaign: OrNull(of.Campaign), CampaignID: OrNull(v.CampaignID),
		Category: OrNull(of.Category.Name), CategoryID: OrNull(v.CategoryID), Categories: NewCategories(of.Category),
		Type: string(v.Type), Discount: NewDiscount(v.Discount), NullValidity: NullValidity(NewValidity(v.Validity)),
		Publish: VoucherPublish{Object: "list", Count: v.PublishCount, URL: home + "/publications?page=1&limit=10"},
		Redemption: VoucherRedemption{
			VoucherUses: VoucherUses{Quantity: v.Redemption.Quantity, RedeemedQuantity: v.Redemption.Redeemed},
			Object:      "list", URL: home + "/redemptions?page=1&limit=10",
		},
		Active: v.Active, AdditionalInfo: OrNull(v.AdditionalInfo), Metadata: emptyObjectIfNil(v.Metadata), Assets: of.Assets,
		ReferralCode: v.ReferralCode, CreatedAt: NewTime(v.CreatedAt), UpdatedAt: NewTime(v.UpdatedAt),
		HolderID: OrNull(v.HolderID), ReferrerID: OrNull(v.ReferrerID), Assignments: NewAssignments(of.Assignments), Object: "voucher",
	}
	if g := v.Gift; g != nil {
		w.Gift = &VoucherGift{Amount: g.Amount, SubtractedAmount: g.Subtracted, Balance: v.Balance(), Effect: OrNull(string(g.Effect))}
		w.Redemption.RedeemedAmount = &v.Redemption.RedeemedAmount
	}
	if l := v.Loyalty; l != nil {
		w.LoyaltyCard = &VoucherPoints{
			Points: l.Points, Balance: v.Balance(), PendingPoints: l.Pending, ExpiredPoints: l.Expired, SubtractedPoints: l.Subtracted,
		}
		if !l.NextExpirationAt.IsZero() {
			day := l.NextExpirationAt
			if of.Zone != nil {
				day = day.In(of.Zone)
			}
			w.LoyaltyCard.NextExpirationDate, w.LoyaltyCard.NextExpirationPoints = OrNull(day.Format(time.DateOnly)), OrNull(l.NextExpirationPoints)
		}
		w.Redemption.RedeemedPoints = &v.Redemption.RedeemedPoints
	}
	return w
}

// VoucherInput is the body of POST /v1/vouchers and POST /v1/vouchers/{code}.
type VoucherInput struct {
	Code           string           `json:"code"`
	CodeConfig     *CodeConfig      `json:"code_config"`
	Campaign       string           `json:"campaign"`
	CampaignID     string           `json:"campaign_id"`
	Type           Word             `json:"type" enum:"campaign.VoucherType"`
	Discount       *Discount        `json:"discount"`
	Gift           *GiftInput       `json:"gift"`
	LoyaltyCard    *LoyaltyCard     `json:"loyalty_card"`
	Redemption     RedemptionsInput `json:"redemption"`
	Active         *bool            `json:"active"`
	AdditionalInfo string           `json:"additional_info"`
	Metadata       metadata.Map     `json:"metadata"`
	RuleIDs        []string         `json:"validation_rules"`
	ValidityUpdate
	CategoryInput
}

// RedemptionsInput says how often a code may be redeemed.
type RedemptionsInput struct {
	Quantity Number `json:"quantity"`
}

// GiftInput is the credit of a gift card. Balance and Subtracted say what is left of it and what was subtracted by hand, for
// an imported card.
type GiftInput struct {
	Amount     Number `json:"amount"`
	Balance    Number `json:"balance"`
	Subtracted Number `json:"subtracted_amount"`
	Effect     Word   `json:"effect" enum:"APPLY_TO_ITEMS APPLY_TO_ORDER"`
}

// Domain returns the new voucher without its category.
func (w VoucherInput) Domain(zone *time.Location) (n voucher.NewVoucher, err error) {
	n = voucher.NewVoucher{
		Code: w.Code, CodeConfig: w.CodeConfig.domain(), Campaign: w.CampaignID, Type: campaign.VoucherType(w.Type),
		AdditionalInfo: w.AdditionalInfo, Metadata: w.Metadata, Inactive: w.Active != nil && !*w.Active, RuleIDs: w.RuleIDs,
	}
	if n.Campaign == "" {
		n.Campaign = w.Campaign
	}
	if n.Discount, err = w.Discount.domainOrNil("discount"); err != nil {
		return n, err
	}
	if n.Gift, err = w.Gift.domain("gift"); err != nil {
		return n, err
	}
	if n.Loyalty, err = w.LoyaltyCard.domain("loyalty_card"); err != nil {
		return n, err
	}
	if n.Quantity, err = w.Redemption.Quantity.Integer("redemption.quantity"); err != nil {
		return n, err
	}
	n.Validity, err = w.ValidityUpdate.Domain("", zone)
	return n, err
}

// domainOrNil returns the discount of a body, or nil.
func (w *Discount) domainOrNil(path string) (*discount.Discount, error) {
	if w == nil {
		return nil, nil
	}
	d, err := w.Domain(path)
	if err != nil {
		return nil, err
	}
	return &d, nil
}

// VoucherAddition is the body of POST /v1/campaigns/{campaignId}/vouchers and of the same with a code.
type VoucherAddition struct {
	Code           string           `json:"code"`
	CodeConfig     *CodeConfig      `json:"code_config"`
	Redemption     RedemptionsInput `json:"redemption"`
	AdditionalInfo string           `json:"additional_info"`
	Metadata       metadata.Map     `json:"metadata"`
	ValidityUpdate
	CategoryInput
}

// UnmarshalJSON ignores a body that is not an object, because clients send a bare number here.
func (w *VoucherAddition) UnmarshalJSON(data []byte) error {
	if len(data) == 0 || data[0] != '{' {
		return nil
	}
	type plain VoucherAddition
	return json.Unmarshal(data, (*plain)(w))
}

// Domain returns the properties in which the new codes differ from the campaign, without the category.
func (w VoucherAddition) Domain(zone *time.Location) (o voucher.Overrides, err error) {
	o = voucher.Overrides{CodeConfig: w.CodeConfig.domain(), AdditionalInfo: w.AdditionalInfo, Metadata: w.Metadata}
	if o.Quantity, err = w.Redemption.Quantity.Integer("redemption.quantity"); err != nil {
		return o, err
	}
	u, err := w.ValidityUpdate.Domain("", zone)
	o.Start, o.End = u.Start.Or(time.Time{}), u.End.Or(time.Time{})
	return o, err
}
