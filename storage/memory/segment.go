package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
)

var _ segment.Store = (*Project)(nil)

// Segments returns the segments.
func (p *Project) Segments() storage.Collection[segment.Segment] { return collection(p, segment.Kind) }

// SegmentMembers returns who is in the segments.
func (p *Project) SegmentMembers() storage.Collection[segment.Member] {
	return collection(p, segment.MemberKind)
}

// CustomersOf goes through the customers as their own list does, and looks for each whether he is a member.
func (p *Project) CustomersOf(ctx context.Context, segmentID string, q storage.Query) (storage.Page[customer.Customer], error) {
	members := rowsOf(p, segment.MemberKind)
	found, err := rowsOf(p, customer.Kind).list(ctx, q, func(s *space, c *customer.Customer) bool {
		_, is := members.at(s, 0, idKey(segment.MemberID(segmentID, c.ID)))
		return is
	})
	return storage.Page[customer.Customer]{Items: pointers.Copies(found.Items), Total: found.Total, HasMore: found.HasMore}, err
}
