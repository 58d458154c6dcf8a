package wire

import (
	"crypto/sha256"
	"encoding/hex"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
)

// Campaign is a campaign in answers. What is empty is left out.
type Campaign struct {
	ID               string           `json:"id"`
	Name             string           `json:"name"`
	Description      string           `json:"description,omitzero"`
	CampaignType     string           `json:"campaign_type" enum:"campaign.Type"`
	Type             string           `json:"type" enum:"campaign.Distribution"`
	Voucher          *CampaignCodes   `json:"voucher,omitzero"`
	Promotion        *TierList        `json:"promotion,omitzero"`
	Referral         *ReferralProgram `json:"referral_program,omitzero"`
	TierExpiration   *TierExpiration  `json:"loyalty_tiers_expiration,omitzero"`
	AutoJoin         bool             `json:"auto_join"`
	JoinOnce         bool             `json:"join_once"`
	UseVoucherSchema bool             `json:"use_voucher_metadata_schema"`
	Validity
	ActivityDuration string       `json:"activity_duration_after_publishing,omitzero"`
	VouchersCount    *int64       `json:"vouchers_count,omitzero"`
	Active           bool         `json:"active"`
	Metadata         metadata.Map `json:"metadata,omitzero"`
	CreatedAt        Time         `json:"created_at"`
	UpdatedAt        Time         `json:"updated_at,omitzero"`
	Category         string       `json:"category,omitzero"`
	CategoryID       string       `json:"category_id,omitzero"`
	Categories       []Category   `json:"categories"`
	CreationStatus   string       `json:"creation_status" enum:"campaign.Status"`
	GenerationStatus string       `json:"vouchers_generation_status" enum:"campaign.Status"`
	Protected        bool         `json:"protected"`
	// ReadOnly says that the caller may read the campaign and not change it. It is always false here: every caller who may
	// read campaigns may change them.
	ReadOnly    bool                `json:"readonly"`
	Assignments List[Assignment]    `json:"validation_rules_assignments,omitzero"`
	Access      List[AccessSetting] `json:"access_settings_assignments"`
	Object      string              `json:"object" enum:"campaign"`
}

// CampaignCodes is the profile of a campaign's codes in answers, with the time in which they can be used: that of the campaign.
type CampaignCodes struct {
	CampaignVoucher
	Validity
}

func newCampaignCodes(c campaign.Campaign) *CampaignCodes {
	if c.Voucher == nil {
		return nil
	}
	return &CampaignCodes{*newCampaignVoucher(c.Voucher), NewValidity(c.Validity)}
}

// AccessSetting is an area or a store in which a campaign can be used.
type AccessSetting struct {
	ID          string       `json:"id"`
	AreaID      Null[string] `json:"area_id"`
	AreaStoreID Null[string] `json:"area_store_id"`
	AllStores   bool         `json:"all_stores"`
	CreatedAt   Time         `json:"created_at"`
	Object      string       `json:"object" enum:"area_store_campaign_assignment"`
}

// CampaignContext has the related resources in the answer about a campaign. Tiers are those of a promotion.
type CampaignContext struct {
	Progress    campaign.Progress
	Category    catalog.Category
	Assignments []rule.Assignment
	Tiers       *TierList
}

// NewCampaign returns the shape of a campaign.
func NewCampaign(c campaign.Campaign, of CampaignContext) Campaign {
	w := Campaign{
		ID: c.ID, Name: c.Name, Description: c.Description, CampaignType: string(c.Type), Type: string(c.Distribution),
		Voucher: newCampaignCodes(c), Promotion: of.Tiers, Referral: newReferralProgram(c.Referral),
		TierExpiration: newTierExpiration(c.TierExpiration), AutoJoin: c.AutoJoin, JoinOnce: c.JoinOnce, UseVoucherSchema: c.UseVoucherSchema,
		Validity: NewValidity(c.Validity), ActivityDuration: c.ActivityDuration, Active: c.Active, CreatedAt: NewTime(c.CreatedAt),
		UpdatedAt: NewTime(c.UpdatedAt), Category: of.Category.Name, CategoryID: c.CategoryID, Categories: NewCategories(of.Category),
		CreationStatus: string(of.Progress.Creation), GenerationStatus: string(of.Progress.Generation), Protected: c.Protected,
		Access: newAccess(c), Object: "campaign",
	}
	if len(c.Metadata) > 0 {
		w.Metadata = c.Metadata
	}
	if c.Voucher != nil {
		w.VouchersCount = &of.Progress.VouchersCount
	}
	if c.Voucher != nil || len(of.Assignments) > 0 {
		w.Assignments = NewAssignments(of.Assignments)
	}
	return w
}

