package postgres

import (
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// writeOutcome queues the writes of an outcome. Totals come before counters: a counter that is being made waits for its subject's
// totals, and so sees every redemption or is raised by it.
func writeOutcome(b *pgx.Batch, project string, out *redemption.Outcome) {
	for _, d := range out.Vouchers {
		b.Queue(`UPDATE vouchers SET redemption_redeemed_quantity = redemption_redeemed_quantity + $3, redeemed_amount = redeemed_amount + $4,
			redeemed_points = redeemed_points + $5, updated_at = $6 WHERE project_id = $1 AND id = $2`,
			project, d.ID, d.Redeemed, d.Credits, d.Points, d.At)
	}
	put(b, sqlstore.HotOrders, project, out.Order, out.NewOrder)
	put(b, sqlstore.HotCustomers, project, out.Customer, out.NewCustomer)
	writeCatalog(b, project, out.Products, out.SKUs)
	insert(b, sqlstore.HotRecords, project, out.Records)
	for _, m := range out.RolledBack {
		b.Queue(`UPDATE redemptions SET status = $3, rollback_id = $4, rollback_date = $5 WHERE project_id = $1 AND id = $2`,
			project, m.RecordID, string(redemption.StatusRolledBack), m.RollbackID, m.Date)
	}
	insert(b, sqlstore.HotTransactions, project, out.Transactions)
	writeTotals(b, project, out.Totals)
	writeCounters(b, project, out.Counters)
	writeLocks(b, project, out)
	insert(b, sqlstore.HotEvents, project, out.Events)
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

// writeCatalog writes products and SKUs that lines override. They are configuration, so the project's revision rises.
func writeCatalog(b *pgx.Batch, project string, products []order.Write[catalog.Product], skus []order.Write[catalog.SKU]) {
	for i := range products {
		put(b, sqlstore.HotProducts, project, &products[i].Item, products[i].New)
	}
	for i := range skus {
		put(b, sqlstore.HotSKUs, project, &skus[i].Item, skus[i].New)
	}
	if len(products)+len(skus) > 0 {
		b.Queue(`INSERT INTO project_revisions (project_id, revision) VALUES ($1, 1)
			ON CONFLICT (project_id) DO UPDATE SET revision = project_revisions.revision + 1`, project)
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

// writeCounters raises those counters that exist, in the order of their keys. A key that comes twice is added up first: an UPDATE
// that meets a row twice changes it once.
func writeCounters(b *pgx.Batch, project string, steps []redemption.CounterStep) {
	if len(steps) == 0 {
		return
	}
	sums := make(map[string]int64, len(steps))
	var keys []string
	for _, s := range steps {
		if _, seen := sums[string(s.Key)]; !seen {
			keys = append(keys, string(s.Key))
		}
		sums[string(s.Key)] += s.By
	}
	by := make([]int64, len(keys))
	for i, k := range keys {
		by[i] = sums[k]
	}
	b.Queue(`WITH held AS (SELECT id FROM counters WHERE project_id = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE)
		UPDATE counters c SET value = c.value + d.by FROM unnest($2::text[], $3::bigint[]) AS d(id, by), held
		WHERE c.project_id = $1 AND c.id = d.id AND held.id = d.id`, project, keys, by)
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
