package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
)

// TierCreate is the body of POST /v1/promotions/{campaignId}/tiers, and a tier in the body of POST /v1/campaigns.
type TierCreate struct {
	Name      string       `json:"name" required:"true"`
	Banner    string       `json:"banner"`
	Action    TierAction   `json:"action"`
	Metadata  metadata.Map `json:"metadata"`
	Hierarchy *int64       `json:"hierarchy"`
	Active    *bool        `json:"active"`
	ValidityUpdate
	CategoryInput
	// RuleIDs are the ids of the validation rules to assign. They can be sent as validation_rule_assignments, the list
	// object of an answer, instead.
	RuleIDs     []string         `json:"validation_rules"`
	Assignments AssignmentsInput `json:"validation_rule_assignments"`
}

// TierAction holds the discount of a tier.
type TierAction struct {
	Discount *Discount `json:"discount,omitzero"`
}

// CategoryInput names a category in a body, by id or by name. The id counts when both are sent.
type CategoryInput struct {
	ID   patch.Field[string] `json:"category_id"`
	Name patch.Field[string] `json:"category"`
}

// Domain returns the new tier without its category. path is where the tier is in the body: empty at the top.
func (w TierCreate) Domain(path string, zone *time.Location) (n promotion.NewTier, err error) {
	n = promotion.NewTier{
		Name: w.Name, Banner: w.Banner, Metadata: w.Metadata, Hierarchy: w.Hierarchy, Inactive: w.Active != nil && !*w.Active,
	}
	if n.Discount, err = w.Action.domain(below(path, "action")); err != nil {
		return n, err
	}
	if n.Validity, err = w.ValidityUpdate.Create(path, zone); err != nil {
		return n, err
	}
	assigned, err := w.Assignments.RuleIDs(below(path, "validation_rule_assignments"))
	n.RuleIDs = append(assigned, w.RuleIDs...)
	return n, err
}

func (w TierAction) domain(path string) (*discount.Discount, error) {
	if w.Discount == nil {
		return nil, nil
	}
	d, err := w.Discount.Domain(below(path, "discount"))
	return &d, err
}

// TierUpdate is the body of PUT /v1/promotions/tiers/{promotionTierId}.
type TierUpdate struct {
	Name      patch.Field[string]           `json:"name"`
	Banner    patch.Field[string]           `json:"banner"`
	Action    patch.Field[TierActionUpdate] `json:"action"`
	Metadata  patch.Field[metadata.Map]     `json:"metadata"`
	Hierarchy patch.Field[int64]            `json:"hierarchy"`
	ValidityUpdate
	CategoryInput
	Assignments patch.Field[AssignmentsInput] `json:"validation_rule_assignments"`
}

// TierActionUpdate distinguishes a missing discount from one that is cleared by null.
type TierActionUpdate struct {
	Discount patch.Field[Discount] `json:"discount"`
}

// Domain returns the change, without the category.
func (w TierUpdate) Domain(zone *time.Location) (u promotion.TierUpdate, err error) {
	u = promotion.TierUpdate{Name: w.Name, Banner: w.Banner, Metadata: w.Metadata, Hierarchy: w.Hierarchy}
	action, _ := w.Action.Value()
	if w.Action.Cleared() {
		action.Discount = patch.Clear[Discount]()
	}
	u.Discount, err = patch.MapErr(action.Discount, func(d Discount) (*discount.Discount, error) {
		return TierAction{&d}.domain("action")
	})
	if err != nil {
		return u, err
	}
	if u.Validity, err = w.ValidityUpdate.Domain("", zone); err != nil {
		return u, err
	}
	u.RuleIDs, err = patch.MapErr(w.Assignments, func(l AssignmentsInput) ([]string, error) {
		return l.RuleIDs("validation_rule_assignments")
	})
	return u, err
}

