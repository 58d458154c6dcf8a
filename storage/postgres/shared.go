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
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/internal/batcher"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// Redemptions of one project that arrive while a commit is under way share the next one: the union of their rows is loaded under
// locks, they are decided one after the other, each on what those before it leave, and all that they write goes into one batch. A
// code that everybody uses at once is so locked, written and flushed once for many. One alone pays nothing for this. Whatever is out of
// the ordinary is left to a transaction of its own: rows that somebody holds, a customer or order that two requests have in common,
// writes to the catalog, jobs, and a shared commit that the database refused.

// maxShared is how many redemptions share a commit at most.
const maxShared = 64

// sharedTimeout ends a shared transaction whose callers cannot: it is not theirs alone.
const sharedTimeout = 20 * time.Second

// impatience bounds how long a shared transaction waits for what others hold: requests wait behind it.
const impatience = "SELECT set_config('lock_timeout', '100ms', true)"

// lanes holds the lanes of projects. Those that read counters take turns with their rows, those that do not with their writes; the
// two in one transaction would take them in two orders, so they never share a lane.
type lanes struct {
	mu  sync.Mutex
	all map[laneKey]*batcher.Batcher[*serial.Shared]
}

type laneKey struct {
	project string
	counts  bool
}

// width is how many shared transactions of a project are under way at a time that read no counters. Those of different codes hardly ever
// wait for the same rows, and several transactions keep more of the database busy than one.
var width = min(4, runtime.GOMAXPROCS(0))

func (r redemptions) batcher(project string, scope redemption.Scope) *batcher.Batcher[*serial.Shared] {
	key := laneKey{project: project, counts: len(scope.Counters)+len(scope.Subjects) > 0}
	r.lanes.mu.Lock()
	defer r.lanes.mu.Unlock()
	found, ok := r.lanes.all[key]
	if !ok {
		width := width
		if key.counts {
			width = 1
		}
		found = batcher.New(width, maxShared, func(ctx context.Context, updates []*serial.Shared) { r.updateShared(ctx, project, updates) })
		if r.lanes.all == nil {
			r.lanes.all = map[laneKey]*batcher.Batcher[*serial.Shared]{}
		}
		r.lanes.all[key] = found
	}
	return found
}

// updateShared answers updates out of one transaction, or leaves them alone.
func (r redemptions) updateShared(ctx context.Context, project string, updates []*serial.Shared) {
	ctx, cancel := context.WithTimeout(ctx, sharedTimeout)
	defer cancel()
	updates = withoutCommonRows(updates)
	var group *group
	load := func(batch *pgx.Batch) {
		group = newGroup(updates)
		batch.Queue(impatience)
		group.load(batch, project)
	}
	var outs []*redemption.Outcome
	err := r.exchange(ctx, load, func(*pgx.Conn) (func(*pgx.Batch), error) {
		if outs = group.decide(); len(outs) == 0 {
			return nil, nil
		}
		return func(batch *pgx.Batch) { writeOutcomes(batch, project, group.turns, group.revision, outs) }, nil
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

// nothingWritten recognises failures before anything was sent to be committed, and those that the server answered: after any other,
// nobody knows whether the commit took place.
func nothingWritten(err error) bool {
	var pg *pgconn.PgError
	return !errors.Is(err, errCommitting) || errors.As(err, &pg) && pg.Severity == "ERROR"
}

// withoutCommonRows leaves those alone who name the order or the customer of somebody before them: such rows are written whole.
func withoutCommonRows(updates []*serial.Shared) (kept []*serial.Shared) {
	named := map[string]bool{}
	for _, u := range updates {
		s := &u.Scope
		var names []string
		for prefix, name := range map[string]string{"o:": s.OrderID, "O:": s.OrderSourceID, "c:": s.CustomerID, "C:": s.CustomerSourceID} {
			if name != "" {
				names = append(names, prefix+name)
			}
		}
		if slices.ContainsFunc(names, func(n string) bool { return named[n] }) {
			u.LeaveAlone()
			continue
		}
		for _, n := range names {
			named[n] = true
		}
		kept = append(kept, u)
	}
	return kept
}

// group is the state on which updates that share a transaction are decided.
type group struct {
	updates []*serial.Shared
	// turns are the subjects whose turns are held.
	turns []string

	revision    int64
	vouchers    []voucher.Voucher
	assignments []rule.Assignment
	orders      []order.Order
	customers   []customer.Customer
	counters    map[redemption.CounterKey]int64
	locks       []redemption.Lock
}

func newGroup(updates []*serial.Shared) *group { return &group{updates: updates} }

// load queues the reads of all scopes, in the order that redemptions describes.
func (g *group) load(b *pgx.Batch, project string) {
	var union redemption.Scope
	var orders, orderSources, customers, customerSources []string
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
		add(&orders, s.OrderID)
		add(&orderSources, s.OrderSourceID)
		add(&customers, s.CustomerID)
		add(&customerSources, s.CustomerSourceID)
	}
	g.turns = union.Subjects
	codes := slices.DeleteFunc(union.Codes, unstorable)
	queueVouchers(b, project, codes, holdVouchers, &g.vouchers)
	if len(orders)+len(orderSources) > 0 {
		queueRows(b, sqlstore.HotOrders, &g.orders, namedIn("orders"), project, orders, orderSources)
	}
	if len(customers)+len(customerSources) > 0 {
		queueRows(b, sqlstore.HotCustomers, &g.customers, namedIn("customers"), project, customers, customerSources)
	}
	queueLocks(b, project, g.turns)
	var counted redemption.Snapshot
	loadCounters(b, project, union, &counted)
	g.counters = counted.Counters
	queueHolds(b, project, codes, &g.revision, &g.assignments, &g.locks)
}

// namedIn holds the rows of a table that are named by id or by source id.
func namedIn(table string) string {
	return byID(idsOf(table, "source_id", "$3::text[]", "$2::text[]"), table, hold)
}

// decide has the updates decided one after the other and returns what they write. Those that cannot share are left alone.
func (g *group) decide() (outs []*redemption.Outcome) {
	touched := map[string]bool{}
	for _, u := range g.updates {
		s, ok := g.snapshot(&u.Scope)
		taken := s.Order != nil && touched[s.Order.ID] || s.Customer != nil && touched[s.Customer.ID]
		if !ok || taken {
			u.LeaveAlone()
			continue
		}
		out := u.Decide(s)
		if out == nil {
			continue
		}
		if len(out.Jobs) > 0 { // they take trips of their own
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
		if s.Order != nil {
			touched[s.Order.ID] = true
		}
		if s.Customer != nil {
			touched[s.Customer.ID] = true
		}
		g.apply(s.Apply(out), out.Counters)
		outs = append(outs, out)
	}
	return outs
}

// snapshot is what one scope sees of the group; not ok when a counter does not exist yet.
func (g *group) snapshot(scope *redemption.Scope) (s *redemption.Snapshot, ok bool) {
	s = &redemption.Snapshot{Revision: g.revision}
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

// apply lets the updates that follow see what one has left.
func (g *group) apply(after *redemption.Snapshot, steps []redemption.CounterStep) {
	for _, c := range steps {
		if value, read := g.counters[c.Key]; read {
			g.counters[c.Key] = value + c.By
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
