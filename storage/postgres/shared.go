package postgres

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/batcher"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
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
	all map[batcherKey]*batcher.Batcher[*serial.Shared]
}

type batcherKey struct {
	project string
	counts  bool
}

// maxConcurrent is how many shared transactions of a project that read no counters run at a time. Those of different codes seldom wait for the
// same rows, and several transactions use more processors of the database than one.
var maxConcurrent = min(4, runtime.GOMAXPROCS(0))

func (r redemptions) batcher(project string, scope redemption.Scope) *batcher.Batcher[*serial.Shared] {
	key := batcherKey{project: project, counts: len(scope.Counters)+len(scope.Subjects) > 0}
	r.batchers.mu.Lock()
	defer r.batchers.mu.Unlock()
	found, ok := r.batchers.all[key]
	if !ok {
		width := maxConcurrent
		if key.counts {
			width = 1
		}
		found = batcher.New(width, maxShared, func(ctx context.Context, updates []*serial.Shared) { r.updateShared(ctx, project, updates) })
		if r.batchers.all == nil {
			r.batchers.all = map[batcherKey]*batcher.Batcher[*serial.Shared]{}
		}
		r.batchers.all[key] = found
	}
	return found
}

// updateShared makes updates in one transaction. Those that cannot share it are marked to be made alone.
func (r redemptions) updateShared(ctx context.Context, project string, updates []*serial.Shared) {
	ctx, cancel := context.WithTimeout(ctx, sharedTimeout)
	defer cancel()
	var group *group
	load := func(batch *pgx.Batch) {
		group = newGroup(updates)
		batch.Queue(shortLockTimeout)
		group.load(batch, project)
	}
	var outs []*redemption.Outcome
	err := r.exchange(ctx, load, func(*pgx.Conn) (func(*pgx.Batch), error) {
		if outs = group.decide(); len(outs) == 0 {
			return nil, nil
		}
		return func(batch *pgx.Batch) { writeOutcomes(batch, project, group.subjects, group.revision.Catalog, outs) }, nil
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

// group is the state on which updates that share a transaction are decided.
type group struct {
	updates []*serial.Shared
	// subjects are the campaigns and tiers whose locks the transaction holds.
	subjects []string

	revision    storage.Revision
	vouchers    []voucher.Voucher
	assignments []rule.Assignment
	orders      []order.Order
	customers   []customer.Customer
	counters    map[redemption.CounterKey]int64
	totals      map[string]redemption.Totals
	locks       []redemption.Lock
	kept        map[string]*idempotency.Record // by the key of a scope
	cards       redemption.Snapshot            // lots of loyalty cards and tiers of their holders
	moreLots    map[string]bool                // cards that may have more lots than those that were loaded
}

func newGroup(updates []*serial.Shared) *group {
	return &group{updates: updates, kept: map[string]*idempotency.Record{}}
}

// load queues the reads of all scopes, in the order that the type redemptions describes.
func (g *group) load(b *pgx.Batch, project string) {
	var union redemption.Scope
	var orders, orderSources, customers, customerSources, keys []string
	add := func(to *[]string, name string) {
		if name != "" && !unstorable(name) {
			*to = append(*to, name)
		}
	}
	for _, u := range g.updates {
		s := &u.Scope
		union.Codes = append(union.Codes, s.Codes...)
		union.Counters = append(union.Counters, s.Counters...)
		union.Subjects = append(union.Subjects, s.Subjects...)
		union.Totals = append(union.Totals, s.Totals...)
		union.HolderTiers, union.Lots = union.HolderTiers || s.HolderTiers, max(union.Lots, s.Lots)
		add(&orders, s.OrderID)
		add(&orderSources, s.OrderSourceID)
		add(&customers, s.CustomerID)
		add(&customerSources, s.CustomerSourceID)
		add(&keys, s.Key)
	}
	g.subjects = union.Subjects
	codes := slices.DeleteFunc(union.Codes, unstorable)
	queueVouchers(b, project, codes, holdVouchers, &g.vouchers)
	if len(orders)+len(orderSources) > 0 {
		queueRows(b, sqlstore.HotOrders, &g.orders, namedIn("orders"), project, orders, orderSources)
	}
	if len(customers)+len(customerSources) > 0 {
		queueRows(b, sqlstore.HotCustomers, &g.customers, namedIn("customers"), project, customers, customerSources)
	}
	queueLocks(b, project, g.subjects)
	var counted redemption.Snapshot
	loadCounters(b, project, union, &counted)
	loadTotals(b, project, union, &counted)
	g.counters, g.totals = counted.Counters, counted.Totals
	loadCards(b, project, union, codes, &g.cards)
	if len(keys) > 0 {
		queueKept(b, project, keys, func(r *idempotency.Record) { g.kept[r.ID] = r })
	}
	queueHolds(b, project, codes, &g.revision, &g.assignments, &g.locks)
}

// namedIn selects and locks the rows of a table with one of these ids or source ids.
func namedIn(table string) string {
	return byID(idsOf(table, "source_id", "$3::text[]", "$2::text[]"), table, hold)
}

// decide decides the updates one after the other and returns their outcomes. Updates that cannot share the transaction are marked to be made alone.
func (g *group) decide() (outs []*redemption.Outcome) {
	g.moreLots = map[string]bool{}
	for id, n := range lotsOf(g.cards.Lots) {
		g.moreLots[id] = n == ledger.FirstPage
	}
	for _, u := range g.updates {
		s, ok := g.snapshot(&u.Scope)
		if !ok {
			u.LeaveAlone()
			continue
		}
		out := u.Decide(s)
		if out == nil {
			continue
		}
		if len(out.Jobs) > 0 { // enqueueing takes round trips of its own
			u.LeaveAlone()
			continue
		}
		if !s.Takes(out) {
			u.Fail(serial.ErrRefused)
			continue
		}
		if err := check(out); err != nil {
			u.Fail(err)
			continue
		}
		g.apply(s.Apply(out), out)
		outs = append(outs, out)
	}
	return outs
}

// lotsOf counts the lots of each card.
func lotsOf(lots []ledger.Lot) map[string]int {
	of := map[string]int{}
	for i := range lots {
		of[lots[i].AccountID]++
	}
	return of
}

// snapshot is the part of the group that a scope asks for. It is not ok when a counter does not exist yet, nor when lots of a card are used up by
// others and more have to be loaded in their place.
func (g *group) snapshot(scope *redemption.Scope) (s *redemption.Snapshot, ok bool) {
	s = &redemption.Snapshot{Revision: g.revision, Kept: g.kept[scope.Key]}
	mine := make(map[string]bool, len(scope.Codes))
	for i := range g.vouchers {
		if v := &g.vouchers[i]; slices.Contains(scope.Codes, v.Code) || slices.Contains(scope.Codes, v.ID) {
			s.Vouchers = append(s.Vouchers, *v)
			mine[v.ID] = true
		}
	}
	for _, a := range g.assignments {
		if mine[a.RelatedObjectID] {
			s.Assignments = append(s.Assignments, a)
		}
	}
	for _, l := range g.locks {
		if mine[l.RedeemableID] {
			s.Locks = append(s.Locks, l)
		}
	}
	if scope.HolderTiers {
		s.HolderTiers = slices.DeleteFunc(slices.Clone(g.cards.HolderTiers), func(h loyalty.TierHolder) bool { return !mine[h.ID] })
	}
	if scope.Lots > 0 {
		s.Lots = slices.DeleteFunc(slices.Clone(g.cards.Lots), func(l ledger.Lot) bool { return !mine[l.AccountID] })
		left := lotsOf(s.Lots)
		for id := range mine {
			if g.moreLots[id] && left[id] < scope.Lots {
				return s, false
			}
		}
	}
	s.Order = named(g.orders, scope.OrderID, scope.OrderSourceID, func(o *order.Order) (string, string) { return o.ID, o.SourceID })
	s.Customer = named(g.customers, scope.CustomerID, scope.CustomerSourceID, func(c *customer.Customer) (string, string) { return c.ID, c.SourceID })
	if len(scope.Counters) > 0 {
		s.Counters = make(map[redemption.CounterKey]int64, len(scope.Counters))
	}
	for _, c := range scope.Counters {
		value, known := g.counters[c.Key]
		if !known {
			return s, false
		}
		s.Counters[c.Key] = value
	}
	if len(scope.Totals) > 0 {
		s.Totals = make(map[string]redemption.Totals, len(scope.Totals))
	}
	for _, subject := range scope.Totals {
		s.Totals[subject] = g.totals[subject]
	}
	return s, true
}

// named returns the row with this id, else the one with this source id, else nil.
func named[T any](rows []T, id, sourceID string, names func(*T) (id, sourceID string)) (found *T) {
	for i := range rows {
		rowID, rowSourceID := names(&rows[i])
		if id != "" && rowID == id {
			return &rows[i]
		}
		if sourceID != "" && rowSourceID == sourceID {
			found = &rows[i]
		}
	}
	return found
}

// replaced is a list with the new version of a row, if there is one.
func replaced[T any](rows []T, written *T, id func(*T) string) []T {
	if written == nil {
		return rows
	}
	rows = slices.DeleteFunc(slices.Clone(rows), func(r T) bool { return id(&r) == id(written) }) // a snapshot points into the old list
	return append(rows, *written)
}

// apply changes the state of the group as an outcome does, for the updates that follow.
func (g *group) apply(after *redemption.Snapshot, out *redemption.Outcome) {
	g.orders = replaced(g.orders, out.Order, func(o *order.Order) string { return o.ID })
	g.customers = replaced(g.customers, out.Customer, func(c *customer.Customer) string { return c.ID })
	g.cards = *g.cards.Apply(&redemption.Outcome{Lots: out.Lots})
	if out.Kept != nil {
		g.kept[out.Kept.ID] = out.Kept
	}
	for _, c := range out.Counters {
		if value, read := g.counters[c.Key]; read {
			g.counters[c.Key] = value + c.By
		}
	}
	for _, t := range out.Totals {
		if sum, read := g.totals[t.Key.Subject]; read {
			g.totals[t.Key.Subject] = sum.Plus(t.By)
		}
	}
	for _, v := range after.Vouchers {
		i := slices.IndexFunc(g.vouchers, func(w voucher.Voucher) bool { return w.ID == v.ID })
		g.vouchers[i] = v
		g.locks = slices.DeleteFunc(g.locks, func(l redemption.Lock) bool { return l.RedeemableID == v.ID })
	}
	g.locks = append(g.locks, after.Locks...)
	slices.SortStableFunc(g.locks, func(x, y redemption.Lock) int { return strings.Compare(x.ID, y.ID) })
}
