package dump

import (
	"bytes"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

// timeLayout is how times are written: whole milliseconds in UTC.
const timeLayout = "2006-01-02T15:04:05.000Z"

// appendRow appends the line of a row: its columns in the order of the table, without those that are NULL.
func appendRow(b []byte, t *Table, values []Value) (_ []byte, err error) {
	b = append(b, '{')
	first := true
	for i := range t.Columns {
		if !values[i].Valid {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = append(compactjson.AppendText(b, t.Columns[i].Name), ':')
		if b, err = appendValue(b, t.Columns[i].Kind, values[i].String); err != nil {
			return b, fmt.Errorf("column %s: %w", t.Columns[i].Name, err)
		}
	}
	return append(b, '}', '\n'), nil
}

func appendValue(b []byte, kind Kind, text string) ([]byte, error) {
	switch kind {
	case Text:
		if !utf8.ValidString(text) {
			return b, fmt.Errorf("%q is not in UTF-8", text)
		}
		return compactjson.AppendText(b, text), nil
	case Int, Bool:
		return append(b, text...), nil
	case Time:
		at, err := time.Parse(time.RFC3339, text)
		return append(append(append(b, '"'), at.UTC().Format(timeLayout)...), '"'), err
	case JSON:
		return appendCanonical(b, text)
	case Verbatim:
		return appendVerbatim(b, text), nil
	case Bytes:
		raw, err := hex.DecodeString(text)
		return append(base64.StdEncoding.AppendEncode(append(b, '"'), raw), '"'), err
	}
	return b, fmt.Errorf("no kind %d", kind)
}

// appendVerbatim appends a document as it stands, if that fits into a line and can be told from a string; otherwise it appends a string with the text.
func appendVerbatim(b []byte, text string) []byte {
	if strings.ContainsAny(text, "\r\n") || strings.TrimSpace(text) != text || strings.HasPrefix(text, `"`) || !json.Valid([]byte(text)) || !utf8.ValidString(text) {
		return compactjson.AppendText(b, text)
	}
	return append(b, text...)
}

// parseRow reads a line. It refuses a column that the table has not, one that is there twice, one that must not be left out, and a value
// that is not of its kind.
func parseRow(line []byte, t *Table, values []Value) error {
	clear(values)
	decoder := json.NewDecoder(bytes.NewReader(line))
	if begin, err := decoder.Token(); err != nil || begin != json.Delim('{') {
		return fmt.Errorf("is no JSON object: %.100q", line)
	}
	next := 0
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return fmt.Errorf("is no JSON object: %w", err)
		}
		at := columnAt(t, next, name.(string)) // keys of objects are strings
		if at < 0 {
			return fmt.Errorf("has a column %q, which this version does not know", name)
		}
		if values[at].Valid {
			return fmt.Errorf("has the column %s twice", name)
		}
		var raw json.RawMessage
		if err := decoder.Decode(&raw); err != nil {
			return fmt.Errorf("is no JSON object: %w", err)
		}
		text, err := parseValue(t.Columns[at].Kind, raw)
		if err != nil {
			return fmt.Errorf("column %s %w (it is %.100s)", name, err, raw)
		}
		values[at], next = sql.NullString{String: text, Valid: true}, at+1
	}
	if _, err := decoder.Token(); err != nil || len(bytes.TrimSpace(line[decoder.InputOffset():])) > 0 {
		return fmt.Errorf("is no JSON object: %.100q", line)
	}
	for i := range t.Columns {
		if t.Columns[i].Required && !values[i].Valid {
			return fmt.Errorf("lacks the column %s", t.Columns[i].Name)
		}
	}
	return nil
}

// columnAt is the index of a column. Columns mostly come in their order.
func columnAt(t *Table, next int, name string) int {
	for i := range t.Columns {
		if at := (next + i) % len(t.Columns); t.Columns[at].Name == name {
			return at
		}
	}
	return -1
}

// parseValue turns a JSON value into the text that a database takes.
func parseValue(kind Kind, raw json.RawMessage) (text string, err error) {
	switch kind {
	case Int:
		if _, err := strconv.ParseInt(string(raw), 10, 64); err != nil {
			return "", fmt.Errorf("must be a whole number of 64 bits")
		}
		return string(raw), nil
	case Bool:
		if text = string(raw); text != "true" && text != "false" {
			return "", fmt.Errorf("must be true or false")
		}
		return text, nil
	case JSON:
		return string(raw), nil
	case Verbatim:
		if raw[0] != '"' {
			return string(raw), nil
		}
	}
	if raw[0] != '"' {
		return "", fmt.Errorf("must be a string")
	}
	if err := json.Unmarshal(raw, &text); err != nil {
		return "", err
	}
	switch kind {
	case Time:
		at, err := time.Parse(time.RFC3339, text)
		if err != nil {
			return "", fmt.Errorf("must be a time such as %s", timeLayout)
		}
		return at.UTC().Format(timeLayout), nil
	case Bytes:
		bytes, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			return "", fmt.Errorf("must be base64")
		}
		return hex.EncodeToString(bytes), nil
	}
	if strings.ContainsRune(text, 0) {
		return "", fmt.Errorf("must not have a NUL character")
	}
	return text, nil
}
