package webhook

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// jobLease is how long a delivery is left to its enqueued job. After that EnqueueDue enqueues another one: the job of a program
// that was killed in its last attempt may be lost.
const jobLease = 10 * time.Minute

// sendJob makes one attempt.
type sendJob struct {
	DeliveryID string
	// Attempts is how many were begun before this one; a job that is delivered twice finds it exceeded.
	Attempts int64
}

// Kind is the name of the job.
func (sendJob) Kind() string { return "WEBHOOKS.SEND" }

// Outward says that the job waits for a receiver.
func (sendJob) Outward() {}

func (d *Delivery) job() sendJob { return sendJob{d.ID, d.Attempts} }

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
	_, err := tx.Webhooks().Update(ctx, w.ID, func(*Webhook) error { return nil })
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
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
		d.Status, d.NextAt = StatusPending, now.Add(jobLease)
		if err := tx.Enqueue(ctx, d.job()); err != nil {
			return err
		}
	}
	return tx.WebhookDeliveries().Insert(ctx, made...)
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

// dueAtOnce bounds one transaction of Due.
const dueAtOnce = 200

// EnqueueDue enqueues the jobs of all deliveries whose next attempt is due, and of the distributions whose time has come. Each process that runs
// jobs calls it every few seconds.
func EnqueueDue(ctx context.Context, e *Engine) error {
	if err := e.begin(ctx); err != nil {
		return err
	}
	for more := true; more; {
		err := storage.Atomic(ctx, e.store, func(tx Store) error {
			now := e.env.Now()
			page, err := tx.WebhookDeliveries().List(ctx, storage.Query{
				Filter: storage.Where("next_at", storage.OpLessEqual, now), Order: []storage.Order{{Field: "next_at"}}, Limit: dueAtOnce,
			})
			if more = page.HasMore; err != nil || len(page.Items) == 0 {
				return err
			}
			ids := make([]string, len(page.Items))
			for i, d := range page.Items {
				ids[i] = d.ID
			}
			jobs := map[string]sendJob{}
			_, err = tx.WebhookDeliveries().UpdateAll(ctx, storage.In("id", ids), func(d *Delivery) (bool, error) {
				if d.NextAt.IsZero() || d.NextAt.After(now) {
					delete(jobs, d.ID) // another process was first
					return false, nil
				}
				jobs[d.ID], d.NextAt = d.job(), now.Add(jobLease)
				return true, nil
			})
			if err != nil {
				return err
			}
			for _, id := range ids {
				if job, ok := jobs[id]; ok {
					if err := tx.Enqueue(ctx, job); err != nil {
						return err
					}
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

const (
	// keptFor is how long the log of a delivery is kept.
	keptFor = 30 * 24 * time.Hour
	// forgottenAtOnce bounds one portion of forget.
	forgottenAtOnce = 1000
)

// forget removes a portion of the deliveries that finished more than 30 days ago, and reports whether there are more.
func (e *Engine) forget(ctx context.Context, _ calc.Day, _ []string) (more bool, err error) {
	page, err := e.store.WebhookDeliveries().List(ctx, storage.Query{
		Filter: storage.Where("finished_at", storage.OpLess, e.env.Now().Add(-keptFor)), Order: []storage.Order{{Field: "finished_at"}},
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
