package program

import (
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Status is the state of a definition. The table of each resource lists the possible moves.
type Status string

// The statuses. A deleted definition stays stored, so that past records of members can show its name, but it is not found.
const (
	StatusDraft    Status = "DRAFT"
	StatusActive   Status = "ACTIVE"
	StatusInactive Status = "INACTIVE"
	StatusDeleted  Status = "DELETED"
)

// notDeleted matches definitions that are not deleted.
var notDeleted = storage.Where("status", storage.OpIsNot, string(StatusDeleted))

// bounds are the units that a period may have and the largest value of each.
type bounds map[calc.Unit]int64

func (b bounds) check(path string, p calc.Period) error {
	most, known := b[p.Unit]
	if !known {
		return oneOf(path+".unit", p.Unit, slices.Sorted(maps.Keys(b))...)
	}
	if p.Value < 1 || p.Value > most {
		return fault.Payload(path+".value", "must be 1 to %d in unit %s (actual value is '%d')", most, p.Unit, p.Value)
	}
	return nil
}

// oneOf refuses a value that is none of those allowed.
func oneOf[W ~string](path string, word W, allowed ...W) error {
	if slices.Contains(allowed, word) {
		return nil
	}
	words := make([]string, len(allowed))
	for i, a := range allowed {
		words[i] = string(a)
	}
	return fault.Payload(path, "must be equal to one of the allowed values [ %s ] (actual value is '%.60s')", strings.Join(words, ", "), string(word))
}

// textOf refuses a text that is too short or too long, in characters.
func textOf(path, text string, least, most int) error {
	switch n := len([]rune(text)); {
	case !storage.ValidText(text):
		return fault.Payload(path, "must be UTF-8 text without NUL characters")
	case n < least:
		return fault.Payload(path, "must NOT have fewer than %d characters", least)
	case n > most:
		return fault.Payload(path, "must NOT have more than %d characters (it has %d)", most, n)
	}
	return nil
}

// MaxPoints bounds every number of points.
const MaxPoints = calc.MaxPoints

func within(path string, n, least, most int64) error {
	if n < least || n > most {
		return fault.Payload(path, "must be %d to %d (actual value is '%d')", least, most, n)
	}
	return nil
}
