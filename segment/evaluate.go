package segment

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/storage"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// subjectOf looks up the data of a customer that a filter needs.
func subjectOf(ctx context.Context, store Store, c customer.Customer, w wants) (*subject, error) {
	s := &subject{Customer: c}
	if w.points {
		cards, err := store.Vouchers().List(ctx, storage.Query{Filter: storage.Is("holder_id", c.ID)})
		if err != nil {
			return nil, err
		}
		s.points = map[string]any{}
		byCampaign := map[string]int64{}
		for _, v := range cards.Items {
			if v.Loyalty == nil || !v.DeletedAt.IsZero() {
				continue
			}
			s.total = saturate.Add(s.total, v.Balance())
			byCampaign[v.CampaignID] = saturate.Add(byCampaign[v.CampaignID], v.Balance())
		}
		for id, points := range byCampaign {
			of, err := store.Campaigns().Get(ctx, id)
			if fault.IsNotFound(err) {
				continue
			}
			if err != nil {
				return nil, err
			}
			put(s.points, "campaigns."+of.Name+".points", points)
		}
	}
	for _, name := range w.events {
		n, err := storage.Count(ctx, store.Events(), storage.And(storage.Is("customer_id", c.ID),
			storage.Is("type", customevent.Type), storage.Is("entity_type", customevent.EntityType), storage.Is("entity_id", name)))
		if err != nil {
			return nil, err
		}
		if s.events == nil {
			s.events = map[string]any{}
		}
		put(s.events, name+".count", int64(n))
	}
	return s, nil
}

// passes reports whether a customer matches a filter.
func (t test) passes(ctx context.Context, store Store, c customer.Customer) (bool, error) {
	s, err := subjectOf(ctx, store, c, t.wants)
	if err != nil {
		return false, err
	}
	held := t.filter.Empty() && !t.any || !t.filter.Empty() && subjectKind.Match(t.filter, s)
	for _, w := range t.within {
		in, err := w.holds(ctx, store, s)
		if err != nil {
			return false, err
		}
		if t.any {
			held = held || in
		} else {
			held = held && in
		}
	}
	return held, nil
}

// test reads the filter of a stored segment.
func (e *Engine) test(ctx context.Context, s Segment) (test, error) {
	zone, err := e.zone(ctx)
	if err != nil {
		return test{}, err
	}
	t, err := read(s.Filter, e.env.Now(), zone)
	if err != nil {
		return test{}, fmt.Errorf("read the filter of segment %s: %w", s.ID, err)
	}
	return t, nil
}

// Contains returns which of the segments a customer is in. The customer may be one that a request describes and that is not
// stored.
func (e *Engine) Contains(ctx context.Context, c customer.Customer, ids []string) ([]string, error) {
	page, err := e.store.Segments().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	found, err := e.among(ctx, c, page.Items)
	in := make([]string, len(found))
	for i, s := range found {
		in[i] = s.ID
	}
	return in, err
}

// among returns those segments that a customer is in.
func (e *Engine) among(ctx context.Context, c customer.Customer, all []Segment) (in []Segment, err error) {
	members, err := e.store.SegmentMembers().List(ctx, storage.Query{Filter: storage.Is("customer_id", c.ID)})
	if err != nil {
		return nil, err
	}
	for _, s := range all {
		is := slices.ContainsFunc(members.Items, func(m Member) bool { return m.SegmentID == s.ID && c.ID != "" })
		if s.Type == TypePassive {
			t, err := e.test(ctx, s)
			if err != nil {
				return nil, err
			}
			if is, err = t.passes(ctx, e.store, c); err != nil {
				return nil, err
			}
		}
		if is {
			in = append(in, s)
		}
	}
	return in, nil
}

// Of returns the segments of a customer. An unknown customer is treated as one with an id and no other data.
func (e *Engine) Of(ctx context.Context, idOrSourceID string) ([]Segment, error) {
	c, err := storage.Resolve(ctx, e.store.Customers(), "source_id", idOrSourceID)
	if fault.IsNotFound(err) {
		c, err = customer.Customer{SourceID: idOrSourceID}, nil
	}
	if err != nil {
		return nil, err
	}
	return e.OfCustomer(ctx, c)
}

