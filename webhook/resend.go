package webhook

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// inactive refuses to send to a webhook that is switched off.
func (w *Webhook) inactive() error {
	if w.Active {
		return nil
	}
	return fault.Invalid("webhook_inactive", "Webhook is not active", "Webhook %s is switched off: activate it first", w.ID)
}

// again is a new delivery of the event of an earlier one, which has no subject and no state yet.
func (e *Engine) again(w Webhook, old Delivery) (d Delivery, err error) {
	d = Delivery{
		ID: e.env.NewID(DeliveryKind.Prefix), WebhookID: w.ID, EventID: old.EventID, EventType: old.EventType, Position: old.Position, CreatedAt: e.env.Now(),
	}
	if len(old.Body) > 0 {
		d.Body, err = d.repeated(old.Body, w)
	}
	return d, err
}

// undelivered are the states of deliveries that the receiver did not take.
var undelivered = []string{string(StatusFailed), string(StatusCanceled)}

// MaxResent is how many deliveries ResendFailed sends at once.
const MaxResent = 500

// ResendFailed delivers again what a webhook or a distribution did not take: deliveries that were given up or canceled, the oldest first and MaxResent at
// most. It returns how many these are, and whether there are more. Deliveries about the same object are sent in the order of their events. An event
// that was sent again before is left out unless that failed, too. It fails with fault.NotFound, and with webhook_inactive while the webhook is
// switched off.
func (e *Engine) ResendFailed(ctx context.Context, webhookID string) (n int, more bool, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		n, more = 0, false
		// A transaction that finishes a delivery locks this row, too: deliveries that are open now stay open until the commit.
		w, err := tx.Webhooks().Update(ctx, webhookID, func(*Webhook) error { return nil })
		if err != nil {
			return err
		}
		if err := w.inactive(); err != nil {
			return err
		}
		failed, left, err := e.failedEvents(ctx, tx, webhookID)
		if err != nil || len(failed) == 0 {
			return err
		}
		n, more = len(failed), left
		return e.resendInOrder(ctx, tx, w, failed)
	})
	return n, more, err
}

// failedEvents returns the deliveries to a webhook that it did not take, one for each event, and whether there are more.
func (e *Engine) failedEvents(ctx context.Context, tx Store, webhookID string) (failed []Delivery, more bool, err error) {
	seen := map[string]bool{}
	q := storage.Query{
		Filter: storage.And(storage.Is("webhook_id", webhookID), storage.In("status", undelivered)), Order: []storage.Order{{Field: "created_at"}}, Limit: MaxResent,
	}
	for {
		page, err := tx.WebhookDeliveries().List(ctx, q)
		if err != nil || len(page.Items) == 0 {
			return failed, false, err
		}
		taken, err := e.takenEvents(ctx, tx, webhookID, page.Items)
		if err != nil {
			return nil, false, err
		}
		for _, d := range page.Items {
			if taken[d.EventID] || seen[d.EventID] {
				continue
			}
			if len(failed) == MaxResent {
				return failed, true, nil
			}
			seen[d.EventID] = true
			failed = append(failed, d)
		}
		if !page.HasMore {
			return failed, false, nil
		}
		last := page.Items[len(page.Items)-1]
		q.After = &storage.Position{Values: []any{last.CreatedAt}, ID: last.ID}
	}
}

// takenEvents returns the events of some deliveries that have another one, which is open or has succeeded.
func (e *Engine) takenEvents(ctx context.Context, tx Store, webhookID string, deliveries []Delivery) (map[string]bool, error) {
	ids := make([]string, len(deliveries))
	for i, d := range deliveries {
		ids[i] = d.EventID
	}
	page, err := tx.WebhookDeliveries().List(ctx, storage.Query{Filter: storage.And(
		storage.Is("webhook_id", webhookID), storage.In("event_id", ids), storage.In("status", append(slices.Clone(openStatuses), string(StatusSucceeded))))})
	taken := map[string]bool{}
	for _, d := range page.Items {
		taken[d.EventID] = true
	}
	return taken, err
}

// resendInOrder makes deliveries anew: of those about the same object the first is sent, unless there is an open one already, and the others wait.
func (e *Engine) resendInOrder(ctx context.Context, tx Store, w Webhook, failed []Delivery) error {
	slices.SortStableFunc(failed, func(a, b Delivery) int { return int(min(max(a.Position-b.Position, -1), 1)) })
	subjects := make([]string, 0, len(failed))
	for _, d := range failed {
		if d.Subject != "" {
			subjects = append(subjects, d.Subject)
		}
	}
	busy := map[string]bool{}
	if len(subjects) > 0 {
		var err error
		if busy, err = e.openSubjects(ctx, tx, w.ID, subjects); err != nil {
			return err
		}
	}
	var made []Delivery
	for _, old := range failed {
		d, err := e.again(w, old)
		if err != nil {
			return err
		}
		if d.Subject, d.Status = old.Subject, StatusQueued; d.Subject == "" || !busy[d.Subject] {
			busy[d.Subject] = d.Subject != ""
			d.Status, d.NextAt = StatusPending, d.CreatedAt
		}
		made = append(made, d)
	}
	if err := tx.WebhookDeliveries().Insert(ctx, made...); err != nil {
		return err
	}
	return tx.Enqueue(ctx, sendJob{w.ID})
}
