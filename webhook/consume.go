package webhook

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// sendJob sends the deliveries of a webhook that are due.
type sendJob struct{ WebhookID string }

// Kind is the name of the job.
func (sendJob) Kind() string { return "WEBHOOKS.SEND" }

// Outward says that the job waits for a receiver.
func (sendJob) Outward() {}

// enabled reports whether there is any active webhook.
func enabled(ctx context.Context, tx Store, _ []event.Event) (bool, error) {
	_, some, err := storage.First(ctx, tx.Webhooks(), storage.Query{Filter: storage.Is("active", true)})
	return some, err
}

// consume makes the deliveries of events, in the transaction of the outbox.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	hooks, err := tx.Webhooks().List(ctx, storage.Query{Filter: storage.Is("active", true)})
	if err != nil {
		return err
	}
	for _, w := range hooks.Items {
		if err := e.followFor(ctx, tx, w, events); err != nil {
			return err
		}
	}
	return nil
}

// followFor makes the deliveries for one webhook.
func (e *Engine) followFor(ctx context.Context, tx Store, w Webhook, events []event.Event) error {
	now := e.env.Now()
	var made []Delivery
	var subjects []string
	var guards ruleGuard
	for _, ev := range events {
		kind, wants := w.wants(ev)
		if wants && w.Distribution != nil {
			var err error
			if wants, err = guards.allows(ctx, e, tx, w.ID, ev); err != nil {
				return err
			}
		}
		if !wants {
			continue
		}
		d := Delivery{
			ID: e.env.NewID(DeliveryKind.Prefix), WebhookID: w.ID, EventID: ev.ID, EventType: kind,
			Subject: ev.EntityType + " " + ev.EntityID, Position: ev.Position, Status: StatusQueued, CreatedAt: now,
		}
		made, subjects = append(made, d), append(subjects, d.Subject)
	}
	if len(made) == 0 {
		return nil
	}
	// A transaction that finishes a delivery locks this row, too: deliveries that are open now stay open until the commit.
	exists, err := lock(ctx, tx, w.ID)
	if err != nil || !exists {
		return err
	}
	busy, err := e.openSubjects(ctx, tx, w.ID, subjects)
	if err != nil {
		return err
	}
	for i := range made {
		d := &made[i]
		if busy[d.Subject] {
			continue
		}
		busy[d.Subject] = true
		d.Status, d.NextAt = StatusPending, now
	}
	if err := tx.WebhookDeliveries().Insert(ctx, made...); err != nil {
		return err
	}
	return tx.Enqueue(ctx, sendJob{w.ID})
}

// lock locks the row of a webhook until the transaction ends, and reports whether there is one.
func lock(ctx context.Context, tx Store, id string) (exists bool, err error) {
	_, err = tx.Webhooks().UpdateAll(ctx, storage.Is("id", id), func(*Webhook) (bool, error) {
		exists = true
		return false, nil
	})
	return exists, err
}

// openSubjects returns the subjects for which a webhook has an open delivery.
func (e *Engine) openSubjects(ctx context.Context, tx Store, webhookID string, subjects []string) (map[string]bool, error) {
	page, err := tx.WebhookDeliveries().List(ctx, storage.Query{
		Filter: storage.And(storage.In("subject", subjects), storage.Is("webhook_id", webhookID), storage.In("status", openStatuses)),
	})
	busy := map[string]bool{}
	for _, d := range page.Items {
		busy[d.Subject] = true
	}
	return busy, err
}

// dueAtOnce is how many due deliveries EnqueueDue reads at once.
const dueAtOnce = 200

// EnqueueDue enqueues the jobs of webhooks that have deliveries whose next attempt is due, and of the distributions whose time has come. Each
// process that runs jobs calls it every few seconds. It reads no more than deliveries that are due.
func EnqueueDue(ctx context.Context, e *Engine) error {
	if err := e.begin(ctx); err != nil {
		return err
	}
	due := storage.Where("next_at", storage.OpLessEqual, e.env.Now())
	var webhooks []string
	for more := true; more; {
		filter := due
		if len(webhooks) > 0 {
			filter = storage.And(due, storage.Where("webhook_id", storage.OpIsNot, texts(webhooks)...))
		}
		page, err := e.store.WebhookDeliveries().List(ctx, storage.Query{Filter: filter, Order: []storage.Order{{Field: "next_at"}}, Limit: dueAtOnce})
		if err != nil {
			return err
		}
		for _, d := range page.Items {
			if !slices.Contains(webhooks, d.WebhookID) {
				webhooks = append(webhooks, d.WebhookID)
			}
		}
		more = page.HasMore
	}
	jobs := make([]asyncaction.Job, len(webhooks))
	for i, id := range webhooks {
		jobs[i] = sendJob{id}
	}
	return e.store.Enqueue(ctx, jobs...)
}

func texts(of []string) []any {
	list := make([]any, len(of))
	for i, text := range of {
		list[i] = text
	}
	return list
}

const (
	// forgottenAtOnce bounds one portion of forget.
	forgottenAtOnce = 1000
)

// forget removes a portion of the deliveries that finished longer ago than they are kept, and reports whether there are more.
func (e *Engine) forget(ctx context.Context, _ calc.Day, _ []string) (more bool, err error) {
	kept, err := e.deps.Kept(ctx)
	if err != nil {
		return false, err
	}
	page, err := e.store.WebhookDeliveries().List(ctx, storage.Query{
		Filter: storage.Where("finished_at", storage.OpLess, e.env.Now().Add(-kept)), Order: []storage.Order{{Field: "finished_at"}},
		Limit: forgottenAtOnce,
	})
	if err != nil || len(page.Items) == 0 {
		return false, err
	}
	ids := make([]string, len(page.Items))
	for i, d := range page.Items {
		ids[i] = d.ID
	}
	_, err = e.store.WebhookDeliveries().DeleteAll(ctx, storage.In("id", ids))
	return page.HasMore, err
}
