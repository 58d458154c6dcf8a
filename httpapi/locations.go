package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/storage"
)

// locationRoutes has the published operations, which read locations, and Punchcard's own, which change them.
func (a *API) locationRoutes() []route {
	return []route{
		{"GET", "/v1/locations", read(a.listLocations)},
		{"GET", "/v1/locations/{locationId}", read(a.getLocation)},
		{"POST", managedLocations, write(a.createLocation)},
		{"PUT", managedLocations + "/{locationId}", write(a.updateLocation)},
		{"DELETE", managedLocations + "/{locationId}", remove(a.deleteLocation)},
	}
}

const managedLocations = "/management/v1/projects/{projectId}/locations"

// locationList is paged by time: the next page begins before the end_date that the caller sends, the time of the last
// location of the page before.
var locationList = listing.Spec[location.Location]{
	Kind: location.Kind, Style: listing.StyleTimestamp, Order: []string{"-created_at", "updated_at"}, Total: true,
	Fields: listing.Fields{listing.Text("name"), listing.Time("created_at"), listing.Time("updated_at")},
}

func (a *API) listLocations(ctx context.Context, r *request) (list wire.List[wire.Location], err error) {
	more := false
	load := func(ctx context.Context, q storage.Query) (storage.Page[location.Location], error) {
		page, err := r.Project.Locations.List(ctx, q)
		more = page.HasMore
		return page, err
	}
	list, err = listPage(ctx, a, r, locationList, "data", storage.Filter{}, load, each(wire.NewLocation))
	list.HasMore = &more
	return list, err
}

func (a *API) getLocation(ctx context.Context, r *request) (wire.Location, error) {
	l, err := r.Project.Locations.Get(ctx, r.Path("locationId"))
	return wire.NewLocation(l), err
}

func (a *API) createLocation(ctx context.Context, r *request, in wire.LocationInput) (wire.Location, error) {
	name, shape, err := in.Domain()
	if err != nil {
		return wire.Location{}, err
	}
	s, sent := shape.Value()
	if !sent {
		return wire.Location{}, fault.PayloadMissing("shape")
	}
	l, err := r.Project.Locations.Create(ctx, name.Or(""), s)
	return wire.NewLocation(l), err
}

func (a *API) updateLocation(ctx context.Context, r *request, in wire.LocationInput) (wire.Location, error) {
	name, shape, err := in.Domain()
	if err != nil {
		return wire.Location{}, err
	}
	l, err := r.Project.Locations.Update(ctx, r.Path("locationId"), location.Update{Name: name, Shape: shape})
	return wire.NewLocation(l), err
}

func (a *API) deleteLocation(ctx context.Context, r *request) error {
	return r.Project.Locations.Delete(ctx, r.Path("locationId"))
}
