package memory

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// List reads one snapshot: rows that are written meanwhile are all in it or all not.
func (c rows[P]) List(ctx context.Context, q storage.Query) (page storage.Page[P], err error) {
	return c.list(ctx, q, nil)
}

// list lists the rows that are kept; a nil keep keeps all.
func (c rows[P]) list(ctx context.Context, q storage.Query, keep func(*space, P) bool) (page storage.Page[P], err error) {
	if err := c.kind.Check(q); err != nil {
		return page, err
	}
	s, err := c.project.read(ctx)
	if err != nil {
		return page, err
	}
	has := c.in(s)
	if has == nil {
		return page, nil
	}
	if items, ok := c.related(s, q); ok && keep == nil {
		page.Items = items
		return page, nil
	}
	counting := q.WithTotal
	if counting && q.Filter.Empty() && keep == nil {
		page.Total, counting = has.count, false
		if q.MaxTotal > 0 {
			page.Total = min(page.Total, q.MaxTotal)
		}
	}
	if q.Limit < 0 && !counting {
		return page, nil
	}
	src := c.source(s, q, !counting)
	p := &pager[P]{query: q, sorter: newSorter(c.kind, q.Order), sorted: src.sorted}
	p.after = p.sorter.position(q.After)
	err = c.eachMatch(ctx, src.next, q.Filter, func(r P) bool {
		if keep != nil && !keep(s, r) {
			return true
		}
		if counting {
			page.Total++
			counting = q.MaxTotal == 0 || page.Total < q.MaxTotal
		}
		return p.add(r) || counting
	})
	page.Items, page.HasMore = p.page()
	return page, err
}

// related answers the simplest of all lists, and one that every decision asks for: what refers to some things, the whole of it, by id.
// Most often that is nothing. Other queries are not ok.
func (c rows[P]) related(s *space, q storage.Query) (items []P, ok bool) {
	w := q.Filter.Where
	if w == nil || w.Op != storage.OpIs || len(q.Filter.All)+len(q.Filter.Any)+len(q.Order) > 0 || q.Limit != 0 || q.Offset != 0 || q.After != nil || q.WithTotal {
		return nil, false
	}
	at := c.index(w.Field)
	if at < 0 || c.indexes[at].field == nil || c.indexes[at].field.Type != storage.TypeString {
		return nil, false
	}
	for i, value := range w.Values {
		text, isText := value.(string)
		if !isText {
			return nil, false
		}
		if slices.Contains(w.Values[:i], value) {
			continue
		}
		c.each(s, at, text, func(item P) bool {
			items = append(items, item)
			return true
		})
	}
	if len(w.Values) > 1 {
		slices.SortFunc(items, func(a, b P) int { return strings.Compare(c.kind.ID(a), c.kind.ID(b)) })
	}
	return items, true
}

// matching returns the rows that pass a filter, in no particular order.
func (c rows[P]) matching(ctx context.Context, s *space, f storage.Filter) (found []P, err error) {
	src := c.source(s, storage.Query{Filter: f}, true)
	err = c.eachMatch(ctx, src.next, f, func(r P) bool {
		found = append(found, r)
		return true
	})
	return found, err
}

// eachMatch calls visit for the rows that pass the filter until it returns false. An index only narrows rows down: the
// filter itself always decides.
func (c rows[P]) eachMatch(ctx context.Context, next iterator[P], f storage.Filter, visit func(P) bool) error {
	all := f.Empty()
	for n := 1; ; n++ {
		r, more := next()
		if !more {
			return nil
		}
		if n%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if (all || c.kind.Match(f, r)) && !visit(r) {
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
	row P
}

// add takes a row and reports whether later ones can still matter to the page.
func (p *pager[P]) add(r P) bool {
	if p.query.Limit < 0 {
		return false
	}
	if p.after != nil || !p.sorted {
		p.key = p.sorter.appendItem(p.key[:0], r)
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
		items = append(items, f.row)
	}
	return items, p.query.Limit > 0 && p.matched > p.query.Offset+p.query.Limit
}
