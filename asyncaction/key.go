package asyncaction

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// KeyJob is where the purge of a key of metadata stands. Jobs of single kinds embed it.
type KeyJob struct {
	Place
	Pace Pace
	Key  string
	// After is the id of the last item that an earlier portion went through.
	After string
}

// KeyPurge says how one key is taken out of the metadata of all items of a kind, those in the trash included. Nobody is told.
type KeyPurge[S Store, T any] struct {
	Kind storage.Kind[T]
	// Plural is what the message calls the items.
	Plural string
	Items  func(S) storage.Collection[T]
	// Metadata returns where an item keeps its metadata, and when it was changed.
	Metadata func(*T) (*metadata.Map, *time.Time)
	// Job makes the job of the kind.
	Job func(KeyJob) Job
}

// Start begins to take a key away, in the line of bulk updates. It fails with an invalid payload for an empty key.
func (p KeyPurge[S, T]) Start(ctx context.Context, store S, e env.Env, key string) (a Action, err error) {
	if key == "" {
		return a, fault.PayloadMissing("key")
	}
	err = storage.AtomicUpsert(ctx, store, func(tx S) error {
		total, err := storage.Count(ctx, p.Items(tx), storage.Filter{})
		if err != nil {
			return err
		}
		now := e.Now()
		id := e.IDOnce(ctx, ActionKind.Prefix)
		job := p.Job(KeyJob{Place: Place{ActionID: id}, Key: key})
		a = Action{
			ID: id, Type: job.Kind(), Status: StatusEnqueued, Operation: OperationUnknown, RequestID: env.RequestID(ctx),
			CreatedAt: now, UpdatedAt: now, Total: int64(total), Line: LineBulk,
		}
		if err := tx.AsyncActions().Insert(ctx, a); err != nil {
			return err
		}
		return enqueue(ctx, tx, a.Line, a.ID, job)
	})
	return a, err
}

// keyFirst is how many items the first portion of a purge goes through.
const keyFirst = 1000

// Portion goes through the next items. The action counts those that had the key.
func (p KeyPurge[S, T]) Portion(ctx context.Context, store S, d Delivery, job KeyJob, now func() time.Time) error {
	return Portion(ctx, store, d, job.ActionID, job.Place.Portion, now, func(tx S, a *Action) (Job, error) {
		began, at, next := time.Now(), now(), job
		q := storage.Query{Limit: job.Pace.Size(keyFirst)}
		if job.After != "" {
			q.After = &storage.Position{ID: job.After}
		}
		page, err := p.Items(tx).List(ctx, q)
		if err != nil {
			return nil, err
		}
		var having []string
		for i := range page.Items {
			item := &page.Items[i]
			next.After = p.Kind.ID(item)
			if p.drop(item, job.Key, at) {
				having = append(having, next.After)
			}
		}
		if len(having) > 0 {
			changed, err := p.Items(tx).UpdateAll(ctx, storage.In("id", having), func(item *T) (bool, error) { return p.drop(item, job.Key, at), nil })
			if err != nil {
				return nil, err
			}
			a.Done += int64(changed)
		}
		if page.HasMore {
			next.Place, next.Pace = job.Next(), job.Pace.After(len(page.Items), time.Since(began))
			return p.Job(next), nil
		}
		a.Finish(Updated(p.Plural)(a), nil, at)
		return nil, nil
	})
}

// drop takes the key away and reports whether it was there.
func (p KeyPurge[S, T]) drop(item *T, key string, at time.Time) bool {
	m, changed := p.Metadata(item)
	if _, has := (*m)[key]; !has {
		return false
	}
	if *m = metadata.Merge(*m, metadata.Map{key: nil}); len(*m) == 0 {
		*m = nil
	}
	*changed = at
	return true
}
