package sqlstore

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"time"

	"github.com/uptrace/bun/dialect"
	"github.com/uptrace/bun/schema"
)

// instant is the column type of a time.Time: whole milliseconds in UTC, and NULL for the zero time. It is written as text
// of fixed width, which PostgreSQL reads as a timestamptz and SQLite sorts as time.
type instant time.Time

const instantLayout = "2006-01-02T15:04:05.000Z"

func (i instant) time() time.Time { return time.Time(i) }

func (i instant) AppendQuery(gen schema.QueryGen, b []byte) ([]byte, error) {
	t := i.time()
	if t.IsZero() {
		return dialect.AppendNull(b), nil
	}
	return gen.Dialect().AppendString(b, instantText(t)), nil
}

func instantText(t time.Time) string { return t.UTC().Truncate(time.Millisecond).Format(instantLayout) }

// Scan takes what the drivers hand out: a time in the local zone from PostgreSQL, the text from SQLite.
func (i *instant) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*i = instant{}
	case time.Time:
		*i = instant(v.UTC().Truncate(time.Millisecond))
	case string:
		t, err := time.Parse(time.RFC3339, v)
		if err != nil {
			return fmt.Errorf("read a time: %w", err)
		}
		*i = instant(t.UTC())
	case []byte:
		return i.Scan(string(v))
	default:
		return fmt.Errorf("read a time: unexpected %T", src)
	}
	return nil
}

// document is the column type of a value object: the Go value as JSON, and NULL when it is empty (the zero value, or a map
// or slice without elements). Its members that are empty are left out. Numbers inside maps come back as json.Number, digit for digit.
type document[V any] struct{ value V }

func asDocument[V any](v V) document[V] { return document[V]{value: v} }

func (d document[V]) AppendQuery(gen schema.QueryGen, b []byte) ([]byte, error) {
	if d.empty() {
		return dialect.AppendNull(b), nil
	}
	text, err := compact(&d.value)
	if err != nil {
		return nil, err
	}
	return gen.Dialect().AppendString(b, string(text)), nil
}

func (d *document[V]) Scan(src any) error {
	var text []byte
	switch v := src.(type) {
	case nil:
		var none V
		d.value = none
		return nil
	case string:
		text = []byte(v)
	case []byte:
		text = v
	default:
		return fmt.Errorf("read a document: unexpected %T", src)
	}
	// A fresh value: decoding into an old one would merge maps.
	var fresh V
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&fresh); err != nil {
		return fmt.Errorf("read a document: %w", err)
	}
	d.value = fresh
	return nil
}

func (d *document[V]) empty() bool {
	r := reflect.ValueOf(&d.value).Elem()
	switch r.Kind() {
	case reflect.Map, reflect.Slice:
		return r.Len() == 0
	}
	return r.IsZero()
}

// marshal writes JSON as it is, without escaping for HTML.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// verbatim is the column type of a json.RawMessage that is not searched: its text is kept to the byte, and NULL when
// empty.
type verbatim json.RawMessage

func (v verbatim) AppendQuery(gen schema.QueryGen, b []byte) ([]byte, error) {
	if len(v) == 0 {
		return dialect.AppendNull(b), nil
	}
	return gen.Dialect().AppendString(b, string(v)), nil
}

func (v *verbatim) Scan(src any) error {
	switch text := src.(type) {
	case nil:
		*v = nil
	case string:
		*v = verbatim(text)
	case []byte:
		*v = bytes.Clone(text)
	default:
		return fmt.Errorf("read JSON: unexpected %T", src)
	}
	return nil
}

// octets is the column type of bytes, and NULL when there are none.
type octets []byte

func (o octets) AppendQuery(gen schema.QueryGen, b []byte) ([]byte, error) {
	if len(o) == 0 {
		return dialect.AppendNull(b), nil
	}
	return gen.Dialect().AppendBytes(b, o), nil
}

func (o *octets) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*o = nil
	case []byte:
		*o = bytes.Clone(v)
	default:
		return fmt.Errorf("read bytes: unexpected %T", src)
	}
	return nil
}
