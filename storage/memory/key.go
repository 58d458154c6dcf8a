package memory

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Keys are byte strings whose order is the order of the values they stand for, and none is the beginning of another: this
// is what lets one index serve lookups, sorted lists and pages, and what lets parts be joined without a length in front.

// appendText adds a text. A zero byte inside is escaped, so that a text from a query can never reach into the next part.
func appendText(key []byte, s string) []byte {
	for {
		zero := strings.IndexByte(s, 0)
		if zero < 0 {
			return append(append(key, s...), 0, 1)
		}
		key = append(append(key, s[:zero]...), 0, 0xFF)
		s = s[zero+1:]
	}
}

// appendValue adds a field's value. Null is lowest.
func appendValue(key []byte, t storage.Type, value any) []byte {
	if value == nil {
		return append(key, 0)
	}
	key = append(key, 1)
	switch t {
	case storage.TypeString:
		s, _ := value.(string)
		return appendText(key, s)
	case storage.TypeInt:
		return appendInt(key, integer(value))
	case storage.TypeTime:
		at, _ := value.(time.Time)
		return binary.BigEndian.AppendUint32(appendInt(key, at.Unix()), uint32(at.Nanosecond()))
	case storage.TypeBool:
		if on, _ := value.(bool); on {
			return append(key, 1)
		}
		return append(key, 0)
	}
	return key
}

// appendInt flips the sign, so that negative numbers come first.
func appendInt(key []byte, n int64) []byte {
	return binary.BigEndian.AppendUint64(key, uint64(n)^1<<63)
}

// integer reads the numbers that a field returns and a cursor brings back.
func integer(value any) int64 {
	switch n := value.(type) {
	case int64:
		return n
	case int:
		return int64(n)
	case json.Number:
		i, _ := n.Int64()
		return i
	}
	return 0
}

// sorter turns items and positions into keys that compare as the query orders them.
type sorter[P any] struct {
	id     func(P) string
	fields []storage.FieldOf[P]
	order  []storage.Order
}

func newSorter[P any](kind storage.KindOf[P], order []storage.Order) sorter[P] {
	s := sorter[P]{id: kind.ID, order: order}
	for _, o := range order {
		f, _, _ := kind.Field(o.Field)
		s.fields = append(s.fields, f)
	}
	return s
}

func (s sorter[P]) appendItem(key []byte, item P) []byte {
	for i, f := range s.fields {
		key = s.appendPart(key, i, f.Value(item))
	}
	return s.appendID(key, s.id(item))
}

// position returns nil for no position: every item comes after it.
func (s sorter[P]) position(p *storage.Position) []byte {
	if p == nil {
		return nil
	}
	var key []byte
	for i := range s.fields {
		key = s.appendPart(key, i, p.Values[i])
	}
	return s.appendID(key, p.ID)
}

func (s sorter[P]) appendPart(key []byte, i int, value any) []byte {
	from := len(key)
	key = appendValue(key, s.fields[i].Type, value)
	return reverse(key, from, s.order[i].Desc)
}

func (s sorter[P]) appendID(key []byte, id string) []byte {
	from := len(key)
	key = appendText(key, id)
	return reverse(key, from, len(s.order) > 0 && s.order[len(s.order)-1].Desc)
}

// reverse reverses the order of the bytes from an index on, by flipping their bits.
func reverse(key []byte, from int, desc bool) []byte {
	if desc {
		for i := from; i < len(key); i++ {
			key[i] = ^key[i]
		}
	}
	return key
}

// passed reports whether a key comes after the position.
func passed(key, position []byte) bool { return position == nil || bytes.Compare(key, position) > 0 }
