// Package steady compares stored figures with what their records say, while others go on changing both. It locks nothing.
package steady

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// maxLooks is how often a figure that changes is read again.
const maxLooks = 8

// Told is who hears of figures.
type Told struct {
	// Differs is called with each difference, Moves with what each figure is that could not be compared because it changed with each reading.
	Differs, Moves func(string)
}

// Compare compares a figure with what its records say until both agree, or differ in the same way twice while the records say the same. A figure that is
// not found any more is passed over.
func Compare[F comparable](what string, told Told, stored, computed func() (F, error)) error {
	return CompareCounted(what, told, stored, func() (F, int, error) { f, err := computed(); return f, 0, err })
}

// CompareCounted is Compare for records whose number shows a change, too.
func CompareCounted[F comparable](what string, told Told, stored func() (F, error), computed func() (F, int, error)) error {
	type pair struct{ stored, computed F }
	var last *pair
	for range maxLooks {
		before, records, err := computed()
		if err != nil {
			return err
		}
		figure, err := stored()
		if fault.IsNotFound(err) {
			return nil
		}
		if err != nil {
			return err
		}
		after, now, err := computed()
		switch {
		case err != nil:
			return err
		case now != records || before != after:
			continue
		case figure == after:
			return nil
		}
		seen := pair{figure, after}
		if last != nil && *last == seen {
			told.Differs(what + ": " + difference(reflect.ValueOf(figure), reflect.ValueOf(after)))
			return nil
		}
		last = &seen
	}
	told.Moves(what)
	return nil
}

// difference says what is stored and what it should be. Of several figures at once it names those that differ.
func difference(stored, computed reflect.Value) string {
	if stored.Kind() != reflect.Struct {
		return fmt.Sprintf("stored %v, the records say %v", stored, computed)
	}
	var differ []string
	for i := range stored.NumField() {
		if is, want := stored.Field(i), computed.Field(i); !is.Equal(want) {
			name := strings.ToLower(capital.ReplaceAllString(stored.Type().Field(i).Name, "$1 $2"))
			differ = append(differ, name+" "+difference(is, want))
		}
	}
	return strings.Join(differ, "; ")
}

// capital is where a new word begins in the name of a field.
var capital = regexp.MustCompile("([a-z])([A-Z])")
