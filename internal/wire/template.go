package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/template"
)

// Template is a campaign template in answers.
type Template struct {
	ID           string `json:"id"`
	Name         string `json:"name"`
	Description  string `json:"description,omitzero"`
	CampaignType string `json:"campaign_type" enum:"campaign.Type"`
	CreatedAt    Time   `json:"created_at"`
	UpdatedAt    Time   `json:"updated_at,omitzero"`
	// JSON is the content of the template. Only answers that expand it have it.
	JSON   *TemplateContent `json:"json_template,omitzero"`
	Object string           `json:"object" enum:"campaign_template"`
}

// TemplateContent is the content of a template, in the shapes of the resources that are made from it.
type TemplateContent struct {
	Campaign    *TemplateCampaign `json:"campaign,omitzero"`
	Tier        *TemplateTier     `json:"promotion_tier,omitzero"`
	Rules       *TemplateRules    `json:"validation_rules,omitzero"`
	Products    []ProductAlone    `json:"products"`
	SKUs        []SKU             `json:"skus"`
	Collections []Collection      `json:"products_collections"`
}

// TemplateCampaign is the pattern of a campaign.
type TemplateCampaign struct {
	Description      string           `json:"description,omitzero"`
	CampaignType     string           `json:"campaign_type" enum:"campaign.Type"`
	Type             string           `json:"type" enum:"campaign.Distribution"`
	Voucher          *CampaignVoucher `json:"voucher"`
	AutoJoin         bool             `json:"auto_join"`
	JoinOnce         bool             `json:"join_once"`
	UseVoucherSchema bool             `json:"use_voucher_metadata_schema"`
	Validity
	ActivityDuration string       `json:"activity_duration_after_publishing,omitzero"`
	Metadata         metadata.Map `json:"metadata,omitzero"`
}

// TemplateTier is the pattern of a promotion tier.
type TemplateTier struct {
	Banner   string       `json:"banner,omitzero"`
	Action   TierAction   `json:"action"`
	Metadata metadata.Map `json:"metadata,omitzero"`
	Active   bool         `json:"active"`
	Validity
}

// TemplateRules is the pattern of a set of validation rules.
type TemplateRules struct {
	Name         string        `json:"name"`
	Rules        Expression    `json:"rules"`
	BundleRules  BundleRules   `json:"bundle_rules"`
	Error        *ErrorText    `json:"error,omitzero"`
	ApplicableTo *ApplicableTo `json:"applicable_to" openapi:"null"`
	Type         string        `json:"type" enum:"rule.Type"`
	ContextType  string        `json:"context_type" enum:"rule.ContextTypes"`
}

// NewTemplate returns the shape of a template without its content.
func NewTemplate(t template.Template) Template {
	return Template{
		ID: t.ID, Name: t.Name, Description: t.Description, CampaignType: string(t.CampaignType),
		CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt), Object: "campaign_template",
	}
}

// NewExpandedTemplate returns the shape of a template with its content.
func NewExpandedTemplate(t template.Template) Template {
	w, from := NewTemplate(t), t.Content
	w.JSON = &TemplateContent{Products: []ProductAlone{}, SKUs: []SKU{}, Collections: []Collection{}}
	if c := from.Campaign; c != nil {
		w.JSON.Campaign = &TemplateCampaign{
			Description: c.Description, CampaignType: string(c.Type), Type: string(c.Distribution), Voucher: newCampaignVoucher(&c.Voucher),
			AutoJoin: c.AutoJoin, JoinOnce: c.JoinOnce, UseVoucherSchema: c.UseVoucherSchema, Validity: NewValidity(c.Validity),
			ActivityDuration: c.ActivityDuration, Metadata: c.Metadata,
		}
	}
	if tier := from.Tier; tier != nil {
		w.JSON.Tier = &TemplateTier{
			Banner: tier.Banner, Action: TierAction{Discount: NewDiscount(tier.Discount)}, Metadata: tier.Metadata, Active: tier.Active,
			Validity: NewValidity(tier.Validity),
		}
	}
	if d := from.Rules; d != nil {
		r := NewValidationRule(rule.Rules{
			Name: d.Name, Expression: d.Expression, BundleRules: d.BundleRules, Error: d.Error, ApplicableTo: d.ApplicableTo,
			Type: d.Type, ContextType: d.ContextType,
		})
		w.JSON.Rules = &TemplateRules{r.Name, r.Rules, r.BundleRules, r.Error, r.ApplicableTo, r.Type, r.ContextType}
	}
	for _, p := range from.Products {
		w.JSON.Products = append(w.JSON.Products, NewProductAlone(p))
	}
	for _, s := range from.SKUs {
		w.JSON.SKUs = append(w.JSON.SKUs, NewSKU(s))
	}
	for _, c := range from.Collections {
		w.JSON.Collections = append(w.JSON.Collections, NewCollection(c))
	}
	return w
}

