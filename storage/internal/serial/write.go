package serial

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// write stores an outcome. An outcome that is empty stores nothing, not even the counters that were made to decide it.
func write(ctx context.Context, tx Store, scope redemption.Scope, snapshot *redemption.Snapshot, out *redemption.Outcome) error {
	if out == nil || out.Empty() {
		return nil
	}
	if !snapshot.Takes(out) {
		return ErrRefused
	}
	steps := []func() error{
		func() error { return writeVouchers(ctx, tx, out.Vouchers) },
		func() error { return put(ctx, tx.Orders(), order.Kind, out.Order, out.NewOrder) },
		func() error { return put(ctx, tx.Customers(), customer.Kind, out.Customer, out.NewCustomer) },
		func() error { return put(ctx, tx.Customers(), customer.Kind, out.Owner, false) },
		func() error { return putAll(ctx, tx.Products(), catalog.ProductKind, out.Products) },
		func() error { return putAll(ctx, tx.SKUs(), catalog.SKUKind, out.SKUs) },
		func() error { return insert(ctx, tx.Redemptions(), out.Records) },
		func() error { return markRolledBack(ctx, tx, out.RolledBack) },
		func() error { return markReturned(ctx, tx, out.Returned) },
		func() error { return insert(ctx, tx.Returns(), out.Returns) },
		func() error { return insert(ctx, tx.VoucherTransactions(), out.Transactions) },
		func() error {
			for _, c := range out.Lots {
				if err := c.Write(ctx, tx); err != nil {
					return err
				}
			}
			return nil
		},
		func() error { return writeTotals(ctx, tx, out.Totals) },
		func() error { return writeCounters(ctx, tx, scope, snapshot, out.Counters) },
		func() error { return writeLocks(ctx, tx, out) },
		func() error { return insert(ctx, tx.Events(), out.Events) },
		func() error {
			return put(ctx, tx.IdempotencyRecords(), idempotency.Kind, out.Kept, out.NewKept)
		},
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

func writeVouchers(ctx context.Context, tx Store, deltas []redemption.VoucherDelta) error {
	for _, d := range deltas {
		_, err := tx.Vouchers().Update(ctx, d.ID, func(v *voucher.Voucher) error {
			d.Apply(v)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
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

func putAll[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], writes []order.Write[T]) error {
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

func writeTotals(ctx context.Context, tx Store, steps []redemption.TotalsStep) error {
	for _, s := range steps {
		_, err := tx.RedemptionTotals().Update(ctx, s.Key.String(), func(t *redemption.DayTotals) error {
			t.Totals = t.Totals.Plus(s.By)
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.RedemptionTotals().Insert(ctx, redemption.DayTotals{TotalsKey: s.Key, Totals: s.By})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// writeCounters keeps the counters that were made for the decision, and raises those that exist or are new.
func writeCounters(ctx context.Context, tx Store, scope redemption.Scope, snapshot *redemption.Snapshot, steps []redemption.CounterStep) error {
	for _, c := range scope.Counters {
		err := tx.Counters().Insert(ctx, redemption.Count{ID: c.Key, Value: snapshot.Counters[c.Key]})
		if err != nil && !fault.Has(err, "duplicate_found") {
			return err
		}
	}
	if len(steps) == 0 {
		return nil
	}
	// All at once: most of the counters that a redemption would raise do not exist, and to ask for each took a sixth of its time on SQLite (goal P27).
	keys := make([]string, len(steps))
	for i, s := range steps {
		keys[i] = string(s.Key)
	}
	exists := map[redemption.CounterKey]bool{}
	_, err := tx.Counters().UpdateAll(ctx, storage.In("id", keys), func(c *redemption.Count) (bool, error) {
		exists[c.ID] = true
		for _, s := range steps {
			if s.Key == c.ID {
				c.Value = saturate.Add(c.Value, s.By)
			}
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	var made []redemption.Count
	for _, s := range steps {
		at := slices.IndexFunc(made, func(c redemption.Count) bool { return c.ID == s.Key })
		switch {
		case at >= 0:
			made[at].Value = saturate.Add(made[at].Value, s.By)
		case s.New && !exists[s.Key]:
			made = append(made, redemption.Count{ID: s.Key, Value: s.By})
		}
	}
	return insert(ctx, tx.Counters(), made)
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
