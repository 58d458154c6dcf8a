package serial

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/voucher"
)

// write stores outcomes that were decided one after the other, and the counters that were made for that. What several outcomes insert or change is one statement of
// the database.
func write(ctx context.Context, tx Store, made []redemption.Count, outs ...*redemption.Outcome) error {
	if len(outs) == 0 {
		return nil
	}
	orders := shared.LastVersions(outs, func(out *redemption.Outcome) (*order.Order, bool) { return out.Order, out.NewOrder },
		func(o *order.Order) (id, sourceID string) { return o.ID, o.SourceID })
	customers := shared.LastVersions(outs, func(out *redemption.Outcome) (*customer.Customer, bool) { return out.Customer, out.NewCustomer },
		func(c *customer.Customer) (id, sourceID string) { return c.ID, c.SourceID })
	answers := shared.LastVersions(outs, func(out *redemption.Outcome) (*idempotency.Record, bool) { return out.Kept, out.NewKept },
		func(r *idempotency.Record) (id, sourceID string) { return r.ID, "" })
	steps := []func() error{
		func() error { return writeVouchers(ctx, tx, outs) },
		func() error { return putAll(ctx, tx.Orders(), order.Kind, orders) },
		func() error { return putAll(ctx, tx.Customers(), customer.Kind, customers) },
		func() error {
			return insertAll(ctx, tx.Redemptions(), outs, func(out *redemption.Outcome) []redemption.Record { return out.Records })
		},
		func() error {
			return insertAll(ctx, tx.Returns(), outs, func(out *redemption.Outcome) []redemption.Return { return out.Returns })
		},
		func() error {
			return insertAll(ctx, tx.VoucherTransactions(), outs, func(out *redemption.Outcome) []voucher.Transaction { return out.Transactions })
		},
		func() error { return writeTotals(ctx, tx, outs) },
		func() error { return writeCounters(ctx, tx, made, outs) },
		func() error {
			return insertAll(ctx, tx.Events(), outs, func(out *redemption.Outcome) []event.Event { return out.Events })
		},
		func() error { return putAll(ctx, tx.IdempotencyRecords(), idempotency.Kind, answers) },
	}
	for _, out := range outs {
		steps = append(steps, func() error { return writeRest(ctx, tx, out) })
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// writeRest stores what few outcomes have.
func writeRest(ctx context.Context, tx Store, out *redemption.Outcome) error {
	steps := []func() error{
		func() error { return put(ctx, tx.Customers(), customer.Kind, out.Owner, false) },
		func() error { return putEach(ctx, tx.Products(), catalog.ProductKind, out.Products) },
		func() error { return putEach(ctx, tx.SKUs(), catalog.SKUKind, out.SKUs) },
		func() error { return markRolledBack(ctx, tx, out.RolledBack) },
		func() error { return markReturned(ctx, tx, out.Returned) },
		func() error {
			for _, c := range out.Lots {
				if err := c.Write(ctx, tx); err != nil {
					return err
				}
			}
			return nil
		},
		func() error { return writeLocks(ctx, tx, out) },
		func() error {
			if len(out.Jobs) == 0 {
				return nil
			}
			return tx.Enqueue(ctx, out.Jobs...)
		},
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// writeVouchers takes from the vouchers what the outcomes take.
func writeVouchers(ctx context.Context, tx Store, outs []*redemption.Outcome) error {
	var ids []string
	of := map[string][]redemption.VoucherDelta{}
	for _, out := range outs {
		for _, d := range out.Vouchers {
			if of[d.ID] == nil {
				ids = append(ids, d.ID)
			}
			of[d.ID] = append(of[d.ID], d)
		}
	}
	return updateAll(ctx, tx.Vouchers(), voucher.Kind, ids, func(v *voucher.Voucher) {
		for _, d := range of[v.ID] {
			d.Apply(v)
		}
	})
}

// updateAll changes the items with these ids.
func updateAll[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], ids []string, change func(*T)) error {
	if len(ids) == 0 {
		return nil
	}
	n, err := c.UpdateAll(ctx, storage.In("id", ids), func(item *T) (bool, error) {
		change(item)
		return true, nil
	})
	if err == nil && n < len(ids) {
		err = fmt.Errorf("%d of %d are gone: %s", len(ids)-n, len(ids), kind.Name)
	}
	return err
}

// putAll inserts items and overwrites others whole.
func putAll[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], items shared.Versions[T]) error {
	if err := insert(ctx, c, values(items.Made)); err != nil {
		return err
	}
	ids, by := make([]string, len(items.Changed)), make(map[string]*T, len(items.Changed))
	for i, item := range items.Changed {
		ids[i] = kind.ID(item)
		by[ids[i]] = item
	}
	return updateAll(ctx, c, kind, ids, func(stored *T) { *stored = *by[kind.ID(stored)] })
}

func values[T any](items []*T) []T {
	list := make([]T, len(items))
	for i := range items {
		list[i] = *items[i]
	}
	return list
}

// insertAll inserts the items of all outcomes.
func insertAll[T any](ctx context.Context, c storage.Collection[T], outs []*redemption.Outcome, items func(*redemption.Outcome) []T) error {
	var all []T
	for _, out := range outs {
		all = append(all, items(out)...)
	}
	return insert(ctx, c, all)
}

// put inserts an item or overwrites it whole.
func put[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], item *T, isNew bool) error {
	if item == nil {
		return nil
	}
	if isNew {
		return c.Insert(ctx, *item)
	}
	_, err := c.Update(ctx, kind.ID(item), func(stored *T) error { *stored = *item; return nil })
	return err
}

func putEach[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], writes []order.Write[T]) error {
	for _, w := range writes {
		if err := put(ctx, c, kind, &w.Item, w.New); err != nil {
			return err
		}
	}
	return nil
}

