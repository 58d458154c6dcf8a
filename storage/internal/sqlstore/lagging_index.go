package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"math"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// lagging describes a time that is stored in two columns. The first is in an index and is not written on each change; latest always is, and is in no
// index. The time is the later of the two, and the indexed column lags behind it by less than by. So a search in the index finds the right rows
// and some more, which a condition on the exact time removes.
//
// It keeps the last change of a voucher out of indexes while the voucher is redeemed often, on PostgreSQL: a redemption then writes no index entry
// of the voucher in place of six, and leaves no dead entries to vacuum (goals P2 and P3).
type lagging struct {
	column, latest string
	by             time.Duration
}

// lagsBehind returns the table with a column that lags behind another one.
func (t table[P, Q]) lagsBehind(column, latest string, by time.Duration) table[P, Q] {
	t.lagging = lagging{column, latest, by}
	return t
}

// exact is what a condition on a field compares, and by how much the indexed column may lag behind it.
func (c rows[P, Q]) exact(name string) (subject string, lag time.Duration) {
	stored := column(name)
	if name != c.lagging.column {
		return stored, 0
	}
	if subject = c.project.store.text.later(stored, column(c.lagging.latest)); subject != stored {
		lag = c.lagging.by
	}
	return subject, lag
}

// lagCondition compares the exact time, with a condition on the lagging column beside it that an index can serve.
func lagCondition(text sqlText, stored, exact string, lag time.Duration, op storage.Op, values []any) expr {
	if op == storage.OpHasValue || op == storage.OpIsUnknown {
		return scalarCondition(text, stored, op, values) // either both columns are null or neither
	}
	met := scalarCondition(text, exact, op, values)
	var either []expr
	for _, v := range values {
		at, ok := v.(time.Time)
		if !ok {
			return met
		}
		switch op {
		case storage.OpMore, storage.OpMoreEqual:
			either = append(either, compare(stored, ">=", earlier(at, lag)))
		case storage.OpLess, storage.OpLessEqual:
			either = append(either, compare(stored, "<=", at))
		case storage.OpIs:
			either = append(either, and(compare(stored, ">=", earlier(at, lag)), compare(stored, "<=", at)))
		default:
			return met
		}
	}
	if len(either) == 0 {
		return met
	}
	return and(or(either...), met)
}

// earlier is a time before another one, but not before the first that a database can store.
func earlier(at time.Time, by time.Duration) time.Time {
	if at = at.Add(-by); at.Before(time.Time{}) {
		return time.Time{}
	}
	return at
}

// nearest reads the first rows of a section. When its first column lags, a query on the index finds the value of the last of so many rows. All rows
// that come before it by the exact time are within the lag of that value, so that only these are sorted.
func (c rows[P, Q]) nearest(ctx context.Context, db bun.IDB, where expr, s section, limit, offset int64) ([]Q, error) {
	first := s.keys[0]
	if first.lag == 0 || limit > math.MaxInt32 {
		return c.part(ctx, db, where, s, limit, offset)
	}
	var row Q // a nil pointer, for its type
	var last instant
	stored := sortKey{column: first.stored, desc: first.desc, nullable: first.nullable}
	err := db.NewSelect().Model(row).ColumnExpr(first.stored).
		Where(where.sql, where.args...).Where(s.where.sql, s.where.args...).
		OrderExpr(c.project.store.text.order(stored)).Limit(1).Offset(offset+limit-1).Scan(ctx, &last)
	switch {
	case errors.Is(err, sql.ErrNoRows), err == nil && last.time().IsZero(): // fewer rows than that, or rows without the time
		return c.part(ctx, db, where, s, limit, offset)
	case err != nil:
		return nil, err
	}
	near := or(isNull(first.stored), compare(first.stored, "<=", last.time().Add(first.lag)))
	if first.desc {
		near = compare(first.stored, ">=", earlier(last.time(), first.lag))
	}
	found, err := c.part(ctx, db, where, section{and(s.where, near), s.keys}, limit, offset)
	if err != nil || int64(len(found)) == limit {
		return found, err
	}
	return c.part(ctx, db, where, s, limit, offset) // some rows were deleted meanwhile
}
