package listing

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// Style is how a list is paged.
type Style int

// The styles of the published API.
const (
	// StylePage takes page, counted from 1.
	StylePage Style = iota
	// StyleStartingAfterID takes starting_after_id, the id of the last item that was seen.
	StyleStartingAfterID
	// StyleTimestamp takes end_date, the time of the last item that was seen: the next items are older.
	StyleTimestamp
	// StyleCursor takes cursor, the opaque text of the page before.
	StyleCursor
)

// exactTotal is up to where totals are counted for each list.
const exactTotal = 10_000

// Spec defines the parameters of one list of the API. It is a constant of the program: Check finds mistakes in it, and a
// test calls that for every list.
type Spec[T any] struct {
	Kind  storage.Kind[T]
	Style Style
	// MaxPage is the last page that StylePage reaches; 0 means 100. A list of 1000 pages refuses later ones with the key
	// page_over_limit.
	MaxPage int
	// DefaultLimit is the length of a page by default; 0 means 10.
	DefaultLimit int
	// Prefix begins the cursors of StyleCursor: "lcrsprg_".
	Prefix string
	// Order lists what the list can be ordered by, each in both directions. The first is the default, in its direction
	// here: "-created_at" is newest first.
	Order []string
	// Alike lists names of the published order that the items do not have: all items are equal in them, so that the id decides.
	Alike []string
	// Fields can be filtered by. Where one has another name in the kind, the name here is used for the order, too.
	Fields Fields
	// Between lists the times that take the shortcuts created_at[before] and created_at[after].
	Between []string
	// Window is the time on which start_date and end_date act, both included; empty when the list does not take them.
	Window string
	// StartingAfter is the time on which starting_after acts when the order is not by another one; empty when the list does
	// not take it. The next items are older in a descending order and newer in an ascending one.
	StartingAfter string
	// Total says that the answer has the number of all matching items. Above ten thousand it may be some time old; see storage.Query.
	Total bool
}

// MaxLimit is how many items a page has at most.
const MaxLimit = 100

const (
	defaultLimit = 10
	maxPage      = 100
	// deepest is the number of pages of lists that refuse later ones with page_over_limit.
	deepest = 1000
)

// kindField is the kind's name of a property.
func (s Spec[T]) kindField(name string) string {
	if _, of, ok := s.Fields.find(name); ok {
		return of
	}
	return name
}

var prefixForm = regexp.MustCompile(`^[a-z]+_$`)

// Check reports what is wrong with the spec: a field that the kind does not have or that has another type there, an order
// that no backend offers, a cursor without a prefix.
func (s Spec[T]) Check() error {
	var problems []error
	report := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	if len(s.Order) == 0 {
		report("no order, not even a default one")
	}
	for _, name := range s.Order {
		field := strings.TrimPrefix(name, "-")
		if err := s.Kind.Check(storage.Query{Order: []storage.Order{{Field: s.kindField(field)}}}); err != nil {
			report("order %s: %w", name, err)
		}
	}
	for _, name := range s.Alike {
		if s.orders(name) {
			report("order %s: orders already", name)
		}
	}
	for i, f := range s.Fields {
		if slices.ContainsFunc(s.Fields[:i], func(other Field) bool { return other.Name == f.Name }) {
			report("field %s: declared twice", f.Name)
		}
		held, _, ok := s.Kind.Field(f.Of)
		if !ok && f.Rewrite == nil && f.Type != TypeState || ok && !f.fits(held.Type) {
			report("field %s: %s of %s does not hold it", f.Name, f.Of, s.Kind.Name)
		}
		if f.Type == TypeState && len(f.States) == 0 || f.Type == TypeEnum && len(f.Words) == 0 {
			report("field %s: nothing to ask", f.Name)
		}
		if held, _, ok := s.Kind.Field(f.Begins); f.Begins != "" && (!ok || held.Type != storage.TypeTime || f.Type != TypeText) {
			report("field %s: begins at %s, which is not a time", f.Name, f.Begins)
		}
	}
	for _, name := range slices.Concat(s.Between, []string{s.Window, s.StartingAfter}) {
		if held, _, ok := s.Kind.Field(s.kindField(name)); name != "" && (!ok || held.Type != storage.TypeTime) {
			report("%s: is not a time of %s", name, s.Kind.Name)
		}
	}
	if s.Style == StyleCursor != prefixForm.MatchString(s.Prefix) {
		report("prefix %q: cursors have one, and nothing else does", s.Prefix)
	}
	if s.Style == StyleTimestamp && len(s.Order) > 0 && !s.ordersByTime() {
		report("order %s: a list paged by time begins with the newest", s.Order[0])
	}
	if len(problems) > 0 {
		return fmt.Errorf("list of %s: %w", s.Kind.Name, errors.Join(problems...))
	}
	return nil
}

func (s Spec[T]) ordersByTime() bool {
	name, desc := strings.CutPrefix(s.Order[0], "-")
	held, _, _ := s.Kind.Field(s.kindField(name))
	return desc && held.Type == storage.TypeTime
}

// fits reports whether a field of a kind can hold the property.
func (f Field) fits(held storage.Type) bool {
	switch f.Type {
	case TypeText, TypeID, TypeEnum:
		return held == storage.TypeString || held == storage.TypeStrings
	case TypeNumber:
		return held == storage.TypeInt
	case TypeTime:
		return held == storage.TypeTime
	case TypeDate:
		return held == storage.TypeTime && !f.Written || held == storage.TypeString && f.Written
	case TypeBool:
		return held == storage.TypeBool
	case TypeList:
		return held == storage.TypeStrings
	case TypeCustom:
		return held == storage.TypeJSON
	}
	return true
}
