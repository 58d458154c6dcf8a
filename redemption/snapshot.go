package redemption

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Scope names the rows that a decision needs. It is computed from the request alone, so that one round trip can load, and for
// a change lock, all of them in one global order: vouchers by id, then the order, the customer, counters by key.
type Scope struct {
	// Codes are voucher codes or voucher ids, as the request has them.
	Codes []string
	// OrderID or OrderSourceID name a stored order, CustomerID or CustomerSourceID a stored customer.
	OrderID, OrderSourceID       string
	CustomerID, CustomerSourceID string
	// OwnerID names the customer of the stored order, where the request has another or none.
	OwnerID string
	// Counters are read. One that does not exist yet is computed, and for a change made as well.
	Counters []Counter
	// Subjects are the campaigns and tiers that the decision may count, known wherever Counters are. A change that reads counters
	// takes the advisory locks of all of them at once: locks taken one by one, in two orders, end in a deadlock.
	Subjects []string
	// ConstantWork asks for the same work whether or not a code exists: a client that tries codes could measure the time.
	ConstantWork bool
	// HolderTiers asks for the loyalty tiers of the holders of the cards, Lots for that many open lots of each card, in burning
	// order.
	HolderTiers bool
	Lots        int
	// Entries are transactions that took points: the snapshot then has what they took and from which lots, to be given
	// back.
	Entries []string
	// RecordIDs name redemptions to take back: their records and the records of their stacks.
	RecordIDs []string
	// OrderRecords asks for the records of the order's redemptions, and those of their stacks. They are read without being held. Where the order is
	// read without being held, too, it may come without its lines, metadata and returns, which take most of the time of reading it.
	OrderRecords bool
	// Totals asks for the totals of subjects over all days.
	Totals []string
	// Buyers are customers whose latest paid order besides the scope's own is needed: the scope's own may stop being their last
	// one.
	Buyers []string
	// Key is the id of the record of an idempotency key, or empty.
	Key string
}

// CodesAlone reports whether a scope asks for nothing but codes and a customer, as that of most validations does. Lots and tiers of
// holders may be asked for as well: only loyalty cards have them, and a backend checks whether one is among the codes. Like
// Shareable it lists what it allows, so that a scope with a field that is forgotten here is loaded by the general queries.
func (s *Scope) CodesAlone() bool {
	rest := *s
	rest.Codes, rest.CustomerID, rest.CustomerSourceID = nil, "", ""
	rest.HolderTiers, rest.Lots = false, 0
	return rest.asksNoRows()
}

// Shareable reports whether a scope asks for nothing but codes, an order, a customer, counters, totals, a key, and the first page of lots and the
// tiers of cards: rows that redemptions of one group commit load together.
func (s *Scope) Shareable() bool {
	rest := *s
	rest.Codes, rest.CustomerID, rest.CustomerSourceID = nil, "", ""
	rest.OrderID, rest.OrderSourceID = "", ""
	rest.Counters, rest.Subjects, rest.Totals, rest.Key = nil, nil, nil, ""
	rest.HolderTiers = false
	if rest.Lots == ledger.FirstPage {
		rest.Lots = 0
	}
	return rest.asksNoRows()
}

// asksNoRows reports whether all fields are empty but for ConstantWork, which asks for no rows and is cleared.
func (s *Scope) asksNoRows() bool {
	s.ConstantWork = false
	return reflect.ValueOf(s).Elem().IsZero()
}

