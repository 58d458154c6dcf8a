package campaign

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/metadata"
)

// keyPurgeJob takes a key out of the metadata of all campaigns.
type keyPurgeJob struct{ asyncaction.KeyJob }

// Kind is the type of the action that clients see.
func (keyPurgeJob) Kind() string { return "CAMPAIGNS.METADATA_KEY_PURGE" }

var keyPurge = asyncaction.KeyPurge[Store, Campaign]{
	Kind: Kind, Plural: "campaigns", Items: Store.Campaigns,
	Metadata: func(c *Campaign) (*metadata.Map, *time.Time) { return &c.Metadata, &c.UpdatedAt },
	Job:      func(j asyncaction.KeyJob) asyncaction.Job { return keyPurgeJob{j} },
}

// PurgeMetadataKey begins to take a key out of the metadata of all campaigns, in the background and without events. Codes keep theirs.
func (e *Engine) PurgeMetadataKey(ctx context.Context, key string) (asyncaction.Action, error) {
	return keyPurge.Start(ctx, e.store, e.env, key)
}

// keyPurgePortion takes the key out of the next campaigns.
func (e *Engine) keyPurgePortion(ctx context.Context, job keyPurgeJob, d asyncaction.Delivery) error {
	return keyPurge.Portion(ctx, e.store, d, job.KeyJob, e.env.Now)
}
