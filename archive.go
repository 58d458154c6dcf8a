package punchcard

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/internal/archive"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Archive writes the redemptions, orders and returns from before a day to files in a directory, which must not exist, and then drops them. Balances, limits and
// figures stay as they are. What is still open stays, too. It may run while servers serve the project, and fails for data in memory, for a day on which
// redemptions can still be rolled back, and while a consumer of events or a task is that late. After an error in the middle the result says what was dropped;
// everything that was dropped is in the files. progress, unless nil, is called with the number of rows that were handled, and that of all.
func (p *Project) Archive(ctx context.Context, by audit.Actor, before calc.Day, dir string, progress func(done, all int64)) (redemption.Archive, error) {
	store, ok := p.engine.store(p.ID).(archive.Store)
	if !ok {
		return redemption.Archive{}, errors.New("data in memory ends with its process and cannot be archived")
	}
	of, err := p.engine.Projects.Get(ctx, p.ID)
	if err != nil {
		return redemption.Archive{}, err
	}
	from := archive.Project{
		ID: p.ID, Store: store, Env: p.env, Zone: p.engine.Projects.Source(p.ID).Zone, Redemptions: p.Redemptions, Progress: progress,
		Audited: func(ctx context.Context, drop func(context.Context) (any, error)) error {
			return p.Audit.Do(ctx, audit.Change{Actor: by, Act: "history.archived", Object: audit.Object{Type: "project", ID: p.ID, Name: of.Name}}, drop)
		},
	}
	return from.Archive(ctx, before, dir)
}

// Archives returns the times that history of the project was archived, in no order.
func (p *Project) Archives(ctx context.Context) ([]redemption.Archive, error) {
	page, err := p.engine.store(p.ID).Archives().List(ctx, storage.Query{})
	return page.Items, err
}
