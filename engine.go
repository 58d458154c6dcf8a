package punchcard

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/distribution"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/trash"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// Store is everything that the engine needs of a backend within one project. Each domain package says its own part.
type Store interface {
	asyncaction.Store
	campaign.Store
	catalog.Store
	customer.Store
	export.Store
	daily.Store
	location.Store
	ledger.Store
	loyalty.Store
	membership.Store
	metadata.Store
	order.Store
	outbox.Store
	project.SettingsStore
	promotion.Store
	program.Store
	redemption.Store
	redemption.AuditStore
	referral.Store
	rule.Store
	segment.Store
	summary.Store
	template.Store
	voucher.Store
	webhook.Store
	// Erase removes up to most rows of the project, whatever their kind, and reports whether any were left to remove.
	Erase(ctx context.Context, most int) (more bool, err error)
}

// SystemStore is what lies above projects: the projects themselves, their credentials and access tokens.
type SystemStore interface {
	project.Store
	oauth.Store
	outbox.SystemStore
	idempotency.Store
}

// Backend keeps the data of all projects in stores of type S. storage/memory, storage/sqlite and storage/postgres are backends;
// so is anything else that passes storage/storagetest.
type Backend[S interface {
	Store
	SystemStore
}] interface {
	// Project returns the store of one project.
	Project(id string) S
	// System returns the store above the projects.
	System() S
	// Runner returns what delivers the jobs of this backend to their handlers, and logs what fails.
	Runner(*asyncaction.Registry, *slog.Logger) asyncaction.Runner
	// Ping reports whether the backend can be reached.
	Ping(ctx context.Context) error
	// Close lets go of all resources.
	Close() error
}

// Engine is Punchcard: all domain engines over one backend. It is safe for concurrent use.
type Engine struct {
	Projects *project.Engine
	OAuth    *oauth.Engine
	// Idempotency performs requests that carry an idempotency key.
	Idempotency *idempotency.Engine

	store  func(projectID string) Store
	ping   func(context.Context) error
	close  func() error
	env    env.Env
	log    *slog.Logger
	runner asyncaction.Runner
	relay  *outbox.Relay
	// stopBackground ends what Start began besides the runner, and waits for its end; nil while stopped.
	stopBackground func()
	jobs           *asyncaction.Registry
	// consumers are nil from the first Start or DrainEvents on: they may not change any more.
	consumers *outbox.Consumers

	lease           time.Duration
	webhooks        webhookSettings
	baseURL         string
	withoutCockpits bool
	spreadsheetSafe bool
	handlerTimeout  time.Duration
	subscriptions   []string

	mu   sync.RWMutex
	open map[string]*Project
}

// Project is the engine within one project. Every operation on it sees and changes that project alone.
type Project struct {
	ID           string
	AsyncActions *asyncaction.Engine
	Trash        *trash.Engine
	Campaigns    *campaign.Engine
	Catalog      *catalog.Engine
	Daily        *daily.Engine
	CustomEvents *customevent.Engine
	Customers    *customer.Engine
	Locations    *location.Engine
	Loyalty      *loyalty.Engine
	Exports      *export.Engine
	Members      *membership.Engine
	Orders       *order.Engine
	Promotions   *promotion.Engine
	Programs     *program.Engine
	Referrals    *referral.Engine
	Rules        *rule.Engine
	Schemas      *metadata.Engine
	Settings     *project.Settings
	Redemptions  *redemption.Engine
	Templates    *template.Engine
	Segments     *segment.Engine
	// Shapes gives things the shapes of the API, in which webhooks are sent and the HTTP API answers.
	Shapes    *published.Shapes
	Summaries *summary.Engine
	Vouchers  *voucher.Engine
	Webhooks  *webhook.Engine

	distributions *distribution.Engine
	rewards       *reward.Engine

	engine *Engine
	clock  *clock
	// made is whether the project was ever read: one that is missing then was deleted.
	made atomic.Bool
}

// Option changes how New sets up an engine.
type Option func(*Engine)

// WithEnv replaces the clock, the ids and the randomness of the engine.
func WithEnv(e env.Env) Option { return func(engine *Engine) { engine.env = e } }

// WithLogger sets where the engine says what nobody waits for: background work that failed and is tried again, or panicked. It is slog.Default()
// without. The backend and its job runner say it there, too. What calls answer is not logged.
func WithLogger(log *slog.Logger) Option { return func(engine *Engine) { engine.log = log } }

// WithIdempotencyLease sets how long a process that gives no sign of life keeps a request with an idempotency key from being performed by
// another one. Whoever repeats the request is told in the meantime that it is under way.
func WithIdempotencyLease(d time.Duration) Option { return func(engine *Engine) { engine.lease = d } }

