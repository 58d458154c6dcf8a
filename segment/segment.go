package segment

import (
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Segment is a group of customers.
type Segment struct {
	ID   string
	Name string
	Type Type
	// Filter is the condition of a segment that is not static, as JSON.
	Filter    json.RawMessage
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Type is how a segment gets its members.
type Type string

// The types of segments.
const (
	TypeStatic     Type = "static"
	TypeAutoUpdate Type = "auto-update"
	TypePassive    Type = "passive"
)

// Kind describes segments to a backend.
var Kind = storage.Kind[Segment]{
	Name: "segment", Prefix: "seg_",
	ID: func(s *Segment) string { return s.ID },
	Fields: []storage.Field[Segment]{
		storage.String("name", func(s *Segment) string { return s.Name }),
		storage.String("type", func(s *Segment) string { return string(s.Type) }),
		storage.Time("created_at", func(s *Segment) time.Time { return s.CreatedAt }).Ordered(),
	},
}

// Member records that a customer is in a static or auto-update segment.
type Member struct {
	SegmentID, CustomerID string
	EnteredAt             time.Time
}

// ID is the segment and the customer.
func (m *Member) ID() string { return MemberID(m.SegmentID, m.CustomerID) }

// MemberID is the id of a membership, which is there once.
func MemberID(segmentID, customerID string) string { return segmentID + " " + customerID }

// MemberKind describes members to a backend.
var MemberKind = storage.Kind[Member]{
	Name: "segment_member",
	ID:   (*Member).ID,
	Fields: []storage.Field[Member]{
		storage.String("segment_id", func(m *Member) string { return m.SegmentID }),
		storage.String("customer_id", func(m *Member) string { return m.CustomerID }),
	},
}
