package csvfile

import (
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/validity"
)

// Row reads the cells of one record. It keeps the first fault; see Err.
type Row struct {
	header *Header
	cells  []string
	err    error
}

// Row returns a reader of the cells of a record.
func (h *Header) Row(cells []string) *Row { return &Row{header: h, cells: cells} }

// Err returns the first fault: an invalid payload that names the column.
func (r *Row) Err() error { return r.err }

// Refuse sets the fault of the row, unless it has one.
func (r *Row) Refuse(err error) {
	if r.err == nil {
		r.err = err
	}
}

// Wrong returns the fault of a cell: what it must be.
func Wrong(column, expectation string, args ...any) error {
	return fault.Invalid("invalid_payload", "Invalid payload", "%s: %s", column, fmt.Sprintf(expectation, args...))
}

// Missing returns the fault of a required cell that is empty.
func Missing(column string) error {
	return fault.Invalid("invalid_payload", "Invalid payload", "%s is required", column)
}

// Has reports whether the table has a column.
func (r *Row) Has(column string) bool { return r.header.Has(column) }

// Texts returns the cells of several columns by their names.
func (r *Row) Texts(columns []string) map[string]string {
	texts := make(map[string]string, len(columns))
	for _, c := range columns {
		texts[c] = r.Text(c)
	}
	return texts
}

// Text returns a cell unchanged, or an empty text when there is no such column.
func (r *Row) Text(column string) string {
	i, has := r.header.at[canonical(column)]
	if !has || i >= len(r.cells) {
		return ""
	}
	return r.cells[i]
}

// Word returns a cell without the blanks around it.
func (r *Row) Word(column string) string { return strings.TrimSpace(r.Text(column)) }

// Required is Word for a cell that must not be empty.
func (r *Row) Required(column string) string {
	w := r.Word(column)
	if w == "" {
		r.Refuse(Missing(column))
	}
	return w
}

// OneOf returns a cell in upper case. It must be one of the words, or empty.
func (r *Row) OneOf(column string, words ...string) string {
	w := strings.ToUpper(r.Word(column))
	if w == "" {
		return ""
	}
	for _, allowed := range words {
		if w == allowed {
			return w
		}
	}
	r.Refuse(Wrong(column, "must be one of %s (actual value is '%.60s')", strings.Join(words, ", "), r.Word(column)))
	return ""
}

// numberForm allows no exponents and no thousands separators. Longer numbers would fit into no field.
var numberForm = regexp.MustCompile(`^[+-]?\d{1,16}(\.\d{1,16})?$`)

// Number returns a decimal number, or nil for an empty cell.
func (r *Row) Number(column string) *decimal.Decimal {
	w := r.Word(column)
	if w == "" {
		return nil
	}
	if numberForm.MatchString(w) {
		if d, err := decimal.NewFromString(w); err == nil {
			return &d
		}
	}
	r.Refuse(Wrong(column, "must be a number such as 12 or 12.50 (actual value is '%.60s')", w))
	return nil
}

// Int returns a whole number, or nil for an empty cell.
func (r *Row) Int(column string) *int64 {
	return r.scaled(column, 0, "must be a whole number such as 12")
}

// Amount returns an amount in minor units from a cell in major units, or nil for an empty cell.
func (r *Row) Amount(column string) *int64 {
	return r.scaled(column, 2, "must be an amount with at most two decimals such as 12.50")
}

// scaled returns a number times ten to the power of digits, which must be whole.
func (r *Row) scaled(column string, digits int32, expectation string) *int64 {
	w := r.Word(column)
	if w == "" {
		return nil
	}
	if numberForm.MatchString(w) {
		if d, err := decimal.NewFromString(w); err == nil && d.Shift(digits).IsInteger() && d.Shift(digits).BigInt().IsInt64() {
			n := d.Shift(digits).IntPart()
			return &n
		}
	}
	r.Refuse(Wrong(column, expectation+" (actual value is '%.60s')", w))
	return nil
}

// Bool returns true or false, or nil for an empty cell.
func (r *Row) Bool(column string) *bool {
	on := true
	switch w := strings.ToUpper(r.Word(column)); w {
	case "":
		return nil
	case "TRUE":
	case "FALSE":
		on = false
	default:
		r.Refuse(Wrong(column, "must be TRUE or FALSE (actual value is '%.60s')", r.Word(column)))
		return nil
	}
	return &on
}

// Time returns an instant, or the zero time for an empty cell. A bare date is the beginning of the day in the zone.
func (r *Row) Time(column string, zone *time.Location) time.Time {
	return r.instant(column, zone, validity.ParseTime)
}

// End is Time for the end of a period: a bare date is the last instant of the day.
func (r *Row) End(column string, zone *time.Location) time.Time {
	return r.instant(column, zone, validity.ParseEnd)
}

func (r *Row) instant(column string, zone *time.Location, parse func(string, *time.Location) (time.Time, error)) time.Time {
	w := r.Word(column)
	if w == "" {
		return time.Time{}
	}
	t, err := parse(w, zone)
	if err != nil {
		r.Refuse(Wrong(column, "%s", err))
	}
	return t
}

// Header returns the header of the table.
func (r *Row) Header() *Header { return r.header }
