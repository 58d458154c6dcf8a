package template

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that templates need: their own rows, and the objects that are made from them.
type Store interface {
	segment.Store
	promotion.Store
	catalog.Store
	Templates() storage.Collection[Template]
}

// Engine manages the templates of one project.
type Engine struct {
	store    Store
	env      env.Env
	settings func(context.Context) (voucher.Settings, error)
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Settings are those of the vouchers that templates set up.
	Settings func(context.Context) (voucher.Settings, error)
}

// New returns the templates of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, settings: d.Settings} }

// NewTemplate is the input for making a template. Exactly one of CampaignID, which may also be a name, and TierID names the
// original.
type NewTemplate struct {
	Name, Description  string
	CampaignID, TierID string
}

// Create makes a template of a campaign or tier. It fails with fault.NotFound for an unknown original, fault.Duplicate for a name
// that is taken, campaign_type_is_not_supported_by_campaign_template for an original that cannot be a template, or an invalid
// payload.
func (e *Engine) Create(ctx context.Context, n NewTemplate) (t Template, err error) {
	t = Template{Name: n.Name, Description: n.Description}
	if err := t.validate(); err != nil {
		return Template{}, err
	}
	if (n.CampaignID == "") == (n.TierID == "") {
		return Template{}, fault.Payload("campaign_id", "must be there, or promotion_tier_id, but not both")
	}
	t.ID, t.CreatedAt = e.env.NewID(Kind.Prefix), e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		var related rule.Related
		var err error
		if n.TierID != "" {
			related = rule.Related{Type: rule.RelatedPromotionTier, ID: n.TierID}
			err = t.ofTier(ctx, tx, n.TierID)
		} else {
			related.Type = rule.RelatedCampaign
			related.ID, err = t.ofCampaign(ctx, tx, n.CampaignID)
		}
		if err != nil {
			return err
		}
		if err := t.copyRules(ctx, tx, related); err != nil {
			return err
		}
		if err := t.Content.collect(ctx, tx); err != nil {
			return err
		}
		return tx.Templates().Insert(ctx, t)
	})
	return t, err
}

// Get returns the template with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Template, error) {
	return e.store.Templates().Get(ctx, id)
}

// List returns a page of templates.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Template], error) {
	return e.store.Templates().List(ctx, q)
}

// Update changes the name or description. It fails with fault.NotFound, fault.Duplicate or an invalid payload.
func (e *Engine) Update(ctx context.Context, id string, u Update) (Template, error) {
	now := e.env.Now()
	return e.store.Templates().Update(ctx, id, func(t *Template) error { return t.apply(u, now) })
}

// Delete removes a template; the objects that were made from it stay. It fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, id string) error {
	return e.store.Templates().Delete(ctx, id)
}

// Insert stores a copy of another project's template under a new id. It fails with fault.Duplicate for a name that is taken.
func (e *Engine) Insert(ctx context.Context, t Template) (Template, error) {
	t.ID, t.CreatedAt = e.env.NewID(Kind.Prefix), e.env.Now()
	t.UpdatedAt = time.Time{}
	if err := t.validate(); err != nil {
		return Template{}, err
	}
	return t, e.store.Templates().Insert(ctx, t)
}

// supported are the campaigns that can be templates.
var supported = []campaign.Type{campaign.TypeDiscountCoupons, campaign.TypeGiftVouchers}

func (t *Template) ofCampaign(ctx context.Context, tx Store, idOrName string) (id string, err error) {
	c, err := storage.Resolve(ctx, tx.Campaigns(), "name", idOrName)
	if err == nil && !c.DeletedAt.IsZero() {
		err = fault.NotFound(campaign.Kind.Name, idOrName)
	}
	if err != nil {
		return "", err
	}
	if !slices.Contains(supported, c.Type) || c.Voucher == nil {
		return "", unsupported("a campaign of type %s cannot be a template; %v can", c.Type, supported)
	}
	t.CampaignType = c.Type
	t.Content.Campaign = &Campaign{
		Description: c.Description, Type: c.Type, Distribution: c.Distribution, Voucher: *c.Voucher, AutoJoin: c.AutoJoin, JoinOnce: c.JoinOnce,
		UseVoucherSchema: c.UseVoucherSchema, Validity: c.Validity, ActivityDuration: c.ActivityDuration, Metadata: c.Metadata,
	}
	return c.ID, nil
}

func (t *Template) ofTier(ctx context.Context, tx Store, id string) error {
	tier, err := tx.Tiers().Get(ctx, id)
	if err != nil {
		return err
	}
	t.CampaignType = campaign.TypeDiscountCoupons
	t.Content.Tier = &Tier{
		Banner: tier.Banner, Discount: tier.Discount, Metadata: tier.Metadata, Active: tier.Active, Validity: tier.Validity,
	}
	return nil
}

// copyRules copies the set of rules of the original. A second set, which a tier may have, is refused: two sets cannot be cloned
// into one.
func (t *Template) copyRules(ctx context.Context, tx Store, original rule.Related) error {
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: rule.AssignedTo(original)})
	if err != nil || len(page.Items) == 0 {
		return err
	}
	if len(page.Items) > 1 {
		return unsupported("it is guarded by %d sets of rules; a template holds one", len(page.Items))
	}
	r, err := tx.Rules().Get(ctx, page.Items[0].RuleID)
	if err != nil {
		return err
	}
	if name, ok := portable(r.Expression); !ok {
		return unsupported("its rule %s names what a copy cannot take along", name)
	}
	if err := noStaticSegments(ctx, tx, r.Expression); err != nil {
		return err
	}
	d := r.Definition()
	t.Content.Rules = &d
	return nil
}

// noStaticSegments refuses rules about segments with a fixed list of customers, which exist in this project only.
func noStaticSegments(ctx context.Context, tx Store, x rule.Expression) error {
	named := Content{Rules: &rule.Definition{Expression: x}}
	texts, err := named.texts()
	if err != nil {
		return err
	}
	ids := slices.DeleteFunc(texts, func(text string) bool { return !strings.HasPrefix(text, segment.Kind.Prefix) })
	if len(ids) == 0 {
		return nil
	}
	s, static, err := storage.First(ctx, tx.Segments(), storage.Query{
		Filter: storage.And(storage.In("id", ids), storage.Is("type", string(segment.TypeStatic))),
	})
	if err == nil && static {
		err = unsupported("its rules name the static segment %s, whose customers a copy cannot take along", s.ID)
	}
	return err
}

// unportable are the rules that name objects of one project.
var unportable = []string{"redemption.api_key", "redemption.user.login", "customer.loyalty_tier"}

// portable reports whether all rules can be copied to another project, and otherwise the name of one that cannot.
func portable(x rule.Expression) (name string, ok bool) {
	for _, r := range x.Rules {
		if slices.Contains(unportable, r.Name) {
			return r.Name, false
		}
		if name, ok := portable(r.Expression); !ok {
			return name, false
		}
	}
	return "", true
}

func unsupported(details string, args ...any) error {
	return fault.Invalid("campaign_type_is_not_supported_by_campaign_template", "Campaign type is not supported by campaign template", details, args...)
}
