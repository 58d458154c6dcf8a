package template

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// CampaignSetup is the input for making a campaign from a template: a name, and changes. A kept field is that of the template.
type CampaignSetup struct {
	Name               string
	Description        patch.Field[string]
	Distribution       patch.Field[campaign.Distribution]
	AutoJoin, JoinOnce patch.Field[bool]
	UseVoucherSchema   patch.Field[bool]
	Validity           validity.Update
	ActivityDuration   patch.Field[string]
	CategoryID         string
	// Metadata is merged by key; clearing it removes all keys.
	Metadata patch.Field[metadata.Map]
	Access   campaign.AccessSettings
	// CodeConfig replaces the description of the codes.
	CodeConfig         *code.Config
	RedemptionQuantity patch.Field[*int64]
	// VouchersCount is the number of codes to make.
	VouchersCount int64
}

// SetUpCampaign makes a campaign from a template. It fails with fault.NotFound for an unknown template, with
// campaign_type_is_not_supported_by_campaign_template for the template of a tier, and as campaigns do; then nothing is made.
func (e *Engine) SetUpCampaign(ctx context.Context, id string, s CampaignSetup) (c campaign.Campaign, made []Created, err error) {
	settings, err := e.settings(ctx)
	if err != nil {
		return c, nil, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		t, err := tx.Templates().Get(ctx, id)
		if err != nil {
			return err
		}
		if t.Content.Campaign == nil {
			return unsupported("template %s makes promotion tiers; use tier-setup", id)
		}
		content, created, err := t.Content.createMissing(ctx, tx)
		if err != nil {
			return err
		}
		n := s.campaign(*content.Campaign)
		n.Voucher.CodeConfig = n.Voucher.CodeConfig.Drawing(settings.Charset)
		if n.RuleIDs, created, err = e.cloneRules(ctx, tx, content.Rules, created); err != nil {
			return err
		}
		draft, err := n.Draft(e.env, !settings.CaseInsensitive)
		if err != nil {
			return err
		}
		c, err = voucher.InternalsOf(voucher.New(voucher.Deps{Store: tx, Env: e.env, Settings: e.settings})).CreateCampaign(ctx, draft, s.VouchersCount)
		made = created
		return err
	})
	return c, made, err
}

// campaign is the input for making the new campaign.
func (s CampaignSetup) campaign(from Campaign) campaign.NewCampaign {
	profile := from.Voucher
	if s.CodeConfig != nil {
		profile.CodeConfig = *s.CodeConfig
	}
	s.RedemptionQuantity.Apply(&profile.RedemptionQuantity)
	n := campaign.NewCampaign{
		Name: s.Name, Description: from.Description, Type: from.Type, Distribution: from.Distribution, Voucher: &profile,
		AutoJoin: from.AutoJoin, JoinOnce: from.JoinOnce, Validity: from.Validity, ActivityDuration: from.ActivityDuration,
		CategoryID: s.CategoryID, Metadata: merged(from.Metadata, s.Metadata), Access: s.Access,
	}
	s.Description.Apply(&n.Description)
	s.Distribution.Apply(&n.Distribution)
	s.AutoJoin.Apply(&n.AutoJoin)
	s.JoinOnce.Apply(&n.JoinOnce)
	s.ActivityDuration.Apply(&n.ActivityDuration)
	s.Validity.Apply(&n.Validity)
	useSchema := from.UseVoucherSchema
	s.UseVoucherSchema.Apply(&useSchema)
	n.UseVoucherSchema = &useSchema
	return n
}

// TierSetup is the input for making a tier from a template. A kept field is that of the template.
type TierSetup struct {
	// CampaignID names the promotion campaign of the new tier, by id or by name.
	CampaignID, Name string
	Banner           patch.Field[string]
	Active           patch.Field[bool]
	// Hierarchy is the position among the tiers; nil puts the tier last.
	Hierarchy  *int64
	Validity   validity.Update
	CategoryID string
	// Metadata is merged by key; clearing it removes all keys.
	Metadata patch.Field[metadata.Map]
}

// SetUpTier makes a promotion tier from the template of a tier or of a discount campaign. It fails with fault.NotFound for an
// unknown template or campaign, with campaign_type_is_not_supported_by_campaign_template for the template of a gift campaign, and
// as tiers do; then nothing is made.
func (e *Engine) SetUpTier(ctx context.Context, id string, s TierSetup) (tier promotion.Tier, made []Created, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		t, err := tx.Templates().Get(ctx, id)
		if err != nil {
			return err
		}
		if t.CampaignType != campaign.TypeDiscountCoupons {
			return unsupported("template %s is of type %s; a promotion tier needs a discount", id, t.CampaignType)
		}
		content, created, err := t.Content.createMissing(ctx, tx)
		if err != nil {
			return err
		}
		n := s.tier(content)
		if n.RuleIDs, created, err = e.cloneRules(ctx, tx, content.Rules, created); err != nil {
			return err
		}
		tier, err = promotion.New(promotion.Deps{Store: tx, Env: e.env}).CreateTier(ctx, s.CampaignID, n)
		made = created
		return err
	})
	return tier, made, err
}

// tier is the input for making the new tier.
func (s TierSetup) tier(from Content) promotion.NewTier {
	pattern := from.Tier
	if pattern == nil {
		c := from.Campaign
		pattern = &Tier{Discount: c.Voucher.Discount, Metadata: c.Metadata, Active: true, Validity: c.Validity}
	}
	n := promotion.NewTier{
		Name: s.Name, Banner: pattern.Banner, Discount: pattern.Discount, Metadata: merged(pattern.Metadata, s.Metadata),
		Hierarchy: s.Hierarchy, Inactive: !s.Active.Or(pattern.Active), Validity: pattern.Validity, CategoryID: s.CategoryID,
	}
	s.Banner.Apply(&n.Banner)
	s.Validity.Apply(&n.Validity)
	return n
}

func merged(from metadata.Map, change patch.Field[metadata.Map]) metadata.Map {
	if change.Kept() {
		return from
	}
	sent, _ := change.Value()
	return metadata.Merge(from, sent)
}

// cloneRules makes the new campaign or tier a set of rules of its own.
func (e *Engine) cloneRules(ctx context.Context, tx Store, d *rule.Definition, made []Created) ([]string, []Created, error) {
	if d == nil {
		return nil, made, nil
	}
	r, err := rule.New(tx, e.env).CreateCopy(ctx, *d)
	if err != nil {
		return nil, made, err
	}
	return []string{r.ID}, append(made, Created{ID: r.ID, Object: "validation_rules"}), nil
}
