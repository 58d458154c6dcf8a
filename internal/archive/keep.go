package archive

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// keep adds what dropped records add up to, in the transaction that drops them.
func keep(ctx context.Context, tx Store, s verify.Shares) error {
	err := addAll(ctx, tx.ArchivedUses(), s.Uses, redemption.ArchivedUsesKind.ID, func(into, more *redemption.ArchivedUses) { into.Totals = into.Plus(more.Totals) })
	if err != nil {
		return err
	}
	err = addAll(ctx, tx.ArchivedCustomers(), s.Customers, customer.ArchivedKind.ID, verify.AddTo)
	if err != nil {
		return err
	}
	err = addAll(ctx, tx.ArchivedDays(), s.Days, summary.ArchivedKind.ID, func(into, more *summary.Day) {
		into.Figures = maps.Clone(into.Figures)
		for name, n := range more.Figures {
			into.Figures[name] = saturate.Add(into.Figures[name], n)
		}
	})
	if err != nil {
		return err
	}
	// A counter that does not exist starts from the records, or from nothing.
	var keys []string
	for key := range s.Counts {
		keys = append(keys, string(key))
	}
	counters, err := storage.Having(ctx, tx.Counters(), "id", keys)
	if err != nil {
		return err
	}
	counts := map[string]*redemption.ArchivedCount{}
	for _, c := range counters {
		counts[string(c.ID)] = &redemption.ArchivedCount{ID: c.ID, Value: s.Counts[c.ID]}
	}
	return addAll(ctx, tx.ArchivedCounts(), counts, redemption.ArchivedCountKind.ID, func(into, more *redemption.ArchivedCount) {
		into.Value = saturate.Add(into.Value, more.Value)
	})
}

// sumsAtOnce is how many sums are changed in one statement.
const sumsAtOnce = 500

// addAll adds to the stored sums of the same ids, and stores the others.
func addAll[T any](ctx context.Context, c storage.Collection[T], sums map[string]*T, id func(*T) string, add func(into, more *T)) error {
	for ids := range slices.Chunk(slices.Sorted(maps.Keys(sums)), sumsAtOnce) {
		stored := map[string]bool{}
		_, err := c.UpdateAll(ctx, storage.In("id", ids), func(into *T) (bool, error) {
			stored[id(into)] = true
			add(into, sums[id(into)])
			return true, nil
		})
		if err != nil {
			return err
		}
		var fresh []T
		for _, name := range ids {
			if !stored[name] {
				fresh = append(fresh, *sums[name])
			}
		}
		if len(fresh) == 0 {
			continue
		}
		if err := c.Insert(ctx, fresh...); err != nil {
			return err
		}
	}
	return nil
}
