package memory

import (
	"context"
	"maps"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage"
)

// Project is the store of one project, or one transaction on it.
type Project struct {
	backend *Backend
	id      string
	tx      *transaction // nil outside a transaction
}

// transaction is a write transaction under way. It belongs to the goroutine that runs it.
type transaction struct {
	// spaces is what the transaction sees, edit marks what it has changed of it; a snapshot, which changes nothing, has none.
	spaces tree[*space]
	edit   *edit
	jobs   []job
	raised map[string]storage.Revision // by project, 1 for each number that is raised already
	// numbered is the highest number of an event, once the transaction has added any, and news the projects that have them.
	numbered int64
	news     []string
	over     bool
}

// InTx calls do with a *Project whose writes commit together, and whose jobs reach the runner with the commit. An error or
// a panic of do leaves nothing, and so does a context that ends before the commit. There is one writer at a time: do must
// write through the store it is given, a write through another waits for the end of this transaction.
func (p *Project) InTx(ctx context.Context, do func(tx any) error) error {
	joined := p.joined(ctx)
	if p.tx == nil && joined.tx != nil {
		return joined.tx.savepoint(func() error { return do(joined) })
	}
	return p.write(ctx, func(tx *Project) error { return do(tx) })
}

// together marks the context of what is one transaction.
type together struct {
	backend *Backend
	tx      *transaction
}

// Together runs do with a context in which everything that the backend does, in whatever project, is one transaction; see
// idempotency.Store. An error of a part of it, begun by InTx, leaves nothing of that part.
func (p *Project) Together(ctx context.Context, do func(context.Context) error) error {
	return p.write(ctx, func(tx *Project) error {
		return do(storage.WithTransaction(ctx, &together{p.backend, tx.tx}))
	})
}

// joined is the project within the transaction that a context belongs to, or as it is.
func (p *Project) joined(ctx context.Context) *Project {
	if all, ok := storage.TransactionOf(ctx).(*together); ok && p.tx == nil && all.backend == p.backend {
		return &Project{backend: p.backend, id: p.id, tx: all.tx}
	}
	return p
}

// savepoint takes back what do has written when it fails.
func (tx *transaction) savepoint(do func() error) error {
	before := *tx
	tx.edit = new(edit) // what is there stays as it is
	tx.raised = maps.Clone(tx.raised)
	err := do()
	if err != nil {
		*tx = before
		tx.edit = new(edit)
	}
	return err
}

// write runs do in the transaction that p is in already, or in a new one.
func (p *Project) write(ctx context.Context, do func(tx *Project) error) error {
	p = p.joined(ctx)
	if err := p.usable(ctx); err != nil {
		return err
	}
	if p.tx != nil {
		return do(p)
	}
	select {
	case p.backend.writer <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer func() { <-p.backend.writer }()

	tx := &transaction{spaces: *p.backend.spaces.Load(), edit: new(edit)}
	defer func() { tx.over = true }()
	if err := do(&Project{backend: p.backend, id: p.id, tx: tx}); err != nil {
		return err
	}
	if err := p.usable(ctx); err != nil {
		return err
	}
	committed := tx.spaces
	p.backend.spaces.Store(&committed)
	p.backend.tell(tx)
	p.backend.queue.push(tx.jobs...) // before the next transaction writes, so that jobs are in the order of their commits
	return nil
}

// read returns what the project has, in the transaction that p is in or as it is committed; nil when it has nothing.
func (p *Project) read(ctx context.Context) (*space, error) {
	p = p.joined(ctx)
	if err := p.usable(ctx); err != nil {
		return nil, err
	}
	if p.tx != nil {
		return p.tx.space(p.id), nil
	}
	return spaceOf(*p.backend.spaces.Load(), p.id), nil
}

// space is what a project has in the transaction; nil for nothing.
func (tx *transaction) space(project string) *space { return spaceOf(tx.spaces, project) }

func (p *Project) usable(ctx context.Context) error {
	if p.tx != nil && p.tx.over {
		return errOver
	}
	return p.backend.Ping(ctx)
}

// Backlog counts the jobs of the project that are not done, by kind. Those of an open transaction are not among them.
func (p *Project) Backlog(context.Context) ([]asyncaction.Backlog, error) {
	return p.backend.queue.backlog(p.id), nil
}

// Enqueue adds jobs behind all others of their kind, when the transaction commits or, outside of one, at once.
func (p *Project) Enqueue(ctx context.Context, jobs ...asyncaction.Job) error {
	made := make([]job, len(jobs))
	for i, j := range jobs {
		var err error
		if made[i], err = newJob(ctx, p.id, j); err != nil {
			return err
		}
	}
	return p.write(ctx, func(tx *Project) error {
		tx.tx.jobs = append(tx.tx.jobs, made...)
		return nil
	})
}
