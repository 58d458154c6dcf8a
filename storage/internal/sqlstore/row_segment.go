package sqlstore

import (
	"context"
	"encoding/json"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"github.com/uptrace/bun"
)

var _ segment.Store = (*Project)(nil)

// Segments returns the segments.
func (p *Project) Segments() storage.Collection[segment.Segment] { return collection(p, segmentTable) }

// SegmentMembers returns who is in the segments.
func (p *Project) SegmentMembers() storage.Collection[segment.Member] {
	return collection(p, segmentMemberTable)
}

// CustomersOf has the database find the members: a segment may have more of them than a query can name.
func (p *Project) CustomersOf(ctx context.Context, segmentID string, q storage.Query) (storage.Page[customer.Customer], error) {
	members := sqlf(`t."id" IN (SELECT m."customer_id" FROM "segment_members" AS m WHERE m."project_id" = ? AND m."segment_id" = ?)`, p.id, segmentID)
	found, err := rows[*customer.Customer, *customerRow]{customerTable, p}.list(ctx, q, members)
	return storage.Page[customer.Customer]{Items: pointers.Copies(found.Items), Total: found.Total, HasMore: found.HasMore}, err
}

var (
	segmentTable       = tableOf(segment.Kind, segmentItem, newSegmentRow)
	segmentMemberTable = tableOf(segment.MemberKind, segmentMemberItem, newSegmentMemberRow)
)

type segmentRow struct {
	bun.BaseModel `bun:"table:segments,alias:t"`

	ProjectID string   `bun:"project_id,pk"`
	ID        string   `bun:"id,pk"`
	Name      string   `bun:"name,nullzero"`
	Type      string   `bun:"column:type,nullzero"`
	Filter    verbatim `bun:"filter"`
	CreatedAt instant  `bun:"created_at"`
	UpdatedAt instant  `bun:"updated_at"`
}

func segmentItem(r *segmentRow) segment.Segment {
	return segment.Segment{
		ID: r.ID, Name: r.Name, Type: segment.Type(r.Type), Filter: json.RawMessage(r.Filter),
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newSegmentRow(project string, s *segment.Segment) segmentRow {
	return segmentRow{
		ProjectID: project, ID: s.ID, Name: s.Name, Type: string(s.Type), Filter: verbatim(s.Filter),
		CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt),
	}
}

type segmentMemberRow struct {
	bun.BaseModel `bun:"table:segment_members,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	SegmentID  string  `bun:"segment_id,nullzero"`
	CustomerID string  `bun:"customer_id,nullzero"`
	EnteredAt  instant `bun:"entered_at"`
}

func segmentMemberItem(r *segmentMemberRow) segment.Member {
	return segment.Member{SegmentID: r.SegmentID, CustomerID: r.CustomerID, EnteredAt: r.EnteredAt.time()}
}

func newSegmentMemberRow(project string, m *segment.Member) segmentMemberRow {
	return segmentMemberRow{ProjectID: project, ID: m.ID(), SegmentID: m.SegmentID, CustomerID: m.CustomerID, EnteredAt: instant(m.EnteredAt)}
}