// Tier is a promotion tier in answers. The banner is null when there is none; what else is empty is left out.
type Tier struct {
	ID        string       `json:"id"`
	Name      string       `json:"name"`
	Banner    Null[string] `json:"banner"`
	Action    *TierAction  `json:"action,omitzero"`
	Metadata  metadata.Map `json:"metadata"`
	Hierarchy int64        `json:"hierarchy"`
	// PromotionID is the id of the campaign, by its older name.
	PromotionID string        `json:"promotion_id"`
	CampaignID  string        `json:"campaign_id"`
	Campaign    *TierCampaign `json:"campaign,omitzero"`
	Active      bool          `json:"active"`
	Validity
	Summary     TierSummary      `json:"summary"`
	Assignments List[Assignment] `json:"validation_rule_assignments,omitzero"`
	CategoryID  string           `json:"category_id,omitzero"`
	Categories  []Category       `json:"categories"`
	CreatedAt   Time             `json:"created_at"`
	UpdatedAt   Time             `json:"updated_at,omitzero"`
	Object      string           `json:"object" enum:"promotion_tier"`
}

// TierCampaign is the campaign of a tier.
type TierCampaign struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Validity
	Active     bool   `json:"active"`
	CategoryID string `json:"category_id,omitzero"`
	// Categories are those of the campaign. Only validations have them.
	Categories []Category `json:"categories,omitzero"`
	Object     string     `json:"object" enum:"campaign"`
}

// TierSummary adds up the redemptions of a tier that were not rolled back.
type TierSummary struct {
	Redemptions struct {
		Total int64 `json:"total_redeemed"`
	} `json:"redemptions"`
	Orders struct {
		Amount   int64 `json:"total_amount"`
		Discount int64 `json:"total_discount_amount"`
	} `json:"orders"`
}

// NewTierSummary returns the shape of the totals of a tier.
func NewTierSummary(redemptions, orders, discounts int64) (w TierSummary) {
	w.Redemptions.Total, w.Orders.Amount, w.Orders.Discount = redemptions, orders, discounts
	return w
}

// TierContext has the related resources in the answer about a tier. A deleted category is the zero value.
type TierContext struct {
	Campaign    campaign.Campaign
	Category    catalog.Category
	Assignments []rule.Assignment
	Summary     TierSummary
}

// NewTier returns the shape of a tier.
func NewTier(t promotion.Tier, of TierContext) Tier {
	w := Tier{
		ID: t.ID, Name: t.Name, Banner: OrNull(t.Banner), Metadata: emptyObjectIfNil(t.Metadata), Hierarchy: t.Hierarchy,
		PromotionID: t.CampaignID, CampaignID: t.CampaignID, Active: t.Active, Validity: NewValidity(t.Validity), Summary: of.Summary,
		CategoryID: of.Category.ID, Categories: NewCategories(of.Category), CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt),
		Object: "promotion_tier",
	}
	if t.Discount != nil {
		w.Action = &TierAction{NewDiscount(t.Discount)}
	}
	if c := of.Campaign; c.ID != "" {
		w.Campaign = &TierCampaign{
			ID: c.ID, Name: c.Name, Validity: NewValidity(c.Validity), Active: c.Active, CategoryID: c.CategoryID, Object: "campaign",
		}
	}
	if len(of.Assignments) > 0 {
		w.Assignments = NewAssignments(of.Assignments)
	}
	return w
}

// emptyObjectIfNil returns an empty object for nil metadata, which would be written as null.
func emptyObjectIfNil(m metadata.Map) metadata.Map {
	if m == nil {
		return metadata.Map{}
	}
	return m
}

// TierList is the list of tiers in a campaign. It is always complete.
type TierList struct {
	Object  string `json:"object" enum:"list"`
	DataRef string `json:"data_ref" enum:"tiers"`
	Tiers   []Tier `json:"tiers"`
	Total   int    `json:"total"`
	HasMore bool   `json:"has_more"`
}

// NewTierList returns the list of all tiers of a campaign.
func NewTierList(tiers []Tier) TierList {
	if tiers == nil {
		tiers = []Tier{}
	}
	return TierList{Object: "list", DataRef: "tiers", Tiers: tiers, Total: len(tiers)}
}
