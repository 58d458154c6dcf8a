package postgres

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/batcher"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Redemptions of one project that arrive during a commit share the next one (group commit): the union of their rows is loaded with locks, each
// redemption is decided on what those before it leave, and all rows are written in one transaction. A code that is redeemed by many clients at
// once is locked, written and committed once for many redemptions: three to four times as many for 32 clients (goals P3 and P4).
//
// A redemption gets a transaction of its own when another transaction holds its rows, when it writes to the catalog or enqueues jobs, and when
// the database refuses the shared commit.

// maxShared bounds how many redemptions share a commit. The median of 32 clients is a batch of 15: this is room for a burst, in a statement
// whose arrays stay short.
const maxShared = 64

// sharedTimeout bounds a shared transaction, which does not end with the context of one caller.
const sharedTimeout = 20 * time.Second

// shortLockTimeout bounds how long a shared transaction waits for locks, because other requests wait for it. After that each redemption is tried
// in a transaction of its own.
const shortLockTimeout = "SELECT set_config('lock_timeout', '100ms', true)"

// batchers has two batchers for each project: redemptions that read counters take the locks of their subjects with the rows, the others with the
// writes. Both in one transaction would take these locks in two orders, and could wait for each other.
type batchers struct {
	mu  sync.Mutex
	all map[batcherKey]*batcher.Batcher[*shared.Update]
}

type batcherKey struct {
	project string
	counts  bool
}

// maxConcurrent is how many shared transactions of a project that read no counters run at a time. Those of different codes seldom wait for the
// same rows, and several transactions use more processors of the database than one.
var maxConcurrent = min(4, runtime.GOMAXPROCS(0))

func (r redemptions) batcher(project string, scope redemption.Scope) *batcher.Batcher[*shared.Update] {
	key := batcherKey{project: project, counts: len(scope.Counters)+len(scope.Subjects) > 0}
	r.batchers.mu.Lock()
	defer r.batchers.mu.Unlock()
	found, ok := r.batchers.all[key]
	if !ok {
		width := maxConcurrent
		if key.counts {
			width = 1
		}
		found = batcher.New(width, maxShared, func(ctx context.Context, updates []*shared.Update) { r.updateShared(ctx, project, updates) })
		if r.batchers.all == nil {
			r.batchers.all = map[batcherKey]*batcher.Batcher[*shared.Update]{}
		}
		r.batchers.all[key] = found
	}
	return found
}

// updateShared makes updates in one transaction. Those that cannot share it are marked to be made alone.
func (r redemptions) updateShared(ctx context.Context, project string, updates []*shared.Update) {
	ctx, cancel := context.WithTimeout(ctx, sharedTimeout)
	defer cancel()
	var group *shared.Group
	var locked []string
	load := func(batch *pgx.Batch) {
		group = &shared.Group{Updates: updates, Kept: map[string]*idempotency.Record{}}
		batch.Queue(shortLockTimeout)
		locked = loadGroup(batch, project, group)
	}
	err := r.exchange(ctx, load, func(*pgx.Conn) (func(*pgx.Batch), error) {
		outs, lacking := group.Decide(acceptShared)
		for _, u := range lacking {
			u.LeaveAlone()
		}
		if len(outs) == 0 {
			return nil, nil
		}
		return func(batch *pgx.Batch) { writeOutcomes(batch, project, locked, group.Revision.Catalog, outs) }, nil
	})
	if err == nil {
		return
	}
	for _, u := range updates {
		if nothingWritten(err) {
			u.LeaveAlone()
		} else {
			u.Fail(err)
		}
	}
}

// nothingWritten reports whether a failed transaction certainly wrote nothing: it failed before the commit was sent, or the server refused the
// commit. After a lost connection it is unknown whether the commit took place.
func nothingWritten(err error) bool {
	var pg *pgconn.PgError
	return !errors.Is(err, errCommitting) || errors.As(err, &pg) && pg.Severity == "ERROR"
}

// rowsOf names the rows of a scope for the batcher: two transactions at a time that both want one of them would wait for each other. A row that
// is named by its id and by its source id has two names, which costs time and does no harm.
func rowsOf(s *redemption.Scope) []string {
	rows := slices.Clone(s.Codes)
	for _, r := range [][2]string{{"order ", s.OrderID}, {"order source ", s.OrderSourceID}, {"customer ", s.CustomerID}, {"customer source ", s.CustomerSourceID}} {
		if r[1] != "" {
			rows = append(rows, r[0]+r[1])
		}
	}
	return rows
}

// acceptShared leaves alone what a shared transaction cannot write.
func acceptShared(u *shared.Update, out *redemption.Outcome) bool {
	if len(out.Jobs) > 0 { // enqueueing takes round trips of its own
		u.LeaveAlone()
		return false
	}
	if err := check(out); err != nil {
		u.Fail(err)
		return false
	}
	return true
}

// loadGroup queues the reads of all scopes, in the order that the type redemptions describes, and returns the subjects whose locks the transaction holds.
func loadGroup(b *pgx.Batch, project string, g *shared.Group) (locked []string) {
	wanted := g.Wanted()
	union, codes := wanted.Scope, wanted.Scope.Codes
	queueVouchers(b, project, codes, holdVouchers, &g.Vouchers)
	if len(wanted.Orders)+len(wanted.OrderSources) > 0 {
		queueRows(b, sqlstore.HotOrders, &g.Orders, namedIn("orders"), project, wanted.Orders, wanted.OrderSources)
	}
	if len(wanted.Customers)+len(wanted.CustomerSources) > 0 {
		queueRows(b, sqlstore.HotCustomers, &g.Customers, namedIn("customers"), project, wanted.Customers, wanted.CustomerSources)
	}
	queueLocks(b, project, union.Subjects)
	var counted redemption.Snapshot
	loadCounters(b, project, union, &counted)
	loadTotals(b, project, union, &counted)
	g.Counters, g.Totals = counted.Counters, counted.Totals
	loadCards(b, project, union, codes, &g.Cards)
	if len(wanted.Keys) > 0 {
		queueKept(b, project, wanted.Keys, func(r *idempotency.Record) { g.Kept[r.ID] = r })
	}
	queueHolds(b, project, codes, &g.Revision, &g.Assignments, &g.Locks)
	return union.Subjects
}

// namedIn selects and locks the rows of a table with one of these ids or source ids.
func namedIn(table string) string {
	return byID(idsOf(table, "source_id", "$3::text[]", "$2::text[]"), table, hold)
}
