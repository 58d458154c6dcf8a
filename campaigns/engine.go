package campaigns

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// Engine makes, changes and deletes the campaigns of a project, of every type. It finds and lists them, and switches them on and off, as
// campaign.Engine does.
type Engine struct {
	*campaign.Engine
	deps Deps
}

// Deps are what an engine works with.
type Deps struct {
	Store       Store
	Campaigns   *campaign.Engine
	Vouchers    *voucher.Engine
	Promotions  *promotion.Engine
	Loyalty     *loyalty.Engine
	Referrals   *referral.Engine
	Redemptions *redemption.Engine
	Rules       *rule.Engine
	Summaries   *summary.Engine
	Env         env.Env
	// Together runs do with a context in which everything that is done is one transaction.
	Together func(ctx context.Context, do func(context.Context) error) error
}

// New returns an engine.
func New(d Deps) *Engine { return &Engine{d.Campaigns, d} }

// NewCampaign is a campaign with what it begins with.
type NewCampaign struct {
	campaign.NewCampaign
	// Codes is how many codes to make, 0 for a promotion. One code is made at once, more of them in the background.
	Codes int64
	// Tiers are those of a promotion.
	Tiers []promotion.NewTier
}

// Update is a partial change of a campaign: a zero field keeps what the campaign has.
type Update struct {
	campaign.Update
	// RecalculateTiers has the tiers of all members of a loyalty campaign looked at again in the background. Members may rise and
	// the last days of tiers may change, but no member loses a tier.
	RecalculateTiers bool
}

// Create stores a campaign with its codes or tiers. It fails with an invalid payload, with invalid_campaign for parts that do not go together,
// with fault.Duplicate for a name that is taken, with fault.NotFound for an unknown rule, and with invalid_code_config when there cannot be so
// many codes; then nothing is stored.
func (e *Engine) Create(ctx context.Context, n NewCampaign) (campaign.Campaign, error) {
	d, err := e.Draft(ctx, n)
	if err != nil {
		return campaign.Campaign{}, err
	}
	if d.Campaign.Type != campaign.TypePromotion {
		return voucher.InternalsOf(e.deps.Vouchers).CreateCampaign(ctx, d, n.Codes)
	}
	_, err = promotion.InternalsOf(e.deps.Promotions).CreateCampaign(ctx, d, n.Tiers)
	return d.Campaign, err
}

// Draft completes and checks a campaign as Create does, and stores nothing.
func (e *Engine) Draft(ctx context.Context, n NewCampaign) (campaign.Draft, error) {
	settings, err := voucher.InternalsOf(e.deps.Vouchers).Settings(ctx)
	if err != nil {
		return campaign.Draft{}, err
	}
	if n.Referral != nil {
		program := *n.Referral
		if err := referral.InternalsOf(e.deps.Referrals).CheckProgram(ctx, &program); err != nil {
			return campaign.Draft{}, err
		}
		n.Referral = &program
	}
	if n.Voucher != nil {
		profile := *n.Voucher
		profile.CodeConfig = profile.CodeConfig.Drawing(settings.Charset)
		n.Voucher = &profile
	}
	d, err := n.NewCampaign.Draft(e.deps.Env, !settings.CaseInsensitive)
	kind := d.Campaign.Type
	switch {
	case err != nil:
		return campaign.Draft{}, err
	case kind == campaign.TypePromotion && n.Codes != 0:
		return campaign.Draft{}, campaign.Internals{}.NotFor("vouchers_count", kind)
	case kind != campaign.TypePromotion && len(n.Tiers) > 0:
		return campaign.Draft{}, campaign.Internals{}.NotFor("promotion", kind)
	}
	return d, nil
}

// Update changes a campaign that is named by id or by name. What its codes have a copy of is carried over to them in the background: to those
// that were neither published nor redeemed; metadata to all, when the codes follow the schema of vouchers. It fails with fault.NotFound, with
// resource_locked while codes are being generated, with resource_protected, with fault.Changed for a campaign that is no longer as of
// Update.From, with invalid_campaign for what cannot change, or with an invalid payload.
func (e *Engine) Update(ctx context.Context, idOrName string, u Update) (campaign.Campaign, error) {
	if program, set := u.Referral.Value(); set {
		if err := referral.InternalsOf(e.deps.Referrals).CheckProgram(ctx, &program); err != nil {
			return campaign.Campaign{}, err
		}
		u.Referral = patch.Set(program)
	}
	if u.RecalculateTiers {
		return loyalty.InternalsOf(e.deps.Loyalty).UpdateAndRecalculate(ctx, idOrName, u.Update)
	}
	return voucher.InternalsOf(e.deps.Vouchers).UpdateCampaign(ctx, idOrName, u.Update)
}

// Delete deletes a campaign that is named by id or by name. From then on it is not found; its codes are deleted in the background,
// as the action tells. Without force the campaign goes to the trash, and its name and its codes stay reserved. It fails with
// fault.NotFound, with resource_protected, or with resource_locked while codes are being generated.
func (e *Engine) Delete(ctx context.Context, idOrName string, force bool) (asyncaction.Action, error) {
	return voucher.InternalsOf(e.deps.Vouchers).DeleteCampaign(ctx, idOrName, force)
}

// Summary returns the figures of a campaign, which is named by id or by name, for the days from one to another, both included, by their
// published names. An empty day is no bound. Redemptions of the last second may be missing; see DrainEvents. It fails with fault.NotFound.
func (e *Engine) Summary(ctx context.Context, idOrName string, from, to calc.Day) (map[string]int64, error) {
	return e.deps.Summaries.Of(ctx, idOrName, from, to)
}
