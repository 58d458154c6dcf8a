package customer

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Batch upserts many customers with a few statements and without events, as imports do. Requests that name one customer are
// applied in the order in which they are staged. A batch belongs to one transaction.
type Batch struct {
	in           Tx
	now          time.Time
	byID, bySrc  map[string]*member
	members, new []*member // those to write, in the order of their requests
}

// member is a customer of a batch.
type member struct {
	now    Customer // after what is staged
	stored bool
	taken  bool // is among those to write
	reqs   []Request
	counts []func(Summary) Summary
	moved  bool // an order of the stored customer belongs to another one now
}

// LoadBatch reads the customers that requests name, and those that names name by id or source id.
func (t Tx) LoadBatch(ctx context.Context, now time.Time, reqs []Request, names ...string) (*Batch, error) {
	b := &Batch{in: t, now: now, byID: map[string]*member{}, bySrc: map[string]*member{}}
	for i := range reqs {
		names = append(names, reqs[i].ID, reqs[i].SourceID)
	}
	found, err := storage.Named(ctx, t.tx.Customers(), Kind.ID, names)
	if err != nil {
		return nil, err
	}
	for _, c := range found {
		b.add(&member{now: c, stored: true})
	}
	return b, nil
}

func (b *Batch) add(m *member) {
	b.byID[m.now.ID] = m
	if m.now.SourceID != "" {
		b.bySrc[m.now.SourceID] = m
	}
}

// Find returns the id of the customer with this id or source id among those that were loaded or staged.
func (b *Batch) Find(idOrSourceID string) (id string, ok bool) {
	m, ok := b.byID[idOrSourceID]
	if !ok {
		m, ok = b.bySrc[idOrSourceID]
	}
	if !ok {
		return "", false
	}
	return m.now.ID, true
}

// known reports whether the customer of a request existed before the batch.
func (b *Batch) known(req Request) bool {
	m := b.named(req)
	return m != nil && m.stored
}

func (b *Batch) named(req Request) *member {
	if m, ok := b.byID[req.ID]; ok {
		return m
	}
	return b.bySrc[req.SourceID]
}

// Stage adds requests, all of them or, with an error, none, and returns the ids of their customers. It fails as Merge does, and
// with fault.Duplicate for a source id that another customer has.
func (b *Batch) Stage(reqs ...Request) (ids []string, err error) {
	type step struct {
		m      *member
		req    Request
		merged Customer
	}
	var steps []step
	for _, req := range reqs {
		m := b.named(req)
		var before *Customer
		if m != nil {
			before = &m.now
		}
		for i := range steps { // customers that this call makes or changes
			s := &steps[i]
			if s.m == m && m != nil || m == nil && req.SourceID != "" && s.merged.SourceID == req.SourceID {
				m, before = s.m, &s.merged
			}
		}
		merged, err := Merge(before, req, b.now, b.in.env.NewID)
		if err != nil {
			return nil, err
		}
		if m == nil {
			m = &member{}
		}
		if other := b.bySrc[merged.Customer.SourceID]; merged.Confirmed && other != nil && other != m {
			return nil, fault.Duplicate(Kind.Name, "source_id", merged.Customer.SourceID)
		}
		steps = append(steps, step{m, req, merged.Customer})
		ids = append(ids, merged.Customer.ID)
	}
	for _, s := range steps {
		if s.m.now.ID == "" {
			b.new = append(b.new, s.m)
		}
		s.m.now = s.merged
		s.m.reqs = append(s.m.reqs, s.req)
		b.take(s.m)
		b.add(s.m)
	}
	return ids, nil
}

func (b *Batch) take(m *member) {
	if !m.taken {
		m.taken = true
		b.members = append(b.members, m)
	}
}

// Count changes the summary of a customer with the write of the batch. It does nothing for a customer that is not in the
// batch. For moved see Tx.Recount.
func (b *Batch) Count(id string, moved bool, count func(Summary) Summary) {
	if m, ok := b.byID[id]; ok {
		m.counts, m.moved = append(m.counts, count), m.moved || moved
		b.take(m)
	}
}

var errGone = errors.New("a customer was deleted while it was written; the next attempt will see that")

// Write stores the staged customers: existing ones in the order of their ids, then new ones in the order of their source ids, as
// all transactions do.
func (b *Batch) Write(ctx context.Context) error {
	var stored []string
	for _, m := range b.members {
		if m.stored {
			stored = append(stored, m.now.ID)
		}
	}
	seen := 0
	if len(stored) > 0 {
		_, err := b.in.tx.Customers().UpdateAll(ctx, storage.In("id", stored), func(c *Customer) (bool, error) {
			seen++
			return b.byID[c.ID].write(c, b.now)
		})
		if err != nil {
			return err
		}
	}
	if seen < len(stored) {
		return errGone
	}
	made := make([]Customer, len(b.new))
	for i, m := range b.new {
		made[i] = m.now
		for _, count := range m.counts {
			made[i].Summary = count(made[i].Summary)
		}
	}
	slices.SortStableFunc(made, func(a, b Customer) int { return strings.Compare(a.SourceID, b.SourceID) })
	return b.in.tx.Customers().Insert(ctx, made...)
}

// write applies the staged requests to the customer as it is stored now.
func (m *member) write(c *Customer, now time.Time) (changed bool, err error) {
	for _, req := range m.reqs {
		merged, err := Merge(c, req, now, nil)
		if err != nil {
			return false, err
		}
		changed = changed || merged.Changed
		*c = merged.Customer
	}
	before := c.Summary
	for _, count := range m.counts {
		c.Summary = count(c.Summary)
	}
	if m.moved {
		c.UpdatedAt = now
	}
	return changed || m.moved || c.Summary != before, nil
}
