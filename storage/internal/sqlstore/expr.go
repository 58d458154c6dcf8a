package sqlstore

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// expr is a piece of SQL with a value for each question mark.
type expr struct {
	sql  string
	args []any
}

var (
	always = expr{sql: "TRUE"}
	never  = expr{sql: "FALSE"}
)

func sqlf(sql string, args ...any) expr { return expr{sql, args} }

// joined connects expressions; none at all is the empty one.
func joined(operator string, empty expr, parts []expr) expr {
	switch len(parts) {
	case 0:
		return empty
	case 1:
		return parts[0]
	}
	var sql strings.Builder
	var args []any
	for i, p := range parts {
		if i > 0 {
			sql.WriteString(operator)
		}
		sql.WriteString("(" + p.sql + ")")
		args = append(args, p.args...)
	}
	return expr{sql.String(), args}
}

func and(parts ...expr) expr { return joined(" AND ", always, parts) }
func or(parts ...expr) expr  { return joined(" OR ", never, parts) }

func not(e expr) expr { return expr{"NOT (" + e.sql + ")", e.args} }

func isNull(subject string) expr  { return sqlf(subject + " IS NULL") }
func notNull(subject string) expr { return sqlf(subject + " IS NOT NULL") }

// compare compares a subject with a value of its type.
func compare(subject, operator string, value any) expr {
	if operator != "=" {
		operator, value = storable(operator, value)
	}
	arg, ok := literal(value)
	if !ok {
		return never
	}
	return sqlf(subject+" "+operator+" ?", arg)
}

// storable replaces a value that no row can have by the next lower one, for a comparison that means the same: whole
// milliseconds are above an instant between two of them when they are above the lower one, and texts without NUL are above
// "a\x00b" when they are above "a". Bytes that are no text count as the replacement character.
func storable(operator string, value any) (string, any) {
	lower := value
	switch v := value.(type) {
	case time.Time:
		if floor := v.Truncate(time.Millisecond); !floor.Equal(v) {
			lower = floor
		}
	case string:
		if valid, _, cut := strings.Cut(v, "\x00"); cut {
			lower = valid
		}
	}
	if lower != value {
		operator = map[string]string{">": ">", ">=": ">", "<": "<=", "<=": "<="}[operator]
	}
	if text, ok := lower.(string); ok {
		return operator, strings.ToValidUTF8(text, "\uFFFD")
	}
	return operator, lower
}

// oneOf is true for subjects that equal one of the values.
func oneOf(subject string, values []any) expr {
	var args []any
	for _, v := range values {
		if arg, ok := literal(v); ok {
			args = append(args, arg)
		}
	}
	if len(args) == 0 {
		return never
	}
	return sqlf(subject+" IN (?"+strings.Repeat(", ?", len(args)-1)+")", args...)
}

// literal returns what Bun writes into the statement for a value; false for one that nothing stored can equal.
func literal(value any) (arg any, ok bool) {
	switch v := value.(type) {
	case time.Time:
		return instantText(v), v.Truncate(time.Millisecond).Equal(v)
	case bool:
		return v, true
	case string:
		return v, storage.ValidText(v)
	}
	number, ok := numberText(value)
	return bun.Safe(number), ok
}

// numberText spells a number as SQL does, in as many digits as it has.
func numberText(value any) (string, bool) {
	switch n := value.(type) {
	case int:
		return signed(strconv.Itoa(n)), true
	case int64:
		return signed(strconv.FormatInt(n, 10)), true
	case float64:
		return signed(strconv.FormatFloat(n, 'g', -1, 64)), n-n == 0 // neither infinite nor NaN
	case json.Number:
		if _, err := n.Int64(); err == nil {
			return signed(n.String()), true
		}
		f, err := n.Float64()
		return signed(strconv.FormatFloat(f, 'g', -1, 64)), err == nil
	}
	return "", false
}

// signed keeps a minus sign from meeting another one, which would begin a comment.
func signed(digits string) string {
	if strings.HasPrefix(digits, "-") {
		return "(" + digits + ")"
	}
	return digits
}
