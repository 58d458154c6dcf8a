package punchcard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// KeyedObjects are the kinds of resources whose metadata keys can be purged.
func KeyedObjects() []string {
	return []string{metadata.ObjectCampaign, metadata.ObjectCustomer, metadata.ObjectOrder, metadata.ObjectProduct, metadata.ObjectVoucher}
}

// PurgeMetadataKey begins to take a key out of the metadata of all resources of one of the KeyedObjects, in the background. It fails
// with an invalid payload for another kind, for an empty key, and for one that the schema of the kind asks for: what was stored
// would no longer be right.
func (p *Project) PurgeMetadataKey(ctx context.Context, object, key string) (a asyncaction.Action, err error) {
	if !slices.Contains(KeyedObjects(), object) {
		return a, fault.Payload("object", "must be one of %s (actual value is '%.60s')", strings.Join(KeyedObjects(), ", "), object)
	}
	schemas, err := p.Schemas.Schemas(ctx)
	if err != nil {
		return a, err
	}
	if schemas.Requires(object, key) {
		return a, fault.Payload("key", "must be optional, or deleted, in the metadata schema of %s before it is purged (actual value is '%.60s')", object, key)
	}
	switch object {
	case metadata.ObjectCampaign:
		return p.Campaigns.PurgeMetadataKey(ctx, key)
	case metadata.ObjectCustomer:
		return p.Customers.PurgeMetadataKey(ctx, key)
	case metadata.ObjectOrder:
		return p.Orders.PurgeMetadataKey(ctx, key)
	case metadata.ObjectProduct:
		return p.Catalog.PurgeMetadataKey(ctx, key)
	default:
		return p.Vouchers.PurgeMetadataKey(ctx, key)
	}
}
