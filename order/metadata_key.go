package order

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/metadata"
)

// keyPurgeJob takes a key out of the metadata of all orders.
type keyPurgeJob struct{ asyncaction.KeyJob }

// Kind is the type of the action that clients see.
func (keyPurgeJob) Kind() string { return "ORDERS.METADATA_KEY_PURGE" }

var keyPurge = asyncaction.KeyPurge[Store, Order]{
	Kind: Kind, Plural: "orders", Items: Store.Orders,
	Metadata: func(o *Order) (*metadata.Map, *time.Time) { return &o.Metadata, &o.UpdatedAt },
	Job:      func(j asyncaction.KeyJob) asyncaction.Job { return keyPurgeJob{j} },
}

// PurgeMetadataKey begins to take a key out of the metadata of all orders, in the background and without events. Lines of orders keep theirs.
func (e *Engine) PurgeMetadataKey(ctx context.Context, key string) (asyncaction.Action, error) {
	return keyPurge.Start(ctx, e.store, e.env, key)
}

// keyPurgePortion takes the key out of the next orders.
func (e *Engine) keyPurgePortion(ctx context.Context, job keyPurgeJob, d asyncaction.Delivery) error {
	return keyPurge.Portion(ctx, e.store, d, job.KeyJob, e.env.Now)
}
