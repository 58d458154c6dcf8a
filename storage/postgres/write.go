package postgres

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// writeOutcome queues the writes of an outcome. It waits for the turns that it does not have yet before it makes any row that others
// may be about to make.
func writeOutcome(b *pgx.Batch, project string, scope redemption.Scope, s *redemption.Snapshot, out *redemption.Outcome) {
	queueTurns(b, project, slices.DeleteFunc(subjectsOf(out), func(id string) bool { return slices.Contains(scope.Subjects, id) }))
	for _, d := range out.Vouchers {
		b.Queue(`UPDATE vouchers SET redemption_redeemed_quantity = redemption_redeemed_quantity + $3, redeemed_amount = redeemed_amount + $4,
			redeemed_points = redeemed_points + $5, updated_at = $6 WHERE project_id = $1 AND id = $2`,
			project, d.ID, d.Redeemed, d.Credits, d.Points, sqlstore.Instant(d.At))
	}
	put(b, sqlstore.HotOrders, project, out.Order, out.NewOrder)
	put(b, sqlstore.HotCustomers, project, out.Customer, out.NewCustomer)
	put(b, sqlstore.HotCustomers, project, out.Owner, false)
	writeCatalog(b, project, out.Products, out.SKUs)
	insert(b, sqlstore.HotRecords, project, out.Records)
	for _, m := range out.RolledBack {
		b.Queue(`UPDATE redemptions SET status = $3, rollback_id = $4, rollback_date = $5 WHERE project_id = $1 AND id = $2`,
			project, m.RecordID, string(redemption.StatusRolledBack), m.RollbackID, sqlstore.Instant(m.Date))
	}
	insert(b, sqlstore.HotTransactions, project, out.Transactions)
	writeTotals(b, project, out.Totals)
	writeCounters(b, project, out.Counters)
	writeLocks(b, project, out)
	insert(b, sqlstore.HotEvents, project, out.Events)
	raiseRevision(b, project, s.Revision, out)
}

// check refuses an outcome that cannot be stored, in the words of the collections.
func check(out *redemption.Outcome) error {
	return cmp.Or(
		checkOne(sqlstore.HotOrders, out.Order), checkOne(sqlstore.HotCustomers, out.Customer), checkOne(sqlstore.HotCustomers, out.Owner),
		checkAll(sqlstore.HotRecords, out.Records), checkAll(sqlstore.HotTransactions, out.Transactions),
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
	if item == nil {
		return
	}
	statement := table.Update
	if isNew {
		statement = table.Insert
	}
	b.Queue(statement, table.Values(project, item)...)
}

func insert[T any](b *pgx.Batch, table *sqlstore.Hot[T], project string, items []T) {
	for i := range items {
		put(b, table, project, &items[i], true)
	}
}

// writeCatalog writes products and SKUs that lines override, in an order that is the same for all.
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

// raiseRevision follows from a write to the catalog, which is configuration. The decision made those rows out of the catalog of one
// revision and nobody holds them: when the revision has moved, NULL is no revision, and the database refuses the whole.
func raiseRevision(b *pgx.Batch, project string, revision int64, out *redemption.Outcome) {
	if len(out.Products)+len(out.SKUs) > 0 {
		b.Queue(`INSERT INTO project_revisions AS r (project_id, revision) VALUES ($1, 1)
			ON CONFLICT (project_id) DO UPDATE SET revision = CASE WHEN r.revision = $2::bigint THEN $2::bigint + 1 END`, project, revision)
	}
}

func writeTotals(b *pgx.Batch, project string, steps []redemption.TotalsStep) {
	steps = slices.Clone(steps)
	slices.SortStableFunc(steps, func(x, y redemption.TotalsStep) int { return strings.Compare(x.Key.String(), y.Key.String()) })
	for _, s := range steps {
		b.Queue(`INSERT INTO redemption_totals AS t (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
			ON CONFLICT (project_id, id) DO UPDATE SET redemptions = t.redemptions + excluded.redemptions, orders = t.orders + excluded.orders,
				discounts = t.discounts + excluded.discounts, credits = t.credits + excluded.credits, points = t.points + excluded.points`,
			project, s.Key.String(), s.Key.Subject, s.Key.Day, s.By.Redemptions, s.By.Orders, s.By.Discounts, s.By.Credits, s.By.Points)
	}
}

// writeCounters raises those counters that exist or are new. A key that comes twice is added up first: an UPDATE that meets a row
// twice changes it once.
func writeCounters(b *pgx.Batch, project string, steps []redemption.CounterStep) {
	at := make(map[redemption.CounterKey]int, len(steps))
	var keys []string
	var by []int64
	for _, s := range steps {
		if s.New {
			b.Queue("INSERT INTO counters (project_id, id, value) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING", project, string(s.Key))
		}
		i, seen := at[s.Key]
		if !seen {
			i = len(keys)
			at[s.Key], keys, by = i, append(keys, string(s.Key)), append(by, 0)
		}
		by[i] += s.By
	}
	if len(keys) > 0 {
		b.Queue(`UPDATE counters c SET value = c.value + d.by FROM unnest($2::text[], $3::bigint[]) AS d(id, by)
			WHERE c.project_id = $1 AND c.id = d.id`, project, keys, by)
	}
}

func writeLocks(b *pgx.Batch, project string, out *redemption.Outcome) {
	gone := slices.Clone(out.Unlock)
	for _, l := range out.Locks {
		gone = append(gone, l.ID)
	}
	if len(gone) > 0 {
		b.Queue("DELETE FROM sessions WHERE project_id = $1 AND id = ANY($2)", project, gone)
	}
	insert(b, sqlstore.HotLocks, project, out.Locks)
}
