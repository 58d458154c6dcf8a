package webhook

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	// claim is how long an attempt may take until it counts as interrupted.
	claim = 30 * time.Second
	// sendAtOnce is how many deliveries are claimed together, and sendTime for how long attempts on them begin: the rest is due again.
	sendAtOnce = 100
	sendTime   = 5 * time.Second
	// postponed is how long a delivery waits when its receiver has the maximum of running attempts, or when its body could not be made.
	postponed = 5 * time.Second
)

// send does a job: it sends the deliveries of a webhook that are due, a portion at a time. A failed attempt is no error of the job; it is
// recorded and tried again later.
func (e *Engine) send(ctx context.Context, job sendJob, _ asyncaction.Delivery) error {
	if !e.deps.Sender.begin(job.WebhookID) {
		return nil
	}
	until := time.Now().Add(sendTime)
	for {
		more, err := e.sendPortion(ctx, job.WebhookID)
		late := time.Now().After(until)
		if err == nil && more && !late {
			continue
		}
		if e.deps.Sender.end(job.WebhookID, err == nil && !late) {
			if err == nil && late { // others get their turn
				return e.store.Enqueue(ctx, job)
			}
			return err
		}
	}
}

// sendPortion sends some deliveries of a webhook that are due, and reports whether there may be more. They are claimed in one transaction, and
// the results of the attempts are stored in another one.
func (e *Engine) sendPortion(ctx context.Context, webhookID string) (more bool, err error) {
	w, err := e.store.Webhooks().Get(ctx, webhookID)
	gone := fault.IsNotFound(err)
	if err != nil && !gone {
		return false, err
	}
	claimed, more, err := e.claimDue(ctx, webhookID, w.TargetURL)
	if err != nil || len(claimed) == 0 {
		return false, err
	}
	results := map[string]result{}
	if gone || !w.Active {
		for i := range claimed {
			results[claimed[i].ID] = unattempted(cancel)
		}
		promoted, err := e.settle(ctx, webhookID, claimed, results)
		return more || promoted, err
	}
	failed := e.attempt(ctx, w, claimed, results)
	// The results are stored also when the server stops.
	promoted, err := e.settle(context.WithoutCancel(ctx), webhookID, claimed, results)
	return more || promoted, errors.Join(ctx.Err(), failed, err)
}

// claimDue begins an attempt on each of the first deliveries of a webhook that are due. Other processes do not see them for a while.
func (e *Engine) claimDue(ctx context.Context, webhookID, target string) (claimed []Delivery, more bool, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		claimed = nil
		now := e.env.Now()
		page, err := tx.WebhookDeliveries().List(ctx, storage.Query{
			Filter: storage.And(storage.Is("webhook_id", webhookID), storage.Where("next_at", storage.OpLessEqual, now)),
			Order:  []storage.Order{{Field: "next_at"}}, Limit: sendAtOnce,
		})
		if more = page.HasMore; err != nil || len(page.Items) == 0 {
			return err
		}
		_, err = tx.WebhookDeliveries().UpdateAll(ctx, storage.In("id", idsOf(page.Items)), func(d *Delivery) (bool, error) {
			if d.NextAt.IsZero() || d.NextAt.After(now) {
				return false, nil // another process was first
			}
			if d.FirstAt.IsZero() {
				d.FirstAt = now
			}
			d.Attempts++
			d.TargetURL, d.NextAt = target, now.Add(claim)
			claimed = append(claimed, *d)
			return true, nil
		})
		return err
	})
	slices.SortFunc(claimed, func(a, b Delivery) int { return int(min(max(a.Position-b.Position, -1), 1)) })
	return claimed, more, err
}

func idsOf(deliveries []Delivery) []string {
	ids := make([]string, len(deliveries))
	for i := range deliveries {
		ids[i] = deliveries[i].ID
	}
	return ids
}

// result is what a claimed delivery comes to: a change of its row.
type result func(d *Delivery, now time.Time)

