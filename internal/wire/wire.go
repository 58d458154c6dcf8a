// Package wire has the JSON shapes of the API: which property is null, which is left out, how a time is written.
//
// A property of an answer is plain (always there), Null (null when empty) or tagged omitzero (left out when empty). Request
// bodies are structs whose Domain method converts them to domain types and refuses invalid ones. Partial updates use
// patch.Field.
package wire

import (
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/codec"
)

// Null is a property that is always there, and null when it has the zero value.
type Null[T comparable] struct{ V T }

// OrNull wraps a value; its zero value becomes null.
func OrNull[T comparable](v T) Null[T] { return Null[T]{v} }

// MarshalJSON writes null for the zero value.
func (n Null[T]) MarshalJSON() ([]byte, error) { return n.AppendJSON(nil, true) }

// AppendJSON is MarshalJSON that appends to a text. It always escapes < > and &, as in earlier answers.
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

// AppendJSON is MarshalJSON that appends to a text.
func (t Time) AppendJSON(text []byte, _ bool) ([]byte, error) {
	if t.IsZero() {
		return append(text, "null"...), nil
	}
	return t.UTC().AppendFormat(text, `"`+timeLayout+`"`), nil
}

// Error is the body of all errors.
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

// CustomError is the text for customers that the shop configured.
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

// List is the envelope of most lists. The array is in the property that data_ref names.
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

// AppendJSON is MarshalJSON that appends to a text. The properties are sorted by name, like those of a map.
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