// Snapshot is the state that a decision reads. Decisions never change it; Apply returns the state after one.
type Snapshot struct {
	// Revision is that of the project's configuration.
	Revision storage.Revision
	Vouchers []voucher.Voucher
	// Assignments attach validation rules to these vouchers.
	Assignments []rule.Assignment
	Order       *order.Order
	Customer    *customer.Customer
	// Owner is the customer of the scope's OwnerID.
	Owner *customer.Customer
	// Counters holds the counters of the scope.
	Counters map[CounterKey]int64
	// HolderTiers are the tiers of the holders of loyalty cards, by the id of the card. Lots are the first open lots of each card
	// in burning order, as many of each as the scope asks for; if there are fewer, the card has no more.
	HolderTiers []loyalty.TierHolder
	Lots        []ledger.Lot
	// Taken are what the scope's Entries took, TakenLots the lots that they took from, in their present state; both by id.
	Taken     []ledger.Take
	TakenLots []ledger.Lot
	// Locks are the session locks on the vouchers, expired ones included.
	Locks []Lock
	// Records are the redemption to roll back and its children.
	Records []Record
	// Totals holds the sums that the scope asked for, by subject.
	Totals map[string]Totals
	// Kept is the record of the scope's Key, which may have expired; nil for none.
	Kept *idempotency.Record
	// Bought holds the latest other purchase of the scope's Buyers, by customer.
	Bought map[string]customer.Purchase
}

// Buys notes a paid order of a buyer. The first one that is not the scope's own counts: backends pass them latest first.
func (s *Snapshot) Buys(customerID string, o *order.Order) {
	bought := o.Purchase(customerID)
	if _, known := s.Bought[customerID]; known || bought == nil || s.Order != nil && s.Order.ID == o.ID {
		return
	}
	if s.Bought == nil {
		s.Bought = map[string]customer.Purchase{}
	}
	s.Bought[customerID] = *bought
}

// BoughtArchived takes note of the orders of a buyer that were archived, whose latest may be younger than what is stored.
func (s *Snapshot) BoughtArchived(a *customer.Archived) {
	var stored *customer.Purchase
	if bought, known := s.Bought[a.ID]; known {
		stored = &bought
	}
	if last := customer.Later(stored, a.Last()); last != nil {
		if s.Bought == nil {
			s.Bought = map[string]customer.Purchase{}
		}
		s.Bought[a.ID] = *last
	}
}

// VoucherByCode returns the voucher with this code. Where a request names a voucher, a code beats an equal id of another one.
func (s *Snapshot) VoucherByCode(code string) (*voucher.Voucher, bool) {
	return s.voucher(func(v *voucher.Voucher) bool { return v.Code == code })
}

// VoucherByID returns the voucher with this id.
func (s *Snapshot) VoucherByID(id string) (*voucher.Voucher, bool) {
	return s.voucher(func(v *voucher.Voucher) bool { return v.ID == id })
}

func (s *Snapshot) voucher(is func(*voucher.Voucher) bool) (*voucher.Voucher, bool) {
	for i := range s.Vouchers {
		if v := &s.Vouchers[i]; is(v) {
			return v, true
		}
	}
	return nil, false
}

// Takes reports whether the vouchers of the snapshot can take the outcome's deltas: no use beyond a quantity, no balance below
// zero. Every backend checks it while it holds the rows; an outcome that does not fit is a bug of the decision.
func (s *Snapshot) Takes(o *Outcome) bool {
	after := make(map[string]voucher.Voucher, len(o.Vouchers))
	for _, d := range o.Vouchers {
		v, changed := after[d.ID]
		if !changed {
			held, ok := s.VoucherByID(d.ID)
			if !ok {
				return false
			}
			v = *held
		}
		if !d.Fits(&v) {
			return false
		}
		d.Apply(&v)
		after[d.ID] = v
	}
	return true
}

