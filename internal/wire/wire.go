// Package wire holds the JSON shapes of the API: which property is null, which is absent, how a time is written.
//
// A response property is one of three: plain (always there), Null (there, null when empty) or tagged omitzero (absent when
// empty). Request bodies are structs whose Domain method converts and refuses; a partial update uses patch.Field.
package wire

import (
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/codec"
)

// Null is a property that is always there and null when it holds the zero value.
type Null[T comparable] struct{ V T }

// OrNull wraps a value; its zero value becomes null.
func OrNull[T comparable](v T) Null[T] { return Null[T]{v} }

// MarshalJSON writes null for the zero value.
func (n Null[T]) MarshalJSON() ([]byte, error) { return n.AppendJSON(nil, true) }

// AppendJSON is MarshalJSON behind a text. Its < > and & are always escaped: that is how these properties have been written so far.
func (n Null[T]) AppendJSON(text []byte, _ bool) ([]byte, error) {
	var zero T
	if n.V == zero {
		return append(text, "null"...), nil
	}
	return codec.AppendValue(text, &n.V, true)
}

// Time is written with exactly three fraction digits in UTC, and null when zero.
type Time struct{ time.Time }

const timeLayout = "2006-01-02T15:04:05.000Z"

// NewTime wraps an instant.
func NewTime(t time.Time) Time { return Time{t} }

// MarshalJSON writes "2026-11-21T09:30:00.000Z".
func (t Time) MarshalJSON() ([]byte, error) { return t.AppendJSON(make([]byte, 0, 28), false) }

// AppendJSON is MarshalJSON behind a text.
func (t Time) AppendJSON(text []byte, _ bool) ([]byte, error) {
	if t.IsZero() {
		return append(text, "null"...), nil
	}
	return t.UTC().AppendFormat(text, `"`+timeLayout+`"`), nil
}

// Error is the one error body.
type Error struct {
	Code           int          `json:"code"`
	Key            string       `json:"key,omitzero"`
	Message        string       `json:"message"`
	Details        string       `json:"details,omitzero"`
	RequestID      string       `json:"request_id,omitzero"`
	ResourceID     string       `json:"resource_id,omitzero"`
	ResourceType   string       `json:"resource_type,omitzero"`
	RelatedIDs     []string     `json:"related_object_ids,omitzero"`
	RelatedType    string       `json:"related_object_type,omitzero"`
	RedeemableID   string       `json:"redeemable_id,omitzero"`
	RedeemableType string       `json:"redeemable_type,omitzero"`
	Custom         *CustomError `json:"error,omitzero"`
}

// CustomError is the text that a shop configured for its customers.
type CustomError struct {
	Message string `json:"message"`
}

// NewError returns the body of a fault.
func NewError(f *fault.Error, status int, requestID string) Error {
	e := Error{
		Code: status, Key: f.Key, Message: f.Message, Details: f.Details, RequestID: requestID,
		ResourceID: f.ResourceID, ResourceType: f.ResourceType, RelatedIDs: f.RelatedIDs, RelatedType: f.RelatedType,
		RedeemableID: f.RedeemableID, RedeemableType: f.RedeemableType,
	}
	if f.Custom != "" {
		e.Custom = &CustomError{f.Custom}
	}
	if f.Plain {
		e.RequestID = ""
	}
	return e
}

// List is the envelope of most lists: the array stands under the name that data_ref gives.
type List[T any] struct {
	DataRef string
	Items   []T
	// Total and HasMore are left out when nil; NextStart is more_starting_after.
	Total     *int
	HasMore   *bool
	NextStart string
}

// MarshalJSON writes the envelope with its items under DataRef.
func (l List[T]) MarshalJSON() ([]byte, error) { return l.AppendJSON(nil, false) }

// AppendJSON is MarshalJSON behind a text. The properties stand in the order of their names, as those of a map.
func (l List[T]) AppendJSON(text []byte, escape bool) (_ []byte, err error) {
	names := append(make([]string, 0, 6), "data_ref", l.DataRef, "object")
	if l.Total != nil {
		names = append(names, "total")
	}
	if l.HasMore != nil {
		names = append(names, "has_more")
		if l.NextStart != "" {
			names = append(names, "more_starting_after")
		}
	}
	slices.Sort(names)
	next := byte('{')
	for _, name := range names {
		text = append(codec.AppendString(append(text, next), name), ':')
		next = ','
		switch name {
		case "data_ref":
			text = codec.AppendString(text, l.DataRef)
		case "object":
			text = append(text, `"list"`...)
		case "total":
			text = strconv.AppendInt(text, int64(*l.Total), 10)
		case "has_more":
			text = strconv.AppendBool(text, *l.HasMore)
		case "more_starting_after":
			text = codec.AppendText(text, l.NextStart, escape)
		default:
			if l.Items == nil {
				text = append(text, "[]"...)
			} else if text, err = codec.AppendValue(text, &l.Items, escape); err != nil {
				return text, err
			}
		}
	}
	return append(text, '}'), nil
}
