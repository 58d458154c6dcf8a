package postgres

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// writeOutcomes queues the writes of outcomes that were decided one after the other. It takes the locks of subjects that the transaction does not
// hold yet before it inserts rows that other transactions may insert, too. A row that several outcomes change is changed once.
func writeOutcomes(b *pgx.Batch, project string, locked []string, catalog int64, outs []*redemption.Outcome) {
	queueLocks(b, project, slices.DeleteFunc(subjectsOf(outs), func(id string) bool { return slices.Contains(locked, id) }))
	all := &combined{project: project}
	useVouchers(b, all, outs)
	for _, out := range outs {
		writeLots(b, project, out)
	}
	orders := shared.LastVersions(outs, func(out *redemption.Outcome) (*order.Order, bool) { return out.Order, out.NewOrder },
		func(o *order.Order) (id, sourceID string) { return o.ID, o.SourceID })
	insertAll(all, "orders", sqlstore.HotOrders, orders.Made)
	for _, o := range orders.Changed {
		put(b, sqlstore.HotOrders, project, o, false)
	}
	customers := shared.LastVersions(outs, func(out *redemption.Outcome) (*customer.Customer, bool) { return out.Customer, out.NewCustomer },
		func(c *customer.Customer) (id, sourceID string) { return c.ID, c.SourceID })
	insert(b, sqlstore.HotCustomers, project, customers.Made)
	for _, c := range customers.Changed {
		put(b, sqlstore.HotCustomers, project, c, false)
	}
	for _, out := range outs {
		put(b, sqlstore.HotCustomers, project, out.Owner, false)
	}
	var totals []redemption.TotalsStep
	var counters []redemption.CounterStep
	for _, out := range outs {
		writeCatalog(b, project, out.Products, out.SKUs)
		for _, m := range out.RolledBack {
			b.Queue(`UPDATE redemptions SET status = $3, rollback_id = $4, rollback_date = $5,
				reward_status = CASE WHEN reward_status IS NOT NULL THEN $6::text END WHERE project_id = $1 AND id = $2`,
				project, m.RecordID, string(redemption.StatusRolledBack), m.RollbackID, sqlstore.Instant(m.Date), string(redemption.DeliveryRolledBack))
		}
		for i := range out.Returned {
			b.Queue("UPDATE redemptions SET returned = $3 WHERE project_id = $1 AND id = $2", project, out.Returned[i].RecordID, sqlstore.Document(&out.Returned[i].Returned))
		}
		insert(b, sqlstore.HotReturns, project, pointers(out.Returns))
		totals, counters = append(totals, out.Totals...), append(counters, out.Counters...)
	}
	insertAll(all, "redemptions", sqlstore.HotRecords, among(outs, func(out *redemption.Outcome) []redemption.Record { return out.Records }))
	insertAll(all, "voucher_transactions", sqlstore.HotTransactions, among(outs, func(out *redemption.Outcome) []voucher.Transaction { return out.Transactions }))
	addTotals(all, totals)
	raiseCounters(b, all, counters)
	writeLocks(b, project, outs)
	var events []*sqlstore.PackedEvents
	for _, out := range outs {
		events = append(events, sqlstore.Pack(out.Events)...)
	}
	insertAll(all, "events", sqlstore.HotPackedEvents, events)
	keepAnswers(b, all, outs)
	all.queue(b)
	for _, out := range outs {
		raiseRevision(b, project, catalog, out)
	}
}

// keepAnswers inserts the records of idempotency keys, in the same order in all transactions. A record that has expired is deleted first and not
// overwritten: another transaction may delete it at the same moment.
func keepAnswers(b *pgx.Batch, all *combined, outs []*redemption.Outcome) {
	var kept []*idempotency.Record
	for _, out := range outs {
		if out.Kept == nil {
			continue
		}
		if !out.NewKept {
			b.Queue("DELETE FROM idempotency_records WHERE project_id = $1 AND id = $2", all.project, out.Kept.ID)
		}
		kept = append(kept, out.Kept)
	}
	slices.SortFunc(kept, func(x, y *idempotency.Record) int { return strings.Compare(x.ID, y.ID) })
	insertAll(all, "idempotency_records", sqlstore.HotAnswers, kept)
}

