package dashboard

import (
	"context"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// The kinds of settings. Each takes where the value is now, and where a change has it.

func textSetting(name string, of func(*configuration) string, to func(*settingsChange) *patch.Field[string]) setting {
	return setting{name: name, kind: "text", value: of, set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
		*to(u) = patch.Set(strings.TrimSpace(text))
		return nil
	}}
}

func switchSetting(name string, of func(*configuration) bool, to func(*settingsChange) *patch.Field[bool]) setting {
	return setting{
		name: name, kind: "checkbox", value: func(c *configuration) string { return strconv.FormatBool(of(c)) },
		set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
			*to(u) = patch.Set(text == "true")
			return nil
		},
	}
}

func choiceSetting[T ~string](name string, choices []T, of func(*configuration) T, set func(*settingsChange, T)) setting {
	s := setting{
		name: name, kind: "select", value: func(c *configuration) string { return string(of(c)) },
		set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
			set(u, T(text))
			return nil
		},
	}
	for _, c := range choices {
		s.choices = append(s.choices, string(c))
	}
	return s
}

// numberSetting is a whole number, or empty for none.
func numberSetting(name string, of func(*configuration) *int64, set func(*settingsChange, *int64)) setting {
	return setting{
		name: name, kind: "text",
		value: func(c *configuration) string {
			if n := of(c); n != nil {
				return strconv.FormatInt(*n, 10)
			}
			return ""
		},
		set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
			if text = strings.TrimSpace(text); text == "" {
				set(u, nil)
				return nil
			}
			n, err := strconv.ParseInt(text, 10, 64)
			if err != nil {
				return fault.Payload(name, "must be a whole number, or empty (actual value is '%.60s')", text)
			}
			set(u, &n)
			return nil
		},
	}
}

// moneySetting is an amount in major units, or empty for none.
func moneySetting(name string, of func(*configuration) *int64, set func(*settingsChange, *int64)) setting {
	return setting{
		name: name, kind: "text",
		value: func(c *configuration) string {
			if n := of(c); n != nil {
				return minorText(*n, true)
			}
			return ""
		},
		set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
			if text = strings.TrimSpace(text); text == "" {
				set(u, nil)
				return nil
			}
			n, ok := parseMinor(text, true)
			if !ok {
				return fault.Payload(name, "must be an amount such as 5 or 12.50, or empty (actual value is '%.60s')", text)
			}
			set(u, &n)
			return nil
		},
	}
}

// percentSetting is a percentage, or empty for none.
func percentSetting(name string, of func(*configuration) *decimal.Decimal, to func(*settingsChange) *patch.Field[decimal.Decimal]) setting {
	return setting{
		name: name, kind: "text",
		value: func(c *configuration) string {
			if p := of(c); p != nil {
				return p.String()
			}
			return ""
		},
		set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
			if text = strings.Replace(strings.TrimSpace(text), ",", ".", 1); text == "" {
				*to(u) = patch.Clear[decimal.Decimal]()
				return nil
			}
			p, err := decimal.NewFromString(text)
			if err != nil || strings.Trim(text, "0123456789.") != "" { // 1e999999999 is a number, too
				return fault.Payload(name, "must be a percentage such as 10 or 12.5, or empty (actual value is '%.60s')", text)
			}
			*to(u) = patch.Set(p)
			return nil
		},
	}
}

// maxNamed is how many categories or campaigns a field can name.
const maxNamed = 500

// linesOf are the lines of a field that are not empty.
func linesOf(name, text string) (lines []string, err error) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := storage.CheckName(name, line); err != nil {
			return nil, err
		}
		if lines = append(lines, line); len(lines) > maxNamed {
			return nil, fault.Payload(name, "must NOT have more than %d lines", maxNamed)
		}
	}
	return lines, nil
}

// namedSetting is a list of categories or campaigns by name or id, one on each line.
func namedSetting(name string, find finder, of func(*configuration) []string, to func(*settingsChange) *patch.Field[[]string]) setting {
	return setting{
		name: name, kind: "textarea", value: func(c *configuration) string {
			var lines []string
			for _, id := range of(c) {
				lines = append(lines, c.nameOf(id))
			}
			return strings.Join(lines, "\n")
		},
		set: func(ctx context.Context, v *visit, u *settingsChange, text string) error {
			lines, err := linesOf(name, text)
			if err != nil {
				return err
			}
			found, err := find(ctx, v, lines)
			if err != nil {
				return err
			}
			ids := []string{}
			for _, line := range lines {
				id, ok := found[line]
				if !ok {
					return fault.Payload(name, "must name what exists: there is no '%.60s'", line)
				}
				ids = append(ids, id)
			}
			*to(u) = patch.Set(ids)
			return nil
		},
	}
}

// nameOf is the name of a category or campaign, or its id where the name does not fit on a line or another one has it.
func (c *configuration) nameOf(id string) string {
	name := strings.TrimSpace(c.names[id])
	if name == "" || name != c.names[id] || strings.ContainsAny(name, "\r\n:") {
		return id
	}
	for other, same := range c.names {
		if same == name && other != id {
			return id
		}
	}
	return name
}

// finder finds the ids of what has one of these names or ids, by what was asked for.
type finder func(ctx context.Context, v *visit, asked []string) (ids map[string]string, err error)

func findCategories(ctx context.Context, v *visit, asked []string) (ids map[string]string, err error) {
	if len(asked) == 0 {
		return nil, nil
	}
	page, err := v.Project.Catalog.ListCategories(ctx, storage.Query{Filter: storage.Or(storage.In("id", asked), storage.In("name", asked))})
	return byNameOrID(page.Items, func(c catalog.Category) (string, string) { return c.ID, c.Name }), err
}

func byNameOrID[T any](items []T, of func(T) (id, name string)) map[string]string {
	ids := map[string]string{}
	for _, item := range items {
		id, name := of(item)
		ids[name] = id
	}
	for _, item := range items { // an id beats a name
		id, _ := of(item)
		ids[id] = id
	}
	return ids
}