// New returns an engine over a backend. Background jobs run after Start; Close ends the use of the backend.
func New[S interface {
	Store
	SystemStore
}](backend Backend[S], options ...Option) *Engine {
	e := &Engine{
		store: func(projectID string) Store { return backend.Project(projectID) },
		ping:  backend.Ping, close: backend.Close, env: env.System(), log: slog.Default(), lease: idempotency.Lease, handlerTimeout: HandlerTimeout, open: map[string]*Project{},
	}
	for _, option := range options {
		option(e)
	}
	e.webhooks.sender = webhook.NewSender(e.webhooks.private)
	e.Projects = project.New(project.Deps{Store: backend.System(), Env: e.env, OnRead: e.follow})
	e.OAuth = oauth.New(backend.System(), e.env)
	e.Idempotency = idempotency.New(backend.System(), e.env, e.lease)
	e.jobs, e.consumers = &asyncaction.Registry{}, &outbox.Consumers{}
	e.subscribe(e.consumers)
	e.relay = outbox.NewRelay(backend.System(), func(id string) outbox.Store { return e.store(id) }, e.consumers, e.env, e.log)
	e.registerJobs(e.jobs)
	e.runner = backend.Runner(e.jobs, e.log)
	return e
}

// Project returns the engine within a project. It asks nothing of the backend and does not check that the project exists: a project that was never
// made is empty, and credentials lead only to projects that were made.
//
// The clock of a sandbox that another process moved is followed whenever the project is read: by Start, each minute after it, by Projects.Get, and
// by operations that depend on the settings of the project.
func (e *Engine) Project(id string) *Project {
	e.mu.RLock()
	p, ok := e.open[id]
	e.mu.RUnlock()
	if ok {
		return p
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if p, ok := e.open[id]; ok {
		return p
	}
	p = e.wire(id)
	e.open[id] = p
	return p
}

// letGo forgets a project that was deleted.
func (e *Engine) letGo(id string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	delete(e.open, id)
}

// wire builds the domain engines of one project, each over the part of the store that it asks for.
func (e *Engine) wire(id string) *Project {
	store := e.store(id)
	clock := &clock{machine: e.env.Now}
	own := e.env
	own.Now = clock.Now
	schemas := metadata.New(store, own)
	checked, settings := schemas.Schemas, e.Projects.Source(id)
	codes := voucher.SettingsOf(settings, checked)
	p := &Project{
		ID:           id,
		engine:       e,
		clock:        clock,
		AsyncActions: asyncaction.New(store, own),
		Campaigns:    campaign.New(store, own),
		Catalog:      catalog.New(catalog.Deps{Store: store, Env: own, Schemas: checked, Guards: catalog.Guards{Category: guardCategory, Collection: guardCollection}}),
		CustomEvents: customevent.New(customevent.Deps{Store: store, Env: own, Settings: codes}),
		Customers:    customer.New(customer.Deps{Store: store, Env: own, Schemas: checked}),
		Locations:    location.New(store, own),
		Exports:      export.New(export.Deps{Store: store, Env: own, Project: settings, BaseURL: e.baseURL, SpreadsheetSafe: e.spreadsheetSafe}),
		Orders:       order.New(order.Deps{Store: store, Env: own, Schemas: checked}),
		Programs:     program.New(store, own),
		Promotions:   promotion.New(promotion.Deps{Store: store, Env: own, Schemas: checked}),
		Rules:        rule.New(store, own),
		Schemas:      schemas,
		Segments:     segment.New(segment.Deps{Store: store, Env: own, Zone: settings.Zone}),
		Settings:     project.NewSettings(store, own, id),
		Summaries:    summary.New(store, clock.Now, settings.Zone),
		Templates:    template.New(template.Deps{Store: store, Env: own, Settings: codes}),
	}
	p.Vouchers = voucher.New(voucher.Deps{
		Store: store, Env: own, Settings: codes,
		OnPurge: func(ctx context.Context, campaignID string) error {
			return errors.Join(promotion.PurgeCampaign(ctx, p.Promotions, campaignID), loyalty.PurgeCampaign(ctx, p.Loyalty, campaignID),
				referral.PurgeCampaign(ctx, p.Referrals, campaignID), summary.PurgeCampaign(ctx, p.Summaries, campaignID))
		},
	})
	p.Loyalty = loyalty.New(loyalty.Deps{
		Store: store, Env: own, Vouchers: p.Vouchers, Zone: settings.Zone, Segments: p.Segments.Contains, Schemas: checked,
	})
	p.Members = membership.New(membership.Deps{
		Store: store, Env: own, Vouchers: p.Vouchers, Zone: settings.Zone, Segments: p.Segments.Contains, Schemas: checked,
	})
	p.Redemptions = redemption.New(redemption.Deps{
		Store: store, Env: own, Settings: redemption.SettingsOf(settings, checked, p.Loyalty.SegmentsAndTiers), Observe: p.Summaries.Validated,
		Deliver: func(ctx context.Context, job redemption.DeliverJob) error { return p.rewards.Deliver(ctx, job) },
	})
	p.Referrals = referral.New(referral.Deps{Store: store, Env: own, Vouchers: p.Vouchers, Schemas: checked})
	p.rewards = reward.New(reward.Deps{
		Store: store, Env: own, Zone: settings.Zone, Loyalty: p.Loyalty, Redemptions: p.Redemptions, Vouchers: p.Vouchers,
	})
	p.distributions = distribution.New(distribution.Deps{
		Store: store, Env: own, Zone: settings.Zone,
		Campaigns: p.Campaigns, Customers: p.Customers, Loyalty: p.Loyalty, Segments: p.Segments, Vouchers: p.Vouchers,
	})
	p.Webhooks = webhook.New(e.webhookDeps(p, store, own))
	p.Shapes = published.New(published.Deps{
		Campaigns: p.Campaigns, Catalog: p.Catalog, Customers: p.Customers, Loyalty: p.Loyalty, Orders: p.Orders, Promotions: p.Promotions,
		Redemptions: p.Redemptions, Rules: p.Rules, Schemas: p.Schemas, Vouchers: p.Vouchers, Webhooks: p.Webhooks,
		Settings: func(ctx context.Context) (project.Project, error) { return e.Projects.Recent(ctx, id) },
		BaseURL:  e.baseURL, Cockpits: !e.withoutCockpits,
	})
	p.Trash = trash.New(store, voucher.Purges(p.Vouchers), catalog.Purges(p.Catalog))
	p.Daily = daily.New(store, daily.Clock{Now: clock.Now, Zone: settings.Zone}, e.log,
		loyalty.DailySteps(p.Loyalty), membership.DailySteps(p.Members), segment.DailySteps(p.Segments), webhook.DailySteps(p.Webhooks),
		redemption.DailySteps(p.Redemptions))
	return p
}

// Stacking rules name categories, and validation rules collections: both are asked in the transaction of a deletion. Every backend hands out one
// type of store for all packages, so the store of the catalog is the store of the others as well.

func guardCategory(ctx context.Context, tx catalog.Store, id string, unlist bool) error {
	return project.GuardCategory(ctx, tx.(project.SettingsStore), id, unlist)
}

func guardCollection(ctx context.Context, tx catalog.Store, id string) error {
	return rule.GuardCollection(ctx, tx.(rule.Store), id)
}

// PurgeMetadataKey begins to take a key out of the metadata of all resources of one of the kinds that metadata.PurgeableObjects lists, in the
// background. It fails with an invalid payload for another kind, for an empty key, and for one that the schema of the kind asks for.
func (p *Project) PurgeMetadataKey(ctx context.Context, object, key string) (asyncaction.Action, error) {
	schemas, err := p.Schemas.Schemas(ctx)
	if err != nil {
		return asyncaction.Action{}, err
	}
	if err := schemas.CheckPurge(object, key); err != nil {
		return asyncaction.Action{}, err
	}
	switch object {
	case metadata.ObjectCampaign:
		return p.Campaigns.PurgeMetadataKey(ctx, key)
	case metadata.ObjectCustomer:
		return p.Customers.PurgeMetadataKey(ctx, key)
	case metadata.ObjectOrder:
		return p.Orders.PurgeMetadataKey(ctx, key)
	case metadata.ObjectProduct:
		return p.Catalog.PurgeMetadataKey(ctx, key)
	default:
		return p.Vouchers.PurgeMetadataKey(ctx, key)
	}
}

// CreateProject makes a project with everything that every project has from the start. It fails with fault.Duplicate for an id
// that is taken.
func (e *Engine) CreateProject(ctx context.Context, n project.NewProject) (project.Project, error) {
	p, err := e.Projects.Create(ctx, n)
	if err != nil {
		return project.Project{}, err
	}
	return p, catalog.EnsureBuiltins(ctx, e.Project(p.ID).Catalog)
}

// erasePortion is how many rows one delivery of a project.EraseJob removes.
const erasePortion = 5000

// erase removes what a deleted project held, in portions, because that may be much.
func (e *Engine) erase(ctx context.Context, job project.EraseJob) error {
	if _, err := e.Projects.Get(ctx, job.ProjectID); !fault.IsNotFound(err) {
		return err // the id is in use again
	}
	store := e.store(job.ProjectID)
	more, err := store.Erase(ctx, erasePortion)
	if err != nil {
		return err
	}
	if !more {
		e.letGo(job.ProjectID)
		return nil
	}
	return store.Enqueue(ctx, job)
}

// Env returns the clock, ids and randomness that the engine works with.
func (e *Engine) Env() env.Env { return e.env }

// DrainEvents hands the committed events of a project to their consumers now, whether or not the engine was started. Jobs that they
// enqueue wait for the runner.
func (e *Engine) DrainEvents(ctx context.Context, projectID string) error {
	e.endSubscribing()
	if _, err := e.Projects.Get(ctx, projectID); err != nil && !fault.IsNotFound(err) { // for the clock
		return err
	}
	return e.relay.Drain(ctx, projectID)
}

// Ping reports whether the backend can be reached.
func (e *Engine) Ping(ctx context.Context) error { return e.ping(ctx) }

// Close lets go of the backend. Stop the engine first, if it was started.
func (e *Engine) Close() error { return e.close() }
