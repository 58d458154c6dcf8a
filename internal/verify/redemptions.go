package verify

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/steady"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// RedemptionStore is what Redemptions reads.
type RedemptionStore interface {
	Redemptions() storage.Collection[redemption.Record]
	Vouchers() storage.Collection[voucher.Voucher]
	Customers() storage.Collection[customer.Customer]
	Orders() storage.Collection[order.Order]
	Counters() storage.Collection[redemption.Count]
	RedemptionTotals() storage.Collection[redemption.DayTotals]
	Returns() storage.Collection[redemption.Return]
	ArchivedUses() storage.Collection[redemption.ArchivedUses]
	ArchivedCounts() storage.Collection[redemption.ArchivedCount]
	ArchivedCustomers() storage.Collection[customer.Archived]
}

// Audited says what Redemptions looked at.
type Audited struct {
	Records, Vouchers, Customers, Counters, Totals int
	// Moving is how many cards and figures could not be compared because they changed with each reading. NotCompared names the first MaxNotCompared of them.
	Moving      int
	NotCompared []string
}

// MaxNotCompared is how many cards and figures that could not be compared are named.
const MaxNotCompared = 100

// moves counts what could not be compared.
func (a *Audited) moves(what string) {
	if a.Moving++; len(a.NotCompared) < MaxNotCompared {
		a.NotCompared = append(a.NotCompared, what)
	}
}

// Redemptions computes again, from their records, all figures that redemptions keep: the uses and credits of vouchers, the totals of
// campaigns and promotion tiers, the counters of limits, the summaries of customers (those of orders from the orders), that
// the discounts of each order keep the bounds of the discount guard that the order was held to, that each redemption was taken back as often
// as it says, and what came back of redemptions and orders, from the records of returns. It calls report with each difference. It changes and locks nothing.
//
// Everything is read once, page by page. A figure that differs then is wrong, or a redemption changed it meanwhile. So it is read
// again by itself, and counts as a difference when it did not change between two readings of its records, with the same result
// twice. What was archived and dropped counts by the sums that it left behind; see Shares. Counters of days, weeks and months are compared in the present time zone of the project: after it was changed, those of
// that day may differ.
func Redemptions(ctx context.Context, e *redemption.Engine, store RedemptionStore, report func(difference string)) (Audited, error) {
	settings, err := redemption.InternalsOf(e).Settings(ctx)
	if err != nil {
		return Audited{}, err
	}
	a := &auditor{store: store, settings: &settings, report: report, tally: newTally(&settings), returned: newReturned()}
	for _, step := range []func(context.Context) error{a.readCounters, a.readArchived, a.readRecords, a.readOrders, a.vouchers, a.customers, a.counters, a.totals, a.rollbacks, a.returns} {
		if err := step(ctx); err != nil {
			return a.audited, err
		}
	}
	return a.audited, nil
}

// auditor is one run of Redemptions.
type auditor struct {
	store    RedemptionStore
	settings *redemption.Settings
	report   func(string)
	tally    *tally
	audited  Audited
	// returned is what records and orders say came back.
	returned returned
}

// auditedAtOnce is how many items are read at once.
const auditedAtOnce = 500

// each calls do with every item that passes a filter, in the order of ids.
func each[T any](ctx context.Context, c storage.Collection[T], f storage.Filter, id func(*T) string, do func(*T) error) error {
	q := storage.Query{Filter: f, Limit: auditedAtOnce}
	for more := true; more; {
		page, err := c.List(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			if err := do(&page.Items[i]); err != nil {
				return err
			}
		}
		if more = page.HasMore; more {
			q.After = &storage.Position{ID: id(&page.Items[len(page.Items)-1])}
		}
	}
	return nil
}

// readCounters finds out which counters exist: others are not added up.
func (a *auditor) readCounters(ctx context.Context) error {
	return each(ctx, a.store.Counters(), storage.Filter{}, redemption.CountKind.ID, func(c *redemption.Count) error {
		a.tally.counters[c.ID] = 0
		return nil
	})
}

