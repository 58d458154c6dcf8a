package httpapi

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

// zone returns the time zone of the project. Days, hours and dates without an offset are in this zone.
func (a *API) zone(ctx context.Context, r *request) (*time.Location, error) {
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return nil, err
	}
	return p.Zone(), nil
}

// listCall returns the context in which a list is parsed: time, zone and the secret of its cursors. A cursor is valid for
// the same project and scope alone.
func (a *API) listCall(ctx context.Context, r *request, scope string) (listing.Call, error) {
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return listing.Call{}, err
	}
	return listing.Call{Now: a.engine.Env().Now(), Zone: p.Zone(), Secret: p.Secret, Scope: p.ID + " " + scope}, nil
}

// listPage answers a list of the v1 API that is paged by number or by starting_after_id: it reads the parameters, adds the
// condition within, loads the page and converts its items.
func listPage[T, W any](ctx context.Context, a *API, r *request, spec listing.Spec[T], dataRef string, within storage.Filter,
	load func(context.Context, storage.Query) (storage.Page[T], error), shape func([]T) ([]W, error)) (list wire.List[W], err error) {
	call, err := a.listCall(ctx, r, r.URL.Path)
	if err != nil {
		return list, err
	}
	parsed, err := spec.Parse(r.URL.Query(), call)
	if err != nil {
		return list, err
	}
	parsed.Within(within)
	get := func(ctx context.Context, id string) (item T, err error) {
		found, err := load(ctx, storage.Query{Filter: storage.And(within, storage.Is("id", id)), Limit: 1})
		if err == nil && len(found.Items) == 1 {
			return found.Items[0], nil
		}
		return item, notListed(spec.Kind.Name, id, err)
	}
	if err := parsed.Resume(ctx, get); err != nil {
		return list, err
	}
	found, err := loadPage(ctx, r, parsed.Query, load)
	if err != nil {
		return list, err
	}
	page, err := parsed.Page(found)
	if err != nil {
		return list, err
	}
	list.DataRef = dataRef
	if list.Items, err = shape(page.Items); err != nil {
		return list, err
	}
	if spec.Total {
		list.Total = &page.Total
	}
	if spec.Style == listing.StyleStartingAfterID {
		list.HasMore, list.NextStart = &page.HasMore, page.MoreStartingAfter
	}
	return list, nil
}

// cursorPage answers a list of the /v2 API, which is paged by cursors.
func cursorPage[T, W any](ctx context.Context, a *API, r *request, spec listing.Spec[T],
	load func(context.Context, storage.Query) (storage.Page[T], error), shape func([]T) ([]W, error)) (list wire.CursorList[W], err error) {
	call, err := a.listCall(ctx, r, r.URL.Path)
	if err != nil {
		return list, err
	}
	parsed, err := spec.Parse(r.URL.Query(), call)
	if err != nil {
		return list, err
	}
	found, err := loadPage(ctx, r, parsed.Query, load)
	if err != nil {
		return list, err
	}
	page, err := parsed.Page(found)
	if err != nil {
		return list, err
	}
	list.Object = "list"
	if page.Next != "" {
		list.Cursor = &wire.Cursor{Next: page.Next, ExpiresAt: wire.NewTime(page.ExpiresAt)}
	}
	list.Data, err = shape(page.Items)
	if list.Data == nil {
		list.Data = []W{}
	}
	return list, err
}

// loadPage reads the rows of a page, which may come from a replica: then a header of the answer says how old they may be. What the rows refer to is
// read by its id, from the storage itself.
func loadPage[T any](ctx context.Context, r *request, q storage.Query, load func(context.Context, storage.Query) (storage.Page[T], error)) (storage.Page[T], error) {
	ctx, lag := storage.MayLag(ctx, time.Time{})
	found, err := load(ctx, q)
	r.tellLag(lag)
	return found, err
}

// tellLag says in the answer how old what was read may be.
func (r *request) tellLag(lag *storage.Lag) {
	if seconds := lag.Seconds(); seconds != "" {
		r.reply.Set(storage.LagHeader, seconds)
	}
}

// notListed is the error of loading a single item: the error that happened or, without one, that there is no such item.
func notListed(resource, id string, accident error) error {
	if accident != nil {
		return accident
	}
	return fault.NotFound(resource, id)
}

// each turns a conversion of one item into one of a page of items.
func each[T, W any](convert func(T) W) func([]T) ([]W, error) {
	return func(items []T) ([]W, error) { return shapesOf(items, convert), nil }
}

// shapesOf converts items one by one.
func shapesOf[T, W any](items []T, convert func(T) W) []W {
	shapes := make([]W, len(items))
	for i, item := range items {
		shapes[i] = convert(item)
	}
	return shapes
}

// unpagedList is the answer of a list without pages.
func unpagedList[W any](items []W) wire.List[W] {
	total := len(items)
	return wire.List[W]{DataRef: "data", Items: items, Total: &total}
}
