package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// Most validations name codes, and perhaps a customer, and there is nothing else about them in the database: no rule is assigned to the
// codes themselves, and no session holds them. One statement finds that out and reads all there is. It needs no transaction around it,
// since a statement sees one moment, and costs the server less than half of what the seven statements do that read everything.

// glanced reads the codes of a request with the revision. A row without a voucher says that there is none. held says that something
// refers to the voucher, which the whole read has to get. The keys are looked up one by one; see each.
var glanced = "SELECT r.revision, (SELECT true FROM validation_rules_assignments a WHERE a.project_id = $1 AND a.related_object_id = t.id LIMIT 1) IS NOT NULL" +
	" OR (SELECT true FROM sessions s WHERE s.project_id = $1 AND s.redeemable_id = t.id LIMIT 1) IS NOT NULL AS held, " + sqlstore.HotVouchers.Columns

const glancedFrom = " FROM (SELECT coalesce(max(revision), 0) AS revision FROM project_revisions WHERE project_id = $1) r" +
	" LEFT JOIN (unnest($2::text[]) AS k(key) CROSS JOIN LATERAL (" +
	"(SELECT * FROM vouchers WHERE project_id = $1 AND code = k.key OFFSET 0) UNION ALL " +
	"(SELECT * FROM vouchers WHERE project_id = $1 AND id = k.key OFFSET 0)) t) ON true"

var (
	glanceAtCodes = glanced + glancedFrom

	glanceAtCustomer = glanced + ", " + strings.ReplaceAll(sqlstore.HotCustomers.Columns, `t."`, `c."`) + glancedFrom +
		" LEFT JOIN (SELECT * FROM customers WHERE project_id = $1 AND (id = $3 OR source_id = $4) ORDER BY id = $3 DESC LIMIT 1) c ON true"
)

// glanceable reports whether a scope names nothing but codes and a customer.
func (r redemptions) glanceable(scope *redemption.Scope) bool {
	return !r.pooled && len(scope.Codes) > 0 && !slices.ContainsFunc(scope.Codes, unstorable) &&
		!unstorable(scope.CustomerID) && !unstorable(scope.CustomerSourceID) &&
		scope.OrderID == "" && scope.OrderSourceID == "" && scope.OwnerID == "" && scope.RecordID == "" &&
		len(scope.Counters)+len(scope.Entries)+len(scope.Totals)+len(scope.Buyers) == 0
}

// glance reads a scope in one statement. It is nil where there is more than the statement reads.
func (r redemptions) glance(ctx context.Context, project string, scope *redemption.Scope) (s *redemption.Snapshot, err error) {
	if !r.glanceable(scope) {
		return nil, nil
	}
	statement, args := glanceAtCodes, []any{project, scope.Codes}
	withCustomer := scope.CustomerID != "" || scope.CustomerSourceID != ""
	if withCustomer {
		statement, args = glanceAtCustomer, append(args, scope.CustomerID, scope.CustomerSourceID)
	}
	err = fresh(func() error {
		return r.onHot(ctx, func(conn *pgx.Conn) error {
			rows, err := conn.Query(ctx, statement, args...)
			if err != nil {
				return err
			}
			defer rows.Close()
			var whole bool
			if s, whole, err = scanGlance(rows, scope, withCustomer); !whole {
				s = nil
			}
			return err
		})
	})
	if err != nil {
		return nil, fmt.Errorf("read the codes of a validation: %w", err)
	}
	return s, nil
}

func scanGlance(rows pgx.Rows, scope *redemption.Scope, withCustomer bool) (s *redemption.Snapshot, whole bool, err error) {
	s = &redemption.Snapshot{}
	for rows.Next() {
		var held bool
		into := []any{&s.Revision, &held}
		into, codeOf := scanIfThere(rows, into, sqlstore.HotVouchers)
		var buyerOf func() customer.Customer
		if withCustomer {
			into, buyerOf = scanIfThere(rows, into, sqlstore.HotCustomers)
		}
		if err := rows.Scan(into...); err != nil {
			return nil, false, err
		}
		if buyerOf != nil && s.Customer == nil {
			buyer := buyerOf()
			s.Customer = &buyer
		}
		if codeOf == nil {
			continue
		}
		v := codeOf()
		if held || v.Loyalty != nil && (scope.Ranks || scope.Lots > 0) {
			return nil, false, nil
		}
		if _, twice := s.VoucherByID(v.ID); !twice {
			s.Vouchers = append(s.Vouchers, v)
		}
	}
	slices.SortFunc(s.Vouchers, func(a, b voucher.Voucher) int { return strings.Compare(a.ID, b.ID) })
	return s, true, rows.Err()
}

// scanIfThere adds where the columns of a row go, or that they go nowhere: a row of an outer join may not be there, and then has no
// project either.
func scanIfThere[T any](rows pgx.Rows, into []any, table *sqlstore.Hot[T]) (_ []any, item func() T) {
	to, item := table.Scan()
	if rows.RawValues()[len(into)] == nil {
		return append(into, make([]any, len(to))...), nil
	}
	return append(into, to...), item
}