func newAccess(c campaign.Campaign) List[AccessSetting] {
	var items []AccessSetting
	add := func(kind, id string, s AccessSetting) {
		sum := sha256.Sum256([]byte(c.ID + " " + kind + " " + id))
		s.ID, s.CreatedAt, s.Object = "asca_"+hex.EncodeToString(sum[:16]), NewTime(c.CreatedAt), "area_store_campaign_assignment"
		items = append(items, s)
	}
	for _, id := range c.Access.Areas {
		add("area", id, AccessSetting{AreaID: OrNull(id)})
	}
	for _, id := range c.Access.AreaStores {
		add("store", id, AccessSetting{AreaStoreID: OrNull(id)})
	}
	for _, id := range c.Access.AreaAllStores {
		add("all stores", id, AccessSetting{AreaID: OrNull(id), AllStores: true})
	}
	total := len(items)
	return List[AccessSetting]{DataRef: "data", Items: items, Total: &total}
}

// CampaignInput is the body of POST /v1/campaigns.
type CampaignInput struct {
	Name          string           `json:"name" required:"true"`
	Description   string           `json:"description"`
	CampaignType  Word             `json:"campaign_type" enum:"campaign.Type"`
	Type          Word             `json:"type" enum:"campaign.Distribution"`
	VouchersCount *int64           `json:"vouchers_count"`
	Voucher       *CampaignVoucher `json:"voucher"`
	Promotion     *struct {
		Tiers []TierCreate `json:"tiers"`
	} `json:"promotion"`
	Referral         *ReferralProgram `json:"referral_program"`
	TierExpiration   *TierExpiration  `json:"loyalty_tiers_expiration"`
	JoinOnce         bool             `json:"join_once"`
	AutoJoin         bool             `json:"auto_join"`
	UseVoucherSchema *bool            `json:"use_voucher_metadata_schema"`
	ActivityDuration string           `json:"activity_duration_after_publishing"`
	Metadata         metadata.Map     `json:"metadata"`
	Access           AccessInput      `json:"access_settings"`
	RuleIDs          []string         `json:"validation_rules"`
	ValidityUpdate
	CategoryInput
}

// AccessInput adds and removes areas and stores in which a campaign can be used.
type AccessInput struct {
	Assign   AccessIDs `json:"assign"`
	Unassign AccessIDs `json:"unassign"`
}

// AccessIDs name areas and stores.
type AccessIDs struct {
	Areas         []string `json:"areas_ids"`
	AreaStores    []string `json:"area_stores_ids"`
	AreaAllStores []string `json:"area_all_stores_ids"`
}

// Domain returns what a campaign is made of, without its category and tiers.
func (w CampaignInput) Domain(zone *time.Location) (n campaign.NewCampaign, err error) {
	n = campaign.NewCampaign{
		Name: w.Name, Description: w.Description, Type: campaign.Type(w.CampaignType), Distribution: campaign.Distribution(w.Type),
		TierExpiration: w.TierExpiration.domain(), AutoJoin: w.AutoJoin, JoinOnce: w.JoinOnce, UseVoucherSchema: w.UseVoucherSchema,
		ActivityDuration: w.ActivityDuration, Metadata: w.Metadata, Access: campaign.AccessSettings(w.Access.Assign), RuleIDs: w.RuleIDs,
	}
	if n.Type == "" && w.Promotion != nil {
		n.Type = campaign.TypePromotion
	}
	if n.Voucher, err = w.Voucher.domain("voucher"); err != nil {
		return n, err
	}
	if n.Referral, err = w.Referral.domain("referral_program"); err != nil {
		return n, err
	}
	n.Validity, err = w.ValidityUpdate.Create("", zone)
	return n, err
}

