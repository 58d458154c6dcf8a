package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// managedRetention is the path of how long history is kept, which the published API does not have.
const managedRetention = "/management/v1/projects/{projectId}/retention"

func (a *API) retentionRoutes() []route {
	return []route{
		{"GET", managedRetention, read(a.getRetention)},
		{"PUT", managedRetention, write(a.setRetention)},
	}
}

func (a *API) getRetention(ctx context.Context, r *request) (wire.History, error) {
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	return wire.NewHistory(p.Retention), err
}

func (a *API) setRetention(ctx context.Context, r *request, in wire.HistoryInput) (wire.History, error) {
	kept, err := in.Domain()
	if err != nil {
		return wire.History{}, err
	}
	p, err := a.engine.Projects.Update(ctx, r.Caller.ProjectID, project.Update{Retention: patch.Set(kept)})
	return wire.NewHistory(p.Retention), err
}