func (a *auditor) readRecords(ctx context.Context) error {
	return each(ctx, a.store.Redemptions(), storage.Filter{}, redemption.RecordKind.ID, func(r *redemption.Record) error {
		a.audited.Records++
		a.tally.add(r)
		if r.Returned != nil {
			a.returned.records[r.ID] = givenBack(*r.Returned)
		}
		return nil
	})
}

func (a *auditor) readOrders(ctx context.Context) error {
	return each(ctx, a.store.Orders(), storage.Filter{}, order.Kind.ID, func(o *order.Order) error {
		a.tally.buy(o)
		if o.Returned != nil {
			a.returned.orders[o.ID] = cameBack(o)
		}
		if o.BreaksGuard() { // an order is written as a whole, so that this does not pass
			a.report("the discounts of order " + o.ID + " exceed the bounds of the discount guard that it was held to")
		}
		return nil
	})
}

// recompute reads the records that pass a filter into a new tally, which adds up the same counters as the first one.
func (a *auditor) recompute(ctx context.Context, f storage.Filter) (*tally, error) {
	t := newTally(a.settings)
	for key := range a.tally.counters {
		t.counters[key] = 0
	}
	return t, each(ctx, a.store.Redemptions(), f, redemption.RecordKind.ID, func(r *redemption.Record) error { t.add(r); return nil })
}

// differ compares a figure of an audit. The number of records shows a change: records are only ever added, and a figure that changes and
// changes back adds two.
func differ[F comparable](ctx context.Context, a *auditor, what string, read func(context.Context) (F, error), compute func(context.Context) (F, int, error)) error {
	told := steady.Told{Differs: a.report, Moves: a.audited.moves}
	return steady.CompareCounted(what, told, func() (F, error) { return read(ctx) }, func() (F, int, error) { return compute(ctx) })
}

func (a *auditor) vouchers(ctx context.Context) error {
	return each(ctx, a.store.Vouchers(), storage.Filter{}, voucher.Kind.ID, func(v *voucher.Voucher) error {
		a.audited.Vouchers++
		if usesOf(v) == a.tally.vouchers[v.ID] {
			return nil
		}
		return differ(ctx, a, "the uses of voucher "+v.Code, func(ctx context.Context) (uses, error) {
			now, err := a.store.Vouchers().Get(ctx, v.ID)
			return usesOf(&now), err
		}, func(ctx context.Context) (uses, int, error) {
			t, err := a.recompute(ctx, storage.Is("voucher_id", v.ID))
			if err == nil {
				err = a.carry(ctx, t, v.ID)
			}
			return t.vouchers[v.ID], t.records, err
		})
	})
}

func (a *auditor) customers(ctx context.Context) error {
	return each(ctx, a.store.Customers(), storage.Filter{}, customer.Kind.ID, func(c *customer.Customer) error {
		a.audited.Customers++
		said, amounts := a.tally.behaviour(c.ID)
		if behaviourOf(c).among(amounts) == said {
			return nil
		}
		return differ(ctx, a, "the summary of customer "+c.ID, func(ctx context.Context) (behaviour, error) {
			now, err := a.store.Customers().Get(ctx, c.ID)
			return behaviourOf(&now).among(amounts), err
		}, func(ctx context.Context) (behaviour, int, error) {
			t, err := a.recompute(ctx, storage.Is("customer_id", c.ID))
			if err != nil {
				return behaviour{}, 0, err
			}
			err = each(ctx, a.store.Orders(), storage.Is("customer_id", c.ID), order.Kind.ID, func(o *order.Order) error { t.buy(o); return nil })
			if err == nil {
				err = a.carryBuyer(ctx, t, c.ID)
			}
			said, amounts = t.behaviour(c.ID)
			return said, t.records, err
		})
	})
}

