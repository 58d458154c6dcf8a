package compactjson

import (
	"bytes"
	"reflect"
	"sync"
)

// Style says which struct members with a zero value are written.
type Style int

// DropAll leaves out all members with a zero value, KeepNumbers all but numbers.
const (
	DropAll Style = iota
	KeepNumbers
)

// Marshal returns a value as JSON. It fails where encoding/json does.
func Marshal(v any, style Style) ([]byte, error) {
	return Build(func(b []byte) ([]byte, error) { return Append(b, v, style) })
}

// Append appends a value as JSON to b. It fails where encoding/json does.
func Append(b []byte, v any, style Style) ([]byte, error) {
	value := reflect.ValueOf(v)
	if !value.IsValid() {
		return append(b, "null"...), nil
	}
	return writerOf(value.Type(), style)(b, value)
}

// Build returns the bytes that build appends to a reused buffer, as a copy of exactly their size.
func Build(build func(b []byte) ([]byte, error)) ([]byte, error) {
	buffer := buffers.Get().(*[]byte)
	b, err := build((*buffer)[:0])
	var text []byte
	if err == nil {
		text = bytes.Clone(b)
	}
	if cap(b) <= maxReused {
		*buffer = b
	}
	buffers.Put(buffer)
	return text, err
}

// maxReused is the capacity of the largest buffer that is used again.
const maxReused = 64 << 10

var buffers = sync.Pool{New: func() any { b := make([]byte, 0, 1<<10); return &b }}
