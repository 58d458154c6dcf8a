package project

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Source reads the present state of one project, for its engines.
type Source func(context.Context) (Project, error)

// Source returns the source of the project with an id. For a project that does not exist it returns UTC, case-sensitive codes, and
// no secret.
func (e *Engine) Source(id string) Source { return sourceOf(id, e.Get) }

// RecentSource is Source for what only reads: the project as it was up to a second ago; see Recent.
func (e *Engine) RecentSource(id string) Source { return sourceOf(id, e.Recent) }

func sourceOf(id string, read func(context.Context, string) (Project, error)) Source {
	return func(ctx context.Context) (Project, error) {
		p, err := read(ctx, id)
		if fault.IsNotFound(err) {
			return Project{ID: id, CaseSensitiveCodes: true}, nil
		}
		return p, err
	}
}

// Zone reads the time zone of the project.
func (s Source) Zone(ctx context.Context) (*time.Location, error) {
	p, err := s(ctx)
	return p.Zone(), err
}

// KeepsDeliveries is how long the project keeps the deliveries of webhooks.
func (s Source) KeepsDeliveries(ctx context.Context) (time.Duration, error) {
	p, err := s(ctx)
	return KeptFor(p.Retention.Deliveries, DefaultDeliveries), err
}

// KeepsRefusals is how long the project keeps refused validations.
func (s Source) KeepsRefusals(ctx context.Context) (time.Duration, error) {
	p, err := s(ctx)
	return KeptFor(p.Retention.Refusals, DefaultRefusals), err
}
