package webhook

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// Template shapes the data of a distribution. It is a JSON object in which {{customer.name}} is replaced by a value of the data:
// within quotes by its text, elsewhere by the value itself, of any type. {{order.items.0.price}} uses the first element of a list.
// A missing value is null, and within quotes empty.
//
//	{"to": "{{customer.email}}", "text": "Hello {{customer.name}}!", "paid": {{order.total_amount}}, "source": "shop"}
type Template string

const (
	// maxTemplate is the longest template, in bytes.
	maxTemplate = 64 << 10
	// maxRendered bounds the result of a template, in bytes: a template may repeat a long value.
	maxRendered = 1 << 20
)

// check refuses a template that does not make an object of the data of events of a type.
func (t Template) check(kind string) error {
	if t == "" {
		return nil
	}
	if len(t) > maxTemplate {
		return fault.Payload("template", "must have at most %d bytes", maxTemplate)
	}
	known := Keys(kind)
	made, err := t.fill(func(path []string) (any, error) {
		if !slices.Contains(known, path[0]) {
			return nil, fault.Payload("template", "must not name '%.60s': an event %s carries %s", path[0], kind, strings.Join(known, ", "))
		}
		return nil, nil
	})
	if err != nil {
		return err
	}
	var object map[string]json.RawMessage
	if err := json.Unmarshal(made, &object); err != nil || object == nil {
		return fault.Payload("template", "must be a JSON object once each {{path}} is replaced by a value")
	}
	return nil
}

// render returns the data in the shape of the template.
func (t Template) render(data any) (json.RawMessage, error) {
	text, err := marshal(data)
	if err != nil || t == "" {
		return text, err
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	var all any
	if err := dec.Decode(&all); err != nil {
		return nil, err
	}
	made, err := t.fill(func(path []string) (any, error) { return within(all, path), nil })
	if err != nil {
		return nil, err
	}
	var compact bytes.Buffer
	err = json.Compact(&compact, made)
	return compact.Bytes(), err
}

// within is the value at a path, or nil.
func within(value any, path []string) any {
	for _, step := range path {
		switch of := value.(type) {
		case map[string]any:
			value = of[step]
		case []any:
			i, err := strconv.Atoi(step)
			if err != nil || i < 0 || i >= len(of) {
				return nil
			}
			value = of[i]
		default:
			return nil
		}
	}
	return value
}

// fill replaces each {{path}}.
func (t Template) fill(value func(path []string) (any, error)) ([]byte, error) {
	var out bytes.Buffer
	quoted := false
	for at := 0; at < len(t); at++ {
		switch {
		case strings.HasPrefix(string(t[at:]), "{{"): // two of them are never valid JSON
			length := strings.Index(string(t[at:]), "}}")
			if length < 0 {
				return nil, fault.Payload("template", "must close each {{ with }}")
			}
			path, err := readPath(string(t[at+2 : at+length]))
			if err != nil {
				return nil, err
			}
			v, err := value(path)
			if err != nil {
				return nil, err
			}
			if err := write(&out, v, quoted); err != nil {
				return nil, err
			}
			if out.Len() > maxRendered {
				return nil, fault.Payload("template", "must not make more than %d bytes", maxRendered)
			}
			at += length + 1
		case quoted && t[at] == '\\' && at+1 < len(t):
			out.WriteString(string(t[at : at+2]))
			at++
		default:
			quoted = quoted != (t[at] == '"')
			out.WriteByte(t[at])
		}
	}
	return out.Bytes(), nil
}

func readPath(text string) ([]string, error) {
	path := strings.Split(strings.TrimSpace(text), ".")
	if slices.Contains(path, "") || strings.ContainsAny(text, "{}\"\\") {
		return nil, fault.Payload("template", "must name values by dotted paths such as {{customer.name}} (actual value is '{{%.60s}}')", text)
	}
	return path, nil
}

// write writes a value, or its text within quotes.
func write(out *bytes.Buffer, v any, quoted bool) error {
	if quoted {
		switch of := v.(type) {
		case nil:
			return nil
		case string:
		case json.Number:
			v = of.String()
		default:
			text, err := marshal(of)
			if err != nil {
				return err
			}
			v = string(text)
		}
	}
	text, err := marshal(v)
	if err != nil {
		return err
	}
	if quoted {
		text = text[1 : len(text)-1]
	}
	out.Write(text)
	return nil
}
