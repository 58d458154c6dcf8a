// Package serial runs redemptions on backends that let one writer work at a time: memory and SQLite. Nothing has to be locked
// there, so loading the rows of a scope and writing an outcome is plain work on collections inside one transaction.
package serial

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is what a serial backend offers within one project.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	Revision(ctx context.Context) (storage.Revision, error)
	Vouchers() storage.Collection[voucher.Voucher]
	VoucherTransactions() storage.Collection[voucher.Transaction]
	Orders() storage.Collection[order.Order]
	Customers() storage.Collection[customer.Customer]
	Products() storage.Collection[catalog.Product]
	SKUs() storage.Collection[catalog.SKU]
	RuleAssignments() storage.Collection[rule.Assignment]
	Redemptions() storage.Collection[redemption.Record]
	Returns() storage.Collection[redemption.Return]
	Sessions() storage.Collection[redemption.Lock]
	Counters() storage.Collection[redemption.Count]
	RedemptionTotals() storage.Collection[redemption.DayTotals]
	ArchivedUses() storage.Collection[redemption.ArchivedUses]
	ArchivedCustomers() storage.Collection[customer.Archived]
	Events() storage.Collection[event.Event]
	IdempotencyRecords() storage.Collection[idempotency.Record]
	ledger.Store
	LoyaltyTierHolders() storage.Collection[loyalty.TierHolder]
}

// Read loads the rows of a scope. Counters that do not exist are computed and not stored.
func Read(ctx context.Context, s Store, scope redemption.Scope) (*redemption.Snapshot, error) {
	return load(ctx, s, scope)
}

