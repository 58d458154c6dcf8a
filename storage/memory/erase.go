package memory

import (
	"context"
	"slices"
)

// Erase removes up to most rows of the project, whatever their kind, and reports whether any were left to remove. The jobs of the
// project stay and find nothing.
func (p *Project) Erase(ctx context.Context, most int) (more bool, err error) {
	err = p.write(ctx, func(p *Project) error {
		left := most
		for _, t := range schema {
			if left -= t.erase(p, left); left <= 0 {
				break
			}
		}
		s := p.tx.space(p.id)
		if s == nil {
			return nil
		}
		if more = slices.ContainsFunc(schema, func(t anyTable) bool { return t.holds(s) }); !more {
			k := idKey(p.id)
			p.tx.spaces.remove(p.tx.edit, &spaces, &k)
		}
		return nil
	})
	return more, err
}

// erase removes up to most rows and returns how many it removed.
func (t *table[P]) erase(p *Project, most int) (erased int) {
	c := t.in(p.tx.space(p.id))
	if c == nil {
		return 0
	}
	var doomed []P
	w := c.trees[0].walk(nil, false)
	for len(doomed) < most {
		item, ok := w.next()
		if !ok {
			break
		}
		doomed = append(doomed, item)
	}
	for _, item := range doomed {
		t.remove(p.tx, p.id, item)
	}
	return len(doomed)
}

// holds reports whether the table has rows in a space.
func (t *table[P]) holds(s *space) bool {
	c := t.in(s)
	return c != nil && c.count > 0
}