// useVoucher and raiseCounter find each row by its key and update it by its ctid. The transaction holds the lock of the row or of its subject, so
// no other transaction moves the row meanwhile. A join by id could be planned as a scan of the whole project; see each.
//
// A code that was changed within the minute before keeps updated_at, which is in an index, and gets used_at, which is in none: PostgreSQL then
// writes no index entry (a heap-only tuple) where it would write six (goals P2 and P3).
const (
	useVoucher = `UPDATE vouchers v SET redemption_redeemed_quantity = v.redemption_redeemed_quantity + d.redeemed,
		redeemed_amount = v.redeemed_amount + d.credits, redeemed_points = v.redeemed_points + d.points,
		updated_at = CASE WHEN v.updated_at > d.at - $7::interval AND v.updated_at <= d.at THEN v.updated_at ELSE d.at END, used_at = d.at
		FROM (SELECT t.ctid AS row, k.* FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[])
			AS k(id, redeemed, credits, points, at)
			CROSS JOIN LATERAL (SELECT ctid FROM vouchers WHERE project_id = $1 AND id = k.id OFFSET 0) t) d
		WHERE v.ctid = d.row`
)

// raiseCounter and addTotal add to figures that grow as long as the shop exists, so that they stop at the ends of 64 bits.
var (
	raiseCounter = "UPDATE counters c SET value = " + capped("c.value::numeric + d.by") + `
		FROM (SELECT t.ctid AS row, k.by FROM unnest($2::text[], $3::bigint[]) AS k(id, by)
			CROSS JOIN LATERAL (SELECT ctid FROM counters WHERE project_id = $1 AND id = k.id OFFSET 0 FOR NO KEY UPDATE) t) d
		WHERE c.ctid = d.row`
	addTotal = `INSERT INTO redemption_totals AS t (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points)
		SELECT $1, d.* FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[]) d
		ON CONFLICT (project_id, id) DO UPDATE SET redemptions = ` + capped("t.redemptions::numeric + excluded.redemptions") +
		", orders = " + capped("t.orders::numeric + excluded.orders") + ", discounts = " + capped("t.discounts::numeric + excluded.discounts") +
		", credits = " + capped("t.credits::numeric + excluded.credits") + ", points = " + capped("t.points::numeric + excluded.points")
)

// capped is a sum in SQL that stops at the ends of 64 bits, as the sums of package saturate do.
func capped(sum string) string {
	return "greatest(least(" + sum + ", 9223372036854775807), -9223372036854775808)::bigint"
}

// useVouchers adds up what the outcomes take from each voucher.
func useVouchers(b *pgx.Batch, all *combined, outs []*redemption.Outcome) {
	known := map[string]int{}
	var sums []redemption.VoucherDelta
	for _, out := range outs {
		for _, d := range out.Vouchers {
			i, seen := known[d.ID]
			if !seen {
				known[d.ID], sums = len(sums), append(sums, d)
				continue
			}
			sum := &sums[i]
			sum.Redeemed, sum.Credits, sum.Points, sum.At = sum.Redeemed+d.Redeemed, sum.Credits+d.Credits, sum.Points+d.Points, d.At
			sum.Next = cmp.Or(d.Next, sum.Next)
		}
	}
	if len(sums) == 0 {
		return
	}
	var ids []string
	var redeemed, credits, points []int64
	var at []time.Time
	for _, d := range sums {
		ids, at = append(ids, d.ID), append(at, d.At.UTC().Truncate(time.Millisecond))
		redeemed, credits, points = append(redeemed, d.Redeemed), append(credits, d.Credits), append(points, d.Points)
	}
	all.add("vouchers", useVoucher, ids, redeemed, credits, points, at, sqlstore.VoucherLag)
	for _, d := range sums {
		if d.Next != nil {
			b.Queue("UPDATE vouchers SET next_expiration_points = $3, next_expiration_at = $4 WHERE project_id = $1 AND id = $2 AND loyalty_points IS NOT NULL",
				all.project, d.ID, d.Next.Points, sqlstore.Instant(d.Next.At))
		}
	}
}

