package memory

import (
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

var _ segment.Store = (*Project)(nil)

// Segments returns the segments.
func (p *Project) Segments() storage.Collection[segment.Segment] { return collection(p, segment.Kind) }

// SegmentMembers returns who is in the segments.
func (p *Project) SegmentMembers() storage.Collection[segment.Member] {
	return collection(p, segment.MemberKind)
}
