package memory

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	_ outbox.Store       = (*Project)(nil)
	_ outbox.SystemStore = (*Project)(nil)
)

// EventHeads returns the events after one position and up to another, at most max, and the position up to which they are all. They have their data.
func (p *Project) EventHeads(ctx context.Context, after, upto int64, most int) (heads []event.Event, until int64, err error) {
	page, err := p.Events().List(ctx, storage.Query{Filter: between(after, upto), Order: []storage.Order{{Field: "position"}}, Limit: most})
	if err != nil {
		return nil, 0, err
	}
	if until = upto; page.HasMore {
		until = page.Items[len(page.Items)-1].Position
	}
	return page.Items, until, nil
}

// EventData returns the events of some types after one position and up to another.
func (p *Project) EventData(ctx context.Context, after, upto int64, types []string) ([]event.Event, error) {
	page, err := p.Events().List(ctx, storage.Query{Filter: storage.And(between(after, upto), storage.In("type", types))})
	return page.Items, err
}

// DropEvents deletes the events after one position and up to another.
func (p *Project) DropEvents(ctx context.Context, after, upto int64) error {
	_, err := p.Events().DeleteAll(ctx, between(after, upto))
	return err
}

func between(after, upto int64) storage.Filter {
	return storage.And(storage.Where("position", storage.OpMore, after), storage.Where("position", storage.OpLessEqual, upto))
}

// EventCursors returns the cursors that say up to which position events were delivered to consumers.
func (p *Project) EventCursors() storage.Collection[outbox.Cursor] {
	return collection(p, outbox.Kind)
}

// news is what was committed of events. One writer gives the numbers, so that they appear in their order.
type news struct {
	last     int64            // the highest number that is committed
	projects map[string]int64 // and that of each project
}

// number gives an event the next position.
func (p *Project) number(e *event.Event) {
	if p.tx.numbered == 0 {
		p.tx.numbered = p.backend.highest()
	}
	if e.Position == 0 {
		e.Position = p.tx.numbered + 1
	}
	p.tx.numbered = max(p.tx.numbered, e.Position)
	if !slices.Contains(p.tx.news, p.id) {
		p.tx.news = append(p.tx.news, p.id)
	}
}

func (b *Backend) highest() int64 {
	b.newsMu.Lock()
	defer b.newsMu.Unlock()
	return b.news.last
}

// tell remembers, when a transaction commits, which projects have new events.
func (b *Backend) tell(tx *transaction) {
	if tx.numbered == 0 {
		return
	}
	b.newsMu.Lock()
	defer b.newsMu.Unlock()
	b.news.last = tx.numbered
	for _, project := range tx.news {
		b.news.projects[project] = tx.numbered
	}
}

// Settled returns the highest position, twice.
func (p *Project) Settled(ctx context.Context) (settled, last int64, err error) {
	if err := p.usable(ctx); err != nil {
		return 0, 0, err
	}
	last = p.backend.highest()
	return last, last, nil
}

// ProjectsWithEvents returns the projects that have events after a position, some of them perhaps only after the second one.
func (p *Project) ProjectsWithEvents(ctx context.Context, after, _ int64) ([]string, error) {
	if err := p.usable(ctx); err != nil {
		return nil, err
	}
	p.backend.newsMu.Lock()
	defer p.backend.newsMu.Unlock()
	var projects []string
	for id, last := range p.backend.news.projects {
		if last > after {
			projects = append(projects, id)
		}
	}
	slices.Sort(projects)
	return projects, nil
}