// writeLots moves points in the lots of loyalty cards.
func writeLots(b *pgx.Batch, project string, out *redemption.Outcome) {
	for _, c := range out.Lots {
		insert(b, sqlstore.HotLots, project, pointers(c.Opened))
		insert(b, sqlstore.HotTakes, project, pointers(c.Taken))
		for i := range c.Changed {
			put(b, sqlstore.HotLots, project, &c.Changed[i], false)
		}
		for i := range c.Returned {
			put(b, sqlstore.HotTakes, project, &c.Returned[i], false)
		}
	}
}

// check refuses an outcome that cannot be stored, with the faults of the collections.
func check(out *redemption.Outcome) error {
	return cmp.Or(
		checkOne(sqlstore.HotOrders, out.Order), checkOne(sqlstore.HotCustomers, out.Customer), checkOne(sqlstore.HotCustomers, out.Owner),
		checkAll(sqlstore.HotRecords, out.Records), checkAll(sqlstore.HotReturns, out.Returns), checkAll(sqlstore.HotTransactions, out.Transactions),
		checkAll(sqlstore.HotLocks, out.Locks), checkAll(sqlstore.HotEvents, out.Events),
		checkWrites(sqlstore.HotProducts, out.Products), checkWrites(sqlstore.HotSKUs, out.SKUs),
	)
}

func checkOne[T any](table *sqlstore.Hot[T], item *T) error {
	if item == nil {
		return nil
	}
	return table.Check(item)
}

func checkAll[T any](table *sqlstore.Hot[T], items []T) error {
	for i := range items {
		if err := table.Check(&items[i]); err != nil {
			return err
		}
	}
	return nil
}

func checkWrites[T any](table *sqlstore.Hot[T], writes []order.Write[T]) error {
	for i := range writes {
		if err := table.Check(&writes[i].Item); err != nil {
			return err
		}
	}
	return nil
}

// put inserts an item or overwrites it whole.
func put[T any](b *pgx.Batch, table *sqlstore.Hot[T], project string, item *T, isNew bool) {
	switch {
	case item == nil:
	case isNew:
		insert(b, table, project, []*T{item})
	default:
		b.Queue(table.Update, table.Values(project, item)...)
	}
}

// insert adds items by a statement of its own.
func insert[T any](b *pgx.Batch, table *sqlstore.Hot[T], project string, items []*T) {
	if len(items) > 0 {
		b.Queue(table.Insert, append([]any{project}, table.Arrays(project, items)...)...)
	}
}

// among collects the items of several outcomes.
func among[T any](outs []*redemption.Outcome, items func(*redemption.Outcome) []T) (all []*T) {
	for _, out := range outs {
		of := items(out)
		for i := range of {
			all = append(all, &of[i])
		}
	}
	return all
}

// pointers to the items of a list.
func pointers[T any](items []T) (all []*T) {
	for i := range items {
		all = append(all, &items[i])
	}
	return all
}

// writeCatalog writes products and SKUs that lines override, in the same order in all transactions.
func writeCatalog(b *pgx.Batch, project string, products []order.Write[catalog.Product], skus []order.Write[catalog.SKU]) {
	products, skus = slices.Clone(products), slices.Clone(skus)
	slices.SortFunc(products, func(x, y order.Write[catalog.Product]) int {
		return cmp.Or(strings.Compare(x.Item.SourceID, y.Item.SourceID), strings.Compare(x.Item.ID, y.Item.ID))
	})
	slices.SortFunc(skus, func(x, y order.Write[catalog.SKU]) int {
		return cmp.Or(strings.Compare(x.Item.SourceID, y.Item.SourceID), strings.Compare(x.Item.ID, y.Item.ID))
	})
	for i := range products {
		put(b, sqlstore.HotProducts, project, &products[i].Item, products[i].New)
	}
	for i := range skus {
		put(b, sqlstore.HotSKUs, project, &skus[i].Item, skus[i].New)
	}
}