func insert[T any](ctx context.Context, c storage.Collection[T], items []T) error {
	if len(items) == 0 {
		return nil
	}
	return c.Insert(ctx, items...)
}

func markRolledBack(ctx context.Context, tx Store, marks []redemption.RollbackMark) error {
	for _, m := range marks {
		_, err := tx.Redemptions().Update(ctx, m.RecordID, func(r *redemption.Record) error {
			r.Status, r.RollbackID, r.RollbackDate = redemption.StatusRolledBack, m.RollbackID, m.Date
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func markReturned(ctx context.Context, tx Store, marks []redemption.ReturnMark) error {
	for _, m := range marks {
		_, err := tx.Redemptions().Update(ctx, m.RecordID, func(r *redemption.Record) error {
			r.Returned = &m.Returned
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// writeTotals adds what the outcomes add to the totals of each subject and day.
func writeTotals(ctx context.Context, tx Store, outs []*redemption.Outcome) error {
	var keys []string
	sums := map[string]*redemption.DayTotals{}
	for _, out := range outs {
		for _, s := range out.Totals {
			key := s.Key.String()
			if sums[key] == nil {
				keys, sums[key] = append(keys, key), &redemption.DayTotals{TotalsKey: s.Key}
			}
			sums[key].Totals = sums[key].Totals.Plus(s.By)
		}
	}
	if len(keys) == 0 {
		return nil
	}
	_, err := tx.RedemptionTotals().UpdateAll(ctx, storage.In("id", keys), func(t *redemption.DayTotals) (bool, error) {
		key := t.String()
		t.Totals = t.Totals.Plus(sums[key].Totals)
		delete(sums, key)
		return true, nil
	})
	if err != nil {
		return err
	}
	var first []redemption.DayTotals
	for _, key := range keys {
		if sum := sums[key]; sum != nil {
			first = append(first, *sum)
		}
	}
	return insert(ctx, tx.RedemptionTotals(), first)
}

// made are the counters that were computed for a decision.
func made(scope redemption.Scope, snapshot *redemption.Snapshot) (counters []redemption.Count) {
	for _, c := range scope.Counters {
		counters = append(counters, redemption.Count{ID: c.Key, Value: snapshot.Counters[c.Key]})
	}
	return counters
}

// writeCounters keeps the counters that were made for a decision, and raises those that exist or are new.
func writeCounters(ctx context.Context, tx Store, made []redemption.Count, outs []*redemption.Outcome) error {
	for _, c := range made {
		if err := tx.Counters().Insert(ctx, c); err != nil && !fault.Has(err, "duplicate_found") {
			return err
		}
	}
	type step struct {
		by          int64
		exists, new bool
	}
	var keys []string
	steps := map[redemption.CounterKey]*step{}
	for _, out := range outs {
		for _, c := range out.Counters {
			s := steps[c.Key]
			if s == nil {
				s = &step{}
				keys, steps[c.Key] = append(keys, string(c.Key)), s
			}
			s.by, s.new = saturate.Add(s.by, c.By), s.new || c.New
		}
	}
	if len(keys) == 0 {
		return nil
	}
	// All at once: most of the counters that a redemption would raise do not exist, and to ask for each took a sixth of its time on SQLite (goal P27).
	_, err := tx.Counters().UpdateAll(ctx, storage.In("id", keys), func(c *redemption.Count) (bool, error) {
		s := steps[c.ID]
		s.exists, c.Value = true, saturate.Add(c.Value, s.by)
		return true, nil
	})
	if err != nil {
		return err
	}
	var first []redemption.Count
	for _, key := range keys {
		if s := steps[redemption.CounterKey(key)]; s.new && !s.exists {
			first = append(first, redemption.Count{ID: redemption.CounterKey(key), Value: s.by})
		}
	}
	return insert(ctx, tx.Counters(), first)
}

func writeLocks(ctx context.Context, tx Store, out *redemption.Outcome) error {
	for _, id := range out.Unlock {
		if err := tx.Sessions().Delete(ctx, id); err != nil && !fault.IsNotFound(err) {
			return err
		}
	}
	for _, l := range out.Locks {
		if err := tx.Sessions().Delete(ctx, l.ID); err != nil && !fault.IsNotFound(err) {
			return err
		}
		if err := tx.Sessions().Insert(ctx, l); err != nil {
			return err
		}
	}
	return nil
}
