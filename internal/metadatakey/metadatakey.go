// Package metadatakey takes a key out of the metadata of all resources of one kind, in the background. Resources in the trash lose
// it as well. There are no events: webhooks would get one for each of thousands of resources.
package metadatakey

import (
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is what a purge needs of a backend.
type Store interface {
	campaign.Store
	catalog.Store
	customer.Store
	order.Store
	voucher.Store
}

// Engine purges keys within one project.
type Engine struct {
	store   Store
	env     env.Env
	schemas metadata.Source
}

// New returns the engine of the project that the store belongs to.
func New(store Store, env env.Env, schemas metadata.Source) *Engine {
	return &Engine{store, env, schemas}
}

// kinds are the resources whose keys can be purged, as metadata.PurgeableObjects lists them.
var kinds = map[string]kind{
	metadata.ObjectCampaign: kindOf(campaign.Kind, Store.Campaigns, func(c *campaign.Campaign) (*metadata.Map, *time.Time) { return &c.Metadata, &c.UpdatedAt }),
	metadata.ObjectCustomer: kindOf(customer.Kind, Store.Customers, func(c *customer.Customer) (*metadata.Map, *time.Time) { return &c.Metadata, &c.UpdatedAt }),
	metadata.ObjectOrder:    kindOf(order.Kind, Store.Orders, func(o *order.Order) (*metadata.Map, *time.Time) { return &o.Metadata, &o.UpdatedAt }),
	metadata.ObjectProduct:  kindOf(catalog.ProductKind, Store.Products, func(p *catalog.Product) (*metadata.Map, *time.Time) { return &p.Metadata, &p.UpdatedAt }),
	metadata.ObjectVoucher:  kindOf(voucher.Kind, Store.Vouchers, func(v *voucher.Voucher) (*metadata.Map, *time.Time) { return &v.Metadata, &v.UpdatedAt }),
}

// kind is how the resources of one kind are counted and changed.
type kind struct {
	count func(ctx context.Context, tx Store) (int, error)
	// purge takes the key of the job out of the next resources.
	purge func(ctx context.Context, tx Store, p job, at time.Time) (portion, error)
}

// portion is what a job went through.
type portion struct {
	seen, changed int
	// last is the id of the last resource; more says that there are others behind it.
	last string
	more bool
}

// kindOf describes a kind: where its resources are, and where each keeps its metadata and the time of its last change.
func kindOf[T any](k storage.Kind[T], items func(Store) storage.Collection[T], data func(*T) (*metadata.Map, *time.Time)) kind {
	return kind{
		count: func(ctx context.Context, tx Store) (int, error) {
			return storage.Count(ctx, items(tx), storage.Filter{})
		},
		purge: func(ctx context.Context, tx Store, p job, at time.Time) (portion, error) {
			q := storage.Query{Limit: p.Pace.Size(firstSize)}
			if p.After != "" {
				q.After = &storage.Position{ID: p.After}
			}
			page, err := items(tx).List(ctx, q)
			if err != nil {
				return portion{}, err
			}
			done := portion{seen: len(page.Items), last: p.After, more: page.HasMore}
			var having []string
			for i := range page.Items {
				item := &page.Items[i]
				done.last = k.ID(item)
				if m, _ := data(item); has(*m, p.Key) {
					having = append(having, done.last)
				}
			}
			if len(having) == 0 {
				return done, nil
			}
			done.changed, err = items(tx).UpdateAll(ctx, storage.In("id", having), func(item *T) (bool, error) {
				m, changed := data(item)
				if !has(*m, p.Key) {
					return false, nil
				}
				if *m = metadata.Merge(*m, metadata.Map{p.Key: nil}); len(*m) == 0 {
					*m = nil
				}
				*changed = at
				return true, nil
			})
			return done, err
		},
	}
}

func has(m metadata.Map, key string) bool {
	_, ok := m[key]
	return ok
}

// job is where a purge stands. The kind of its resources is a part of its own kind, which is the type of the action that clients see.
type job struct {
	asyncaction.Place
	Object, Key string
	Pace        asyncaction.Pace
	// After is the id of the last resource that an earlier portion went through.
	After string
}

func (j job) Kind() string { return strings.ToUpper(j.Object) + "S.METADATA_KEY_PURGE" }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	for object := range kinds {
		asyncaction.HandleKind(r, job{Object: object}.Kind(), false, false, func(ctx context.Context, projectID string, j job, d asyncaction.Delivery) error {
			return engine(projectID).portion(ctx, j, d)
		})
	}
}

// Start begins to take a key out of the metadata of all resources of a kind, one of metadata.PurgeableObjects, behind the bulk updates under way. It
// fails with an invalid payload for another kind, for an empty key, and for one that the schema of the kind asks for.
func (e *Engine) Start(ctx context.Context, object, key string) (a asyncaction.Action, err error) {
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return a, err
	}
	if err := schemas.CheckPurge(object, key); err != nil {
		return a, err
	}
	if key == "" {
		return a, fault.PayloadMissing("key")
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		total, err := kinds[object].count(ctx, tx)
		if err != nil {
			return err
		}
		a, err = asyncaction.Begin(ctx, tx, e.env, asyncaction.LineBulk, int64(total), func(actionID string) asyncaction.Job {
			return job{Place: asyncaction.Place{ActionID: actionID}, Object: object, Key: key}
		})
		return err
	})
	return a, err
}

// firstSize is how many resources the first portion of a purge goes through.
const firstSize = 1000

// portion goes through the next resources. The action counts those that had the key.
func (e *Engine) portion(ctx context.Context, j job, d asyncaction.Delivery) error {
	return asyncaction.Portion(ctx, e.store, d, j.ActionID, j.Portion, e.env.Now, func(tx Store, a *asyncaction.Action) (asyncaction.Job, error) {
		began, at := time.Now(), e.env.Now()
		done, err := kinds[j.Object].purge(ctx, tx, j, at)
		if err != nil {
			return nil, err
		}
		a.Done += int64(done.changed)
		if !done.more {
			a.Finish(asyncaction.Updated(j.Object+"s")(a), nil, at)
			return nil, nil
		}
		next := j
		next.Place, next.Pace, next.After = j.Next(), j.Pace.After(done.seen, time.Since(began)), done.last
		return next, nil
	})
}