// raiseRevision raises the revision of the project's catalog after a write to it. The decision was made on the catalog of
// one revision, without locks on its rows. When the catalog has changed since, the new number is NULL, which the database refuses: the transaction
// fails and is repeated.
func raiseRevision(b *pgx.Batch, project string, catalog int64, out *redemption.Outcome) {
	if len(out.Products)+len(out.SKUs) > 0 {
		b.Queue(`INSERT INTO project_revisions AS r (project_id, rules, catalog) VALUES ($1, 0, 1)
			ON CONFLICT (project_id) DO UPDATE SET catalog = CASE WHEN r.catalog = $2::bigint THEN $2::bigint + 1 END`, project, catalog)
	}
}

// addTotals adds up the steps of each subject and day.
func addTotals(all *combined, steps []redemption.TotalsStep) {
	sums := make(map[redemption.TotalsKey]redemption.Totals, len(steps))
	for _, s := range steps {
		sums[s.Key] = sums[s.Key].Plus(s.By)
	}
	keys := slices.SortedFunc(maps.Keys(sums), func(x, y redemption.TotalsKey) int { return strings.Compare(x.String(), y.String()) })
	if len(keys) == 0 {
		return
	}
	var ids, subjects, days []string
	figures := make([][]int64, 5)
	for _, key := range keys {
		by := sums[key]
		ids, subjects, days = append(ids, key.String()), append(subjects, key.Subject), append(days, key.Day)
		for i, n := range []int64{by.Redemptions, by.Orders, by.Discounts, by.Credits, by.Points} {
			figures[i] = append(figures[i], n)
		}
	}
	all.add("redemption_totals", addTotal,
		ids, subjects, days, figures[0], figures[1], figures[2], figures[3], figures[4])
}

// raiseCounters raises the counters that exist or are new. Steps with the same key are added up first: an UPDATE changes a row once only.
func raiseCounters(b *pgx.Batch, all *combined, steps []redemption.CounterStep) {
	at := make(map[redemption.CounterKey]int, len(steps))
	var keys []string
	var by []int64
	for _, s := range steps {
		if s.New {
			b.Queue("INSERT INTO counters (project_id, id, value) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING", all.project, string(s.Key))
		}
		i, seen := at[s.Key]
		if !seen {
			i = len(keys)
			at[s.Key], keys, by = i, append(keys, string(s.Key)), append(by, 0)
		}
		by[i] = saturate.Add(by[i], s.By)
	}
	if len(keys) > 0 {
		all.add("counters", raiseCounter, keys, by)
	}
}

// writeLocks writes each lock of a session as the last outcome that changes it has it.
func writeLocks(b *pgx.Batch, project string, outs []*redemption.Outcome) {
	var touched []string
	last := map[string]*redemption.Lock{} // nil for one that is removed
	touch := func(id string, l *redemption.Lock) {
		if _, known := last[id]; !known {
			touched = append(touched, id)
		}
		last[id] = l
	}
	for _, out := range outs {
		for _, id := range out.Unlock {
			touch(id, nil)
		}
		for i := range out.Locks {
			touch(out.Locks[i].ID, &out.Locks[i])
		}
	}
	if len(touched) == 0 {
		return
	}
	b.Queue("DELETE FROM sessions WHERE project_id = $1 AND id = ANY($2)", project, touched)
	for _, id := range touched {
		put(b, sqlstore.HotLocks, project, last[id], true)
	}
}
