package template

import (
	"cmp"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Template is a pattern for campaigns or promotion tiers.
type Template struct {
	ID string
	// Name is unique in the project.
	Name, Description string
	// CampaignType is the type of the pattern: DISCOUNT_COUPONS, also for tiers, or GIFT_VOUCHERS.
	CampaignType campaign.Type
	Content      Content
	CreatedAt    time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Content is the copied content of a template. Exactly one of Campaign and Tier is set.
type Content struct {
	Campaign *Campaign
	Tier     *Tier
	// Rules is the set of validation rules; nil for none.
	Rules *rule.Definition
	// Products, SKUs and Collections are those that the discount and the rules name.
	Products    []catalog.Product
	SKUs        []catalog.SKU
	Collections []catalog.Collection
	// Segments are those that the rules name, all of them with filters, and Locations those that the filters name.
	Segments  []segment.Segment
	Locations []location.Location
}

// Campaign is the copied part of a campaign.
type Campaign struct {
	Description        string
	Type               campaign.Type
	Distribution       campaign.Distribution
	Voucher            campaign.VoucherProfile
	AutoJoin, JoinOnce bool
	UseVoucherSchema   bool
	Validity           validity.Validity
	ActivityDuration   string
	Metadata           metadata.Map
}

// Tier is the copied part of a promotion tier.
type Tier struct {
	Banner   string
	Discount *discount.Discount
	Metadata metadata.Map
	Active   bool
	Validity validity.Validity
}

// Update is a partial change: a zero field keeps the template's value.
type Update struct {
	Name, Description patch.Field[string]
}

// apply applies u, or fails when the result would not be a valid template.
func (t *Template) apply(u Update, now time.Time) error {
	u.Name.Apply(&t.Name)
	u.Description.Apply(&t.Description)
	t.UpdatedAt = now
	return t.validate()
}

func (t *Template) validate() error {
	if t.Name == "" {
		return fault.PayloadMissing("name")
	}
	return cmp.Or(storage.CheckName("name", t.Name), storage.CheckText("description", t.Description))
}

// Kind describes templates to a backend.
var Kind = storage.Kind[Template]{
	Name: "campaign_template", Prefix: "camp_tpl_",
	ID:     func(t *Template) string { return t.ID },
	Unique: []storage.Unique[Template]{{Name: "name", Value: func(t *Template) string { return t.Name }}},
	Fields: []storage.Field[Template]{
		storage.String("name", func(t *Template) string { return t.Name }),
		storage.String("campaign_type", func(t *Template) string { return string(t.CampaignType) }),
		storage.Time("created_at", func(t *Template) time.Time { return t.CreatedAt }).Ordered(),
	},
}
