package webhook

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// claim is how long an attempt may take until it counts as interrupted.
const claim = 30 * time.Second

// send does a job: it makes the attempt, unless another process has, or the webhook was deleted or switched off. A failed attempt
// is no error of the job; it is recorded and tried again later.
func (e *Engine) send(ctx context.Context, job sendJob, _ asyncaction.Delivery) error {
	d, err := e.store.WebhookDeliveries().Get(ctx, job.DeliveryID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil || !d.claimable(job) {
		return err
	}
	w, err := e.store.Webhooks().Get(ctx, d.WebhookID)
	if fault.IsNotFound(err) || err == nil && !w.Active {
		return e.settle(ctx, d, cancel)
	}
	if err != nil {
		return err
	}
	if len(d.Body) == 0 {
		happened, err := e.store.Events().Get(ctx, d.EventID)
		if fault.IsNotFound(err) {
			return e.settle(ctx, d, cancel)
		}
		if err != nil {
			return err
		}
		if w.Distribution != nil && w.Distribution.PublishCampaignID != "" {
			if happened, err = e.deps.Publish(ctx, w.Distribution.PublishCampaignID, d.ID, happened); err != nil {
				return e.refused(ctx, d, err)
			}
		}
		data, err := e.deps.Data(ctx, d.EventType, happened)
		if err != nil {
			return fmt.Errorf("write the data of %s for %s: %w", d.EventID, d.EventType, err)
		}
		if d.Body, err = d.written(e.deps.ProjectID, w, happened, data); err != nil {
			return e.refused(ctx, d, err)
		}
	}
	token, err := e.deps.Token(ctx)
	if err != nil {
		return err
	}
	leave, free := e.deps.Sender.lanes.enter(ctx, w.TargetURL)
	if !free {
		return e.postpone(ctx, job)
	}
	defer leave()
	claimed, err := e.claim(ctx, job, d.Body, w.TargetURL)
	if err != nil || claimed == nil {
		return err
	}
	attempt := e.deps.Sender.post(ctx, w.TargetURL, token, d.Body)
	attempt.At = e.env.Now()
	if err := ctx.Err(); err != nil {
		// The server stops: the attempt was not made, and the job, which is returned to the queue, makes it later.
		return e.releaseClaim(context.WithoutCancel(ctx), *claimed, err)
	}
	return e.settle(ctx, *claimed, func(d *Delivery, now time.Time) { d.end(attempt, now) })
}

// refused ends a delivery that cannot be made: there is no code to give, or its template makes too much. Any other error is
// returned: the job runs again.
func (e *Engine) refused(ctx context.Context, d Delivery, err error) error {
	if _, refused := fault.As(err); !refused {
		return err
	}
	return e.settle(ctx, d, func(d *Delivery, now time.Time) {
		d.Log = append(d.Log[:len(d.Log):len(d.Log)], Attempt{At: now, Error: reason(fmt.Errorf("nothing was sent: %w", err))})
		cancel(d, now)
	})
}

// claimable reports whether a job may make the next attempt.
func (d *Delivery) claimable(job sendJob) bool {
	return d.Status == StatusPending && d.Attempts == job.Attempts
}

// claim begins an attempt. It returns nil when another process has.
func (e *Engine) claim(ctx context.Context, job sendJob, body []byte, target string) (*Delivery, error) {
	now, ours := e.env.Now(), false
	d, err := e.store.WebhookDeliveries().Update(ctx, job.DeliveryID, func(d *Delivery) error {
		if ours = d.claimable(job); !ours {
			return nil
		}
		if d.FirstAt.IsZero() {
			d.FirstAt = now
		}
		d.Attempts++
		d.Body, d.TargetURL, d.NextAt = body, target, now.Add(claim)
		return nil
	})
	if err != nil || !ours {
		return nil, err
	}
	return &d, nil
}

// postponed is how long a delivery to a busy receiver is postponed.
const postponed = 5 * time.Second

// postpone leaves a delivery to EnqueueDue, because its receiver has the maximum of running attempts.
func (e *Engine) postpone(ctx context.Context, job sendJob) error {
	now := e.env.Now()
	_, err := e.store.WebhookDeliveries().Update(ctx, job.DeliveryID, func(d *Delivery) error {
		if d.claimable(job) {
			d.NextAt = now.Add(postponed)
		}
		return nil
	})
	return ignoreGone(err)
}

// releaseClaim releases a claim.
func (e *Engine) releaseClaim(ctx context.Context, claimed Delivery, cause error) error {
	_, err := e.store.WebhookDeliveries().Update(ctx, claimed.ID, func(d *Delivery) error {
		if d.Attempts == claimed.Attempts && d.Status == StatusPending {
			d.Attempts--
		}
		return nil
	})
	if err != nil {
		return err
	}
	return cause
}

func cancel(d *Delivery, now time.Time) { d.finish(StatusCanceled, now) }

// settle changes a delivery, unless it has changed since it was read. When that finishes it, the next one of the same subject is
// enqueued; when it is given up, its webhook is switched off.
func (e *Engine) settle(ctx context.Context, was Delivery, change func(*Delivery, time.Time)) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		now := e.env.Now()
		// The consumer of events locks this row while it looks for open deliveries.
		if _, err := tx.Webhooks().Update(ctx, was.WebhookID, func(*Webhook) error { return nil }); err != nil && !fault.IsNotFound(err) {
			return err
		}
		stale := false
		d, err := tx.WebhookDeliveries().Update(ctx, was.ID, func(d *Delivery) error {
			if stale = d.Status != StatusPending || d.Attempts != was.Attempts; !stale {
				change(d, now)
			}
			return nil
		})
		if fault.IsNotFound(err) || stale {
			return nil
		}
		if err != nil || d.Status == StatusPending {
			return err
		}
		if d.Status == StatusFailed {
			_, err := tx.Webhooks().Update(ctx, d.WebhookID, func(w *Webhook) error {
				w.Active, w.UpdatedAt = false, now
				return nil
			})
			if err != nil && !fault.IsNotFound(err) {
				return err
			}
		}
		return e.enqueueNext(ctx, tx, d, now)
	})
}

// enqueueNext enqueues the next delivery of the same subject.
func (e *Engine) enqueueNext(ctx context.Context, tx Store, done Delivery, now time.Time) error {
	if done.Subject == "" {
		return nil
	}
	next, ok, err := storage.First(ctx, tx.WebhookDeliveries(), storage.Query{
		Filter: storage.And(storage.Is("subject", done.Subject), storage.Is("webhook_id", done.WebhookID), storage.Is("status", string(StatusQueued))),
		Order:  []storage.Order{{Field: "position"}},
	})
	if err != nil || !ok {
		return err
	}
	next, err = tx.WebhookDeliveries().Update(ctx, next.ID, func(d *Delivery) error {
		d.Status, d.NextAt = StatusPending, now.Add(jobLease)
		return nil
	})
	if err != nil {
		return err
	}
	return tx.Enqueue(ctx, next.job())
}
