package httpapi

import (
	"context"
	"encoding/json"
	"reflect"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) productCollectionRoutes() []route {
	return []route{
		{"GET", "/v1/product-collections", read(a.listCollections)},
		{"POST", "/v1/product-collections", write(a.createCollection)},
		{"GET", "/v1/product-collections/{productCollectionId}", read(a.getCollection)},
		{"PUT", "/v1/product-collections/{productCollectionId}", write(a.updateCollection)},
		{"DELETE", "/v1/product-collections/{productCollectionId}", remove(a.deleteCollection)},
		{"GET", "/v1/product-collections/{productCollectionId}/products", read(a.listMembers)},
	}
}

var collectionList = listing.Spec[catalog.Collection]{
	Kind: catalog.CollectionKind, Order: []string{"-created_at", "updated_at", "name", "type"}, Total: true,
	Alike: []string{"code", "campaign", "category"},
}

var memberList = listing.Spec[catalog.Subject]{
	Kind: catalog.MemberKind, Order: []string{"created_at", "updated_at"}, Alike: inapplicableOrders, StartingAfter: "created_at", Total: true,
}

// memberFields are the properties of products and SKUs by which a dynamic collection selects them.
var memberFields = listing.Fields{
	listing.Text("id"), listing.Text("product_id"), listing.Text("source_id"), listing.Text("name"), listing.Number("price"),
	listing.Enum("object", "product", "sku"), listing.List("attributes"), listing.Text("image_url"),
	listing.Time("created_at"), listing.Time("updated_at"), listing.Custom("metadata"),
}

// selector returns a function that parses the filter of a dynamic collection.
func (a *API) selector(ctx context.Context, r *request) wire.Selector {
	return func(raw json.RawMessage) (s catalog.Selection, err error) {
		if err := json.Unmarshal(raw, &s.Filter); err != nil {
			return s, fault.Payload("filter", "must be object")
		}
		if s.Filter, err = metadata.Normalize("filter", s.Filter); err != nil {
			return s, err
		}
		if junction := s.Filter["junction"]; junction != "and" && junction != "or" {
			return s, nil // the catalog refuses such a filter
		}
		call, err := a.listCall(ctx, r, r.URL.Path)
		if err != nil {
			return s, err
		}
		if s.Condition, err = memberFields.FromJSON(raw, "filter", call); err != nil {
			return s, err
		}
		return s, refuseMoving(raw, s.Condition, call)
	}
}

// refuseMoving refuses a filter that depends on the present day, such as $today: the filter of a collection is parsed once
// and would keep the day on which it was written. To find out, the filter is parsed as if on another day.
func refuseMoving(raw json.RawMessage, now storage.Filter, call listing.Call) error {
	call.Now = call.Now.AddDate(1, 1, 8)
	later, err := memberFields.FromJSON(raw, "filter", call)
	if err != nil {
		return err
	}
	if !reflect.DeepEqual(now, later) {
		return fault.Payload("filter", "must NOT depend on the present day: compare times with $after and $before and a date")
	}
	return nil
}

func (a *API) listCollections(ctx context.Context, r *request) (wire.List[wire.Collection], error) {
	return listPage(ctx, a, r, collectionList, "data", storage.Filter{}, r.Project.Catalog.ListCollections, each(wire.NewCollection))
}

func (a *API) createCollection(ctx context.Context, r *request, in wire.CollectionInput) (wire.Collection, error) {
	n, err := in.Domain(a.selector(ctx, r))
	if err != nil {
		return wire.Collection{}, err
	}
	c, err := r.Project.Catalog.CreateCollection(ctx, n)
	return wire.NewCollection(c), err
}

func (a *API) getCollection(ctx context.Context, r *request) (wire.Collection, error) {
	c, err := r.Project.Catalog.Collection(ctx, r.Path("productCollectionId"))
	return wire.NewCollection(c), err
}

func (a *API) updateCollection(ctx context.Context, r *request, in wire.CollectionUpdate) (wire.Collection, error) {
	u, err := in.Domain(a.selector(ctx, r))
	if err != nil {
		return wire.Collection{}, err
	}
	u.From = r.from
	c, err := r.Project.Catalog.UpdateCollection(ctx, r.Path("productCollectionId"), u)
	return wire.NewCollection(c), err
}

func (a *API) deleteCollection(ctx context.Context, r *request) error {
	return r.Project.Catalog.DeleteCollection(ctx, r.Path("productCollectionId"))
}

func (a *API) listMembers(ctx context.Context, r *request) (wire.List[any], error) {
	ofCollection := func(ctx context.Context, q storage.Query) (storage.Page[catalog.Subject], error) {
		return r.Project.Catalog.ListMembers(ctx, r.Path("productCollectionId"), q)
	}
	return listPage(ctx, a, r, memberList, "data", storage.Filter{}, ofCollection, each(wire.NewMember))
}
