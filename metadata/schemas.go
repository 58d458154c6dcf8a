package metadata

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// The kinds of resources whose metadata a schema describes, by the RelatedObject of the schema. A schema of any other name describes
// nested objects.
const (
	ObjectCampaign      = "campaign"
	ObjectCustomer      = "customer"
	ObjectEarningRule   = "earning_rule"
	ObjectLoyaltyTier   = "loyalty_tier"
	ObjectMember        = "vl_member"
	ObjectOrder         = "order"
	ObjectOrderItem     = "order_item"
	ObjectProduct       = "product"
	ObjectPromotionTier = "promotion_tier"
	ObjectPublication   = "publication"
	ObjectRedemption    = "redemption"
	ObjectReward        = "reward"
	ObjectVoucher       = "voucher"
)

// Schemas are all schemas of a project at one revision. A nil *Schemas describes nothing and accepts everything.
type Schemas struct {
	objects map[string]Schema
	events  map[string]Schema
}

// NewSchemas gathers the schemas of a project.
func NewSchemas(objects []Schema, events []EventSchema) *Schemas {
	s := &Schemas{objects: make(map[string]Schema, len(objects)), events: make(map[string]Schema, len(events))}
	for _, o := range objects {
		s.objects[o.RelatedObject] = o
	}
	for _, e := range events {
		s.events[e.Name] = Schema{RelatedObject: e.Name, Properties: e.Properties}
	}
	return s
}

// Check validates the metadata that would be stored with a resource against the schema of its kind, if there is one; see the
// function Check for the fault.
func (s *Schemas) Check(object string, m Map) error {
	if s == nil {
		return nil
	}
	if schema, found := s.objects[object]; found {
		return Check(schema, s.objects, m)
	}
	return nil
}

// PurgeableObjects lists the kinds of resources whose metadata keys can be purged.
func PurgeableObjects() []string {
	return []string{ObjectCampaign, ObjectCustomer, ObjectOrder, ObjectProduct, ObjectVoucher}
}

// CheckPurge refuses to purge a key of a kind that is not one of the PurgeableObjects, and a key that the schema of the kind
// requires: the stored metadata would no longer be valid.
func (s *Schemas) CheckPurge(object, key string) error {
	if !slices.Contains(PurgeableObjects(), object) {
		return fault.Payload("object", "must be one of %s (actual value is '%.60s')", strings.Join(PurgeableObjects(), ", "), object)
	}
	if s == nil {
		return nil
	}
	if d, defined := s.objects[object].Properties[key]; defined && !d.Optional && !d.Deleted {
		return fault.Payload("key", "must be optional, or deleted, in the metadata schema of %s before it is purged (actual value is '%.60s')", object, key)
	}
	return nil
}

// Event returns the schema of a custom event, or nil when there is none.
func (s *Schemas) Event(name string) *Schema {
	if s == nil {
		return nil
	}
	if schema, found := s.events[name]; found {
		return &schema
	}
	return nil
}

// Source returns the schemas of a project as they are now. A nil Source has none.
type Source func(context.Context) (*Schemas, error)

// Now returns the present schemas.
func (s Source) Now(ctx context.Context) (*Schemas, error) {
	if s == nil {
		return nil, nil
	}
	return s(ctx)
}
