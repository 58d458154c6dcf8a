package webhook

import (
	"context"
	"time"
)

// MaxHourDeliveries is how many deliveries Hours counts at most, the latest first.
const MaxHourDeliveries = 20_000

// HourCount is how many deliveries of a webhook that were made within an hour have a status.
type HourCount struct {
	// At is the beginning of the hour, in UTC.
	At     time.Time
	Status Status
	N      int64
}

// Hour is what came of the deliveries that were made within an hour.
type Hour struct {
	// At is the beginning of the hour, in UTC.
	At time.Time
	// Known is false for an hour before the webhook was made, for one of which deliveries may be deleted by now, and for those beyond
	// MaxHourDeliveries.
	Known bool
	// Delivered were taken, Failed were given up or canceled, Open will be tried, perhaps again.
	Delivered, Failed, Open int64
}

// Hours counts the deliveries of a webhook or a distribution by the hour in which they were made: the last hours, the oldest first. The last one is not
// over. Without hours there are none.
func (e *Engine) Hours(ctx context.Context, w Webhook, hours int) ([]Hour, error) {
	hours = max(hours, 0)
	kept, err := e.deps.Kept(ctx)
	if err != nil {
		return nil, err
	}
	now := e.env.Now().UTC()
	first := now.Truncate(time.Hour).Add(time.Duration(1-hours) * time.Hour)
	counts, err := e.store.DeliveryHours(ctx, w.ID, first, MaxHourDeliveries)
	if err != nil {
		return nil, err
	}
	all := make([]Hour, hours)
	for i := range all {
		all[i].At = first.Add(time.Duration(i) * time.Hour)
		all[i].Known = all[i].At.Add(time.Hour).After(w.CreatedAt) && !all[i].At.Before(now.Add(-kept))
	}
	counted, oldest := int64(0), hours
	for _, c := range counts {
		at := int(c.At.Sub(first) / time.Hour)
		if at < 0 || at >= hours { // the clocks of two servers differ
			continue
		}
		counted, oldest = counted+c.N, min(oldest, at)
		switch c.Status {
		case StatusSucceeded:
			all[at].Delivered += c.N
		case StatusFailed, StatusCanceled:
			all[at].Failed += c.N
		default:
			all[at].Open += c.N
		}
	}
	if counted >= MaxHourDeliveries { // the oldest hour may have others
		for i := range oldest + 1 {
			all[i] = Hour{At: all[i].At}
		}
	}
	return all, nil
}
