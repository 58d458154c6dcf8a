package sqlstore

import (
	"context"
	"encoding/json"
	"fmt"
	"sync/atomic"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/riverqueue/river"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect"

	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is what the projects of one open database share.
type Store struct {
	write, read *bun.DB
	text        sqlText
	jobs        Jobs
	redemptions Redemptions
	copy        Copy     // nil without COPY
	replica     Replica  // nil without one
	batchers    batchers // of redemptions, where there is one writer
	settling    settling
	totals      totals
	asked       atomic.Int64
}

// Asked returns the number of validations and redemptions so far.
func (s *Store) Asked() *atomic.Int64 { return &s.asked }

// RunRedemptions sets how redemptions run. Without it there is one writer at a time.
func (s *Store) RunRedemptions(r Redemptions) { s.redemptions = r }

// Jobs is how jobs are inserted into a database.
type Jobs struct {
	// Insert adds jobs in a transaction that runs on the connection.
	Insert func(ctx context.Context, conn bun.Conn, tx bun.Tx, jobs []river.InsertManyParams) error
	// Committed, unless nil, is called after each commit with jobs.
	Committed func()
}

// New returns the store over an open database. Reads outside of transactions go to read, everything else to write; on
// PostgreSQL the two are one.
func New(write, read *bun.DB, jobs Jobs) *Store {
	s := &Store{write: write, read: read, jobs: jobs, text: postgresText{}}
	if write.Dialect().Name() == dialect.SQLite {
		s.text = sqliteText{}
	}
	return s
}

// Project returns the store of one project. The empty id is the system scope.
func (s *Store) Project(id string) *Project { return &Project{store: s, id: id} }

// Project is the store of one project, or one transaction on it.
type Project struct {
	store *Store
	id    string
	tx    *transaction // nil outside a transaction
}

// reader returns what a query runs on: the transaction that p is in, or the database.
func (p *Project) reader(ctx context.Context) (bun.IDB, error) {
	p, err := p.joined(ctx)
	if err != nil {
		return nil, err
	}
	if p.tx == nil {
		return p.store.traced(ctx, p.store.read), nil
	}
	return p.tx.handle()
}

// Revision has the numbers that every commit with a write to a configuring kind raises. They start at 0.
func (p *Project) Revision(ctx context.Context) (revision storage.Revision, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return revision, err
	}
	err = db.NewRaw("SELECT coalesce(max(rules), 0), coalesce(max(catalog), 0) FROM project_revisions WHERE project_id = ?", p.id).
		Scan(ctx, &revision.Rules, &revision.Catalog)
	if err != nil {
		return revision, fmt.Errorf("read the revision of project %q: %w", p.id, err)
	}
	return revision, nil
}

// JobParams are the jobs of a project as River takes them.
func JobParams(ctx context.Context, project string, jobs []asyncaction.Job) ([]river.InsertManyParams, error) {
	params := make([]river.InsertManyParams, len(jobs))
	for i, job := range jobs {
		payload, err := json.Marshal(job)
		if err != nil {
			return nil, fmt.Errorf("write job %s: %w", job.Kind(), err)
		}
		params[i] = river.InsertManyParams{
			Args:       jobArgs{ProjectID: project, JobKind: job.Kind(), Payload: payload, Parent: tracing.Parent(ctx)},
			InsertOpts: &river.InsertOpts{Queue: queueOf(job.Kind()), MaxAttempts: riverAttempts},
		}
	}
	return params, nil
}

// Enqueue adds jobs in the transaction that p is in, or in one of their own.
func (p *Project) Enqueue(ctx context.Context, jobs ...asyncaction.Job) error {
	if len(jobs) == 0 {
		return nil
	}
	params, err := JobParams(ctx, p.id, jobs)
	if err != nil {
		return err
	}
	return p.inTx(ctx, func(tx *Project) error {
		db, err := tx.tx.handle()
		if err != nil {
			return err
		}
		if err := tx.store.jobs.Insert(ctx, tx.tx.conn, db, params); err != nil {
			return fmt.Errorf("enqueue jobs: %w", err)
		}
		tx.tx.enqueued = true
		return nil
	})
}
