package sqlstore

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"time"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

// Column is the values of one column of some rows, as a PostgreSQL array: so one text of a statement inserts any number of rows. It is encoded
// straight from the rows: for a list of any the driver looks up the encoding of each value, which was a tenth of the server's time for a
// redemption (goals P2 and P5).
type Column struct {
	rows []reflect.Value
	of   *hotField
}

// Len is how many rows there are.
func (c Column) Len() int { return len(c.rows) }

// empty reports whether the column is NULL in all rows.
func (c Column) empty() bool {
	for _, row := range c.rows {
		if !c.null(row.Field(c.of.index)) {
			return false
		}
	}
	return true
}

func (c Column) null(field reflect.Value) bool {
	if c.of.notZero && field.IsZero() {
		return true
	}
	switch v := field.Addr().Interface().(type) {
	case **int64:
		return *v == nil
	case binaryWriter:
		return v.isNull()
	}
	return false
}

// AppendBinary appends the array in binary form; the elements have this type id.
func (c Column) AppendBinary(b []byte, element uint32) (_ []byte, err error) {
	const dimensions, lower, null = 1, 1, 1<<32 - 1
	b = binary.BigEndian.AppendUint32(b, dimensions)
	nulls := len(b)
	b = binary.BigEndian.AppendUint32(b, 0)
	b = binary.BigEndian.AppendUint32(b, element)
	b = binary.BigEndian.AppendUint32(b, uint32(len(c.rows)))
	b = binary.BigEndian.AppendUint32(b, lower)
	for _, row := range c.rows {
		field := row.Field(c.of.index)
		length := len(b)
		b = binary.BigEndian.AppendUint32(b, 0)
		if c.null(field) {
			binary.BigEndian.PutUint32(b[length:], null)
			binary.BigEndian.PutUint32(b[nulls:], 1)
			continue
		}
		if b, err = appendValue(b, field.Addr().Interface()); err != nil {
			return nil, fmt.Errorf("write %s: %w", c.of.column, err)
		}
		binary.BigEndian.PutUint32(b[length:], uint32(len(b)-length-4))
	}
	return b, nil
}

// binaryWriter is a column type that writes its own binary form.
type binaryWriter interface {
	isNull() bool
	appendBinary(b []byte) ([]byte, error)
}

func appendValue(b []byte, field any) ([]byte, error) {
	switch v := field.(type) {
	case *string:
		return append(b, *v...), nil
	case *bool:
		if *v {
			return append(b, 1), nil
		}
		return append(b, 0), nil
	case *int64:
		return binary.BigEndian.AppendUint64(b, uint64(*v)), nil
	case **int64:
		return binary.BigEndian.AppendUint64(b, uint64(**v)), nil
	case *int:
		return binary.BigEndian.AppendUint64(b, uint64(*v)), nil
	case binaryWriter:
		return v.appendBinary(b)
	}
	return nil, fmt.Errorf("%T has no binary form here", field)
}

func (i *instant) isNull() bool { return i.time().IsZero() }

// appendBinary counts whole milliseconds; the column counts microseconds since 2000.
func (i *instant) appendBinary(b []byte) ([]byte, error) {
	micros := i.time().Truncate(time.Millisecond).UnixMicro() - postgresEpoch
	return binary.BigEndian.AppendUint64(b, uint64(micros)), nil
}

func (d *document[V]) isNull() bool { return d.empty() }

// appendBinary writes jsonb, which begins with the number of its version.
func (d *document[V]) appendBinary(b []byte) ([]byte, error) {
	return compactjson.Append(append(b, 1), &d.value, compactjson.KeepNumbers)
}

func (v *verbatim) isNull() bool { return len(*v) == 0 }

func (v *verbatim) appendBinary(b []byte) ([]byte, error) { return append(b, *v...), nil }

func (o *octets) isNull() bool { return len(*o) == 0 }

func (o *octets) appendBinary(b []byte) ([]byte, error) { return append(b, *o...), nil }
