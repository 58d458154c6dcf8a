package redemption

import (
	"cmp"
	"context"
	"slices"
	"time"
)

// cursor is a position among offers: after the nth of those made at an instant, after all of them when nth is 0.
//
// Pages are addressed by the instant at which their last item was made, which alone does not tell items apart that were made in the
// same millisecond, as the tiers of one campaign are. So the number is encoded in the digits below the millisecond, where no
// creation time has any: 12:00:00.250002 is after the second of those made at 12:00:00.250. The first 999 numbers are whole
// microseconds, which all clients read; later ones are the nanoseconds in between, the 1000th is 12:00:00.250000001.
type cursor struct {
	at  time.Time
	nth int
}

// cursorOf reads a cursor. Any instant is one.
func cursorOf(t time.Time) cursor {
	at := t.Truncate(time.Millisecond)
	below := t.Sub(at)
	if below%time.Microsecond == 0 {
		return cursor{at, int(below / time.Microsecond)}
	}
	return cursor{at, int(below-1-below/1000) + 1000}
}

// time writes a cursor.
func (c cursor) time() time.Time {
	if c.nth < 1000 {
		return c.at.Add(time.Duration(c.nth) * time.Microsecond)
	}
	later := c.nth - 1000
	return c.at.Add(time.Duration(1 + later + later/999))
}

// before reports whether an offer comes before the position, newest first.
func (c cursor) before(createdAt time.Time, nth int) bool {
	if c.at.IsZero() {
		return false
	}
	return createdAt.After(c.at) || createdAt.Equal(c.at) && (c.nth == 0 || nth <= c.nth)
}

// maxLacking ends a run when so much is missing: it has to be repeated anyway.
const maxLacking = 1000

// page makes the page that the request asks for.
func (q *qualifier) page(ctx context.Context) (*Qualified, error) {
	out := &Qualified{Order: q.base.order, TrackingID: q.base.visibleTrackingID(), Stacking: q.base.stacking}
	list := q.byDiscount
	if q.request.Sorting == SortNewest {
		list = q.newest
	}
	found, err := list(ctx, out)
	if err != nil {
		return nil, err
	}
	for _, j := range found {
		out.Items = append(out.Items, q.finish(j))
	}
	return out, nil
}

// newest judges offers, newest first, until the page is full.
func (q *qualifier) newest(ctx context.Context, out *Qualified) ([]*qualifyingOffer, error) {
	start := cursorOf(q.request.After)
	s := q.stream(start.at)
	var found []*qualifyingOffer
	for q.lacking() < maxLacking {
		o, err := s.next(ctx)
		if err != nil {
			return nil, err
		}
		if o == nil {
			break
		}
		if start.before(o.createdAt, s.nth) {
			s.portions = maxCodePortions // a thousand codes of one import were made at one instant: the way past them is free
			continue
		}
		j, settled := q.look(o, s.nth)
		if !settled || j == nil {
			continue
		}
		if len(found) == q.request.Limit {
			last := found[len(found)-1]
			next := cursor{at: last.CreatedAt}
			if o.createdAt.Equal(last.CreatedAt) {
				next.nth = last.nth
			}
			out.More, out.Next = true, next.time()
			return found, nil
		}
		found = append(found, j)
	}
	if s.cut && s.last != nil {
		out.More, out.Next = true, cursor{s.last.createdAt, s.nth}.time()
	}
	return found, nil
}

// look judges an offer. A judgement that found something missing is not settled.
func (q *qualifier) look(o *offer, nth int) (j *qualifyingOffer, settled bool) {
	before := q.lacking()
	if j = q.judge(o); j != nil {
		j.nth = nth
	}
	return j, q.lacking() == before
}

// byDiscount judges all offers, or as many as one request may examine, and sorts those that qualify by their discount.
func (q *qualifier) byDiscount(ctx context.Context, out *Qualified) ([]*qualifyingOffer, error) {
	s := q.stream(time.Time{})
	var found []*qualifyingOffer
	made := map[int64]int{} // how many offers were made in each millisecond
	for q.lacking() < maxLacking {
		o, err := s.next(ctx)
		if err != nil {
			return nil, err
		}
		if o == nil {
			break
		}
		made[o.createdAt.UnixMilli()]++
		if j, settled := q.look(o, s.nth); settled && j != nil {
			found = append(found, j)
		}
	}
	slices.SortStableFunc(found, func(a, b *qualifyingOffer) int {
		order := cmp.Compare(a.Applied.TotalAppliedDiscountAmount(), b.Applied.TotalAppliedDiscountAmount())
		if q.request.Sorting == SortBestDeal {
			return -order
		}
		return order
	})
	found = afterCursor(found, cursorOf(q.request.After))
	if len(found) > q.request.Limit {
		found = found[:q.request.Limit]
		last := found[len(found)-1]
		next := cursor{at: last.CreatedAt}
		if made[last.CreatedAt.UnixMilli()] > 1 {
			next.nth = last.nth
		}
		out.More, out.Next = true, next.time()
	}
	return found, nil
}

// afterCursor returns the part of a sorted list after the position of a cursor; nothing when the position is not in the list
// any more.
func afterCursor(list []*qualifyingOffer, c cursor) []*qualifyingOffer {
	if c.at.IsZero() {
		return list
	}
	for i, j := range slices.Backward(list) {
		if j.CreatedAt.Equal(c.at) && (c.nth == 0 || j.nth == c.nth) {
			return list[i+1:]
		}
	}
	return nil
}