// unattempted is a result without an attempt: the claim is taken back.
func unattempted(change result) result {
	return func(d *Delivery, now time.Time) {
		d.Attempts--
		change(d, now)
	}
}

func cancel(d *Delivery, now time.Time) { d.finish(StatusCanceled, now) }

// released are deliveries that are due again after a while.
func released(after time.Duration) result {
	return unattempted(func(d *Delivery, now time.Time) { d.NextAt = now.Add(after) })
}

// attempt writes the bodies of claimed deliveries that have none, and posts them. A delivery without a result was not attempted. It fails when
// some body could not be made.
func (e *Engine) attempt(ctx context.Context, w Webhook, claimed []Delivery, results map[string]result) error {
	for i := range claimed {
		results[claimed[i].ID] = released(0)
	}
	token, err := e.deps.Token(ctx)
	if err != nil {
		return err
	}
	failed := e.write(ctx, w, claimed, results)
	var mu sync.Mutex
	var all sync.WaitGroup
	until, next := time.Now().Add(sendTime), 0
	take := func() *Delivery { // the next one that has a body, as long as there is time
		mu.Lock()
		defer mu.Unlock()
		for ; next < len(claimed) && time.Now().Before(until) && ctx.Err() == nil; next++ {
			if len(claimed[next].Body) > 0 {
				next++
				return &claimed[next-1]
			}
		}
		return nil
	}
	for range min(maxPerHost, len(claimed)) {
		all.Go(func() {
			for d := take(); d != nil; d = take() {
				of := e.post(ctx, w, token, *d)
				mu.Lock()
				results[d.ID] = of
				mu.Unlock()
			}
		})
	}
	all.Wait()
	return failed
}

// post makes one attempt.
func (e *Engine) post(ctx context.Context, w Webhook, token string, d Delivery) result {
	leave, free := e.deps.Sender.hosts.enter(ctx, w.TargetURL)
	if !free {
		return released(postponed)
	}
	defer leave()
	attempt := e.deps.Sender.post(ctx, w.TargetURL, token, d.Body)
	attempt.At = e.env.Now()
	if ctx.Err() != nil {
		return released(0) // the server stops: another one makes the attempt
	}
	return func(stored *Delivery, now time.Time) {
		stored.Body = d.Body
		stored.end(attempt, now)
	}
}

// write writes the bodies of the deliveries that have none. One that fails does not hold up the others.
func (e *Engine) write(ctx context.Context, w Webhook, claimed []Delivery, results map[string]result) error {
	var ids []string
	for i := range claimed {
		if len(claimed[i].Body) == 0 {
			ids = append(ids, claimed[i].EventID)
		}
	}
	found, err := storage.Having(ctx, e.store.Events(), "id", ids)
	if err != nil {
		return err
	}
	events := map[string]event.Event{}
	for _, ev := range found {
		events[ev.ID] = ev
	}
	var failed error
	fails := func(d *Delivery, err error) {
		if _, refused := fault.As(err); refused {
			results[d.ID] = refusedBy(err)
			return
		}
		results[d.ID], failed = released(postponed), errors.Join(failed, err)
	}
	var waiting []*Delivery
	var of []Published
	for i := range claimed {
		d := &claimed[i]
		if len(d.Body) > 0 {
			continue
		}
		happened, exists := events[d.EventID]
		if !exists {
			results[d.ID] = unattempted(cancel)
			continue
		}
		if w.Distribution != nil && w.Distribution.PublishCampaignID != "" {
			if happened, err = e.deps.Publish(ctx, w.Distribution.PublishCampaignID, d.ID, happened); err != nil {
				fails(d, err)
				continue
			}
		}
		waiting, of = append(waiting, d), append(of, Published{d.EventType, happened})
	}
	data := e.read(ctx, of)
	for i, d := range waiting {
		objects, err := data(i)
		if err == nil {
			d.Body, err = d.written(e.deps.ProjectID, w, of[i].Event, objects)
		}
		if err != nil {
			fails(d, err)
		}
	}
	return failed
}