// Update loads the rows of a scope, has them decided and writes the outcome, all in one transaction.
func Update(ctx context.Context, s Store, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	var out *redemption.Outcome
	err := storage.Atomic(ctx, s, func(tx Store) error {
		snapshot, err := load(ctx, tx, scope)
		if err != nil {
			return err
		}
		if out, err = decide(snapshot); err != nil {
			return err
		}
		if out == nil || out.Empty() {
			return nil
		}
		if !snapshot.Takes(out) {
			return shared.ErrRefused
		}
		return write(ctx, tx, made(scope, snapshot), out)
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

func load(ctx context.Context, s Store, scope redemption.Scope) (*redemption.Snapshot, error) {
	out := &redemption.Snapshot{}
	var err error
	if out.Revision, err = s.Revision(ctx); err != nil {
		return nil, err
	}
	steps := []func(context.Context, Store, redemption.Scope, *redemption.Snapshot) error{
		loadVouchers, loadCards, loadTaken, loadOrder, loadCustomer, loadRecords, loadTotals, loadCounters, loadPurchases, loadKept,
	}
	for _, step := range steps {
		if err := step(ctx, s, scope, out); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// loadVouchers loads all vouchers that a request may mean, by code and by id, with the rules assigned to them and the sessions that
// hold some of them. Each list is in the order of ids.
func loadVouchers(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	for _, name := range scope.Codes {
		if err := loadVoucher(ctx, s, name, out); err != nil {
			return err
		}
	}
	slices.SortFunc(out.Vouchers, func(a, b voucher.Voucher) int { return strings.Compare(a.ID, b.ID) })
	return loadHolds(ctx, s, out)
}

// loadHolds loads the rules assigned to the vouchers and the sessions that hold some of them.
func loadHolds(ctx context.Context, s Store, out *redemption.Snapshot) error {
	if len(out.Vouchers) == 0 {
		return nil
	}
	ids := make([]string, len(out.Vouchers))
	for i := range out.Vouchers {
		ids[i] = out.Vouchers[i].ID
	}
	assigned, err := s.RuleAssignments().List(ctx, storage.Query{Filter: storage.In("related_object_id", ids)})
	if err != nil {
		return err
	}
	locks, err := s.Sessions().List(ctx, storage.Query{Filter: storage.In("redeemable_id", ids)})
	out.Assignments, out.Locks = assigned.Items, locks.Items
	return err
}

// loadCards loads the open lots of the loyalty cards, and the tiers of their holders.
func loadCards(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	for i := range out.Vouchers {
		id := out.Vouchers[i].ID
		if out.Vouchers[i].Loyalty == nil {
			continue
		}
		if scope.Lots > 0 {
			lots, _, err := ledger.OpenLots(ctx, s.PointsLots(), id, scope.Lots)
			if err != nil {
				return err
			}
			out.Lots = append(out.Lots, lots...)
		}
		if scope.HolderTiers {
			held, err := s.LoyaltyTierHolders().Get(ctx, id)
			if err == nil {
				out.HolderTiers = append(out.HolderTiers, held)
			} else if !fault.IsNotFound(err) {
				return err
			}
		}
	}
	return nil
}

// loadTaken loads what entries took, and from which lots.
func loadTaken(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) (err error) {
	if len(scope.Entries) == 0 {
		return nil
	}
	for _, entry := range scope.Entries {
		takes, err := ledger.TakesOf(ctx, s.PointsTakes(), entry)
		if err != nil {
			return err
		}
		out.Taken = append(out.Taken, takes...)
	}
	slices.SortFunc(out.Taken, func(a, b ledger.Take) int { return strings.Compare(a.ID, b.ID) })
	if out.TakenLots, err = ledger.LotsOf(ctx, s.PointsLots(), out.Taken); err != nil {
		return err
	}
	slices.SortFunc(out.TakenLots, func(a, b ledger.Lot) int { return strings.Compare(a.ID, b.ID) })
	return nil
}

// loadVoucher loads the voucher with this code and, which may be another one, that with this id.
func loadVoucher(ctx context.Context, s Store, name string, out *redemption.Snapshot) error {
	add := func(v voucher.Voucher) {
		if _, twice := out.VoucherByID(v.ID); !twice {
			out.Vouchers = append(out.Vouchers, v)
		}
	}
	v, found, err := s.Vouchers().Find(ctx, "code", name)
	if err != nil {
		return err
	}
	if found {
		add(v)
	}
	if !strings.HasPrefix(name, voucher.Kind.Prefix) {
		return nil
	}
	v, err = s.Vouchers().Get(ctx, name)
	if fault.IsNotFound(err) {
		return nil
	}
	if err == nil {
		add(v)
	}
	return err
}

func loadOrder(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) (err error) {
	if scope.OrderID == "" && scope.OrderSourceID == "" {
		return nil
	}
	out.Order, err = either(ctx, s.Orders(), scope.OrderID, scope.OrderSourceID)
	return err
}

func loadCustomer(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) (err error) {
	if scope.CustomerID == "" && scope.CustomerSourceID == "" && scope.OwnerID == "" {
		return nil
	}
	if out.Customer, err = either(ctx, s.Customers(), scope.CustomerID, scope.CustomerSourceID); err != nil {
		return err
	}
	out.Owner, err = either(ctx, s.Customers(), scope.OwnerID, "")
	return err
}

// either returns the item with this id, else the one with this source id, else nil.
func either[T any](ctx context.Context, c storage.Collection[T], id, sourceID string) (*T, error) {
	if id != "" {
		item, err := c.Get(ctx, id)
		if err == nil {
			return &item, nil
		}
		if !fault.IsNotFound(err) {
			return nil, err
		}
	}
	if sourceID == "" {
		return nil, nil
	}
	item, found, err := c.Find(ctx, "source_id", sourceID)
	if err != nil || !found {
		return nil, err
	}
	return &item, nil
}

func loadRecords(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	ids := scope.RecordIDs
	if o := out.Order; o != nil && scope.OrderRecords {
		ids = slices.AppendSeq(slices.Clone(ids), maps.Keys(o.Redemptions))
	}
	for _, id := range ids {
		record, err := s.Redemptions().Get(ctx, id)
		if err != nil && !fault.IsNotFound(err) {
			return err
		}
		if err == nil {
			out.Records = append(out.Records, record)
		}
		children, err := s.Redemptions().List(ctx, storage.Query{Filter: storage.Is("parent_redemption_id", id)})
		if err != nil {
			return err
		}
		out.Records = append(out.Records, children.Items...)
	}
	slices.SortFunc(out.Records, func(a, b redemption.Record) int { return strings.Compare(a.ID, b.ID) })
	return nil
}

func loadTotals(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	if len(scope.Totals) == 0 {
		return nil
	}
	out.Totals = make(map[string]redemption.Totals, len(scope.Totals))
	for _, subject := range scope.Totals {
		page, err := s.RedemptionTotals().List(ctx, storage.Query{Filter: storage.Is("subject_id", subject)})
		if err != nil {
			return err
		}
		var sum redemption.Totals
		for _, day := range page.Items {
			sum = sum.Plus(day.Totals)
		}
		out.Totals[subject] = sum
	}
	return nil
}

// loadPurchases reads the two youngest paid orders of each buyer, of which one may be the scope's own.
func loadPurchases(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	for _, id := range scope.Buyers {
		page, err := s.Orders().List(ctx, storage.Query{
			Filter: storage.And(storage.Is("customer_id", id), storage.In("status", []string{string(order.StatusPaid), string(order.StatusFulfilled)})),
			Order:  []storage.Order{{Field: "created_at", Desc: true}}, Limit: 2,
		})
		if err != nil {
			return err
		}
		for i := range page.Items {
			out.Buys(id, &page.Items[i])
		}
		archived, err := s.ArchivedCustomers().Get(ctx, id)
		if err == nil {
			out.BoughtArchived(&archived)
		} else if !fault.IsNotFound(err) {
			return err
		}
	}
	return nil
}

// loadKept reads the record of the scope's idempotency key.
func loadKept(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	if scope.Key == "" {
		return nil
	}
	kept, err := s.IdempotencyRecords().Get(ctx, scope.Key)
	if err == nil {
		out.Kept = &kept
	} else if fault.IsNotFound(err) {
		err = nil
	}
	return err
}

// loadCounters reads the counters of the scope. One that does not exist is computed from the records.
func loadCounters(ctx context.Context, s Store, scope redemption.Scope, out *redemption.Snapshot) error {
	if len(scope.Counters) == 0 {
		return nil
	}
	out.Counters = make(map[redemption.CounterKey]int64, len(scope.Counters))
	for _, c := range scope.Counters {
		stored, err := s.Counters().Get(ctx, string(c.Key))
		switch {
		case err == nil:
			out.Counters[c.Key] = stored.Value
		case !fault.IsNotFound(err):
			return err
		case c.Rule == nil:
			out.Counters[c.Key] = 0
		default:
			for _, past := range c.Past() {
				page, err := s.Redemptions().List(ctx, storage.Query{Filter: past})
				if err != nil {
					return err
				}
				out.Counters[c.Key] = saturate.Add(out.Counters[c.Key], c.Sum(page.Items))
			}
			f, has := c.Archived()
			if !has {
				continue
			}
			page, err := s.ArchivedUses().List(ctx, storage.Query{Filter: f})
			if err != nil {
				return err
			}
			for i := range page.Items {
				out.Counters[c.Key] = saturate.Add(out.Counters[c.Key], c.ArchivedShare(&page.Items[i]))
			}
		}
	}
	return nil
}

var (
	// ErrNested is the error that a redemption was started within a transaction, which may hold locks in another order.
	ErrNested = errors.New("redemption: a redemption has a transaction of its own")
	// ErrElsewhere says that a transaction of the program was given to an engine over another storage.
	ErrElsewhere = errors.New("the transaction is of another storage than the engine")
)
