package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) asyncActionRoutes() []route {
	return []route{
		{"GET", "/v1/async-actions", read(a.listAsyncActions)},
		{"GET", "/v1/async-actions/{asyncActionId}", read(a.getAsyncAction)},
	}
}

// asyncActionList is paged by time: the next page begins before the end_date that the caller sends, the time of the last
// action of the page before.
var asyncActionList = listing.Spec[asyncaction.Action]{
	Kind: asyncaction.ActionKind, Style: listing.StyleTimestamp, Order: []string{"-created_at"},
}

func (a *API) listAsyncActions(ctx context.Context, r *request) (list wire.List[wire.AsyncAction], err error) {
	more := false
	load := func(ctx context.Context, q storage.Query) (storage.Page[asyncaction.Action], error) {
		page, err := r.Project.AsyncActions.List(ctx, q)
		more = page.HasMore
		return page, err
	}
	list, err = listPage(ctx, a, r, asyncActionList, "async_actions", storage.Filter{}, load, each(wire.NewAsyncAction))
	list.HasMore = &more
	return list, err
}

func (a *API) getAsyncAction(ctx context.Context, r *request) (wire.AsyncAction, error) {
	action, err := r.Project.AsyncActions.Get(ctx, r.Path("asyncActionId"))
	if err != nil {
		return wire.AsyncAction{}, err
	}
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	return wire.NewAsyncActionWithResult(action, a.reportURL(p, action.ID)), err
}
