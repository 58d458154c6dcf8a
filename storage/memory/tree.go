package memory

import "slices"

// tree keeps items in the order of an index. It is a B-tree that is never changed once others can see it: a transaction copies the
// nodes on its way to an item, and changes those copies in place that it made itself. So a version costs one pointer, a reader keeps
// the one that he began with, and what an item takes is a pointer in each index: its key is read from the item whenever it is compared.
//
// A walk ends before the next change of the same transaction.
type tree[P any] struct{ root *node[P] }

// node has one child more than items, or, as a leaf, none: those in front of the first item, between two, and behind the last one.
type node[P any] struct {
	edit     *edit
	items    []P
	children []*node[P]
}

// edit is what a transaction marks its own copies with. It has a size, so that no two are at one address.
type edit struct{ _ byte }

const (
	mostItems   = 32
	fewestItems = mostItems / 4
)

// get returns the item at a key.
func (t tree[P]) get(x *index[P], k *key) (item P, ok bool) {
	for n := t.root; n != nil; {
		i, found := x.search(n.items, k)
		if found {
			return n.items[i], true
		}
		if n.children == nil {
			break
		}
		n = n.children[i]
	}
	return item, false
}

// put adds an item, or replaces the one at its key.
func (t *tree[P]) put(e *edit, x *index[P], item P) {
	if t.root == nil {
		t.root = &node[P]{edit: e, items: []P{item}}
		return
	}
	t.root = t.root.owned(e)
	k := x.key(item)
	if middle, right := t.root.put(e, x, &k, item); right != nil {
		t.root = &node[P]{edit: e, items: []P{middle}, children: []*node[P]{t.root, right}}
	}
}

// remove takes out the item at a key, which has to be there.
func (t *tree[P]) remove(e *edit, x *index[P], k *key) {
	t.root = t.root.owned(e)
	t.root.remove(e, x, k)
	switch {
	case len(t.root.items) > 0:
	case t.root.children == nil:
		t.root = nil
	default:
		t.root = t.root.children[0]
	}
}

// owned is the node, or a copy of it that the edit may change.
func (n *node[P]) owned(e *edit) *node[P] {
	if n.edit == e {
		return n
	}
	own := &node[P]{edit: e, items: append(make([]P, 0, len(n.items)+1), n.items...)}
	if n.children != nil {
		own.children = append(make([]*node[P], 0, len(n.children)+1), n.children...)
	}
	return own
}

func (n *node[P]) child(e *edit, i int) *node[P] {
	n.children[i] = n.children[i].owned(e)
	return n.children[i]
}

// put returns what stands behind the items of the node when there are too many of them.
func (n *node[P]) put(e *edit, x *index[P], k *key, item P) (middle P, right *node[P]) {
	i, found := x.search(n.items, k)
	if found {
		n.items[i] = item
		return middle, nil
	}
	if n.children == nil {
		n.items = slices.Insert(n.items, i, item)
	} else {
		up, behind := n.child(e, i).put(e, x, k, item)
		if behind == nil {
			return middle, nil
		}
		n.items, n.children = slices.Insert(n.items, i, up), slices.Insert(n.children, i+1, behind)
	}
	if len(n.items) <= mostItems {
		return middle, nil
	}
	at := len(n.items) / 2
	if i == len(n.items)-1 {
		at = len(n.items) - 2 // keys that rise leave full nodes behind
	}
	middle, right = n.items[at], &node[P]{edit: e, items: slices.Clone(n.items[at+1:])}
	n.items = slices.Clone(n.items[:at])
	if n.children != nil {
		right.children = slices.Clone(n.children[at+1:])
		n.children = slices.Clone(n.children[:at+1])
	}
	return middle, right
}

func (n *node[P]) remove(e *edit, x *index[P], k *key) {
	i, found := x.search(n.items, k)
	switch {
	case n.children == nil:
		if found {
			n.items = slices.Delete(n.items, i, i+1)
		}
		return
	case found:
		n.items[i] = n.child(e, i).removeLast(e)
	default:
		n.child(e, i).remove(e, x, k)
	}
	n.fill(e, i)
}

func (n *node[P]) removeLast(e *edit) (last P) {
	end := len(n.items)
	if n.children == nil {
		last = n.items[end-1]
		n.items = slices.Delete(n.items, end-1, end)
		return last
	}
	last = n.child(e, end).removeLast(e)
	n.fill(e, end)
	return last
}

// fill gives a child that has few items left those of the one beside it, or one of them.
func (n *node[P]) fill(e *edit, i int) {
	if len(n.children[i].items) >= fewestItems || len(n.items) == 0 {
		return
	}
	left := max(i-1, 0)
	a, b := n.child(e, left), n.child(e, left+1)
	switch {
	case len(a.items)+1+len(b.items) <= mostItems:
		a.items = append(append(a.items, n.items[left]), b.items...)
		a.children = append(a.children, b.children...)
		n.items, n.children = slices.Delete(n.items, left, left+1), slices.Delete(n.children, left+1, left+2)
	case left < i:
		end := len(a.items) - 1
		b.items = slices.Insert(b.items, 0, n.items[left])
		n.items[left] = a.items[end]
		a.items = slices.Delete(a.items, end, end+1)
		if a.children != nil {
			b.children = slices.Insert(b.children, 0, a.children[end+1])
			a.children = slices.Delete(a.children, end+1, end+2)
		}
	default:
		a.items = append(a.items, n.items[left])
		n.items[left] = b.items[0]
		b.items = slices.Delete(b.items, 0, 1)
		if b.children != nil {
			a.children = append(a.children, b.children[0])
			b.children = slices.Delete(b.children, 0, 1)
		}
	}
}

// walk goes through a tree from a place on, upwards or downwards.
type walk[P any] struct {
	down  bool
	stack []step[P]
}

// step is a node with the next item to show: upwards the one at i, downwards the one in front of it.
type step[P any] struct {
	*node[P]
	i int
}

// walk begins at a key, or at the end of the tree when there is none.
func (t tree[P]) walk(x *index[P], from *key, down bool) walk[P] {
	w := walk[P]{down: down}
	if from == nil {
		w.enter(t.root)
		return w
	}
	for n := t.root; n != nil; {
		i, found := x.search(n.items, from)
		if found && down {
			i++
		}
		w.stack = append(w.stack, step[P]{n, i})
		if found || n.children == nil {
			break
		}
		n = n.children[i]
	}
	return w
}

// enter goes to the nearest end of what is below a node.
func (w *walk[P]) enter(n *node[P]) {
	for n != nil {
		i := 0
		if w.down {
			i = len(n.items)
		}
		w.stack = append(w.stack, step[P]{n, i})
		if n.children == nil {
			return
		}
		n = n.children[i]
	}
}

// next returns the next item; ok is false at the end.
func (w *walk[P]) next() (item P, ok bool) {
	for len(w.stack) > 0 {
		top := &w.stack[len(w.stack)-1]
		switch {
		case !w.down && top.i < len(top.items):
			item = top.items[top.i]
			top.i++
		case w.down && top.i > 0:
			top.i--
			item = top.items[top.i]
		default:
			w.stack = w.stack[:len(w.stack)-1]
			continue
		}
		if top.children != nil {
			w.enter(top.children[top.i])
		}
		return item, true
	}
	return item, false
}