// read reads the data of events together, and returns that of each. When that fails each is read alone.
func (e *Engine) read(ctx context.Context, of []Published) func(i int) (any, error) {
	data, err := e.deps.Data(ctx, of...)
	if err == nil {
		return func(i int) (any, error) { return data[i], nil }
	}
	return func(i int) (any, error) {
		data, err := e.deps.Data(ctx, of[i])
		if err != nil {
			return nil, fmt.Errorf("write the data of %s for %s: %w", of[i].Event.ID, of[i].Type, err)
		}
		return data[0], nil
	}
}

// refusedBy ends a delivery that cannot be made: there is no code to give, or its template makes too much.
func refusedBy(err error) result {
	return unattempted(func(d *Delivery, now time.Time) {
		d.Log = append(d.Log[:len(d.Log):len(d.Log)], Attempt{At: now, Error: reason(fmt.Errorf("nothing was sent: %w", err))})
		cancel(d, now)
	})
}

// settle stores the results of claimed deliveries, except of those that others have changed since. Where it finishes one, the next one with the
// same subject becomes due; it reports whether there are such. A webhook of which a delivery is given up is switched off.
func (e *Engine) settle(ctx context.Context, webhookID string, claimed []Delivery, results map[string]result) (promoted bool, err error) {
	attempts := map[string]int64{}
	for i := range claimed {
		attempts[claimed[i].ID] = claimed[i].Attempts
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		now, failed, subjects := e.env.Now(), false, []string(nil)
		// The consumer of events locks this row while it looks for open deliveries.
		if _, err := lock(ctx, tx, webhookID); err != nil {
			return err
		}
		_, err := tx.WebhookDeliveries().UpdateAll(ctx, storage.In("id", idsOf(claimed)), func(d *Delivery) (bool, error) {
			if d.Status != StatusPending || d.Attempts != attempts[d.ID] {
				return false, nil
			}
			results[d.ID](d, now)
			failed = failed || d.Status == StatusFailed
			if d.Status != StatusPending && d.Subject != "" {
				subjects = append(subjects, d.Subject)
			}
			return true, nil
		})
		if err != nil {
			return err
		}
		if failed {
			_, err := tx.Webhooks().Update(ctx, webhookID, func(w *Webhook) error {
				w.Active, w.UpdatedAt = false, now
				return nil
			})
			if err := ignoreGone(err); err != nil {
				return err
			}
		}
		promoted, err = promote(ctx, tx, webhookID, subjects, now)
		return err
	})
	return promoted, err
}

// promote makes the first queued delivery of each of some subjects due, and reports whether there are any.
func promote(ctx context.Context, tx Store, webhookID string, subjects []string, now time.Time) (promoted bool, err error) {
	for len(subjects) > 0 {
		page, err := tx.WebhookDeliveries().List(ctx, storage.Query{
			Filter: storage.And(storage.In("subject", subjects), storage.Is("webhook_id", webhookID), storage.Is("status", string(StatusQueued))),
			Order:  []storage.Order{{Field: "position"}}, Limit: 2 * sendAtOnce,
		})
		if err != nil {
			return promoted, err
		}
		var ids, served []string
		for _, d := range page.Items {
			if !slices.Contains(served, d.Subject) {
				ids, served = append(ids, d.ID), append(served, d.Subject)
			}
		}
		if len(ids) == 0 {
			return promoted, nil
		}
		promoted = true
		_, err = tx.WebhookDeliveries().UpdateAll(ctx, storage.In("id", ids), func(d *Delivery) (bool, error) {
			d.Status, d.NextAt = StatusPending, now
			return true, nil
		})
		if err != nil || !page.HasMore {
			return promoted, err
		}
		subjects = slices.DeleteFunc(subjects, func(s string) bool { return slices.Contains(served, s) })
	}
	return promoted, nil
}
