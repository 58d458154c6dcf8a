package storage

import (
	"cmp"
	"encoding/json"
	"strings"
	"time"
)

// Scalar is the value of a text, a number, an instant or a switch as it is compared, without the memory that an any takes. The zero
// Scalar is null. Two scalars of one field are equal, with ==, when their values are.
type Scalar struct {
	Known bool
	Text  string
	// Number is a number, 1 for a switch that is on, or the seconds of an instant, and Nanos its fraction.
	Number int64
	Nanos  int32
}

// Compare orders scalars of one field as Compare orders their values.
func (s *Scalar) Compare(o *Scalar) int {
	switch {
	case s.Known != o.Known:
		return boolRank(s.Known) - boolRank(o.Known)
	case s.Number != o.Number:
		return cmp.Compare(s.Number, o.Number)
	case s.Nanos != o.Nanos:
		return cmp.Compare(s.Nanos, o.Nanos)
	}
	return strings.Compare(s.Text, o.Text)
}

// ScalarOf is a value that a field of this type returns, or that a cursor brings back.
func ScalarOf(t Type, value any) Scalar {
	if value == nil {
		return Scalar{}
	}
	switch t {
	case TypeString:
		s, _ := value.(string)
		return Scalar{Known: true, Text: s}
	case TypeInt:
		n, ok := integerOf(value)
		if number, is := value.(json.Number); is && !ok {
			n, _ = number.Int64() // the nearest there is
		}
		return Scalar{Known: true, Number: n}
	case TypeTime:
		at, _ := value.(time.Time)
		return instantOf(at)
	case TypeBool:
		on, _ := value.(bool)
		return Scalar{Known: true, Number: int64(boolRank(on))}
	}
	return Scalar{Known: true}
}

func instantOf(t time.Time) Scalar {
	return Scalar{Known: true, Number: t.Unix(), Nanos: int32(t.Nanosecond())}
}

// ScalarOf returns an item's value. A field that was not declared by one of the functions of this package takes memory for it.
func (f *FieldOf[P]) ScalarOf(item P) Scalar {
	if f.scalar != nil {
		return f.scalar(item)
	}
	return ScalarOf(f.Type, f.Value(item))
}
