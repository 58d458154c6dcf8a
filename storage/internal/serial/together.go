package serial

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/voucher"
)

// UpdateTogether makes updates in one transaction. The rows of those that ask for little are read together and written together, because most of the time of a
// redemption on SQLite goes into its statements. With 16 clients it takes 1.7 ms of the processor in place of 3.3, so that there are 1.8 times as many (goal
// P27). The others follow one after the other. When the transaction fails, each update is to be made alone.
func UpdateTogether(ctx context.Context, s Store, updates []*shared.Update) {
	err := storage.Atomic(ctx, s, func(tx Store) error {
		group := &shared.Group{}
		var rest []*shared.Update
		for _, u := range updates {
			if u.Scope.Shareable() {
				group.Updates = append(group.Updates, u)
			} else {
				rest = append(rest, u)
			}
		}
		if len(group.Updates) > 0 {
			if err := loadGroup(ctx, tx, group); err != nil {
				return err
			}
			outs, lacking := group.Decide(func(*shared.Update, *redemption.Outcome) bool { return true })
			if err := write(ctx, tx, nil, outs...); err != nil {
				return err
			}
			rest = append(lacking, rest...)
		}
		for _, u := range rest {
			snapshot, err := load(ctx, tx, u.Scope)
			if err != nil {
				return err
			}
			out := u.Decide(snapshot)
			if out == nil {
				continue
			}
			if !snapshot.Takes(out) {
				return shared.ErrRefused
			}
			if err := write(ctx, tx, made(u.Scope, snapshot), out); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		return
	}
	for _, u := range updates {
		u.LeaveAlone()
	}
}

// loadGroup reads what the scopes of a group name. A counter that does not exist is not made: its update is made after the others.
func loadGroup(ctx context.Context, tx Store, g *shared.Group) (err error) {
	if g.Revision, err = tx.Revision(ctx); err != nil {
		return err
	}
	wanted := g.Wanted()
	ids := slices.DeleteFunc(slices.Clone(wanted.Scope.Codes), func(name string) bool { return !strings.HasPrefix(name, voucher.Kind.Prefix) })
	if g.Vouchers, err = named(ctx, tx.Vouchers(), voucher.Kind, "code", ids, wanted.Scope.Codes); err != nil {
		return err
	}
	cards := &redemption.Snapshot{Vouchers: g.Vouchers}
	if err := loadHolds(ctx, tx, cards); err != nil {
		return err
	}
	g.Assignments, g.Locks = cards.Assignments, cards.Locks
	if err := loadCards(ctx, tx, wanted.Scope, cards); err != nil {
		return err
	}
	g.Cards = redemption.Snapshot{Lots: cards.Lots, HolderTiers: cards.HolderTiers}
	if g.Orders, err = named(ctx, tx.Orders(), order.Kind, "source_id", wanted.Orders, wanted.OrderSources); err != nil {
		return err
	}
	if g.Customers, err = named(ctx, tx.Customers(), customer.Kind, "source_id", wanted.Customers, wanted.CustomerSources); err != nil {
		return err
	}
	g.Totals = map[string]redemption.Totals{}
	for _, subject := range wanted.Scope.Totals {
		g.Totals[subject] = redemption.Totals{}
	}
	days, err := those(ctx, tx.RedemptionTotals(), "subject_id", wanted.Scope.Totals)
	if err != nil {
		return err
	}
	for _, day := range days {
		g.Totals[day.Subject] = g.Totals[day.Subject].Plus(day.Totals)
	}
	if err := loadCountersOfGroup(ctx, tx, g, wanted.Scope.Counters); err != nil {
		return err
	}
	kept, err := those(ctx, tx.IdempotencyRecords(), "id", wanted.Keys)
	g.Kept = map[string]*idempotency.Record{}
	for i := range kept {
		g.Kept[kept[i].ID] = &kept[i]
	}
	return err
}

// loadCountersOfGroup reads counters.
func loadCountersOfGroup(ctx context.Context, tx Store, g *shared.Group, counters []redemption.Counter) error {
	g.Counters = make(map[redemption.CounterKey]int64, len(counters))
	keys := make([]string, len(counters))
	for i, c := range counters {
		keys[i] = string(c.Key)
	}
	stored, err := those(ctx, tx.Counters(), "id", keys)
	for _, c := range stored {
		g.Counters[c.ID] = c.Value
	}
	return err
}

// named returns the items with one of these ids or keys, in the order of their ids.
func named[T any](ctx context.Context, c storage.Collection[T], kind storage.Kind[T], key string, ids, keys []string) ([]T, error) {
	byKey, err := those(ctx, c, key, keys)
	if err != nil {
		return nil, err
	}
	byID, err := those(ctx, c, "id", ids)
	if err != nil {
		return nil, err
	}
	all := append(byKey, byID...)
	id := func(item T) string { return kind.ID(&item) }
	slices.SortStableFunc(all, func(a, b T) int { return strings.Compare(id(a), id(b)) })
	return slices.CompactFunc(all, func(a, b T) bool { return id(a) == id(b) }), nil
}

// those returns the items that have one of some values in a field.
func those[T any](ctx context.Context, c storage.Collection[T], field string, values []string) ([]T, error) {
	values = slices.DeleteFunc(slices.Clone(values), func(value string) bool { return !storage.ValidText(value) })
	if len(values) == 0 {
		return nil, nil
	}
	page, err := c.List(ctx, storage.Query{Filter: storage.In(field, values)})
	return page.Items, err
}
