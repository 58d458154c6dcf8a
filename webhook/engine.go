package webhook

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that webhooks need.
type Store interface {
	asyncaction.Queue
	rule.Store
	Webhooks() storage.Collection[Webhook]
	WebhookDeliveries() storage.Collection[Delivery]
	// DeliveryHours counts the deliveries of a webhook that were made since from by hour and status, the oldest hour first: the latest ones, at most
	// most of them.
	DeliveryHours(ctx context.Context, webhookID string, from time.Time, most int) ([]HourCount, error)
}

// Engine manages the webhooks of a project and delivers its events.
type Engine struct {
	store Store
	env   env.Env
	deps  Deps
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Sender posts deliveries; one serves all projects.
	Sender *Sender
	// ProjectID is the id of the project in deliveries.
	ProjectID string
	// Token returns the key of the signatures.
	Token func(context.Context) (string, error)
	// Kept returns how long a delivery is kept after its end.
	Kept func(context.Context) (time.Duration, error)
	// Data returns the data of each of some events: a value that marshals to a JSON object as the API shows it.
	Data func(ctx context.Context, events ...Published) ([]any, error)
	// Publish gives the customer of an event a code of a campaign and returns the event with the code in its data. Under one source id it
	// gives one code, however often it is called.
	Publish func(ctx context.Context, campaignID, sourceID string, e event.Event) (event.Event, error)
	// Facts returns the facts of an event for validation rules with some needs.
	Facts func(ctx context.Context, e event.Event, needs rule.Needs) (*rule.Facts, error)
	// Audience returns some customers of a segment in the order of their ids, after one of them, or fault.NotFound.
	Audience func(ctx context.Context, segmentID, after string) (Audience, error)
}

// Published is an event and the type under which it is published.
type Published struct {
	Type  string
	Event event.Event
}

// New returns the engine of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{d.Store, d.Env, d} }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).send)
	asyncaction.HandleBy(r, engine, (*Engine).schedulePortion)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "webhooks", outbox.Subscription[Store]{Types: recordedTypes(), OmitData: true, Enabled: enabled}, engine, (*Engine).consume)
}

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{{Phase: daily.Forget, Name: "forget webhook deliveries", Do: e.forget}}
}

// Create makes a webhook, which is active unless the change says otherwise. It fails with an invalid payload, and with fault.NotFound in a
// project that does not exist: deliveries are signed with the key of the project.
func (e *Engine) Create(ctx context.Context, c Change) (Webhook, error) {
	w := Webhook{ID: e.env.NewID(Kind.Prefix), Active: true, CreatedAt: e.env.Now()}
	if err := w.apply(c, w.CreatedAt, e.deps.Sender.private); err != nil {
		return Webhook{}, err
	}
	return w, e.insert(ctx, w)
}

func (e *Engine) insert(ctx context.Context, w Webhook) error {
	if _, err := e.deps.Token(ctx); err != nil {
		return err
	}
	return e.deps.Store.Webhooks().Insert(ctx, w)
}

// Get returns a webhook, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Webhook, error) {
	w, err := e.store.Webhooks().Get(ctx, id)
	return w, w.orNotFound(id, false, err)
}

// List returns a page of webhooks.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Webhook], error) {
	q.Filter = storage.And(q.Filter, storage.Is("distribution", false))
	return e.store.Webhooks().List(ctx, q)
}

// All returns a page of webhooks and distributions.
func (e *Engine) All(ctx context.Context, q storage.Query) (storage.Page[Webhook], error) {
	return e.store.Webhooks().List(ctx, q)
}

// Update changes a webhook. Open deliveries are sent to its new address. It fails with fault.NotFound, fault.Changed or an invalid
// payload.
func (e *Engine) Update(ctx context.Context, id string, c Change) (Webhook, error) {
	now := e.env.Now()
	return e.store.Webhooks().Update(ctx, id, func(w *Webhook) error {
		if err := w.expect(id, false, c.From); err != nil {
			return err
		}
		return w.apply(c, now, e.deps.Sender.private)
	})
}

// Delete removes a webhook, or fails with fault.NotFound. Open deliveries are canceled when they are due.
func (e *Engine) Delete(ctx context.Context, id string) error { return e.remove(ctx, id, false) }

func (e *Engine) remove(ctx context.Context, id string, distribution bool) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		w, err := tx.Webhooks().Get(ctx, id)
		if err := w.orNotFound(id, distribution, err); err != nil {
			return err
		}
		if err := e.removeAssignments(ctx, tx, id); err != nil {
			return err
		}
		return tx.Webhooks().Delete(ctx, id)
	})
}

// orNotFound separates webhooks and distributions: each is found by its own operations only.
func (w *Webhook) orNotFound(id string, distribution bool, err error) error {
	if fault.IsNotFound(err) || err == nil && (w.Distribution != nil) != distribution {
		return fault.NotFound(kindName(distribution), id)
	}
	return err
}

// expect refuses a change of another kind, or from an earlier state.
func (w *Webhook) expect(id string, distribution bool, state patch.Field[time.Time]) error {
	if err := w.orNotFound(id, distribution, nil); err != nil {
		return err
	}
	if from, asked := state.Value(); asked && !from.Equal(w.UpdatedAt) {
		return fault.Changed(kindName(distribution), id)
	}
	return nil
}

func kindName(distribution bool) string {
	if distribution {
		return "distribution"
	}
	return Kind.Name
}

// Delivery returns a delivery, or fault.NotFound.
func (e *Engine) Delivery(ctx context.Context, id string) (Delivery, error) {
	return e.store.WebhookDeliveries().Get(ctx, id)
}

// Deliveries returns a page of the log.
func (e *Engine) Deliveries(ctx context.Context, q storage.Query) (storage.Page[Delivery], error) {
	return e.store.WebhookDeliveries().List(ctx, q)
}

// Resend delivers an event once more, whatever the state of its delivery is, and returns the new delivery. It has the data of the
// old one and an id of its own, and waits for no other. It fails with fault.NotFound when the delivery or its webhook was deleted,
// and is refused while the webhook is switched off.
func (e *Engine) Resend(ctx context.Context, id string) (d Delivery, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		old, err := tx.WebhookDeliveries().Get(ctx, id)
		if err != nil {
			return err
		}
		w, err := tx.Webhooks().Get(ctx, old.WebhookID)
		if err != nil {
			return err
		}
		if err := w.inactive(); err != nil {
			return err
		}
		if d, err = e.again(w, old); err != nil {
			return err
		}
		d.Status, d.NextAt = StatusPending, d.CreatedAt
		if err := tx.WebhookDeliveries().Insert(ctx, d); err != nil {
			return err
		}
		return tx.Enqueue(ctx, sendJob{w.ID})
	})
	return d, err
}
