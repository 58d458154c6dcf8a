package webhook

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Scheduled is the type of the events of a distribution that is sent to an audience at a time. Only such distributions make
// them.
const Scheduled = "manual_distribution_schedule"

// Schedule is when a distribution of Scheduled is sent to the customers of its segment, once, and its progress.
type Schedule struct {
	SendAt time.Time
	// BegunAt and DoneAt are zero until then.
	BegunAt, DoneAt time.Time
	// After is the id of the last customer who was processed, Sent how many deliveries were made.
	After string
	Sent  int64
	// NextAt is when EnqueueDue has to enqueue a job: when it is to begin, and after that when the enqueued job must be
	// lost.
	NextAt time.Time
}

// running reports whether it has begun and is not done.
func (s *Schedule) running() bool { return !s.BegunAt.IsZero() && s.DoneAt.IsZero() }

// DueAt is when EnqueueDue has to process a distribution; zero for one that waits for nothing.
func (w *Webhook) DueAt() time.Time {
	if !w.Active || w.Distribution == nil || w.Distribution.Schedule == nil || !w.Distribution.Schedule.DoneAt.IsZero() {
		return time.Time{}
	}
	return w.Distribution.Schedule.NextAt
}

// reschedule applies the time of a change, if it has one.
func (d *Distribution) reschedule(kind string, c DistributionChange, was *Distribution) error {
	begun := was.Schedule != nil && !was.Schedule.BegunAt.IsZero()
	switch {
	case kind != Scheduled && begun:
		return fault.Payload("event", "must not change: the distribution began to be sent at %s", instant(was.Schedule.BegunAt))
	case kind != Scheduled && !c.SendAt.Kept() && !c.SendAt.Cleared():
		return fault.Payload("send_at", "must not stand beside the event %s: only %s comes at a time", kind, Scheduled)
	case kind != Scheduled:
		d.Schedule = nil
		return nil
	case d.SegmentID == "":
		return fault.PayloadMissing("segment_id")
	case d.CampaignID != "":
		return fault.Payload("campaign_id", "must not stand beside the event %s: its audience is a segment", kind)
	}
	next := Schedule{}
	if was.Schedule != nil {
		next = *was.Schedule
	}
	c.SendAt.Apply(&next.SendAt)
	switch {
	case next.SendAt.IsZero():
		return fault.PayloadMissing("send_at")
	case begun && !next.SendAt.Equal(was.Schedule.SendAt):
		return fault.Payload("send_at", "must not change: the distribution began to be sent at %s", instant(next.BegunAt))
	case begun && d.SegmentID != was.SegmentID:
		return fault.Payload("segment_id", "must not change: the distribution began to be sent at %s", instant(next.BegunAt))
	case !begun:
		next.NextAt = next.SendAt
	}
	d.Schedule = &next
	return nil
}

// scheduleJob makes the deliveries for a portion of an audience.
type scheduleJob struct {
	DistributionID string
	// After is the customer after whom the portion begins; a job that is delivered twice finds it passed.
	After string
}

// Kind is the name of the job.
func (scheduleJob) Kind() string { return "DISTRIBUTIONS.SEND" }

// jobLease is how long a distribution is left to its enqueued job. After that EnqueueDue enqueues another one: the job of a program that was
// killed in its last attempt may be lost.
const jobLease = 10 * time.Minute

// spacing is the time between two deliveries of an audience: 100,000 deliveries take half an hour, and neither the receiver nor the
// workers are overloaded.
const spacing = 20 * time.Millisecond

