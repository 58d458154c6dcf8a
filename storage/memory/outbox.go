package memory

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/outbox"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	_ outbox.Store       = (*Project)(nil)
	_ outbox.SystemStore = (*Project)(nil)
)

// EventCursors returns how far events were handed out.
func (p *Project) EventCursors() storage.Collection[outbox.Cursor] {
	return collection(p, outbox.Kind)
}

// NumberEvents gives positions to events in the order of their ids, which is that in which a single process makes them.
func (p *Project) NumberEvents(ctx context.Context, after int64, limit int) (n int, err error) {
	err = p.write(ctx, func(tx *Project) error {
		events := rowsOf(tx, event.Kind)
		next, err := events.walk(tx.tx.txn, span{index: "position" + byIndex, prefix: fieldPrefix(tx.id, storage.TypeInt, nil)})
		if err != nil {
			return err
		}
		var waiting []*row[*event.Event]
		for r := next(); r != nil && len(waiting) < limit; r = next() {
			waiting = append(waiting, r)
		}
		for i, r := range waiting {
			item := *r.item
			item.Position = after + int64(i) + 1
			if err := tx.tx.txn.Insert(events.name(), &row[*event.Event]{tx.id, &item}); err != nil {
				return err
			}
		}
		n = len(waiting)
		tx.tx.numbered = n < limit
		return nil
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}

// ProjectsWithNews returns the projects that have events without a position.
func (p *Project) ProjectsWithNews(ctx context.Context) ([]string, error) {
	if err := p.usable(ctx); err != nil {
		return nil, err
	}
	p.backend.newsMu.Lock()
	defer p.backend.newsMu.Unlock()
	projects := make([]string, 0, len(p.backend.news))
	for id := range p.backend.news {
		projects = append(projects, id)
	}
	slices.Sort(projects)
	return projects, nil
}

// tell remembers, when a transaction commits, whether its project has events without a position.
func (b *Backend) tell(project string, tx *transaction) {
	if !tx.happened && !tx.numbered {
		return
	}
	b.newsMu.Lock()
	defer b.newsMu.Unlock()
	if tx.happened {
		b.news[project] = struct{}{}
	} else {
		delete(b.news, project)
	}
}
