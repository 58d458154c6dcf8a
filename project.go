package punchcard

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/health"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/distribution"
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/metadatakey"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/retention"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// NewCampaign and CampaignUpdate are the input of Project.Campaigns.
type (
	NewCampaign    = campaigns.NewCampaign
	CampaignUpdate = campaigns.Update
)

// Project is the engine within one project. Every operation on it sees and changes that project alone.
type Project struct {
	ID string

	// What customers get.

	Redemptions *redemption.Engine
	Vouchers    *voucher.Engine
	Campaigns   *campaigns.Engine
	Promotions  *promotion.Engine
	// Loyalty has the loyalty campaigns of /v1; Programs and Members are the loyalty programs of /v2 and those who take part in them.
	Loyalty   *loyalty.Engine
	Programs  *program.Engine
	Members   *membership.Engine
	Referrals *referral.Engine
	// Rules has the validation rules of all of these.
	Rules *rule.Engine

	// The shop.

	Customers *customer.Engine
	Orders    *order.Engine
	Catalog   *catalog.Engine
	Segments  *segment.Engine
	Locations *location.Engine

	// Around them.

	AsyncActions *asyncaction.Engine
	CustomEvents *customevent.Engine
	Exports      *export.Engine
	// FullExports writes everything of the project into one archive.
	FullExports *export.FullEngine
	Templates   *template.Engine
	Webhooks    *webhook.Engine
	// Schemas has the schemas of metadata, Settings the stacking rules, the discount guard and the branding.
	Schemas  *metadata.Engine
	Settings *project.Settings
	// Trash has the campaigns, vouchers, products and SKUs that were deleted without force.
	Trash *trash.Engine
	// Audit has who changed what by hand, Refusals why validations were refused in the last days, Health how much background work waits.
	Audit    *audit.Engine
	Refusals *refusal.Engine
	Health   *health.Engine

	daily         *daily.Engine
	distributions *distribution.Engine
	metadataKeys  *metadatakey.Engine
	rewards       *reward.Engine
	summaries     *summary.Engine
	liabilities   *liability.Engine
	verification  *asyncaction.Alone

	engine *Engine
	env    env.Env
	clock  *daily.ProjectClock
	// advancing is held by AdvanceClock: each call moves the clock on from where the one before it left it.
	advancing sync.Mutex
}