// begin enqueues the jobs of the distributions whose time has come, and of those whose job was lost.
func (e *Engine) begin(ctx context.Context) error {
	now := e.env.Now()
	page, err := e.store.Webhooks().List(ctx, storage.Query{
		Filter: storage.Where("due_at", storage.OpLessEqual, now), Order: []storage.Order{{Field: "due_at"}}, Limit: dueAtOnce,
	})
	if err != nil {
		return err
	}
	for _, due := range page.Items {
		err := storage.Atomic(ctx, e.store, func(tx Store) error {
			ours := false
			w, err := tx.Webhooks().Update(ctx, due.ID, func(w *Webhook) error {
				at := w.DueAt()
				if ours = !at.IsZero() && !at.After(now); ours {
					w.progress(func(s *Schedule) {
						if s.BegunAt.IsZero() {
							s.BegunAt = now
						}
						s.NextAt = now.Add(jobLease)
					})
				}
				return nil
			})
			if err != nil || !ours {
				return ignoreGone(err)
			}
			return tx.Enqueue(ctx, scheduleJob{w.ID, w.Distribution.Schedule.After})
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// progress changes a copy of the schedule of a distribution, because the old one may be shared.
func (w *Webhook) progress(change func(*Schedule)) {
	d, s := *w.Distribution, *w.Distribution.Schedule
	change(&s)
	d.Schedule, w.Distribution = &s, &d
}

func ignoreGone(err error) error {
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}

// awaits reports whether a job is the next one of a distribution.
func (w *Webhook) awaits(job scheduleJob) bool {
	return w.Active && w.Distribution != nil && w.Distribution.Schedule != nil && w.Distribution.Schedule.running() && w.Distribution.Schedule.After == job.After
}

// schedulePortion does a job: it writes the deliveries for some customers of the audience for whom the rules of the distribution hold,
// the position, and the next job, all in one commit. A repeated job does nothing, and neither does one of a distribution that is
// switched off. A deleted segment has no customers.
func (e *Engine) schedulePortion(ctx context.Context, job scheduleJob, _ asyncaction.Delivery) error {
	w, err := e.store.Webhooks().Get(ctx, job.DistributionID)
	if err != nil || !w.awaits(job) {
		return ignoreGone(err)
	}
	audience, err := e.deps.Audience(ctx, w.Distribution.SegmentID, job.After)
	if err := ignoreGone(err); err != nil {
		return err
	}
	var guards ruleGuard
	if err := guards.load(ctx, e.store, w.ID); err != nil {
		return err
	}
	var told []event.Event
	for _, ev := range audience.Customers {
		ev.ID, ev.Type, ev.EntityType, ev.EntityID = e.env.NewID(event.Kind.Prefix), Scheduled, "distribution", w.ID
		ev.Category, ev.CreatedAt = event.CategoryEffect, e.env.Now()
		hold, err := guards.hold(ctx, e, ev)
		if err != nil {
			return err
		}
		if hold {
			told = append(told, ev)
		}
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		now, stale := e.env.Now(), false
		made := make([]Delivery, len(told))
		_, err := tx.Webhooks().Update(ctx, w.ID, func(w *Webhook) error {
			if stale = !w.awaits(job); stale {
				return nil
			}
			w.progress(func(s *Schedule) {
				for i, ev := range told {
					made[i] = Delivery{
						ID: e.env.NewID(DeliveryKind.Prefix), WebhookID: w.ID, EventID: ev.ID, EventType: Scheduled, Status: StatusPending, CreatedAt: now,
						NextAt: later(now, s.BegunAt.Add(time.Duration(s.Sent+int64(i))*spacing)),
					}
				}
				s.After, s.Sent, s.NextAt = audience.Last, s.Sent+int64(len(told)), now.Add(jobLease)
				if !audience.More {
					s.DoneAt = now
				}
			})
			return nil
		})
		if err != nil || stale {
			return ignoreGone(err)
		}
		if err := tx.Events().Insert(ctx, told...); err != nil {
			return err
		}
		if err := tx.WebhookDeliveries().Insert(ctx, made...); err != nil || !audience.More {
			return err
		}
		return tx.Enqueue(ctx, scheduleJob{w.ID, audience.Last})
	})
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// Audience is a portion of the customers of a segment.
type Audience struct {
	// Customers are events with a customer each, and no other data yet.
	Customers []event.Event
	// Last is the id of the last customer who was examined, in the segment or not; More says that others follow.
	Last string
	More bool
}