// CampaignUpdate is the body of PUT /v1/campaigns/{campaignId} and PUT /v1/loyalties/{campaignId}. Properties that cannot change are not read.
type CampaignUpdate struct {
	Description    patch.Field[string]          `json:"description"`
	Type           patch.Field[Word]            `json:"type" enum:"AUTO_UPDATE STATIC"`
	Discount       patch.Field[Discount]        `json:"discount"`
	Gift           patch.Field[GiftUpdate]      `json:"gift"`
	Referral       patch.Field[ReferralProgram] `json:"referral_program"`
	TierExpiration patch.Field[TierExpiration]  `json:"loyalty_tiers_expiration"`
	Redemption     struct {
		Quantity patch.Field[Number] `json:"quantity"`
	} `json:"default_voucher_redemption"`
	Options struct {
		// RecalculateTiers evaluates the members' tiers again. It is for loyalty campaigns alone.
		RecalculateTiers bool `json:"recalculate_tiers"`
	} `json:"options"`
	JoinOnce         patch.Field[bool]         `json:"join_once"`
	AutoJoin         patch.Field[bool]         `json:"auto_join"`
	ActivityDuration patch.Field[string]       `json:"activity_duration_after_publishing"`
	Metadata         patch.Field[metadata.Map] `json:"metadata"`
	UnsetMetadata    []string                  `json:"unset_metadata_fields"`
	Access           AccessInput               `json:"access_settings"`
	ValidityUpdate
	CategoryInput
}

// GiftUpdate is what can change about the cards of a campaign: the effect. The amount and the balance may be sent when they
// are unchanged.
type GiftUpdate struct {
	Amount     Number            `json:"amount"`
	Balance    Number            `json:"balance"`
	Subtracted Number            `json:"subtracted_amount"`
	Effect     patch.Field[Word] `json:"effect" enum:"APPLY_TO_ITEMS APPLY_TO_ORDER"`
}

// credit returns the amount with which cards start, if it was sent.
func (w GiftUpdate) credit() (amount patch.Field[int64], err error) {
	if err := requireUnused("gift.subtracted_amount", w.Subtracted, 0); err != nil {
		return amount, err
	}
	whole, err := w.Amount.Integer("gift.amount")
	if err != nil {
		return amount, err
	}
	balance, err := w.Balance.Integer("gift.balance")
	switch {
	case err != nil:
		return amount, err
	case whole == nil:
		whole = balance
	case balance != nil && *balance != *whole:
		return amount, requireUnused("gift.balance", w.Balance, *whole)
	}
	if whole != nil {
		amount = patch.Set(*whole)
	}
	return amount, nil
}

// Domain returns the change, without the category.
func (w CampaignUpdate) Domain(zone *time.Location) (u campaign.Update, err error) {
	gift, _ := w.Gift.Value()
	u = campaign.Update{
		Description:    w.Description,
		Distribution:   patch.Map(w.Type, func(t Word) campaign.Distribution { return campaign.Distribution(t) }),
		GiftEffect:     patch.Map(gift.Effect, func(e Word) discount.Effect { return discount.Effect(e) }),
		TierExpiration: patch.Map(w.TierExpiration, func(x TierExpiration) campaign.TierExpiration { return *x.domain() }),
		AutoJoin:       w.AutoJoin, JoinOnce: w.JoinOnce, ActivityDuration: w.ActivityDuration, Metadata: w.Metadata, UnsetMetadata: w.UnsetMetadata,
		Assign: campaign.AccessSettings(w.Access.Assign), Unassign: campaign.AccessSettings(w.Access.Unassign),
	}
	if u.GiftAmount, err = gift.credit(); err != nil {
		return u, err
	}
	if u.Discount, err = patch.MapErr(w.Discount, func(d Discount) (discount.Discount, error) { return d.Domain("discount") }); err != nil {
		return u, err
	}
	if u.Referral, err = patch.MapErr(w.Referral, func(r ReferralProgram) (campaign.ReferralProgram, error) {
		p, err := r.domain("referral_program")
		if err != nil {
			return campaign.ReferralProgram{}, err
		}
		return *p, nil
	}); err != nil {
		return u, err
	}
	if u.RedemptionQuantity, err = patch.MapErr(w.Redemption.Quantity, func(n Number) (int64, error) {
		quantity, err := n.Integer("default_voucher_redemption.quantity")
		if err != nil {
			return 0, err
		}
		return *quantity, nil
	}); err != nil {
		return u, err
	}
	u.Validity, err = w.ValidityUpdate.Domain("", zone)
	return u, err
}
