package trash

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Entry is one deleted resource that can still be removed for good.
type Entry struct {
	ID           string
	ResourceID   string
	ResourceType ResourceType
	// ResourceName is the name that people know: that of a campaign, the code of a voucher.
	ResourceName string
	// ParentID is the product of an SKU.
	ParentID string
	// DeletedBy is the user who deleted the resource. It is empty when it was deleted with an API key.
	DeletedBy string
	CreatedAt time.Time
}

// ResourceType is the kind of a deleted resource.
type ResourceType string

// The resources that go to the trash.
const (
	TypeCampaign ResourceType = "campaign"
	TypeVoucher  ResourceType = "voucher"
	TypeProduct  ResourceType = "product"
	TypeSKU      ResourceType = "sku"
)

// Kind describes entries to a backend.
var Kind = storage.Kind[Entry]{
	Name: "bin_entry", Prefix: "tbe_",
	ID: func(e *Entry) string { return e.ID },
	Fields: []storage.Field[Entry]{
		storage.String("resource_id", func(e *Entry) string { return e.ResourceID }),
		storage.String("resource_type", func(e *Entry) string { return string(e.ResourceType) }),
		storage.String("resource_name", func(e *Entry) string { return e.ResourceName }),
		storage.Time("created_at", func(e *Entry) time.Time { return e.CreatedAt }).Ordered(),
	},
}

// Store is what this package needs of a backend.
type Store interface {
	TrashEntries() storage.Collection[Entry]
}

// Forget removes the entry of a resource, in the transaction tx that removes the resource for good. A resource without an entry is no
// error.
func Forget(ctx context.Context, tx Store, resourceID string) error {
	_, err := tx.TrashEntries().DeleteAll(ctx, storage.Is("resource_id", resourceID))
	return err
}
