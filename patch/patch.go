// Package patch represents one field of a partial update: keep it, clear it, or set it.
//
// A request body that lacks a property keeps what is stored, null clears it, a value replaces it. A pointer cannot
// distinguish the first two; Field can, and its zero value keeps.
package patch

import (
	"bytes"
	"encoding/json"
)

// Field is one property of a partial update. The zero Field keeps what is stored.
type Field[T any] struct {
	value T
	state state
}

type state uint8

const (
	stateKeep state = iota
	stateClear
	stateSet
)

// Set returns a field that replaces the stored value.
func Set[T any](v T) Field[T] { return Field[T]{value: v, state: stateSet} }

// Clear returns a field that empties the stored value.
func Clear[T any]() Field[T] { return Field[T]{state: stateClear} }

// Apply applies the field to *to.
func (f Field[T]) Apply(to *T) {
	switch f.state {
	case stateSet:
		*to = f.value
	case stateClear:
		var zero T
		*to = zero
	}
}

// Fill makes the field one that sets, and returns the address of its value. A decoder writes the value there, instead of calling
// UnmarshalJSON, which reads the text again.
func (f *Field[T]) Fill() any {
	f.state = stateSet
	return &f.value
}

// Empty makes the field one that clears.
func (f *Field[T]) Empty() { *f = Clear[T]() }

// Value returns the value to set, and whether there is one.
func (f Field[T]) Value() (T, bool) { return f.value, f.state == stateSet }

// Kept reports whether the stored value stays.
func (f Field[T]) Kept() bool { return f.state == stateKeep }

// Cleared reports whether the stored value is to be emptied.
func (f Field[T]) Cleared() bool { return f.state == stateClear }

// Or returns the value to set, or other when there is none.
func (f Field[T]) Or(other T) T {
	if f.state == stateSet {
		return f.value
	}
	return other
}

// Map converts the value of a field; keep and clear stay.
func Map[T, U any](f Field[T], convert func(T) U) Field[U] {
	out := Field[U]{state: f.state}
	if f.state == stateSet {
		out.value = convert(f.value)
	}
	return out
}

// MapErr converts the value of a field and returns the error of the conversion.
func MapErr[T, U any](f Field[T], convert func(T) (U, error)) (Field[U], error) {
	out := Field[U]{state: f.state}
	var err error
	if f.state == stateSet {
		out.value, err = convert(f.value)
	}
	return out, err
}

// kept is the JSON of a field that keeps the stored value: a text that no request can contain, because NUL is refused in all
// of them.
var kept = []byte(`"\u0000"`)

// MarshalJSON writes the field so that reading it back gives the same field, for jobs that contain an update.
func (f Field[T]) MarshalJSON() ([]byte, error) {
	switch f.state {
	case stateKeep:
		return kept, nil
	case stateClear:
		return []byte("null"), nil
	}
	return json.Marshal(f.value)
}

// UnmarshalJSON is called only for a property that is present: null clears, the text that MarshalJSON writes for a kept
// field keeps, anything else sets.
func (f *Field[T]) UnmarshalJSON(data []byte) error {
	switch {
	case bytes.Equal(data, []byte("null")):
		*f = Clear[T]()
		return nil
	case bytes.Equal(data, kept):
		*f = Field[T]{}
		return nil
	}
	var v T
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	*f = Set(v)
	return nil
}