// TemplateInput is the body of POST /v1/templates/campaigns.
type TemplateInput struct {
	Name        string `json:"name" required:"true"`
	Description string `json:"description"`
	CampaignID  string `json:"campaign_id"`
	TierID      string `json:"promotion_tier_id"`
}

// TemplateUpdate is the body of PUT /v1/templates/campaigns/{campaignTemplateId}.
type TemplateUpdate struct {
	Name        patch.Field[string] `json:"name"`
	Description patch.Field[string] `json:"description"`
}

// TemplateCopy is the body of POST /management/v1/projects/{projectId}/templates/campaigns/{campaignTemplateId}/copy.
type TemplateCopy struct {
	Name          patch.Field[string] `json:"name"`
	Description   patch.Field[string] `json:"description"`
	DestinationID string              `json:"destination_project_id"`
}

// CampaignSetupInput is the body of POST /v1/templates/campaigns/{campaignTemplateId}/campaign-setup.
type CampaignSetupInput struct {
	Name          string              `json:"name" required:"true"`
	Description   patch.Field[string] `json:"description"`
	Type          patch.Field[Word]   `json:"type" enum:"campaign.Distribution"`
	VouchersCount int64               `json:"vouchers_count"`
	Voucher       struct {
		CodeConfig *CodeConfig `json:"code_config"`
		Redemption struct {
			Quantity patch.Field[Number] `json:"quantity"`
		} `json:"redemption"`
	} `json:"voucher"`
	JoinOnce         patch.Field[bool]         `json:"join_once"`
	AutoJoin         patch.Field[bool]         `json:"auto_join"`
	UseVoucherSchema patch.Field[bool]         `json:"use_voucher_metadata_schema"`
	ActivityDuration patch.Field[string]       `json:"activity_duration_after_publishing"`
	Metadata         patch.Field[metadata.Map] `json:"metadata"`
	Access           AccessInput               `json:"access_settings"`
	ValidityUpdate
	CategoryInput
}

// Domain returns the properties of the campaign that the template does not have, without the category.
func (w CampaignSetupInput) Domain(zone *time.Location) (s template.CampaignSetup, err error) {
	s = template.CampaignSetup{
		Name: w.Name, Description: w.Description, VouchersCount: w.VouchersCount, JoinOnce: w.JoinOnce, AutoJoin: w.AutoJoin,
		Distribution:     patch.Map(w.Type, func(t Word) campaign.Distribution { return campaign.Distribution(t) }),
		UseVoucherSchema: w.UseVoucherSchema, ActivityDuration: w.ActivityDuration, Metadata: w.Metadata,
		Access: campaign.AccessSettings(w.Access.Assign), CodeConfig: w.Voucher.CodeConfig.domain(),
	}
	if s.RedemptionQuantity, err = patch.MapErr(w.Voucher.Redemption.Quantity, func(n Number) (*int64, error) {
		return n.Integer("voucher.redemption.quantity")
	}); err != nil {
		return s, err
	}
	s.Validity, err = w.ValidityUpdate.Domain("", zone)
	return s, err
}

// TierSetupInput is the body of POST /v1/templates/campaigns/{campaignTemplateId}/tier-setup.
type TierSetupInput struct {
	CampaignID string                    `json:"campaign_id" required:"true"`
	Name       string                    `json:"name" required:"true"`
	Banner     patch.Field[string]       `json:"banner"`
	Active     patch.Field[bool]         `json:"active"`
	Hierarchy  *int64                    `json:"hierarchy"`
	Metadata   patch.Field[metadata.Map] `json:"metadata"`
	ValidityUpdate
	CategoryInput
}

// Domain returns the properties of the tier that the template does not have, without the category.
func (w TierSetupInput) Domain(zone *time.Location) (s template.TierSetup, err error) {
	s = template.TierSetup{
		CampaignID: w.CampaignID, Name: w.Name, Banner: w.Banner, Active: w.Active, Hierarchy: w.Hierarchy, Metadata: w.Metadata,
	}
	s.Validity, err = w.ValidityUpdate.Domain("", zone)
	return s, err
}

// CreatedResource is an object that a set-up created besides the campaign or tier.
type CreatedResource struct {
	ID     string `json:"id"`
	Object string `json:"object" enum:"location product products_collection segments sku validation_rules"`
}

// NewCreatedResources returns the shapes of the objects that a set-up created.
func NewCreatedResources(made []template.Created) []CreatedResource {
	shapes := make([]CreatedResource, len(made))
	for i, m := range made {
		shapes[i] = CreatedResource(m)
	}
	return shapes
}

// CampaignSetup is the answer of campaign-setup.
type CampaignSetup struct {
	Created  []CreatedResource `json:"created_resources"`
	Campaign Campaign          `json:"campaign"`
	Object   string            `json:"object" enum:"campaign_setup"`
}

// TierSetup is the answer of tier-setup.
type TierSetup struct {
	Created []CreatedResource `json:"created_resources"`
	Tier    Tier              `json:"promotion_tier"`
	Object  string            `json:"object" enum:"promotion_tier_setup"`
}