func (a *auditor) counters(ctx context.Context) error {
	return each(ctx, a.store.Counters(), storage.Filter{}, redemption.CountKind.ID, func(c *redemption.Count) error {
		a.audited.Counters++
		if sum, known := a.tally.counters[c.ID]; known && sum == c.Value {
			return nil
		}
		a.tally.counters[c.ID] = 0 // also one that is younger than the audit
		return differ(ctx, a, "counter "+string(c.ID), func(ctx context.Context) (int64, error) {
			now, err := a.store.Counters().Get(ctx, string(c.ID))
			return now.Value, err
		}, func(ctx context.Context) (int64, int, error) {
			t, err := a.recompute(ctx, recordsOf(subjectOf(c.ID)))
			if err == nil {
				err = a.carry(ctx, t, subjectOf(c.ID))
			}
			if err == nil {
				err = a.carryCount(ctx, t, c.ID)
			}
			return t.counters[c.ID], t.records, err
		})
	})
}

// totals compares the totals of each subject over all days: under another time zone the same redemptions belong to other days.
func (a *auditor) totals(ctx context.Context) error {
	stored := map[string]redemption.Totals{}
	err := each(ctx, a.store.RedemptionTotals(), storage.Filter{}, redemption.DayTotalsKind.ID, func(t *redemption.DayTotals) error {
		a.audited.Totals++
		stored[t.Subject] = stored[t.Subject].Plus(t.Totals)
		return nil
	})
	if err != nil {
		return err
	}
	for subject := range a.tally.totals {
		if _, known := stored[subject]; !known {
			stored[subject] = redemption.Totals{}
		}
	}
	for subject, sum := range stored {
		if sum == a.tally.totals[subject] {
			continue
		}
		err := differ(ctx, a, "the totals of "+subject, func(ctx context.Context) (sum redemption.Totals, err error) {
			err = each(ctx, a.store.RedemptionTotals(), storage.Is("subject_id", subject), redemption.DayTotalsKind.ID, func(t *redemption.DayTotals) error {
				sum = sum.Plus(t.Totals)
				return nil
			})
			return sum, err
		}, func(ctx context.Context) (redemption.Totals, int, error) {
			t, err := a.recompute(ctx, recordsOf(subject))
			if err == nil {
				err = a.carry(ctx, t, subject)
			}
			return t.totals[subject], t.records, err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// rollbackCount is whether the record of a redemption says that it was rolled back, and how many rollbacks of it there are.
type rollbackCount struct {
	RolledBack bool
	Times      int
}

func (a *auditor) rollbacks(ctx context.Context) error {
	for id, t := range a.tally.taken {
		if t == (rollbackCount{true, 1}) || t == (rollbackCount{}) {
			continue
		}
		err := differ(ctx, a, "the rollbacks of "+id, func(ctx context.Context) (rollbackCount, error) {
			r, err := a.store.Redemptions().Get(ctx, id)
			says := r.Status == redemption.StatusRolledBack
			return rollbackCount{says, map[bool]int{true: 1}[says]}, err
		}, func(ctx context.Context) (t rollbackCount, records int, err error) {
			err = each(ctx, a.store.Redemptions(), storage.Is("redemption_id", id), redemption.RecordKind.ID, func(r *redemption.Record) error {
				records++
				if r.Object == redemption.ObjectRollback && r.Status == redemption.StatusSucceeded {
					t.Times++
				}
				return nil
			})
			t.RolledBack = t.Times > 0
			return t, records, err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// recordsOf selects the records of a campaign, a promotion tier or a voucher, or all.
func recordsOf(subject string) storage.Filter {
	switch {
	case subject == "": // what a material reward counts is in the records of all its campaigns
		return storage.Filter{}
	case strings.HasPrefix(subject, voucher.Kind.Prefix):
		return storage.Is("voucher_id", subject)
	case strings.HasPrefix(subject, "promo_"):
		return storage.Is("promotion_tier_id", subject)
	}
	return storage.Is("campaign_id", subject)
}

// subjectOf is what a counter counts: the first part of its key that names a campaign, a tier or a voucher, or nothing.
func subjectOf(k redemption.CounterKey) string {
	for _, part := range strings.Split(string(k), "/")[1:] {
		for _, prefix := range []string{"camp_", "promo_", voucher.Kind.Prefix} {
			if strings.HasPrefix(part, prefix) {
				return part
			}
		}
	}
	return ""
}
