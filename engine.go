package punchcard

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"go.opentelemetry.io/otel/trace"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/opened"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/verify"
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
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// Store is everything that the engine needs of a backend within one project. Each domain package says its own part.
type Store interface {
	asyncaction.Store
	audit.Store
	campaign.Store
	campaigns.Store
	catalog.Store
	customer.Store
	export.Store
	export.FullStore
	daily.Store
	idempotency.Store
	location.Store
	ledger.Store
	loyalty.Store
	membership.Store
	metadata.Store
	order.Store
	outbox.Store
	project.Eraser
	project.SettingsStore
	promotion.Store
	program.Store
	redemption.Store
	referral.Store
	reward.StockReader
	refusal.Store
	liability.Store
	rule.Store
	segment.Store
	verify.Store
	summary.Store
	template.Store
	Archives() storage.Collection[redemption.Archive]
	voucher.Store
	webhook.Store
	storage.NameReader
}

// SystemStore is what lies above projects: the projects themselves, their credentials and access tokens, users and their sign-ins.
type SystemStore interface {
	project.Store
	oauth.Store
	signin.Store
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
	// Projects has the projects and the keys to them, OAuth the access tokens that keys issue.
	Projects *project.Engine
	OAuth    *oauth.Engine
	// Audit has who made and deleted projects, and made and removed owners. What concerns one project is in Project.Audit.
	Audit *audit.Engine
	// SignIns lets the people of Projects into the dashboard.
	SignIns *signin.Engine
	// Idempotency performs requests that carry an idempotency key.
	Idempotency *idempotency.Engine

	store func(projectID string) Store
	// snapshot reads a project as of one moment; nil for a storage that cannot.
	snapshot func(ctx context.Context, project string, do func(dump.Source) error) error
	ping     func(context.Context) error
	close    func() error
	env      env.Env
	log      *slog.Logger
	runner   asyncaction.Runner
	relay    *outbox.Relay
	// stopBackground ends what Start began besides the runner, and waits for its end; nil while stopped.
	stopBackground func()
	// wakeFullExports has full exports looked at soon, wakeVerify verifications.
	wakeFullExports, wakeVerify chan struct{}

	jobs *asyncaction.Registry
	// consumers are nil from the first Start or DrainEvents on: they may not change any more.
	consumers *outbox.Consumers

	privateWebhooks bool
	webhookSender   *webhook.Sender
	baseURL         string
	withoutCockpits bool
	tracer          trace.Tracer
	spreadsheetSafe bool
	handlerTimeout  time.Duration
	subscriptions   []string

	// open are the projects that this process works in.
	open *opened.Projects[*Project]
	// mu guards stopBackground, consumers and subscriptions.
	mu sync.Mutex
}

// New returns an engine over a backend. Background jobs run after Start; Close ends the use of the backend.
func New[S interface {
	Store
	SystemStore
}](backend Backend[S], options ...Option) *Engine {
	e := &Engine{
		store: func(projectID string) Store { return backend.Project(projectID) },
		ping:  backend.Ping, close: backend.Close, env: env.System(), log: slog.Default(),
		handlerTimeout: HandlerTimeout, wakeFullExports: make(chan struct{}, 1), wakeVerify: make(chan struct{}, 1),
	}
	if b, can := any(backend).(interface {
		Snapshot(ctx context.Context, project string, do func(dump.Source) error) error
	}); can {
		e.snapshot = b.Snapshot
	}
	e.open = opened.New(e.wire)
	for _, option := range options {
		if option != nil {
			option(e)
		}
	}
	e.fillDefaults()
	e.webhookSender = webhook.NewSender(e.privateWebhooks)
	e.Projects = project.New(project.Deps{Store: backend.System(), Env: e.env, OnRead: e.follow})
	e.OAuth = oauth.New(backend.System(), e.env)
	e.Audit = audit.New(backend.System(), e.env)
	e.SignIns = signin.New(backend.System(), e.env)
	e.Idempotency = idempotency.New(func(projectID string) idempotency.Store { return backend.Project(projectID) }, e.env)
	e.jobs, e.consumers = &asyncaction.Registry{Tracer: e.tracer}, &outbox.Consumers{}
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
func (e *Engine) Project(id string) *Project { return e.open.Use(id) }

// follow keeps what the engine has of a project with what was read of it. A project whose clock runs ahead is opened, so that the clock is right
// from its first operation on.
func (e *Engine) follow(read project.Project) {
	if read.ClockOffset != 0 {
		e.open.Get(read.ID)
	}
	if p, open := e.open.Made(read.ID); open {
		p.clock.Follow(read.ClockOffset)
	}
}

// CreateProject makes a project with everything that every project has from the start. It fails with fault.Duplicate for an id that is taken.
func (e *Engine) CreateProject(ctx context.Context, n project.NewProject) (project.Project, error) {
	p, err := e.Projects.Create(ctx, n)
	if err != nil {
		return project.Project{}, err
	}
	return p, catalog.EnsureBuiltins(ctx, e.open.Get(p.ID).Catalog)
}

// Env returns the clock, ids and randomness that the engine works with.
func (e *Engine) Env() env.Env { return e.env }

// Tracer makes the spans of requests; nil without WithTracerProvider.
func (e *Engine) Tracer() trace.Tracer { return e.tracer }

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
