package memory

import (
	"math"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// source is where a list takes its rows from: every row that can match, and perhaps others.
type source[P any] struct {
	next   iterator[P]
	sorted bool // the rows come in the order of the query
}

// iterator returns the next row; ok is false at the end.
type iterator[P any] func() (row P, ok bool)

// source chooses the shortest way to the rows of a query: by an equality in the filter, in the order of an index, where the filter may
// bound it, or over all rows of the project. With skip it may leave out rows before the position that the page starts behind.
func (c rows[P]) source(s *space, q storage.Query, skip bool) source[P] {
	order := storage.Order{Field: "id"}
	if len(q.Order) > 0 {
		order = q.Order[0]
	}
	byID := len(q.Order) <= 1 && order.Field == "id"

	if ways := c.equalities(s, nil, q.Filter); len(ways) > 0 {
		s := shortest(ways)
		s.sorted = s.sorted && byID && !order.Desc
		return s
	}

	at := c.index(order.Field)
	indexed := at >= 0 && c.indexes[at].field != nil && c.indexes[at].field.Sortable
	all := span{desc: order.Desc}
	part, bounded := c.between(q.Filter)
	switch {
	case byID && bounded && q.Limit == 0: // all are wanted
		return source[P]{c.walk(s, part), false}
	case len(q.Order) == 1 && bounded && part.index == at && !order.Desc:
		if skip && q.After != nil {
			if behind := (key{storage.ScalarOf(c.indexes[at].field.Type, q.After.Values[0]), q.After.ID}); behind.compare(part.from) > 0 {
				part.from = &behind
			}
		}
		return source[P]{c.walk(s, part), true}
	case byID:
		if skip && q.After != nil {
			from := idKey(q.After.ID)
			all.from = &from
		}
	case len(q.Order) == 1 && indexed:
		all.index = at
		if skip && q.After != nil {
			all.from = &key{storage.ScalarOf(c.indexes[at].field.Type, q.After.Values[0]), q.After.ID}
		}
	default:
		return source[P]{c.walk(s, span{}), false}
	}
	return source[P]{c.walk(s, all), true}
}

// span is a part of an index: the rows with a text when that is not nil, from a key on when from is not nil, up to a value when to is not
// nil, upwards or downwards.
type span struct {
	index int
	text  *key
	from  *key
	to    *storage.Scalar
	desc  bool
}

// between finds the part of a sorted index that the conditions of a filter bound, if there is one: what is due, or came after a position, is
// little among all that there ever was. Nulls meet no such condition.
func (c rows[P]) between(f storage.Filter) (part span, bounded bool) {
	conditions := f.All
	if f.Where != nil {
		conditions = []storage.Filter{f}
	}
	for _, sub := range conditions {
		w := sub.Where
		if w == nil || len(w.Values) != 1 {
			continue
		}
		at := c.index(w.Field)
		if at < 0 || c.indexes[at].field == nil || !c.indexes[at].field.Sortable || bounded && at != part.index {
			continue
		}
		switch w.Values[0].(type) {
		case int64, int, time.Time:
		default: // a fraction has no place in an index of whole numbers
			continue
		}
		value := storage.ScalarOf(c.indexes[at].field.Type, w.Values[0])
		lowest := key{value: storage.Scalar{Known: true, Number: math.MinInt64}}
		switch w.Op {
		case storage.OpMore, storage.OpMoreEqual:
			lowest.value = value
		case storage.OpLess, storage.OpLessEqual:
			if part.to == nil || value.Compare(part.to) < 0 {
				part.to = &value
			}
		default:
			continue
		}
		if part.index, bounded = at, true; part.from == nil || lowest.compare(part.from) > 0 {
			part.from = &lowest
		}
	}
	return part, bounded
}

func (c rows[P]) walk(s *space, part span) iterator[P] {
	has := c.in(s)
	if has == nil {
		return replay[P](nil)
	}
	x, from := &c.indexes[part.index], part.from
	if part.text != nil {
		from = part.text
	}
	w := has.trees[part.index].walk(from, part.desc)
	return func() (row P, ok bool) {
		if row, ok = w.next(); !ok || part.text == nil && part.to == nil {
			return row, ok
		}
		value := x.field.ScalarOf(row)
		return row, (part.text == nil || value == part.text.value) && (part.to == nil || value.Compare(part.to) <= 0)
	}
}

// equalities adds a way for each condition that every matching row satisfies and that an index answers. The sources are
// sorted when they come in the order of ids.
func (c rows[P]) equalities(s *space, ways []source[P], f storage.Filter) []source[P] {
	for _, sub := range f.All {
		ways = c.equalities(s, ways, sub)
	}
	if f.Where == nil || f.Where.Op != storage.OpIs {
		return ways
	}
	at := c.index(f.Where.Field)
	if at < 0 {
		return ways
	}
	var each []iterator[P]
	for _, value := range distinct(f.Where.Values) {
		text, isText := value.(string)
		k := textKey(text)
		switch {
		case !isText:
			return ways
		case at == 0:
			each = append(each, c.only(s, at, idKey(text)))
		case c.indexes[at].unique != nil:
			each = append(each, c.only(s, at, k))
		default:
			each = append(each, c.walk(s, span{index: at, text: &k}))
		}
	}
	return append(ways, source[P]{next: chain(each), sorted: len(each) <= 1})
}

// distinct drops repeated values: a row must not come twice.
func distinct(values []any) []any {
	seen := map[any]bool{}
	var kept []any
	for _, v := range values {
		if !seen[v] {
			seen[v] = true
			kept = append(kept, v)
		}
	}
	return kept
}

// only iterates over the one row with this id or natural key.
func (c rows[P]) only(s *space, index int, k key) iterator[P] {
	if found, ok := c.at(s, index, k); ok {
		return replay([]P{found})
	}
	return replay[P](nil)
}

// chain goes through several iterators one after the other.
func chain[P any](each []iterator[P]) iterator[P] {
	return func() (row P, ok bool) {
		for len(each) > 0 {
			if row, ok = each[0](); ok {
				return row, true
			}
			each = each[1:]
		}
		return row, false
	}
}

// shortest lets the ways race: it takes a row of each in turn, and the one that ends first wins. No index knows how many
// rows it has for a value, and a campaign may have a million vouchers of which one customer holds two.
func shortest[P any](ways []source[P]) source[P] {
	if len(ways) == 1 {
		return ways[0]
	}
	taken := make([][]P, len(ways))
	for {
		for i, way := range ways {
			r, ok := way.next()
			if !ok {
				return source[P]{replay(taken[i]), way.sorted}
			}
			taken[i] = append(taken[i], r)
		}
	}
}

func replay[P any](taken []P) iterator[P] {
	return func() (row P, ok bool) {
		if len(taken) == 0 {
			return row, false
		}
		row, taken = taken[0], taken[1:]
		return row, true
	}
}