// OfCustomer returns the segments of a customer who was read before.
func (e *Engine) OfCustomer(ctx context.Context, c customer.Customer) ([]Segment, error) {
	all, err := e.store.Segments().List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil || len(all.Items) == 0 {
		return nil, err
	}
	return e.among(ctx, c, all.Items)
}

// Customers lists the customers of a segment as a list of all customers would, or fails with fault.NotFound. For a passive one the
// filter is evaluated on every customer of the project who matches the query, a portion at a time, in the order of the query.
func (e *Engine) Customers(ctx context.Context, segmentID string, q storage.Query) (page storage.Page[customer.Customer], err error) {
	s, err := e.store.Segments().Get(ctx, segmentID)
	if err != nil {
		return page, err
	}
	if s.Type != TypePassive {
		return e.store.CustomersOf(ctx, s.ID, q)
	}
	t, err := e.test(ctx, s)
	if err != nil {
		return page, err
	}
	seen, looking := 0, q
	looking.Offset, looking.Limit, looking.WithTotal = 0, portion, false
	if q.WithTotal {
		looking.After = nil // the total counts customers before the page, too
	}
	for more := true; more; {
		found, err := e.store.Customers().List(ctx, looking)
		if err != nil {
			return page, err
		}
		for i := range found.Items {
			c := &found.Items[i]
			looking.After = customer.Kind.Position(c, q.Order)
			in, err := t.passes(ctx, e.store, *c)
			if err != nil {
				return page, err
			}
			if !in {
				continue
			}
			page.Total++
			if q.After != nil && customer.Kind.ComparePosition(q.Order, c, q.After) <= 0 {
				continue
			}
			switch seen++; {
			case q.Limit < 0 || seen <= q.Offset:
			case q.Limit == 0 || seen <= q.Offset+q.Limit:
				page.Items = append(page.Items, *c)
			default:
				page.HasMore = true
			}
		}
		more = found.HasMore && (q.WithTotal || !page.HasMore)
	}
	if !q.WithTotal {
		page.Total = 0
	}
	if q.MaxTotal > 0 {
		page.Total = min(page.Total, q.MaxTotal)
	}
	return page, nil
}

// Audience is a portion of the customers of a segment, in the order of their ids.
type Audience struct {
	Customers []customer.Customer
	// Last is the id of the last customer who was examined, in the segment or not; More says that others follow.
	Last string
	More bool
}

// AudienceOf returns some customers of a segment after one of them, the first ones for an empty id. It fails with fault.NotFound.
func AudienceOf(ctx context.Context, e *Engine, segmentID, after string) (a Audience, err error) {
	s, err := e.store.Segments().Get(ctx, segmentID)
	if err != nil {
		return a, err
	}
	if s.Type != TypePassive {
		q := storage.Query{Filter: storage.Is("segment_id", s.ID), Limit: portion}
		if after != "" {
			q.After = &storage.Position{ID: MemberID(s.ID, after)}
		}
		page, err := e.store.SegmentMembers().List(ctx, q)
		if err != nil || len(page.Items) == 0 {
			return a, err
		}
		ids := make([]string, len(page.Items))
		for i, m := range page.Items {
			ids[i] = m.CustomerID
		}
		found, err := e.store.Customers().List(ctx, storage.Query{Filter: storage.In("id", ids)})
		return Audience{found.Items, ids[len(ids)-1], page.HasMore}, err
	}
	t, err := e.test(ctx, s)
	if err != nil {
		return a, err
	}
	page, err := customersBehind(ctx, e.store, after)
	if err != nil {
		return a, err
	}
	a.More = page.HasMore
	for _, c := range page.Items {
		is, err := t.passes(ctx, e.store, c)
		if err != nil {
			return a, err
		}
		if is {
			a.Customers = append(a.Customers, c)
		}
		a.Last = c.ID
	}
	return a, nil
}

// portion is how many customers are processed in one transaction.
const portion = 200

// customersBehind returns the next customers in the order of their ids.
func customersBehind(ctx context.Context, store Store, after string) (storage.Page[customer.Customer], error) {
	q := storage.Query{Limit: portion}
	if after != "" {
		q.After = &storage.Position{ID: after}
	}
	return store.Customers().List(ctx, q)
}
