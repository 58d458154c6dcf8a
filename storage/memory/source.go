package memory

import (
	"github.com/hashicorp/go-memdb"
	"github.com/punchcardhq/punchcard/storage"
)

// source is where a list takes its rows from: every row that can match, and perhaps others.
type source[P any] struct {
	next   iterator[P]
	sorted bool // the rows come in the order of the query
}

// iterator returns the next row, or nil at the end.
type iterator[P any] func() *row[P]

// source chooses the shortest way to the rows of a query: by an equality in the filter, in the order of an index, or over
// all rows of the project. With skip it may leave out rows before the position that the page starts behind.
func (c rows[P]) source(txn *memdb.Txn, q storage.Query, skip bool) (source[P], error) {
	order := storage.Order{Field: "id"}
	if len(q.Order) > 0 {
		order = q.Order[0]
	}
	byID := len(q.Order) <= 1 && order.Field == "id"

	if ways, err := c.equalities(txn, nil, q.Filter); err != nil {
		return source[P]{}, err
	} else if len(ways) > 0 {
		s := shortest(ways)
		s.sorted = s.sorted && byID && !order.Desc
		return s, nil
	}

	field, indexed := c.indexed[order.Field]
	all := span{index: idIndex, prefix: projectKey(c.project.id), desc: order.Desc}
	switch {
	case byID:
		if skip && q.After != nil {
			all.from = textKey(c.project.id, q.After.ID)
		}
	case len(q.Order) == 1 && indexed && field.Sortable:
		all.index = field.Name + byIndex
		if skip && q.After != nil {
			all.from = fieldKey(c.project.id, field.Type, q.After.Values[0], q.After.ID)
		}
	default:
		next, err := c.walk(txn, span{index: idIndex, prefix: all.prefix})
		return source[P]{next, false}, err
	}
	next, err := c.walk(txn, all)
	return source[P]{next, true}, err
}

// span is a part of an index: the keys that begin with prefix, from a key on when from is not nil, upwards or downwards.
type span struct {
	index        string
	prefix, from []byte
	desc         bool
}

func (c rows[P]) walk(txn *memdb.Txn, s span) (iterator[P], error) {
	var found memdb.ResultIterator
	var err error
	switch {
	case s.from == nil && !s.desc:
		found, err = txn.Get(c.name(), s.index+"_prefix", s.prefix)
	case s.from == nil:
		found, err = txn.GetReverse(c.name(), s.index+"_prefix", s.prefix)
	case !s.desc:
		found, err = txn.LowerBound(c.name(), s.index, s.from)
	default:
		found, err = txn.ReverseLowerBound(c.name(), s.index, s.from)
	}
	if err != nil {
		return nil, err
	}
	return func() *row[P] {
		r, _ := found.Next().(*row[P])
		if r == nil || r.project != c.project.id { // a bound, unlike a prefix, does not end with the project
			return nil
		}
		return r
	}, nil
}

// equalities adds a way for each condition that every matching row satisfies and that an index answers. The sources are
// sorted when they come in the order of ids.
func (c rows[P]) equalities(txn *memdb.Txn, ways []source[P], f storage.Filter) ([]source[P], error) {
	for _, sub := range f.All {
		var err error
		if ways, err = c.equalities(txn, ways, sub); err != nil {
			return nil, err
		}
	}
	if f.Where == nil || f.Where.Op != storage.OpIs {
		return ways, nil
	}
	field := f.Where.Field
	_, indexed := c.indexed[field]
	key := c.isKey(field)
	if field != "id" && !key && !indexed {
		return ways, nil
	}
	var each []iterator[P]
	for _, value := range distinct(f.Where.Values) {
		text, isText := value.(string)
		var next iterator[P]
		var err error
		switch {
		case !isText:
			return ways, nil
		case field == "id":
			next, err = c.only(txn, idIndex, text)
		case key:
			next, err = c.only(txn, field+keyIndex, text)
		default:
			next, err = c.walk(txn, span{index: field + byIndex, prefix: fieldPrefix(c.project.id, storage.TypeString, text)})
		}
		if err != nil {
			return nil, err
		}
		each = append(each, next)
	}
	return append(ways, source[P]{next: chain(each), sorted: len(each) <= 1}), nil
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
func (c rows[P]) only(txn *memdb.Txn, index, value string) (iterator[P], error) {
	r, err := c.first(txn, index, textKey(c.project.id, value))
	return func() *row[P] {
		found := r
		r = nil
		return found
	}, err
}

// chain goes through several iterators one after the other.
func chain[P any](each []iterator[P]) iterator[P] {
	return func() *row[P] {
		for len(each) > 0 {
			if r := each[0](); r != nil {
				return r
			}
			each = each[1:]
		}
		return nil
	}
}

// shortest lets the ways race: it takes a row of each in turn, and the one that ends first wins. No index knows how many
// rows it has for a value, and a campaign may have a million vouchers of which one customer holds two.
func shortest[P any](ways []source[P]) source[P] {
	if len(ways) == 1 {
		return ways[0]
	}
	taken := make([][]*row[P], len(ways))
	for {
		for i, way := range ways {
			r := way.next()
			if r == nil {
				return source[P]{replay(taken[i]), way.sorted}
			}
			taken[i] = append(taken[i], r)
		}
	}
}

func replay[P any](taken []*row[P]) iterator[P] {
	return func() *row[P] {
		if len(taken) == 0 {
			return nil
		}
		r := taken[0]
		taken = taken[1:]
		return r
	}
}
