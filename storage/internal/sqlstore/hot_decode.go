package sqlstore

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/discount"
)

// Scanning a row through interfaces costs more than finding it: a voucher has some forty columns, and for each the type is looked up and the value
// is copied to the heap. The columns of the hot tables have few types with simple binary forms. This, statements for one code and the read batcher
// took a validation of one code with 32 clients from 0.28 to 0.10 ms of processor time, server and database (goals P6 and P7).

// Decode makes an item of the Columns of one row in PostgreSQL's binary form. It fails for a table with columns of other types.
func (h *Hot[T]) Decode(raw [][]byte) (item T, err error) { return h.decode(raw) }

// Width is how many Columns there are.
func (h *Hot[T]) Width() int { return h.width }

// binaryReader is a column that reads its own binary form. There is none for NULL.
type binaryReader interface{ readBinary(raw []byte) error }

// decoder returns what decodes the rows of a table.
func decoder[T, R any](fields []hotField, item func(*R) *T) func(raw [][]byte) (T, error) {
	empty := reflect.New(reflect.TypeFor[R]()).Elem()
	for _, f := range fields {
		if !decodes(empty.Field(f.index).Addr().Interface()) {
			return func([][]byte) (none T, _ error) {
				return none, fmt.Errorf("read a row: %s has no binary form here", f.column)
			}
		}
	}
	rows := sync.Pool{New: func() any { return new(R) }}
	return func(raw [][]byte) (made T, err error) {
		if len(raw) != len(fields) {
			return made, fmt.Errorf("read a row: it has %d columns, want %d", len(raw), len(fields))
		}
		row := rows.Get().(*R)
		v := reflect.ValueOf(row).Elem()
		for i, f := range fields {
			if raw[i] == nil {
				continue // the row is empty
			}
			if err := decode(v.Field(f.index).Addr().Interface(), raw[i]); err != nil {
				return made, fmt.Errorf("read %s: %w", f.column, err)
			}
		}
		made = *item(row)
		var none R
		*row = none
		rows.Put(row)
		return made, nil
	}
}

func decodes(field any) bool {
	switch field.(type) {
	case *string, *bool, *int64, **int64, *int, binaryReader:
		return true
	}
	return false
}

func decode(field any, raw []byte) (err error) {
	switch to := field.(type) {
	case *string:
		*to = string(raw)
	case *bool:
		*to = len(raw) == 1 && raw[0] != 0
	case *int64:
		*to, err = decodeInt(raw)
	case **int64:
		var n int64
		n, err = decodeInt(raw)
		*to = &n
	case *int:
		var n int64
		n, err = decodeInt(raw)
		*to = int(n)
	case binaryReader:
		return to.readBinary(raw)
	}
	return err
}

func decodeInt(raw []byte) (int64, error) {
	switch len(raw) {
	case 8:
		return int64(binary.BigEndian.Uint64(raw)), nil
	case 4:
		return int64(int32(binary.BigEndian.Uint32(raw))), nil
	case 2:
		return int64(int16(binary.BigEndian.Uint16(raw))), nil
	}
	return 0, fmt.Errorf("a number of %d bytes", len(raw))
}

// postgresEpoch is the beginning of the year 2000, in microseconds.
const postgresEpoch = 946_684_800_000_000

func (i *instant) readBinary(raw []byte) error {
	micros, err := decodeInt(raw)
	if err != nil || len(raw) != 8 || micros == math.MaxInt64 || micros == math.MinInt64 {
		return fmt.Errorf("no time: %x", raw)
	}
	*i = instant(time.UnixMicro(micros + postgresEpoch).UTC().Truncate(time.Millisecond))
	return nil
}

// readBinary reads json, or jsonb, which begins with the number of its version.
func (d *document[V]) readBinary(raw []byte) error {
	if len(raw) > 0 && raw[0] == 1 {
		raw = raw[1:]
	}
	if to, is := any(&d.value).(**discount.Discount); is {
		return discounts.read(to, raw)
	}
	return d.Scan(raw)
}

func (v *verbatim) readBinary(raw []byte) error {
	if len(raw) > 0 && raw[0] == 1 {
		raw = raw[1:]
	}
	return v.Scan(raw)
}

func (o *octets) readBinary(raw []byte) error { return o.Scan(raw) }

// discounts caches decoded discounts by their text: all codes of a campaign have the same one. Vouchers may share it, because what they point to is
// never changed.
var discounts knownDiscounts

type knownDiscounts struct {
	mu    sync.RWMutex
	known map[string]*discount.Discount
}

const (
	maxDiscounts        = 1000
	longestDiscountText = 1000
)

func (k *knownDiscounts) read(to **discount.Discount, text []byte) error {
	k.mu.RLock()
	found := k.known[string(text)]
	k.mu.RUnlock()
	if found != nil {
		*to = found
		return nil
	}
	var d document[*discount.Discount]
	if err := d.Scan(text); err != nil {
		return err
	}
	if *to = d.value; d.value == nil || len(text) > longestDiscountText {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.known == nil || len(k.known) >= maxDiscounts {
		k.known = make(map[string]*discount.Discount)
	}
	k.known[string(text)] = d.value
	return nil
}
