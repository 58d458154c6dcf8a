package wire

import (
	"bytes"
	"encoding/json"

	"github.com/punchcardhq/punchcard/segment"
)

// SegmentCreate is the body of POST /v1/segments. A null counts as missing.
type SegmentCreate struct {
	Name      string          `json:"name"`
	Type      string          `json:"type" enum:"segment.Type"`
	Customers []string        `json:"customers"`
	Filter    json.RawMessage `json:"filter"`
}

// Domain returns the new segment.
func (w SegmentCreate) Domain() segment.NewSegment {
	n := segment.NewSegment{Name: w.Name, Type: segment.Type(w.Type), Customers: w.Customers}
	var compact bytes.Buffer
	if string(w.Filter) != "null" && len(w.Filter) > 0 && json.Compact(&compact, w.Filter) == nil {
		n.Filter = compact.Bytes()
	}
	return n
}

// Segment is a segment in answers. The filter of a static one is null.
type Segment struct {
	ID        string          `json:"id"`
	Name      string          `json:"name"`
	CreatedAt Time            `json:"created_at"`
	UpdatedAt Time            `json:"updated_at"`
	Type      string          `json:"type" enum:"segment.Type"`
	Filter    json.RawMessage `json:"filter"`
	Object    string          `json:"object" enum:"segment"`
}

// NewSegment returns the shape of a segment.
func NewSegment(s segment.Segment) Segment {
	return Segment{
		ID: s.ID, Name: s.Name, CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Type: string(s.Type), Filter: s.Filter, Object: "segment",
	}
}

// SegmentList is a page of segments. They are in it twice: in the property that data_ref names, and in the one that the
// published reference documents.
type SegmentList struct {
	DataRef  string    `json:"data_ref" enum:"data"`
	Object   string    `json:"object" enum:"list"`
	Data     []Segment `json:"data"`
	Segments []Segment `json:"segments"`
	Total    int       `json:"total"`
}

// NewSegmentList returns the shape of a page with a total.
func NewSegmentList(page List[Segment]) SegmentList {
	return SegmentList{DataRef: page.DataRef, Object: "list", Data: page.Items, Segments: page.Items, Total: *page.Total}
}

// SegmentOfCustomer is a segment in the list of a customer's segments and in events.
type SegmentOfCustomer struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Object string `json:"object" enum:"segment"`
}

// NewSegmentOfCustomer returns the short shape of a segment.
func NewSegmentOfCustomer(s segment.Segment) SegmentOfCustomer {
	return SegmentOfCustomer{s.ID, s.Name, "segment"}
}
