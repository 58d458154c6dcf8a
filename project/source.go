package project

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Source reads one project, as it is now, for the engines that work in it.
type Source func(context.Context) (Project, error)

// Source returns the source of the project with an id. A project that was never made has its days in UTC, codes of which case counts, and no secret.
func (e *Engine) Source(id string) Source {
	return func(ctx context.Context) (Project, error) {
		p, err := e.Get(ctx, id)
		if fault.IsNotFound(err) {
			return Project{ID: id, CaseSensitiveCodes: true}, nil
		}
		return p, err
	}
}

// Zone reads where the days of the project begin.
func (s Source) Zone(ctx context.Context) (*time.Location, error) {
	p, err := s(ctx)
	return p.Zone(), err
}
