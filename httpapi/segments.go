package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) segmentRoutes() []route {
	return []route{
		{"GET", "/v1/segments", read(a.listSegments)},
		{"POST", "/v1/segments", write(a.createSegment)},
		{"GET", "/v1/segments/{segmentId}", read(a.getSegment)},
		{"DELETE", "/v1/segments/{segmentId}", remove(a.deleteSegment)},
		{"GET", "/v1/customers/{customerId}/segments", read(a.listCustomerSegments)},
	}
}

var segmentList = listing.Spec[segment.Segment]{
	Kind: segment.Kind, Order: []string{"-created_at"}, Total: true,
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("name"), listing.Time("created_at"),
		listing.Enum("type", string(segment.TypeStatic), string(segment.TypeAutoUpdate), string(segment.TypePassive)),
	},
}

func (a *API) listSegments(ctx context.Context, r *request) (list wire.SegmentList, err error) {
	ids, err := listing.Several(r.URL.Query(), "ids")
	if err != nil {
		return list, err
	}
	var within storage.Filter
	if len(ids) > 0 {
		within = storage.In("id", ids)
	}
	page, err := listPage(ctx, a, r, segmentList, "data", within, r.Project.Segments.List, each(wire.NewSegment))
	if err != nil {
		return list, err
	}
	return wire.NewSegmentList(page), nil
}

func (a *API) createSegment(ctx context.Context, r *request, in wire.SegmentCreate) (wire.Segment, error) {
	s, err := r.Project.Segments.Create(ctx, in.Domain())
	return wire.NewSegment(s), err
}

func (a *API) getSegment(ctx context.Context, r *request) (wire.Segment, error) {
	s, err := r.Project.Segments.Get(ctx, r.Path("segmentId"))
	return wire.NewSegment(s), err
}

func (a *API) deleteSegment(ctx context.Context, r *request) error {
	return r.Project.Segments.Delete(ctx, r.Path("segmentId"))
}

func (a *API) listCustomerSegments(ctx context.Context, r *request) (list wire.List[wire.SegmentOfCustomer], err error) {
	in, err := r.Project.Segments.Of(ctx, r.Path("customerId"))
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(in, wire.NewSegmentOfCustomer)), nil
}
