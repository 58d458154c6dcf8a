package asyncaction

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/selection"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// MatchingJob is the position of a change of all objects that match a filter. Jobs of single kinds embed it.
type MatchingJob struct {
	Place
	Filter json.RawMessage
	// Until is when the action began: objects that were made later are not changed.
	Until time.Time
	Pace  Pace
	// After is the id of the last object that an earlier portion went through.
	After string
}

// matchingFirst is how many objects the first portion of a change goes through.
const matchingFirst = 500

// StartMatching begins a change of all objects that match a filter and that were made before, behind the bulk updates under way. The job of its kind is
// made by as. Each object stands for itself: the action can be canceled between two portions, and the first portion counts them. It fails with
// invalid_query_params for a filter that a list of the objects does not have.
func StartMatching[S Store, T any](ctx context.Context, store S, e env.Env, kind storage.Kind[T], f storage.Filter, as func(MatchingJob) Job) (a Action, err error) {
	if err := kind.CheckFilter(f); err != nil {
		return a, err
	}
	text, err := selection.EncodeFilter(f)
	if err != nil {
		return a, err
	}
	a, job := newAction(ctx, e, LineBulk, func(actionID string) Job {
		return as(MatchingJob{Place: Place{ActionID: actionID}, Filter: text, Until: e.Now()})
	})
	a.ByRows = true
	return a, storage.AtomicUpsert(ctx, store, func(tx S) error {
		if err := tx.AsyncActions().Insert(ctx, a); err != nil {
			return err
		}
		return enqueue(ctx, tx, a.Line, a.ID, job)
	})
}

// Matching is how the objects of a kind are gone through and changed.
type Matching[S Store, T any] struct {
	Kind storage.Kind[T]
	// Of is their collection, and Kept leaves out those in the trash; the zero filter leaves none out.
	Of   func(S) storage.Collection[T]
	Kept storage.Filter
	// As makes the job of the next portion, and Message the text of the result.
	As      func(MatchingJob) Job
	Message func(*Action) string
	// Change changes those of a page that still match, and has a.Refuse count those that cannot be changed.
	Change func(ctx context.Context, tx S, page []T, which storage.Filter, a *Action, now time.Time) error
}

// MatchingPortion changes the next objects of a job, as Portion does. Each is changed when it matches at the moment of its portion. The first portion
// counts what there is to do, before its transaction: a count may take as long as the rest of the portion.
func MatchingPortion[S Store, T any](ctx context.Context, store S, d Delivery, job MatchingJob, now func() time.Time, m Matching[S, T]) error {
	which, err := selection.DecodeFilter(job.Filter)
	if err != nil {
		return err
	}
	which = storage.And(which, m.Kept, storage.Where("created_at", storage.OpLessEqual, job.Until))
	total := 0
	if job.Portion == 0 && !d.GivenUp {
		if total, err = storage.Count(ctx, m.Of(store), which); err != nil {
			return err
		}
	}
	return Portion(ctx, store, d, job.ActionID, job.Portion, now, func(tx S, a *Action) (Job, error) {
		ctx := env.WithSource(env.WithRequest(ctx, a.RequestID), a.Source)
		at, began := now(), time.Now()
		if job.Portion == 0 {
			a.Total = int64(total)
		}
		q := storage.Query{Filter: which, Limit: job.Pace.Size(matchingFirst)}
		if job.After != "" {
			q.After = &storage.Position{ID: job.After}
		}
		page, err := m.Of(tx).List(ctx, q)
		if err != nil {
			return nil, err
		}
		failed := a.Failed
		if len(page.Items) > 0 {
			if err := m.Change(ctx, tx, page.Items, which, a, at); err != nil {
				return nil, err
			}
		}
		a.Done += int64(len(page.Items)) - (a.Failed - failed)
		a.Total = max(a.Total, a.Done+a.Failed)
		if page.HasMore {
			next := job
			next.Place, next.After = job.Next(), m.Kind.ID(&page.Items[len(page.Items)-1])
			next.Pace = job.Pace.After(len(page.Items), time.Since(began))
			return m.As(next), nil
		}
		a.Total = a.Done + a.Failed // some may have ceased to match meanwhile
		a.Finish(m.Message(a), nil, at)
		return nil, nil
	})
}