// Apply returns the state after an outcome was written, within the rows of the snapshot: what a backend reads after the commit.
// The requests of one group commit are decided one after the other on its results.
func (s *Snapshot) Apply(o *Outcome) *Snapshot {
	next := *s
	if len(o.Products) > 0 || len(o.SKUs) > 0 {
		next.Revision.Catalog++
	}
	if len(o.Vouchers) > 0 {
		next.Vouchers = slices.Clone(s.Vouchers)
		for _, d := range o.Vouchers {
			for i := range next.Vouchers {
				if next.Vouchers[i].ID == d.ID {
					d.Apply(&next.Vouchers[i])
				}
			}
		}
	}
	if o.Order != nil {
		next.Order = o.Order
	}
	if o.Customer != nil {
		next.Customer = o.Customer
	}
	if o.Owner != nil {
		next.Owner = o.Owner
	}
	if len(o.Counters) > 0 {
		next.Counters = maps.Clone(s.Counters)
		for _, c := range o.Counters {
			if value, read := next.Counters[c.Key]; read {
				next.Counters[c.Key] = saturate.Add(value, c.By)
			}
		}
	}
	next.Lots, next.TakenLots, next.Taken = applyLots(s.Lots, o), applyChanged(s.TakenLots, o), applyTaken(s.Taken, o)
	next.Locks = applyLocks(s.Locks, o)
	next.Records = applyRecords(s.Records, o)
	next.Totals = applyTotals(s.Totals, o)
	return &next
}

// applyLots keeps the open lots in burning order.
func applyLots(lots []ledger.Lot, o *Outcome) []ledger.Lot {
	if len(o.Lots) == 0 {
		return lots
	}
	lots = applyChanged(lots, o)
	for _, c := range o.Lots {
		lots = append(lots, c.Opened...)
		for _, changed := range c.Changed { // one that was used up may have points again
			if !slices.ContainsFunc(lots, func(l ledger.Lot) bool { return l.ID == changed.ID }) {
				lots = append(lots, changed)
			}
		}
	}
	lots = slices.DeleteFunc(lots, func(l ledger.Lot) bool { return !l.Open() })
	slices.SortFunc(lots, func(a, b ledger.Lot) int {
		return cmp.Or(strings.Compare(a.BurnOrder(), b.BurnOrder()), strings.Compare(a.ID, b.ID))
	})
	return lots
}

func applyChanged(lots []ledger.Lot, o *Outcome) []ledger.Lot {
	lots = slices.Clone(lots)
	for _, c := range o.Lots {
		for _, changed := range c.Changed {
			for i := range lots {
				if lots[i].ID == changed.ID {
					lots[i] = changed
				}
			}
		}
	}
	return lots
}

func applyTaken(takes []ledger.Take, o *Outcome) []ledger.Take {
	takes = slices.Clone(takes)
	for _, c := range o.Lots {
		for _, changed := range c.Returned {
			for i := range takes {
				if takes[i].ID == changed.ID {
					takes[i] = changed
				}
			}
		}
	}
	return takes
}

func applyLocks(locks []Lock, o *Outcome) []Lock {
	if len(o.Locks) == 0 && len(o.Unlock) == 0 {
		return locks
	}
	gone := func(l Lock) bool {
		return slices.Contains(o.Unlock, l.ID) || slices.ContainsFunc(o.Locks, func(n Lock) bool { return n.ID == l.ID })
	}
	return append(slices.DeleteFunc(slices.Clone(locks), gone), o.Locks...)
}

func applyRecords(records []Record, o *Outcome) []Record {
	if len(o.RolledBack)+len(o.Returned) == 0 {
		return records
	}
	records = slices.Clone(records)
	for _, m := range o.Returned {
		for i := range records {
			if records[i].ID == m.RecordID {
				records[i].Returned = &m.Returned
			}
		}
	}
	for _, m := range o.RolledBack {
		for i := range records {
			if records[i].ID == m.RecordID {
				records[i].Status, records[i].RollbackID, records[i].RollbackDate = StatusRolledBack, m.RollbackID, m.Date
			}
		}
	}
	return records
}

func applyTotals(totals map[string]Totals, o *Outcome) map[string]Totals {
	if len(totals) == 0 || len(o.Totals) == 0 {
		return totals
	}
	totals = maps.Clone(totals)
	for _, t := range o.Totals {
		if sum, asked := totals[t.Key.Subject]; asked {
			totals[t.Key.Subject] = sum.Plus(t.By)
		}
	}
	return totals
}
