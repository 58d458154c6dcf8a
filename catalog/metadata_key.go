package catalog

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/metadata"
)

// KeyPurgeJob takes a key out of the metadata of all products.
type KeyPurgeJob struct{ asyncaction.KeyJob }

// Kind is the type of the action that clients see.
func (KeyPurgeJob) Kind() string { return "PRODUCTS.METADATA_KEY_PURGE" }

var keyPurge = asyncaction.KeyPurge[Store, Product]{
	Kind: ProductKind, Plural: "products", Items: Store.Products,
	Metadata: func(p *Product) (*metadata.Map, *time.Time) { return &p.Metadata, &p.UpdatedAt },
	Job:      func(j asyncaction.KeyJob) asyncaction.Job { return KeyPurgeJob{j} },
}

// PurgeMetadataKey begins to take a key out of the metadata of all products, in the background and without events.
func (e *Engine) PurgeMetadataKey(ctx context.Context, key string) (asyncaction.Action, error) {
	return keyPurge.Start(ctx, e.store, e.env, key)
}

// KeyPurgePortion takes the key out of the next products.
func (e *Engine) KeyPurgePortion(ctx context.Context, job KeyPurgeJob, d asyncaction.Delivery) error {
	return keyPurge.Portion(ctx, e.store, d, job.KeyJob, e.env.Now)
}
