package export

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/shopspring/decimal"
)

// csvText builds a CSV text line by line.
type csvText struct {
	strings.Builder
	safe  bool
	begun bool
}

// cell appends a cell. The standard library's writer would change line breaks inside of cells.
func (t *csvText) cell(value string) {
	if t.begun {
		t.WriteByte(',')
	}
	t.begun = true
	if t.safe {
		value = SpreadsheetSafe(value)
	}
	if !strings.ContainsAny(value, ",\"\r\n") && strings.TrimSpace(value) == value {
		t.WriteString(value)
		return
	}
	t.WriteByte('"')
	t.WriteString(strings.ReplaceAll(value, `"`, `""`))
	t.WriteByte('"')
}

func (t *csvText) endLine() {
	t.WriteString("\r\n")
	t.begun = false
}

// SpreadsheetSafe returns a cell that no spreadsheet evaluates: a cell that it would take for a formula gets an apostrophe before
// it.
func SpreadsheetSafe(cell string) string {
	if formula(cell) {
		return "'" + cell
	}
	return cell
}

// longestNumber is how long a number of a cell may be. Reading one takes a time that grows with the square of its length.
const longestNumber = 100

// formula reports whether a spreadsheet would evaluate the cell. Some accept the full-width signs of Japanese keyboards, and some
// check every line of a cell.
func formula(value string) bool {
	if first, _ := utf8.DecodeRuneInString(value); value == "" || !strings.ContainsRune("=+-@\t\r\n＝＋－＠", first) {
		return false
	}
	if len(value) > longestNumber {
		return true
	}
	_, err := decimal.NewFromString(value)
	return err != nil
}

// Money writes minor units as major ones, as in exports: 1999 is 19.99, and -5 is -0.05.
func Money(minor int64) string {
	sign, abs := "", uint64(minor)
	if minor < 0 {
		sign, abs = "-", -abs
	}
	return fmt.Sprintf("%s%d.%02d", sign, abs/100, abs%100)
}

func moneyOf(minor *int64) string {
	if minor == nil {
		return ""
	}
	return Money(*minor)
}

func number(n int64) string { return strconv.FormatInt(n, 10) }

func numberOf(n *int64) string {
	if n == nil {
		return ""
	}
	return number(*n)
}

func instant(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format("2006-01-02T15:04:05.000Z")
}

// custom is the value of a custom attribute: a text as it is, everything else as JSON.
func custom(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return asJSON(v)
}

func asJSON(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return "" // not reached for a value that was read from JSON
	}
	return strings.TrimSuffix(b.String(), "\n")
}
