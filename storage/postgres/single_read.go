package postgres

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// Most validations name codes, and perhaps a customer, and there is nothing else about them in the database: no rule is assigned to the
// codes themselves, and no session holds them. One statement finds that out and reads all there is. It needs no transaction around it,
// since a statement sees one moment, and costs the server less than half of what those do that read everything.
//
// A request for one code, which most are, has a statement that is half the work again: the code is a condition of its own and no list. Where there is no such code that statement says nothing, not even the revision, and the other one is asked.

// singleReadColumns reads the codes of a request with the revision. A row without a voucher says that there is none. held says that something
// refers to the voucher, which the whole read has to get. The keys are looked up one by one; see each.
var singleReadColumns = ", (SELECT true FROM validation_rules_assignments a WHERE a.project_id = $1 AND a.related_object_id = t.id LIMIT 1) IS NOT NULL" +
	" OR (SELECT true FROM sessions s WHERE s.project_id = $1 AND s.redeemable_id = t.id LIMIT 1) IS NOT NULL AS held, " + sqlstore.HotVouchers.Columns

const (
	glancedFrom = " FROM (SELECT coalesce(max(revision), 0) AS revision FROM project_revisions WHERE project_id = $1) r" +
		" LEFT JOIN (unnest($2::text[]) AS k(key) CROSS JOIN LATERAL (" + byCode + " UNION ALL " +
		"(SELECT * FROM vouchers WHERE project_id = $1 AND id = k.key OFFSET 0)) t) ON true"

	// Names that are no ids are looked for among the codes alone.
	glancedCodes = " FROM unnest($2::text[]) AS k(key) LEFT JOIN LATERAL " + byCode + " t ON true"
	byCode       = "(SELECT * FROM vouchers WHERE project_id = $1 AND code = k.key OFFSET 0)"

	glancedCustomer = " LEFT JOIN (SELECT * FROM customers WHERE project_id = $1 AND (id = $3 OR source_id = $4) ORDER BY id = $3 DESC LIMIT 1) c ON true"

	glancedOne = " FROM vouchers t"
	whereOne   = " WHERE t.project_id = $1 AND t.code = $2"
	atRevision = "SELECT (SELECT revision FROM project_revisions WHERE project_id = $1)"
)

var (
	buyerColumns = ", " + strings.ReplaceAll(sqlstore.HotCustomers.Columns, `t."`, `c."`)

	glanceAtNames         = "SELECT r.revision" + singleReadColumns + glancedFrom
	glanceAtNamesCustomer = "SELECT r.revision" + singleReadColumns + buyerColumns + glancedFrom + glancedCustomer

	glanceAtCodes         = atRevision + singleReadColumns + glancedCodes
	glanceAtCodesCustomer = atRevision + singleReadColumns + buyerColumns + glancedCodes + glancedCustomer

	glanceAtOne         = atRevision + singleReadColumns + glancedOne + whereOne
	glanceAtOneCustomer = atRevision + singleReadColumns + buyerColumns + glancedOne + glancedCustomer + whereOne
)

// singleReadable reports whether one statement may read a scope. A code of which there is more than the statement reads costs a second trip,
// which strangers must not notice.
func (r redemptions) singleReadable(scope *redemption.Scope) bool {
	return !r.pooled && !scope.ConstantWork && len(scope.Codes) > 0 && !slices.ContainsFunc(scope.Codes, unstorable) &&
		!unstorable(scope.CustomerID) && !unstorable(scope.CustomerSourceID) && scope.CodesAlone()
}

// singleRead reads a scope in one statement. It is nil where there is more than the statement reads.
func (r redemptions) singleRead(ctx context.Context, project string, scope *redemption.Scope) (*redemption.Snapshot, error) {
	if !r.singleReadable(scope) {
		return nil, nil
	}
	g := &singleRead{scope: scope, withCustomer: scope.CustomerID != "" || scope.CustomerSourceID != ""}
	ids := namesIDs(scope.Codes)
	if len(scope.Codes) == 1 && !ids {
		if err := r.ask(ctx, g.query(glanceAtOne, glanceAtOneCustomer, project, scope.Codes[0])); err != nil {
			return nil, fmt.Errorf("read the code of a validation: %w", err)
		}
		if g.rows > 0 {
			return g.seen, nil
		}
	}
	anonymous, withCustomer := glanceAtCodes, glanceAtCodesCustomer
	if ids {
		anonymous, withCustomer = glanceAtNames, glanceAtNamesCustomer
	}
	if err := r.ask(ctx, g.query(anonymous, withCustomer, project, scope.Codes)); err != nil {
		return nil, fmt.Errorf("read the codes of a validation: %w", err)
	}
	return g.seen, nil
}

