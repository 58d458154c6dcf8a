package customer

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// changeAllJob changes the metadata of the customers that match a filter, one portion at a time.
type changeAllJob struct{ asyncaction.MetadataJob }

// Kind is the type of the action that clients see.
func (changeAllJob) Kind() string { return "CUSTOMERS.CHANGE_ALL" }

var changeOfAll = asyncaction.MetadataOfAll[Store, Customer]{
	Kind: Kind, Of: Store.Customers, Object: metadata.ObjectCustomer, Plural: "customers",
	As: func(j asyncaction.MetadataJob) asyncaction.Job { return changeAllJob{j} },
	Described: func(c *Customer) asyncaction.Described {
		return asyncaction.Described{Key: cmp.Or(c.SourceID, c.ID), Metadata: &c.Metadata, UpdatedAt: &c.UpdatedAt}
	},
}

// ChangeAll merges metadata by key into that of all customers that match a filter and that were made before, in the background and without events, as
// UpdateMetadata does; a null removes the key. The action tells the customers whose metadata would break their schema. It fails with an invalid payload, and
// with invalid_query_params for a filter that a list of customers does not have.
func (e *Engine) ChangeAll(ctx context.Context, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
	return changeOfAll.Start(ctx, e.store, e.env, f, m)
}

// changeAllPortion changes the next customers of a job.
func (e *Engine) changeAllPortion(ctx context.Context, job changeAllJob, d asyncaction.Delivery) error {
	return changeOfAll.Portion(ctx, e.store, d, job.MetadataJob, e.env.Now, e.schemas)
}
