package listing

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// shortcut is a date parameter outside of the grammar of filters.
type shortcut struct {
	parameter string
	// field is the time of the kind that it compares with, as op does.
	field   string
	compare build
}

// shortcuts lists those of the list for an order.
func (s Spec[T]) shortcuts(order []storage.Order) []shortcut {
	var all []shortcut
	for _, name := range s.Between {
		field := s.kindField(name)
		all = append(all, shortcut{name + "[before]", field, before}, shortcut{name + "[after]", field, after})
	}
	if s.Window != "" {
		field := s.kindField(s.Window)
		all = append(all, shortcut{"start_date", field, afterEqual}, shortcut{"end_date", field, beforeEqual})
	}
	if s.Style == StyleTimestamp {
		all = append(all, shortcut{"end_date", s.kindField(strings.TrimPrefix(s.Order[0], "-")), before})
	}
	if s.StartingAfter != "" {
		next := shortcut{"starting_after", s.kindField(s.StartingAfter), after}
		if held, _, ok := s.Kind.Field(order[0].Field); ok && held.Type == storage.TypeTime {
			next.field = order[0].Field
		}
		if order[0].Desc {
			next.compare = before
		}
		all = append(all, next)
	}
	return all
}

// parseShortcuts returns the filter of the shortcuts, and their values for the digest of a cursor.
func (s Spec[T]) parseShortcuts(values url.Values, order []storage.Order, call Call) (f storage.Filter, sent []string, err error) {
	if err := s.checkShortcuts(values); err != nil {
		return f, nil, err
	}
	var all []storage.Filter
	for _, short := range s.shortcuts(order) {
		text, err := shortcutValue(values, short.parameter)
		if err != nil {
			return f, nil, err
		}
		sent = append(sent, text)
		if text == "" {
			continue
		}
		one, err := short.compare(target{Field: Field{Type: TypeTime}, field: short.field, call: call}, []string{text})
		if err != nil {
			return f, nil, fault.Query(short.parameter, "%s", err)
		}
		all = append(all, one)
	}
	return storage.And(all...), sent, nil
}

// checkShortcuts refuses parameters that resemble created_at[before]: created_at[since], created_at=2024-02-29.
func (s Spec[T]) checkShortcuts(values url.Values) error {
	for _, key := range slices.Sorted(maps.Keys(values)) {
		path, ok := bracketed(key)
		for _, name := range s.Between {
			meant := ok && path[0] == name || !ok && strings.HasPrefix(strings.TrimPrefix(key, "["), name+"[")
			if meant && !(ok && len(path) == 2 && (path[1] == "before" || path[1] == "after")) {
				return fault.Query(shown(key), "is not allowed: %[1]s takes %[1]s[before] and %[1]s[after]", name)
			}
		}
	}
	return nil
}

// shortcutValue is Single for a name with brackets, which may be around its first word as well.
func shortcutValue(values url.Values, name string) (string, error) {
	word, end, isPair := strings.Cut(name, "[")
	if !isPair {
		return Single(values, name)
	}
	sent := slices.Concat(values[name], values["["+word+"]["+end])
	text, err := Single(url.Values{word: sent}, word)
	if err != nil {
		return "", fault.Query(name, "must have one value of UTF-8 text (actual number of values is %d)", len(sent))
	}
	return text, nil
}
