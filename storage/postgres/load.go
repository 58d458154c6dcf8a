package postgres

import (
	"encoding/json"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

const hold = " FOR NO KEY UPDATE"

// A list of keys in a condition can be planned as a scan of the whole project: it is when the statistics of a table are older than
// its rows, as they are after a million codes were made. So each key of a list is looked up by itself, in a subquery that the planner
// may not take apart, and every plan is a search for keys.

// each reads the rows of a table, as t, that have one of the keys of a list in a column.
func each(keys, table, column, lock string) string {
	return "unnest(" + keys + ") AS k(key) CROSS JOIN LATERAL (SELECT * FROM " + table +
		" WHERE project_id = $1 AND " + column + " = k.key OFFSET 0" + lock + ") t"
}

// idsOf is the list, sorted, of the ids that names may stand for: those of the rows that have one of the sources in a column, and
// the names themselves.
func idsOf(table, column, sources, names string) string {
	return `ARRAY(SELECT DISTINCT i.id COLLATE "C" FROM (SELECT t.id FROM ` + each(sources, table, column, "") +
		" UNION ALL SELECT unnest(" + names + ")) AS i(id) ORDER BY 1)"
}

// recordsOfOrder are the records that an order names, and those of their stacks.
const recordsOfOrder = `(SELECT jsonb_object_keys(redemptions) AS key FROM (SELECT redemptions FROM orders
		WHERE project_id = $1 AND (id = $2 OR source_id = $3) ORDER BY id <> $2 LIMIT 1) o WHERE jsonb_typeof(redemptions) = 'object') k
	CROSS JOIN LATERAL (SELECT * FROM redemptions WHERE project_id = $1 AND (id = k.key OR parent_id = k.key) OFFSET 0) t ORDER BY t.id`

// byID holds rows in the order of their ids.
func byID(ids, table, lock string) string { return each(ids, table, "id", lock) + " ORDER BY t.id" }

// loadScope queues the reads of a scope. The callbacks fill the snapshot. Reads that take locks come first, in the order that the type redemptions
// describes. The others come after them, so that they see what the holders of the locks before have committed.
func loadScope(b *pgx.Batch, project string, scope redemption.Scope, s *redemption.Snapshot, holding bool) {
	lock, at := "", readVouchers
	if holding {
		lock, at = hold, holdVouchers
	}
	codes := slices.DeleteFunc(slices.Clone(scope.Codes), unstorable)
	queueVouchers(b, project, codes, at, &s.Vouchers)
	orders := sqlstore.HotOrders.Columns
	if scope.OrderRecords && !holding {
		orders = orderWithoutLines
	}
	queueEither(b, sqlstore.HotOrders, orders, "orders", lock, project, scope.OrderID, scope.OrderSourceID, "", &s.Order, nil)
	queueEither(b, sqlstore.HotCustomers, sqlstore.HotCustomers.Columns, "customers", lock, project, scope.CustomerID, scope.CustomerSourceID, scope.OwnerID, &s.Customer, &s.Owner)
	for _, id := range slices.Sorted(slices.Values(scope.RecordIDs)) { // the order's row comes first: no other transaction holds records of it
		if !unstorable(id) {
			queueRows(b, sqlstore.HotRecords, &s.Records, "redemptions t WHERE t.project_id = $1 AND (t.id = $2 OR t.parent_id = $2) ORDER BY t.id"+lock, project, id)
		}
	}
	if scope.OrderRecords {
		id, sourceID := storable(scope.OrderID), storable(scope.OrderSourceID)
		queueRows(b, sqlstore.HotRecords, &s.Records, recordsOfOrder, project, id, sourceID)
	}
	if holding {
		queueLocks(b, project, scope.Subjects)
	}
	loadCounters(b, project, scope, s)
	loadCards(b, project, scope, codes, s)
	loadTotals(b, project, scope, s)
	loadPurchases(b, project, scope, s)
	if scope.Key != "" {
		queueKept(b, project, []string{scope.Key}, func(r *idempotency.Record) { s.Kept = r })
	}
	queueHolds(b, project, codes, &s.Revision, &s.Assignments, &s.Locks)
}

// loadCards reads the open lots of loyalty cards, what entries took from lots, and the tiers of the holders. The rows of the cards are locked, so
// no other transaction changes these.
func loadCards(b *pgx.Batch, project string, scope redemption.Scope, codes []string, s *redemption.Snapshot) {
	if len(codes) > 0 && scope.Lots > 0 {
		// An index scan for each card, which begins at the id of the card and ends after scope.Lots rows.
		queueRows(b, sqlstore.HotLots, &s.Lots, "unnest("+theirIDs+`) AS k(key) CROSS JOIN LATERAL (
			SELECT * FROM points_lots WHERE project_id = $1 AND burn_order > k.key || ' ' AND burn_order < k.key || '!'
			ORDER BY burn_order NULLS FIRST, id LIMIT $3) t ORDER BY t.burn_order, t.id`, project, codes, scope.Lots)
	}
	if len(codes) > 0 && scope.HolderTiers {
		queueRows(b, sqlstore.HotTierHolders, &s.HolderTiers, byID(theirIDs, "loyalty_tier_holders", ""), project, codes)
	}
	if len(scope.Entries) > 0 {
		queueRows(b, sqlstore.HotTakes, &s.Taken, each("$2::text[]", "points_takes", "entry_id", "")+" ORDER BY t.id", project, scope.Entries)
		taken := "ARRAY(SELECT DISTINCT t.lot_id FROM " + each("$2::text[]", "points_takes", "entry_id", "") + " WHERE t.lot_id IS NOT NULL)"
		queueRows(b, sqlstore.HotLots, &s.TakenLots, byID(taken, "points_lots", ""), project, scope.Entries)
	}
}

// queueKept reads the records of idempotency keys. It comes after the reads that wait for locks: another request with the same key mostly holds
// the same rows, and its record is there when it lets go of them.
func queueKept(b *pgx.Batch, project string, keys []string, found func(*idempotency.Record)) {
	b.Queue("SELECT "+sqlstore.HotAnswers.Columns+" FROM "+each("$2::text[]", "idempotency_records", "id", ""), project, keys).Query(func(rows pgx.Rows) error {
		for rows.Next() {
			r, err := rowOf(rows, sqlstore.HotAnswers)
			if err != nil {
				return err
			}
			found(&r)
		}
		return rows.Err()
	})
}

// unstorable reports whether no row can have a name, because the server refuses such texts.
func unstorable(name string) bool { return !storage.ValidText(name) }

// storable is a name that a row can have, or nothing, which no row is called.
func storable(name string) string {
	if unstorable(name) {
		return ""
	}
	return name
}

// queueRows reads rows into a list.
func queueRows[T any](b *pgx.Batch, table *sqlstore.Hot[T], to *[]T, from string, args ...any) {
	b.Queue("SELECT "+table.Columns+" FROM "+from, args...).Query(func(rows pgx.Rows) error {
		for rows.Next() {
			item, err := rowOf(rows, table)
			if err != nil {
				return err
			}
			*to = append(*to, item)
		}
		return rows.Err()
	})
}

// rowOf reads a row that has only the columns of a table.
func rowOf[T any](rows pgx.Rows, table *sqlstore.Hot[T]) (item T, err error) {
	if binaryForm(rows) {
		return table.Decode(rows.RawValues())
	}
	into, made := table.Scan()
	if err := rows.Scan(into...); err != nil {
		return item, err
	}
	return made(), nil
}

// queueEither reads the row with this id, else the one with this source id, and another row by its id. All are locked in the order of their ids.
func queueEither[T any](b *pgx.Batch, table *sqlstore.Hot[T], columns, name, lock, project, id, sourceID, otherID string, to, other **T) {
	names := []string{id, sourceID, otherID}
	for i := range names {
		names[i] = storable(names[i])
	}
	if names[0] == "" && names[1] == "" && names[2] == "" {
		return
	}
	b.Queue("SELECT t.id = $2, t.source_id = $3, t.id = $4, "+columns+" FROM "+name+
		" t WHERE t.project_id = $1 AND (t.id = $2 OR t.source_id = $3 OR t.id = $4) ORDER BY t.id"+lock, project, names[0], names[1], names[2]).
		Query(func(rows pgx.Rows) error {
			found := false // by the id
			for rows.Next() {
				var byID, byOtherID bool
				var bySourceID *bool
				into, item := table.Scan()
				if err := rows.Scan(append([]any{&byID, &bySourceID, &byOtherID}, into...)...); err != nil {
					return err
				}
				row := item()
				if byID || !found && bySourceID != nil && *bySourceID {
					*to, found = &row, byID
				}
				if byOtherID {
					*other = &row
				}
			}
			return rows.Err()
		})
}

// orderWithoutLines are the columns of an order that is only asked for its redemptions: a return reads the order again when it is locked, and its
// lines would be decoded twice.
var orderWithoutLines = sqlstore.HotOrders.ColumnsWithout("items", "metadata", "guard", "returned")

// loadPurchases reads the two youngest paid orders of each buyer, of which one may be the scope's own.
func loadPurchases(b *pgx.Batch, project string, scope redemption.Scope, s *redemption.Snapshot) {
	for _, id := range scope.Buyers {
		b.Queue("SELECT "+sqlstore.HotOrders.Columns+" FROM orders t WHERE t.project_id = $1 AND t.customer_id = $2 AND t.status IN ('PAID', 'FULFILLED') "+
			"ORDER BY t.created_at DESC, t.id LIMIT 2", project, id).Query(func(rows pgx.Rows) error {
			for rows.Next() {
				into, item := sqlstore.HotOrders.Scan()
				if err := rows.Scan(into...); err != nil {
					return err
				}
				o := item()
				s.Buys(id, &o)
			}
			return rows.Err()
		})
		b.Queue("SELECT body FROM archived_customers WHERE project_id = $1 AND id = $2", project, id).Query(func(rows pgx.Rows) error {
			for rows.Next() {
				archived, text := customer.Archived{ID: id}, []byte(nil)
				if err := rows.Scan(&text); err != nil {
					return err
				}
				if err := json.Unmarshal(text, &archived.ArchivedBody); err != nil {
					return err
				}
				s.BoughtArchived(&archived)
			}
			return rows.Err()
		})
	}
}

var sumTotals = "SELECT subject_id, " + capped("sum(redemptions)") + ", " + capped("sum(orders)") + ", " + capped("sum(discounts)") + ", " +
	capped("sum(credits)") + ", " + capped("sum(points)") +
	" FROM redemption_totals WHERE project_id = $1 AND subject_id = ANY($2) GROUP BY subject_id"

func loadTotals(b *pgx.Batch, project string, scope redemption.Scope, s *redemption.Snapshot) {
	if len(scope.Totals) == 0 {
		return
	}
	s.Totals = make(map[string]redemption.Totals, len(scope.Totals))
	for _, subject := range scope.Totals {
		s.Totals[subject] = redemption.Totals{}
	}
	b.Queue(sumTotals, project, scope.Totals).
		Query(func(rows pgx.Rows) error {
			for rows.Next() {
				var subject string
				var t redemption.Totals
				if err := rows.Scan(&subject, &t.Redemptions, &t.Orders, &t.Discounts, &t.Credits, &t.Points); err != nil {
					return err
				}
				s.Totals[subject] = t
			}
			return rows.Err()
		})
}

// loadCounters reads the counters that exist. They have no locks of their own: the lock of their subject protects them.
func loadCounters(b *pgx.Batch, project string, scope redemption.Scope, s *redemption.Snapshot) {
	if len(scope.Counters) == 0 {
		return
	}
	s.Counters = make(map[redemption.CounterKey]int64, len(scope.Counters))
	var keys []string
	for _, c := range scope.Counters {
		if unstorable(string(c.Key)) {
			s.Counters[c.Key] = 0
			continue
		}
		keys = append(keys, string(c.Key))
	}
	b.Queue("SELECT t.id, t.value FROM counters t WHERE t.project_id = $1 AND t.id = ANY($2)", project, keys).
		Query(func(rows pgx.Rows) error {
			for rows.Next() {
				var key string
				var value int64
				if err := rows.Scan(&key, &value); err != nil {
					return err
				}
				s.Counters[redemption.CounterKey(key)] = value
			}
			return rows.Err()
		})
}
