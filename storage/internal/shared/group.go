package shared

import (
	"cmp"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Group is the state on which updates that share a transaction are decided. A backend sets its fields to what is stored: the rows that the scopes of the updates
// name, and for each counter and total its value.
type Group struct {
	Updates []*Update

	Revision    storage.Revision
	Vouchers    []voucher.Voucher
	Assignments []rule.Assignment
	Orders      []order.Order
	Customers   []customer.Customer
	// Counters has no counter that does not exist yet.
	Counters map[redemption.CounterKey]int64
	Totals   map[string]redemption.Totals
	Locks    []redemption.Lock
	// Kept are the records of idempotency keys, by the key of a scope.
	Kept map[string]*idempotency.Record
	// Cards has the lots of loyalty cards and the tiers of their holders.
	Cards redemption.Snapshot

	moreLots map[string]bool // cards that may have more lots than those that were loaded
}

// Wanted are the rows that the scopes of a group name, which may be named twice.
type Wanted struct {
	// Scope has what all scopes ask for by code, counter, subject and total, and of lots and tiers.
	Scope                                                  redemption.Scope
	Orders, OrderSources, Customers, CustomerSources, Keys []string
}

// Wanted returns what to load. Texts that no database stores are left out: no row has such a name.
func (g *Group) Wanted() (w Wanted) {
	add := func(to *[]string, names ...string) {
		for _, name := range names {
			if name != "" && storage.ValidText(name) {
				*to = append(*to, name)
			}
		}
	}
	for _, u := range g.Updates {
		s := &u.Scope
		add(&w.Scope.Codes, s.Codes...)
		w.Scope.Counters = append(w.Scope.Counters, s.Counters...)
		w.Scope.Subjects = append(w.Scope.Subjects, s.Subjects...)
		w.Scope.Totals = append(w.Scope.Totals, s.Totals...)
		w.Scope.HolderTiers, w.Scope.Lots = w.Scope.HolderTiers || s.HolderTiers, max(w.Scope.Lots, s.Lots)
		add(&w.Orders, s.OrderID)
		add(&w.OrderSources, s.OrderSourceID)
		add(&w.Customers, s.CustomerID)
		add(&w.CustomerSources, s.CustomerSourceID)
		add(&w.Keys, s.Key)
	}
	return w
}

// Decide decides the updates one after the other and returns the outcomes to write, and the updates for which the group lacks a row. accept is asked about each
// outcome before another update is decided on it. One that it does not accept is not written; then accept has answered the update.
func (g *Group) Decide(accept func(*Update, *redemption.Outcome) bool) (outs []*redemption.Outcome, lacking []*Update) {
	g.moreLots = map[string]bool{}
	for id, n := range lotsOf(g.Cards.Lots) {
		g.moreLots[id] = n == ledger.FirstPage
	}
	for _, u := range g.Updates {
		s, ok := g.snapshot(&u.Scope)
		if !ok {
			lacking = append(lacking, u)
			continue
		}
		out := u.Decide(s)
		if out == nil {
			continue
		}
		if !s.Takes(out) {
			u.Fail(ErrRefused)
			continue
		}
		if !accept(u, out) {
			continue
		}
		g.apply(s.Apply(out), out)
		outs = append(outs, out)
	}
	return outs, lacking
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
func (g *Group) snapshot(scope *redemption.Scope) (s *redemption.Snapshot, ok bool) {
	s = &redemption.Snapshot{Revision: g.Revision, Kept: g.Kept[scope.Key]}
	mine := make(map[string]bool, len(scope.Codes))
	for i := range g.Vouchers {
		if v := &g.Vouchers[i]; slices.Contains(scope.Codes, v.Code) || slices.Contains(scope.Codes, v.ID) {
			s.Vouchers = append(s.Vouchers, *v)
			mine[v.ID] = true
		}
	}
	for _, a := range g.Assignments {
		if mine[a.RelatedObjectID] {
			s.Assignments = append(s.Assignments, a)
		}
	}
	for _, l := range g.Locks {
		if mine[l.RedeemableID] {
			s.Locks = append(s.Locks, l)
		}
	}
	if scope.HolderTiers {
		s.HolderTiers = slices.DeleteFunc(slices.Clone(g.Cards.HolderTiers), func(h loyalty.TierHolder) bool { return !mine[h.ID] })
	}
	if scope.Lots > 0 {
		s.Lots = slices.DeleteFunc(slices.Clone(g.Cards.Lots), func(l ledger.Lot) bool { return !mine[l.AccountID] })
		left := lotsOf(s.Lots)
		for id := range mine {
			if g.moreLots[id] && left[id] < scope.Lots {
				return s, false
			}
		}
	}
	s.Order = named(g.Orders, scope.OrderID, scope.OrderSourceID, func(o *order.Order) (string, string) { return o.ID, o.SourceID })
	s.Customer = named(g.Customers, scope.CustomerID, scope.CustomerSourceID, func(c *customer.Customer) (string, string) { return c.ID, c.SourceID })
	if len(scope.Counters) > 0 {
		s.Counters = make(map[redemption.CounterKey]int64, len(scope.Counters))
	}
	for _, c := range scope.Counters {
		value, known := g.Counters[c.Key]
		if !known {
			return s, false
		}
		s.Counters[c.Key] = value
	}
	if len(scope.Totals) > 0 {
		s.Totals = make(map[string]redemption.Totals, len(scope.Totals))
	}
	for _, subject := range scope.Totals {
		s.Totals[subject] = g.Totals[subject]
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
func (g *Group) apply(after *redemption.Snapshot, out *redemption.Outcome) {
	g.Orders = replaced(g.Orders, out.Order, func(o *order.Order) string { return o.ID })
	g.Customers = replaced(g.Customers, out.Customer, func(c *customer.Customer) string { return c.ID })
	g.Cards = *g.Cards.Apply(&redemption.Outcome{Lots: out.Lots})
	if out.Kept != nil {
		g.Kept[out.Kept.ID] = out.Kept
	}
	for _, c := range out.Counters {
		if value, read := g.Counters[c.Key]; read {
			g.Counters[c.Key] = saturate.Add(value, c.By)
		}
	}
	for _, t := range out.Totals {
		if sum, read := g.Totals[t.Key.Subject]; read {
			g.Totals[t.Key.Subject] = sum.Plus(t.By)
		}
	}
	for _, v := range after.Vouchers {
		i := slices.IndexFunc(g.Vouchers, func(w voucher.Voucher) bool { return w.ID == v.ID })
		g.Vouchers[i] = v
		g.Locks = slices.DeleteFunc(g.Locks, func(l redemption.Lock) bool { return l.RedeemableID == v.ID })
	}
	g.Locks = append(g.Locks, after.Locks...)
	slices.SortStableFunc(g.Locks, func(x, y redemption.Lock) int { return strings.Compare(x.ID, y.ID) })
}

// Versions are the rows that outcomes make and change, each as the last outcome has it.
type Versions[T any] struct{ Made, Changed []*T }

// LastVersions collects rows that outcomes write whole, in the order of their source ids: other transactions may insert the same ones, and all
// insert in the same order, so that none deadlock.
func LastVersions[T any](outs []*redemption.Outcome, of func(*redemption.Outcome) (row *T, isNew bool), names func(*T) (id, sourceID string)) (v Versions[T]) {
	last, made := map[string]*T{}, map[string]bool{}
	for _, out := range outs {
		row, isNew := of(out)
		if row == nil {
			continue
		}
		id, _ := names(row)
		last[id], made[id] = row, made[id] || isNew
	}
	for id, row := range last {
		if made[id] {
			v.Made = append(v.Made, row)
		} else {
			v.Changed = append(v.Changed, row)
		}
	}
	for _, rows := range [][]*T{v.Made, v.Changed} {
		slices.SortFunc(rows, func(x, y *T) int {
			xID, xSource := names(x)
			yID, ySource := names(y)
			return cmp.Or(strings.Compare(xSource, ySource), strings.Compare(xID, yID))
		})
	}
	return v
}
