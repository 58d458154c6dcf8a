package sqlstore

import (
	"context"
	"fmt"
	"math"
	"reflect"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

func (c rows[P, Q]) List(ctx context.Context, q storage.Query) (page storage.Page[P], err error) {
	return c.list(ctx, q, always)
}

// list lists the rows that a condition is true for besides.
func (c rows[P, Q]) list(ctx context.Context, q storage.Query, besides expr) (page storage.Page[P], err error) {
	if err := c.kind.Check(q); err != nil {
		return page, err
	}
	return listOn(ctx, c.project, func(ctx context.Context, db bun.IDB) (storage.Page[P], error) { return c.listFrom(ctx, db, q, besides) })
}

func (c rows[P, Q]) listFrom(ctx context.Context, db bun.IDB, q storage.Query, besides expr) (page storage.Page[P], err error) {
	where := and(c.within(q.Filter), besides)
	if q.WithTotal {
		if page.Total, err = c.total(ctx, db, where, q); err != nil {
			return page, fmt.Errorf("count %s: %w", c.kind.Name, err)
		}
	}
	if q.Limit < 0 {
		return page, nil
	}
	found, err := c.page(ctx, db, where, q)
	if err != nil {
		return page, fmt.Errorf("list %s: %w", c.kind.Name, err)
	}
	if page.HasMore = q.Limit > 0 && len(found) > q.Limit; page.HasMore {
		found = found[:q.Limit]
	}
	for i := range found {
		page.Items = append(page.Items, c.item(found[i]))
	}
	return page, nil
}

// total counts the rows that a condition is true for.
func (c rows[P, Q]) total(ctx context.Context, db bun.IDB, where expr, q storage.Query) (int, error) {
	count := func(ctx context.Context, most int) (int, error) {
		var row Q // a nil pointer, for its type
		query := c.from(db, row).Where(where.sql, where.args...)
		if most > 0 {
			query = db.NewSelect().TableExpr("(?) AS counted", query.ColumnExpr("1").Limit(int64(most)))
		}
		n, err := query.Count(ctx)
		return int(n), err
	}
	if q.MaxTotal > 0 || q.ExactTotal == 0 || c.project.tx != nil {
		return count(ctx, q.MaxTotal)
	}
	if n, err := count(ctx, q.ExactTotal+1); err != nil || n <= q.ExactTotal {
		return n, err
	}
	// A replica has totals of its own.
	of := c.project.store.write.QueryGen().FormatQuery(where.sql, where.args...)
	return c.project.store.totals.of(ctx, fmt.Sprintf("%p %s %s", db, c.kind.Name, of), func(ctx context.Context) (int, error) { return count(ctx, 0) })
}

// page reads the rows of a page and, when there is a limit, one more.
func (c rows[P, Q]) page(ctx context.Context, db bun.IDB, where expr, q storage.Query) (found []Q, err error) {
	limit := math.MaxInt
	if q.Limit > 0 {
		limit = q.Limit + 1
	}
	keys := c.sortKeys(q.Order)
	offset, all := int64(q.Offset), sections(keys, q)
	for i, s := range all {
		if offset > 0 && i < len(all)-1 {
			var row Q // a nil pointer, for its type
			here, err := c.from(db, row).Where(where.sql, where.args...).Where(s.where.sql, s.where.args...).Count(ctx)
			if err != nil {
				return nil, err
			}
			if offset >= here {
				offset -= here
				continue
			}
		}
		part, err := c.nearest(ctx, db, where, s, int64(limit-len(found)), offset)
		if err != nil {
			return nil, err
		}
		offset = 0
		if found = append(found, part...); len(found) >= limit {
			break
		}
	}
	return found, nil
}

// part reads rows of a section in their order.
func (c rows[P, Q]) part(ctx context.Context, db bun.IDB, where expr, s section, limit, offset int64) (part []Q, err error) {
	query := c.from(db, &part).Where(where.sql, where.args...).Where(s.where.sql, s.where.args...).Limit(limit).Offset(offset)
	for _, k := range s.keys {
		query = query.OrderExpr(c.project.store.text.order(k))
	}
	err = query.Scan(ctx)
	return part, err
}

// sortKey is a column of an order.
type sortKey struct {
	column string
	// stored is the indexed column, which may lag behind the value that is sorted by.
	stored   string
	lag      time.Duration
	desc     bool
	nullable bool
	sparse   bool
}

// sortKeys returns the columns that a query sorts by. The id ends them.
func (c rows[P, Q]) sortKeys(order []storage.Order) []sortKey {
	columns := c.project.store.write.Table(reflect.TypeFor[Q]().Elem()).FieldMap
	var keys []sortKey
	desc := false
	for _, o := range order {
		desc = o.Desc
		field, _, _ := c.kind.Field(o.Field)
		col := columns[field.SQLColumn()]
		kind := col.StructField.Type.Kind()
		never := col.IsPK || col.NotNull || !col.NullZero && (kind == reflect.Int64 || kind == reflect.Bool)
		exact, lag := c.exact(field.SQLColumn())
		keys = append(keys, sortKey{exact, column(field.SQLColumn()), lag, desc, !never, field.Sparse})
	}
	return append(keys, sortKey{column: column("id"), stored: column("id"), desc: desc})
}

// section is a part of a list that is a range of an index, and the keys that order it.
type section struct {
	where expr
	keys  []sortKey
}

// sections splits a list, or the part of it after a position, into consecutive parts, each a range of an index on the first column: the rows after
// the value of the position, and the rows whose column is null, which are the lowest.
func sections(keys []sortKey, q storage.Query) []section {
	first := keys[0]
	if q.After == nil {
		if !first.sparse {
			return []section{{always, keys}}
		}
		nulls, values := section{isNull(first.stored), keys[1:]}, section{notNull(first.stored), keys}
		switch {
		case excludesNull(q.Filter, q.Order[0].Field):
			return []section{values}
		case first.desc:
			return []section{values, nulls}
		}
		return []section{nulls, values}
	}
	values := append(append([]any{}, q.After.Values...), q.After.ID)
	switch {
	case len(keys) == 1:
		return []section{{beyond(first, values[0]), keys}}
	case values[0] == nil && first.desc:
		return []section{{and(isNull(first.stored), behind(keys[1:], values[1:])), keys[1:]}}
	case values[0] == nil:
		return []section{{and(isNull(first.stored), behind(keys[1:], values[1:])), keys[1:]}, {notNull(first.stored), keys}}
	}
	bound := ">="
	if first.desc {
		bound = "<="
	}
	here := section{and(
		compare(first.column, bound, values[0]),
		or(compare(first.column, bound[:1], values[0]), behind(keys[1:], values[1:])),
	), keys}
	if at, ok := values[0].(time.Time); ok && first.lag > 0 {
		if !first.desc {
			at = earlier(at, first.lag)
		}
		here.where = and(compare(first.stored, bound, at), here.where)
	}
	if first.desc && first.nullable {
		return []section{here, {isNull(first.stored), keys[1:]}}
	}
	return []section{here}
}

// excludesNull reports whether a filter lets nothing pass whose field is null.
func excludesNull(f storage.Filter, field string) bool {
	if slices.ContainsFunc(f.All, func(sub storage.Filter) bool { return excludesNull(sub, field) }) {
		return true
	}
	return f.Where != nil && f.Where.Field == field && !f.Where.Op.Negative()
}

// behind is true for rows that come after the values in an order.
func behind(keys []sortKey, values []any) expr {
	if len(keys) == 1 {
		return beyond(keys[0], values[0])
	}
	same := isNull(keys[0].column)
	if values[0] != nil {
		same = compare(keys[0].column, "=", values[0])
	}
	return or(beyond(keys[0], values[0]), and(same, behind(keys[1:], values[1:])))
}

// beyond is true for rows whose column comes after the value; nulls are the lowest.
func beyond(k sortKey, value any) expr {
	switch {
	case value == nil && k.desc:
		return never
	case value == nil:
		return notNull(k.column)
	case !k.desc:
		return compare(k.column, ">", value)
	case k.nullable:
		return or(compare(k.column, "<", value), isNull(k.column))
	}
	return compare(k.column, "<", value)
}