// singleRead is one that is being read.
type singleRead struct {
	scope        *redemption.Scope
	withCustomer bool

	rows int
	// seen is nil where there is more than was read.
	seen *redemption.Snapshot
}

func (g *singleRead) query(statement, withCustomer, project string, keys any) *query {
	args := []any{project, keys}
	if g.withCustomer {
		statement, args = withCustomer, append(args, g.scope.CustomerID, g.scope.CustomerSourceID)
	}
	return &query{statement: statement, args: args, read: g.read}
}

func (g *singleRead) read(rows pgx.Rows) error {
	g.rows, g.seen = 0, nil
	s := &redemption.Snapshot{}
	for rows.Next() {
		g.rows++
		revision, held, code, buyer, err := g.row(rows)
		if err != nil {
			return err
		}
		s.Revision = revision
		if s.Customer == nil {
			s.Customer = buyer
		}
		if code == nil {
			continue
		}
		if held || code.Loyalty != nil && (g.scope.HolderTiers || g.scope.Lots > 0) {
			return nil
		}
		if _, twice := s.VoucherByID(code.ID); !twice {
			s.Vouchers = append(s.Vouchers, *code)
		}
	}
	slices.SortFunc(s.Vouchers, func(a, b voucher.Voucher) int { return strings.Compare(a.ID, b.ID) })
	g.seen = s
	return rows.Err()
}

// row reads one row; code and buyer are nil where there is none.
func (g *singleRead) row(rows pgx.Rows) (revision int64, held bool, code *voucher.Voucher, buyer *customer.Customer, err error) {
	if !binaryForm(rows) {
		return g.scan(rows)
	}
	raw := rows.RawValues()
	revision, held = singleReadRevision(raw[0]), len(raw[1]) == 1 && raw[1][0] != 0
	raw = raw[2:]
	codes := sqlstore.HotVouchers.Width()
	if raw[0] != nil { // a row of an outer join may not be there, and then has no project either
		v, err := sqlstore.HotVouchers.Decode(raw[:codes])
		if err != nil {
			return 0, false, nil, nil, err
		}
		code = &v
	}
	if raw = raw[codes:]; len(raw) > 0 && raw[0] != nil {
		c, err := sqlstore.HotCustomers.Decode(raw)
		if err != nil {
			return 0, false, nil, nil, err
		}
		buyer = &c
	}
	return revision, held, code, buyer, nil
}

func singleReadRevision(raw []byte) int64 {
	if len(raw) != 8 { // nothing was ever configured
		return 0
	}
	return int64(binary.BigEndian.Uint64(raw))
}

// binaryForm reports whether all columns come in the form that hot tables decode: binary, which for a text is the text.
func binaryForm(rows pgx.Rows) bool {
	for _, f := range rows.FieldDescriptions() {
		switch f.DataTypeOID {
		case pgtype.TextOID, pgtype.VarcharOID, pgtype.JSONOID, pgtype.JSONBOID:
		default:
			if f.Format != pgtype.BinaryFormatCode {
				return false
			}
		}
	}
	return true
}

// scan is row for a connection that has been told to use other forms.
func (g *singleRead) scan(rows pgx.Rows) (revision int64, held bool, code *voucher.Voucher, buyer *customer.Customer, err error) {
	var configured *int64
	into, codeOf := scanIfThere(rows, []any{&configured, &held}, sqlstore.HotVouchers)
	var buyerOf func() customer.Customer
	if g.withCustomer {
		into, buyerOf = scanIfThere(rows, into, sqlstore.HotCustomers)
	}
	if err := rows.Scan(into...); err != nil {
		return 0, false, nil, nil, err
	}
	if configured != nil {
		revision = *configured
	}
	if codeOf != nil {
		code = new(codeOf())
	}
	if buyerOf != nil {
		buyer = new(buyerOf())
	}
	return revision, held, code, buyer, nil
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