// wire builds the domain engines of one project, each over the part of the store that it asks for.
func (e *Engine) wire(id string) *Project {
	store := e.store(id)
	clock := &daily.ProjectClock{System: e.env.Now}
	own := e.env
	own.Now = clock.Now
	schemas := metadata.New(store, own)
	checked, settings := schemas.Schemas, e.Projects.Source(id)
	codes := voucher.SettingsOf(settings, checked)
	p := &Project{
		ID:           id,
		engine:       e,
		env:          own,
		clock:        clock,
		AsyncActions: asyncaction.New(store, own),
		Audit:        audit.New(store, own),
		Catalog:      catalog.New(catalog.Deps{Store: store, Env: own, Schemas: checked, Guards: catalog.Guards{Category: guardCategory, Collection: guardCollection}}),
		CustomEvents: customevent.New(customevent.Deps{Store: store, Env: own, Settings: codes}),
		Customers:    customer.New(customer.Deps{Store: store, Env: own, Schemas: checked}),
		metadataKeys: metadatakey.New(store, own, checked),
		Locations:    location.New(store, own),
		Exports:      export.New(export.Deps{Store: store, Env: own, Project: settings, BaseURL: e.baseURL, SpreadsheetSafe: e.spreadsheetSafe}),
		FullExports:  export.NewFull(export.FullDeps{Store: store, Env: e.env, Project: id, Snapshot: e.snapshot, Wake: func() { wake(e.wakeFullExports) }}),
		Orders:       order.New(order.Deps{Store: store, Env: own, Schemas: checked}),
		Programs:     program.New(store, own),
		Promotions:   promotion.New(promotion.Deps{Store: store, Env: own, Schemas: checked}),
		Rules:        rule.New(store, own),
		Schemas:      schemas,
		Segments:     segment.New(segment.Deps{Store: store, Env: own, Zone: settings.Zone}),
		Settings:     project.NewSettings(store, own, id),
		summaries:    summary.New(store, clock.Now, settings.Zone),
		liabilities:  liability.New(store, own, settings.Zone),
		Templates:    template.New(template.Deps{Store: store, Env: own, Settings: codes}),
	}
	p.Vouchers = voucher.New(voucher.Deps{
		Store: store, Env: own, Settings: codes,
		OnPurge: func(ctx context.Context, campaignID string) error {
			return errors.Join(promotion.InternalsOf(p.Promotions).PurgeCampaign(ctx, campaignID), loyalty.InternalsOf(p.Loyalty).PurgeCampaign(ctx, campaignID),
				referral.InternalsOf(p.Referrals).PurgeCampaign(ctx, campaignID), summary.PurgeCampaign(ctx, p.summaries, campaignID))
		},
	})
	p.Loyalty = loyalty.New(loyalty.Deps{
		Store: store, Env: own, Vouchers: p.Vouchers, Zone: settings.Zone, Segments: p.Segments.Contains, Schemas: checked,
		FollowReturn: func(ctx context.Context, tx loyalty.Store, id string, do func() ([]refund.Collected, error)) error {
			return redemption.InternalsOf(nil).FollowReturn(ctx, tx.(redemption.Store), id, redemption.FollowerCampaigns, do)
		},
	})
	p.Members = membership.New(membership.Deps{
		Store: store, Env: own, Vouchers: p.Vouchers, Zone: settings.Zone, RecentZone: e.Projects.RecentSource(id).Zone, Segments: p.Segments.Contains, Schemas: checked,
		FollowReturn: func(ctx context.Context, tx membership.Store, id string, do func() ([]refund.Collected, error)) error {
			return redemption.InternalsOf(nil).FollowReturn(ctx, tx.(redemption.Store), id, redemption.FollowerPrograms, do)
		},
	})
	p.Refusals = refusal.New(refusal.Deps{Store: store, Env: own, On: func(ctx context.Context) (bool, error) {
		settings, err := e.Projects.Recent(ctx, id)
		return !settings.RefusalsOff, err
	}, Kept: e.Projects.Source(id).KeepsRefusals})
	p.Redemptions = redemption.New(redemption.Deps{
		Store: store, Env: own, Settings: redemption.SettingsOf(settings, checked, loyalty.InternalsOf(p.Loyalty).SegmentsAndTiers), Observe: p.observe,
		Deliver: func(ctx context.Context, job redemption.DeliverJob) error { return p.rewards.Deliver(ctx, job) }, Payments: membership.InternalsOf(p.Members).PaymentsOf,
	})
	p.Referrals = referral.New(referral.Deps{Store: store, Env: own, Vouchers: p.Vouchers, Schemas: checked})
	p.Campaigns = campaigns.New(campaigns.Deps{
		Store: store, Campaigns: campaign.New(store, own), Vouchers: p.Vouchers, Promotions: p.Promotions, Loyalty: p.Loyalty, Referrals: p.Referrals,
		Redemptions: p.Redemptions, Rules: p.Rules, Summaries: p.summaries, Env: own, Together: store.Together,
	})
	p.rewards = reward.New(reward.Deps{
		Store: store, Env: own, Zone: settings.Zone, Loyalty: p.Loyalty, Redemptions: p.Redemptions, Vouchers: p.Vouchers,
	})
	p.distributions = distribution.New(distribution.Deps{
		Store: store, Env: own, Zone: settings.Zone,
		Campaigns: p.Campaigns.Engine, Customers: p.Customers, Loyalty: p.Loyalty, Segments: p.Segments, Vouchers: p.Vouchers,
	})
	p.Webhooks = webhook.New(e.webhookDeps(p, store, own))
	p.Trash = trash.New(store, voucher.InternalsOf(p.Vouchers).Purges(), catalog.InternalsOf(p.Catalog).Purges())
	p.daily = daily.New(store, daily.Clock{Now: clock.Now, Zone: settings.Zone}, e.log,
		loyalty.DailySteps(p.Loyalty), membership.DailySteps(p.Members), segment.DailySteps(p.Segments), webhook.DailySteps(p.Webhooks),
		redemption.DailySteps(p.Redemptions), audit.DailySteps(p.Audit), refusal.DailySteps(p.Refusals), liability.DailySteps(p.liabilities), retention.Steps(e.Projects.Source(id), p.AsyncActions, store, own))
	p.Health = health.New(health.Deps{Store: store, Now: own.Now, Webhooks: p.Webhooks, Daily: p.daily})
	p.verification = p.verify().Task(store, own)
	return p
}

