package memory

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/hashicorp/go-memdb"
	"github.com/punchcardhq/punchcard/storage"
)

// List reads one snapshot: rows that are written meanwhile are all in it or all not.
func (c rows[P]) List(ctx context.Context, q storage.Query) (page storage.Page[P], err error) {
	if err := c.kind.Check(q); err != nil {
		return page, err
	}
	txn, err := c.project.read(ctx)
	if err != nil {
		return page, err
	}
	if !c.used.Load() {
		return page, nil
	}
	if items, ok, err := c.related(txn, q); ok || err != nil {
		page.Items = items
		return page, err
	}
	counting := q.WithTotal
	if counting && q.Filter.Empty() {
		total, err := readCounter(txn, c.project.id, c.name())
		if err != nil {
			return page, err
		}
		page.Total, counting = int(total), false
	}
	if q.Limit < 0 && !counting {
		return page, nil
	}
	src, err := c.source(txn, q, !counting)
	if err != nil {
		return page, err
	}
	p := &pager[P]{query: q, sorter: newSorter(c.kind, q.Order), sorted: src.sorted}
	p.after = p.sorter.position(q.After)
	err = c.eachMatch(ctx, src.next, q.Filter, func(r *row[P]) bool {
		if counting {
			page.Total++
		}
		return p.add(r) || counting
	})
	page.Items, page.HasMore = p.page()
	return page, err
}

// related answers the simplest of all lists, and one that every decision asks for: what refers to some things, the whole of it, by id.
// Most often that is nothing. Other queries are not ok.
func (c rows[P]) related(txn *memdb.Txn, q storage.Query) (items []P, ok bool, err error) {
	w := q.Filter.Where
	if w == nil || w.Op != storage.OpIs || len(q.Filter.All)+len(q.Filter.Any)+len(q.Order) > 0 || q.Limit != 0 || q.Offset != 0 || q.After != nil || q.WithTotal {
		return nil, false, nil
	}
	if field, indexed := c.indexed[w.Field]; !indexed || field.Type != storage.TypeString {
		return nil, false, nil
	}
	index := w.Field + byIndexPrefix
	for i, value := range w.Values {
		text, isText := value.(string)
		if !isText {
			return nil, false, nil
		}
		if slices.Contains(w.Values[:i], value) {
			continue
		}
		found, err := txn.Get(c.name(), index, fieldPrefix(c.project.id, storage.TypeString, text))
		if err != nil {
			return nil, false, err
		}
		for r, _ := found.Next().(*row[P]); r != nil; r, _ = found.Next().(*row[P]) {
			if c.kind.Match(q.Filter, r.item) {
				items = append(items, r.item)
			}
		}
	}
	if len(w.Values) > 1 {
		slices.SortFunc(items, func(a, b P) int { return strings.Compare(c.kind.ID(a), c.kind.ID(b)) })
	}
	return items, true, nil
}

// matching returns the rows that pass a filter, in no particular order.
func (c rows[P]) matching(ctx context.Context, txn *memdb.Txn, f storage.Filter) (found []*row[P], err error) {
	src, err := c.source(txn, storage.Query{Filter: f}, true)
	if err != nil {
		return nil, err
	}
	err = c.eachMatch(ctx, src.next, f, func(r *row[P]) bool {
		found = append(found, r)
		return true
	})
	return found, err
}

// eachMatch calls visit for the rows that pass the filter until it returns false. An index only narrows rows down: the
// filter itself always decides.
func (c rows[P]) eachMatch(ctx context.Context, next iterator[P], f storage.Filter, visit func(*row[P]) bool) error {
	all := f.Empty()
	for n := 1; ; n++ {
		r := next()
		if r == nil {
			return nil
		}
		if n%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if (all || c.kind.Match(f, r.item)) && !visit(r) {
			return nil
		}
	}
}

// pager picks the rows of a page out of those that match.
type pager[P any] struct {
	query  storage.Query
	sorter sorter[P]
	sorted bool   // rows come in the order of the query
	after  []byte // the position to start behind, or nil

	found   []placed[P]
	key     []byte // reused
	matched int    // rows behind the position
}

// placed is a row with its place in the order.
type placed[P any] struct {
	key []byte
	row *row[P]
}

// add takes a row and reports whether later ones can still matter to the page.
func (p *pager[P]) add(r *row[P]) bool {
	if p.query.Limit < 0 {
		return false
	}
	if p.after != nil || !p.sorted {
		p.key = p.sorter.appendItem(p.key[:0], r.item)
		if !passed(p.key, p.after) {
			return true
		}
	}
	p.matched++
	end := p.query.Offset + p.query.Limit
	if p.sorted {
		if p.matched > p.query.Offset && (p.query.Limit == 0 || p.matched <= end) {
			p.found = append(p.found, placed[P]{row: r})
		}
		return p.query.Limit == 0 || p.matched <= end
	}
	if p.query.Limit > 0 && len(p.found) >= max(2*end, 16) {
		p.sort() // what stands behind the end of the page can never come back into it
		p.found = slices.Delete(p.found, end, len(p.found))
	}
	p.found = append(p.found, placed[P]{slices.Clone(p.key), r})
	return true
}

func (p *pager[P]) sort() {
	slices.SortFunc(p.found, func(a, b placed[P]) int { return bytes.Compare(a.key, b.key) })
}

func (p *pager[P]) page() (items []P, more bool) {
	if !p.sorted {
		p.sort()
		p.found = p.found[min(p.query.Offset, len(p.found)):]
		if p.query.Limit > 0 {
			p.found = p.found[:min(p.query.Limit, len(p.found))]
		}
	}
	for _, f := range p.found {
		items = append(items, f.row.item)
	}
	return items, p.query.Limit > 0 && p.matched > p.query.Offset+p.query.Limit
}
