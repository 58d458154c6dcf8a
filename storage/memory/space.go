package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/storage"
)

// space is what a project has. Spaces, and what is in them, are never changed once others can see them.
type space struct {
	edit     *edit
	project  string
	revision storage.Revision
	// contents are *content[P], by the number of the table; nil where nothing is.
	contents []any
}

// content are the rows of a table in one project.
type content[P any] struct {
	edit *edit
	// count is how many there are, so that the total of an unfiltered list needs no count.
	count int
	// trees are the indexes, by number.
	trees []tree[P]
	// last is the item that was added last.
	last P
}

// spaces are in the order of their projects.
var spaces = index[*space]{name: "project", id: func(s *space) string { return s.project }}

// spaceOf returns the space of a project, or nil.
func spaceOf(all tree[*space], project string) *space {
	k := idKey(project)
	s, _ := all.get(&k)
	return s
}

// own is the space of a project as the transaction may change it.
func (tx *transaction) own(project string) *space {
	s := spaceOf(tx.spaces, project)
	if s != nil && s.edit == tx.edit {
		return s
	}
	own := &space{edit: tx.edit, project: project, contents: make([]any, len(schema))}
	if s != nil {
		own.revision = s.revision
		copy(own.contents, s.contents)
	}
	tx.spaces.put(tx.edit, &spaces, own)
	return own
}

// in returns the rows of a table in a space; nil when there never were any.
func (t *table[P]) in(s *space) *content[P] {
	if s == nil || s.contents[t.number] == nil {
		return nil
	}
	return s.contents[t.number].(*content[P])
}

// own are the rows of a table as the transaction may change them.
func (t *table[P]) own(tx *transaction, project string) *content[P] {
	s := tx.own(project)
	c := t.in(s)
	if c != nil && c.edit == tx.edit {
		return c
	}
	own := &content[P]{edit: tx.edit, trees: make([]tree[P], len(t.indexes))}
	if c != nil {
		own.count, own.last = c.count, c.last
		copy(own.trees, c.trees)
	}
	s.contents[t.number] = own
	return own
}

// put adds an item, to which there is no other pointer, or replaces the item with its id.
func (t *table[P]) put(tx *transaction, project string, item P) {
	c := t.own(tx, project)
	id := idKey(t.kind.ID(item))
	old, replaces := c.trees[0].get(&id)
	if !replaces {
		c.count++
		var none P
		if t.share != nil && !same(c.last, none) {
			t.share(item, c.last)
		}
		c.last = item
	}
	for i := range t.indexes {
		x := &t.indexes[i]
		k := x.key(item)
		if replaces {
			if before := x.key(old); x.has(&before) && before != k {
				c.trees[i].remove(tx.edit, x, &before)
			}
		}
		if x.has(&k) {
			c.trees[i].put(tx.edit, x, item)
		}
	}
}

// remove takes an item out that is there.
func (t *table[P]) remove(tx *transaction, project string, item P) {
	c := t.own(tx, project)
	c.count--
	for i := range t.indexes {
		x := &t.indexes[i]
		if k := x.key(item); x.has(&k) {
			c.trees[i].remove(tx.edit, x, &k)
		}
	}
}

// at returns the item at a key of an index.
func (t *table[P]) at(s *space, index int, k key) (item P, ok bool) {
	c := t.in(s)
	if c == nil {
		return item, false
	}
	return c.trees[index].get(&k)
}

// each calls visit for the items with a text in an indexed field, in the order of their ids, until it returns false.
func (t *table[P]) each(s *space, index int, text string, visit func(P) bool) {
	c := t.in(s)
	if c == nil {
		return
	}
	x, k := &t.indexes[index], textKey(text)
	w := c.trees[index].walk(&k, false)
	for {
		item, ok := w.next()
		if !ok || x.field.ScalarOf(item) != k.value || !visit(item) {
			return
		}
	}
}

// Revision has the numbers that every commit with a write to a configuring kind raises.
func (p *Project) Revision(ctx context.Context) (storage.Revision, error) {
	s, err := p.read(ctx)
	if s == nil || err != nil {
		return storage.Revision{}, err
	}
	return s.revision, nil
}

// Reconfigured raises the revision of a project's rules, which may be another one than this store's.
func (p *Project) Reconfigured(ctx context.Context, projectID string) error {
	return p.write(ctx, func(p *Project) error {
		p.tx.raise(projectID, storage.ConfiguresRules)
		return nil
	})
}

// raise raises a number of the revision of a project, once in a transaction.
func (tx *transaction) raise(project string, c storage.Configuration) {
	raised := tx.raised[project]
	if n := raised.Number(c); n != nil && *n == 0 {
		*n = 1
		if tx.raised == nil {
			tx.raised = map[string]storage.Revision{}
		}
		tx.raised[project] = raised
		*tx.own(project).revision.Number(c)++
	}
}
