package compactjson

import (
	"bytes"
	"reflect"
	"sync"
)

// Style says which members that are empty are written all the same.
type Style int

// The styles.
const (
	DropAll Style = iota
	KeepNumbers
)

// Marshal writes a value. It fails where encoding/json does.
func Marshal(v any, style Style) ([]byte, error) {
	return Built(func(b []byte) ([]byte, error) { return Append(b, v, style) })
}

// Append writes a value to the end of b.
func Append(b []byte, v any, style Style) ([]byte, error) {
	value := reflect.ValueOf(v)
	if !value.IsValid() {
		return append(b, "null"...), nil
	}
	return writerOf(value.Type(), style)(b, value)
}

// Built returns what build appends to an empty buffer, in memory of its own and of the right size.
func Built(build func(b []byte) ([]byte, error)) ([]byte, error) {
	buffer := buffers.Get().(*[]byte)
	b, err := build((*buffer)[:0])
	var text []byte
	if err == nil {
		text = bytes.Clone(b)
	}
	if cap(b) <= largestKept {
		*buffer = b
	}
	buffers.Put(buffer)
	return text, err
}

// largestKept bounds the buffers that are used again.
const largestKept = 64 << 10

var buffers = sync.Pool{New: func() any { b := make([]byte, 0, 1<<10); return &b }}