// observe counts a validation and keeps why it was refused.
func (p *Project) observe(requestID string, result *redemption.Result) {
	p.summaries.Validated(result)
	p.Refusals.Notice(requestID, result)
}

// webhookDeps is what the webhooks of a project work with.
func (e *Engine) webhookDeps(p *Project, store Store, own env.Env) webhook.Deps {
	return webhook.Deps{
		Store: store, Env: own, Sender: e.webhookSender, ProjectID: p.ID,
		Token: func(ctx context.Context) (string, error) {
			settings, err := e.Projects.Get(ctx, p.ID)
			return settings.WebhookToken(), err
		},
		Data: func(ctx context.Context, events ...webhook.Published) ([]any, error) {
			return e.shapes(p).Events(ctx, events...)
		},
		Kept:     e.Projects.Source(p.ID).KeepsDeliveries,
		Publish:  p.distributions.Publish,
		Facts:    p.distributions.Facts,
		Audience: p.distributions.Audience,
	}
}

// shapes gives things the shapes of the API, in which webhooks are sent.
func (e *Engine) shapes(p *Project) *published.Shapes {
	return published.New(published.Deps{
		Campaigns: p.Campaigns.Engine, Catalog: p.Catalog, Customers: p.Customers, Loyalty: p.Loyalty, Orders: p.Orders, Promotions: p.Promotions,
		Redemptions: p.Redemptions, Rules: p.Rules, Schemas: p.Schemas, Vouchers: p.Vouchers, Webhooks: p.Webhooks,
		Settings: func(ctx context.Context) (project.Project, error) { return e.Projects.Recent(ctx, p.ID) },
		BaseURL:  e.baseURL, Cockpits: !e.withoutCockpits,
	})
}

// Stacking rules name categories, and validation rules collections: both are asked in the transaction of a deletion. Every backend hands out one
// type of store for all packages, so the store of the catalog is the store of the others as well.

func guardCategory(ctx context.Context, tx catalog.Store, id string, unlist bool) error {
	return project.GuardCategory(ctx, tx.(project.SettingsStore), id, unlist)
}

func guardCollection(ctx context.Context, tx catalog.Store, id string) error {
	return rule.In(tx.(rule.Store), env.Env{}, time.Time{}).GuardCollection(ctx, id)
}

// Now is the present instant of the project.
func (p *Project) Now() time.Time { return p.clock.Now() }

// CatchUp does the work of the days that have begun, such as the expiry of points, whether or not the engine was started.
func (p *Project) CatchUp(ctx context.Context) error { return p.daily.CatchUp(ctx) }

// AdvanceClock moves the clock of a sandbox project forward and does the work of the days that begin, as if the time had passed: points
// mature and expire, tiers end. Each day is worked on at its own midnight. Other processes follow within a minute. It fails with
// fault.NotFound, and with invalid_payload for a project that is no sandbox or a time that is not forward.
func (p *Project) AdvanceClock(ctx context.Context, by time.Duration) error {
	return p.advance(ctx, by, func(project.Project) error { return nil })
}

// AdvanceClockFrom is AdvanceClock for a person who saw the clock run ahead of the system's by ahead. It also fails with resource_changed when the clock
// was moved meanwhile, so that what is asked for twice is done once.
func (p *Project) AdvanceClockFrom(ctx context.Context, ahead, by time.Duration) error {
	return p.advance(ctx, by, func(settings project.Project) error {
		if settings.ClockOffset != ahead {
			return fault.Changed(project.Kind.Name, p.ID)
		}
		return nil
	})
}

