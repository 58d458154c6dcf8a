package dashboard

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// metadataText writes metadata for the field of a form: a key on each line, a colon and its value. Texts stand as they are, and all other values, and
// texts that would be read as something else, as JSON. readMetadata reads the same metadata again.
func metadataText(m metadata.Map) string {
	lines := make([]string, 0, len(m))
	for _, key := range slices.Sorted(maps.Keys(m)) {
		name := key
		if key != strings.TrimSpace(key) || key == "" || strings.ContainsAny(key, ":\"\r\n") {
			name = jsonText(key)
		}
		lines = append(lines, name+": "+metadataValue(m[key]))
	}
	return strings.Join(lines, "\n")
}

func metadataValue(value any) string {
	text, isText := value.(string)
	if !isText || text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\r\n") || looksLikeJSON(text) {
		return jsonText(value)
	}
	return text
}

// looksLikeJSON reports whether a text would be read as a value of JSON, or as one with a mistake in it.
func looksLikeJSON(text string) bool {
	return json.Valid([]byte(text)) || strings.HasPrefix(text, `"`) || strings.HasPrefix(text, "{") || strings.HasPrefix(text, "[")
}

func jsonText(value any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic(err) // metadata is JSON
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// readMetadata reads what metadataText writes. A key without a value is null, which takes the key away.
func readMetadata(field, text string) (metadata.Map, error) {
	m := metadata.Map{}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		key, value, err := metadataLine(line)
		if err != nil {
			return nil, fault.Payload(field, "must have a key, a colon and a value on each line (actual value is '%.60s')", line)
		}
		if _, twice := m[key]; twice {
			return nil, fault.Payload(field, "must have each key once: '%.60s' is there twice", key)
		}
		m[key] = value
	}
	return m, nil
}

func metadataLine(line string) (key string, value any, err error) {
	rest := ""
	if strings.HasPrefix(line, `"`) {
		d := json.NewDecoder(strings.NewReader(line))
		if err := d.Decode(&key); err != nil {
			return "", nil, err
		}
		if rest = strings.TrimSpace(line[d.InputOffset():]); !strings.HasPrefix(rest, ":") {
			return "", nil, errors.New("no colon")
		}
		rest = rest[1:]
	} else {
		found := false
		if key, rest, found = strings.Cut(line, ":"); !found || strings.TrimSpace(key) == "" {
			return "", nil, errors.New("no colon")
		}
		key = strings.TrimSpace(key)
	}
	if rest = strings.TrimSpace(rest); rest == "" {
		return key, nil, nil
	}
	if !looksLikeJSON(rest) {
		return key, rest, nil
	}
	d := json.NewDecoder(strings.NewReader(rest))
	d.UseNumber()
	if err := d.Decode(&value); err != nil {
		return "", nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return "", nil, errors.New("more than a value")
	}
	return key, value, nil
}

// replacing is the change that leaves the metadata of a form in the place of what was there: keys that are gone are taken away.
func replacing(was, is metadata.Map) metadata.Map {
	change := maps.Clone(is)
	for key := range was {
		if _, kept := is[key]; !kept {
			change[key] = nil
		}
	}
	return change
}