// Described is an object with metadata: what it is called in reports, and what a change of its metadata writes.
type Described struct {
	Key       string
	Metadata  *metadata.Map
	UpdatedAt *time.Time
}

// merge merges metadata into that of the object, or fails when its schema does not allow the result.
func (d Described) merge(change metadata.Map, schemas *metadata.Schemas, object string) error {
	merged, err := metadata.Normalize("metadata", metadata.Merge(*d.Metadata, change))
	if err == nil {
		err = schemas.Check(object, merged)
	}
	if err != nil {
		return err
	}
	if *d.Metadata = merged; len(merged) == 0 {
		*d.Metadata = nil
	}
	return nil
}

// MergeMetadata merges metadata into that of the objects of a page that still match. object names their schema; one whose metadata would break it is
// counted with its reason, and the others are changed. What stays as it is gets no new UpdatedAt.
func MergeMetadata[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], page []T, which storage.Filter, a *Action, now time.Time,
	change metadata.Map, schemas *metadata.Schemas, object string, of func(*T) Described) error {
	var ids []string
	for i := range page {
		item := of(&page[i])
		if err := item.merge(change, schemas, object); err != nil {
			if err := a.Refuse(item.Key, err); err != nil {
				return err
			}
			continue
		}
		ids = append(ids, kind.ID(&page[i]))
	}
	if len(ids) == 0 {
		return nil
	}
	_, err := c.UpdateAll(ctx, storage.And(which, storage.In("id", ids)), func(item *T) (bool, error) {
		d := of(item)
		before := *d.Metadata
		if err := d.merge(change, schemas, object); err != nil {
			_, refused := fault.As(err) // it was changed since it was listed
			if refused {
				err = nil
			}
			return false, err
		}
		if d.Metadata.Equal(before) {
			*d.Metadata = before
			return false, nil
		}
		*d.UpdatedAt = now
		return true, nil
	})
	return err
}

// MetadataJob is the position of a change of the metadata of all objects that match a filter. Jobs of single kinds embed it.
type MetadataJob struct {
	MatchingJob
	Metadata metadata.Map
}

// MetadataOfAll is how the metadata of all objects of a kind are changed.
type MetadataOfAll[S Store, T any] struct {
	Kind storage.Kind[T]
	Of   func(S) storage.Collection[T]
	Kept storage.Filter
	As   func(MetadataJob) Job
	// Object names the schema of the metadata, and Plural the objects in the text of the result.
	Object, Plural string
	Described      func(*T) Described
}

// Start begins a change of the metadata of all objects that match a filter and that were made before: m is merged by key, and a null removes the key. It
// fails as StartMatching does, and with an invalid payload for metadata without a key.
func (all MetadataOfAll[S, T]) Start(ctx context.Context, store S, e env.Env, f storage.Filter, m metadata.Map) (a Action, err error) {
	if len(m) == 0 {
		return a, fault.PayloadMissing("metadata")
	}
	if m, err = metadata.Normalize("metadata", m); err != nil {
		return a, err
	}
	return StartMatching(ctx, store, e, all.Kind, f, func(j MatchingJob) Job { return all.As(MetadataJob{j, m}) })
}

// Portion changes the next objects of a job, as MatchingPortion does.
func (all MetadataOfAll[S, T]) Portion(ctx context.Context, store S, d Delivery, job MetadataJob, now func() time.Time, schemas metadata.Source) error {
	checks, err := schemas.Now(ctx)
	if err != nil {
		return err
	}
	return MatchingPortion(ctx, store, d, job.MatchingJob, now, Matching[S, T]{
		Kind: all.Kind, Of: all.Of, Kept: all.Kept, Message: Updated(all.Plural),
		As: func(j MatchingJob) Job { return all.As(MetadataJob{j, job.Metadata}) },
		Change: func(ctx context.Context, tx S, page []T, which storage.Filter, a *Action, now time.Time) error {
			return MergeMetadata(ctx, all.Of(tx), all.Kind, page, which, a, now, job.Metadata, checks, all.Object, all.Described)
		},
	})
}