func (p *Project) advance(ctx context.Context, by time.Duration, check func(project.Project) error) error {
	p.advancing.Lock()
	defer p.advancing.Unlock()
	settings, err := p.engine.Projects.Get(ctx, p.ID)
	if err != nil {
		return err
	}
	if err := check(settings); err != nil {
		return err
	}
	if err := settings.CanAdvance(by); err != nil {
		return err
	}
	to := settings.ClockOffset + by
	save := func(ctx context.Context) error {
		_, err := p.engine.Projects.Update(ctx, p.ID, project.Update{ClockOffset: patch.Set(to)})
		return err
	}
	if err := p.clock.Advance(ctx, settings.ClockOffset, to, settings.Zone(), p.daily.CatchUp, save); err != nil {
		return err
	}
	return webhook.EnqueueDue(ctx, p.Webhooks)
}

// errTried takes back what was tried.
var errTried = errors.New("it was only tried")

// Try runs do with a context in which everything that is done with the project is one transaction, and then takes all of it back: nothing is stored, no
// event is delivered and no job runs. It answers what would come of something, such as a campaign that is about to be made and a cart with one of its
// codes. It may run do again after a conflict, and fails as do does. As other writers may have to wait for it, do should be short.
func (p *Project) Try(ctx context.Context, do func(context.Context) error) error {
	err := p.engine.store(p.ID).Together(ctx, func(ctx context.Context) error {
		if err := do(ctx); err != nil {
			return err
		}
		return errTried
	})
	if errors.Is(err, errTried) {
		return nil
	}
	return err
}

// NamedReward is a reward of loyalty campaigns or of loyalty programs.
type NamedReward = reward.Named

// RewardsOutOfStock returns rewards of which none is left: of loyalty campaigns, and then of loyalty programs, each the latest first. It looks at the
// latest 1,000 of each.
func (p *Project) RewardsOutOfStock(ctx context.Context, limit int) ([]NamedReward, error) {
	return p.engine.store(p.ID).RewardsOutOfStock(ctx, limit)
}

// Verified says what Verify looked at.
type Verified = verify.Verified

// Verify computes what the project keeps again from its records: balances, lots, uses, counters, totals, summaries, and the counts of codes,
// publications, members and sold rewards, and the figures of days. It hands each difference to report and changes nothing; others may go on working on the project
// meanwhile. What changed with each reading is not compared; the result names it.
func (p *Project) Verify(ctx context.Context, report func(difference string)) (Verified, error) {
	return p.verify().Verify(ctx, report)
}

func (p *Project) verify() *verify.Project {
	return &verify.Project{
		Store: p.engine.store(p.ID), Zone: p.engine.Projects.Source(p.ID).Zone, Vouchers: p.Vouchers, Members: p.Members, Redemptions: p.Redemptions,
		Liabilities: p.liabilities,
		Behind:      func(ctx context.Context) (bool, error) { return p.engine.relay.Behind(ctx, p.ID, summary.Consumer) },
	}
}

// StartVerify has a started engine verify the project in the background, as Verify does. The Check in the result of the action is what was found so far. At
// most one such action is under way in a project: while there is one, it is returned.
func (p *Project) StartVerify(ctx context.Context) (asyncaction.Action, error) {
	return p.verification.Start(ctx)
}

// LastVerify returns the action of StartVerify that began last; false when there is none, or when it is no longer kept.
func (p *Project) LastVerify(ctx context.Context) (asyncaction.Action, bool, error) {
	return p.verification.Last(ctx)
}

// Names reads the names of rows of several kinds at once; see storage.NameReader.
func (p *Project) Names(ctx context.Context, ids storage.NameIDs) (map[string]string, error) {
	return p.engine.store(p.ID).Names(ctx, ids)
}

// PurgeMetadataKey begins to take a key out of the metadata of all resources of one of the kinds that metadata.PurgeableObjects lists, in the
// background. It fails with an invalid payload for another kind, for an empty key, and for one that the schema of the kind asks for.
func (p *Project) PurgeMetadataKey(ctx context.Context, object, key string) (asyncaction.Action, error) {
	return p.metadataKeys.Start(ctx, object, key)
}
