package postgres

import (
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// A request names vouchers by code or by id. Most name one code, and the statement for that is cheaper: five codes that cannot be ids take 33 to 39
// microseconds in the server, in place of 48 to 63 with a search by id as well (goal P6).
const (
	// ofCodes are the ids, as v.id, of the vouchers with the codes of a list.
	ofCodes = "unnest($2::text[]) AS k(key) CROSS JOIN LATERAL (SELECT id FROM vouchers WHERE project_id = $1 AND code = k.key OFFSET 0) v"

	revisionAlone = "SELECT coalesce(max(rules), 0), coalesce(max(catalog), 0) FROM project_revisions WHERE project_id = $1"
)

var (
	// theirIDs are the ids of the vouchers that a request names, each by code or by id.
	theirIDs = idsOf("vouchers", "code", "$2::text[]", "$2::text[]")
	ofNames  = "unnest(" + theirIDs + ") AS v(id)"

	readVouchers, holdVouchers = vouchersWith(""), vouchersWith(hold)

	holdsOfCodes, holdsOfNames = holdsOf(ofCodes), holdsOf(ofNames)
)

// vouchers are FROM clauses for vouchers by one code, by several codes, and by codes or ids. All are in the order of ids, in which they are locked.
type vouchers struct{ atCode, atCodes, atNames string }

func vouchersWith(lock string) vouchers {
	return vouchers{
		atCode: each("$2::text[]", "vouchers", "code", lock),
		atCodes: "(SELECT v.id FROM " + ofCodes + " ORDER BY v.id) AS k(key) CROSS JOIN LATERAL (SELECT * FROM vouchers WHERE project_id = $1 AND id = k.key OFFSET 0" +
			lock + ") t",
		atNames: each(theirIDs, "vouchers", "id", lock),
	}
}

// namesIDs reports whether some of these names may be ids.
func namesIDs(names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, voucher.Kind.Prefix) })
}

// queueVouchers reads the vouchers that are named.
func queueVouchers(b *pgx.Batch, project string, names []string, at vouchers, to *[]voucher.Voucher) {
	if len(names) == 0 {
		return
	}
	names = slices.Compact(slices.Sorted(slices.Values(names)))
	from := at.atCodes
	switch {
	case namesIDs(names):
		from = at.atNames
	case len(names) == 1:
		from = at.atCode
	}
	queueRows(b, sqlstore.HotVouchers, to, from, project, names)
}

// queueHolds reads the revision, the rules that are assigned to the named vouchers, and the sessions that hold them.
func queueHolds(b *pgx.Batch, project string, names []string, revision *storage.Revision, assignments *[]rule.Assignment, locks *[]redemption.Lock) {
	if len(names) == 0 {
		b.Queue(revisionAlone, project).QueryRow(func(row pgx.Row) error { return row.Scan(&revision.Rules, &revision.Catalog) })
		return
	}
	statement := holdsOfCodes
	if namesIDs(names) {
		statement = holdsOfNames
	}
	b.Queue(statement, project, slices.Compact(slices.Sorted(slices.Values(names)))).Query(func(rows pgx.Rows) error {
		for rows.Next() {
			into, assignment := scanIfThere(rows, []any{&revision.Rules, &revision.Catalog}, sqlstore.HotAssignments)
			into, lock := scanIfThere(rows, into, sqlstore.HotLocks)
			if err := rows.Scan(into...); err != nil {
				return err
			}
			if assignment != nil {
				*assignments = append(*assignments, assignment())
			}
			if lock != nil {
				*locks = append(*locks, lock())
			}
		}
		slices.SortFunc(*assignments, func(x, y rule.Assignment) int { return strings.Compare(x.ID, y.ID) })
		slices.SortFunc(*locks, func(x, y redemption.Lock) int { return strings.Compare(x.ID, y.ID) })
		return rows.Err()
	})
}

// holdsOf is a row with the revision for each assignment, as t, and each lock, as u, of vouchers, and one where there are none.
func holdsOf(vouchers string) string {
	return "SELECT r.rules, r.catalog, " + sqlstore.HotAssignments.Columns + ", " + strings.ReplaceAll(sqlstore.HotLocks.Columns, `t."`, `u."`) +
		" FROM (" + revisionAlone + ") AS r(rules, catalog) LEFT JOIN (" + vouchers + " CROSS JOIN (" +
		"LATERAL (SELECT * FROM validation_rules_assignments WHERE project_id = $1 AND related_object_id = v.id OFFSET 0) t FULL JOIN " +
		"LATERAL (SELECT * FROM sessions WHERE project_id = $1 AND redeemable_id = v.id OFFSET 0) u ON false)) ON true"
}
