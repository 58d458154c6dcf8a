package dump

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

// appendCanonical appends a document in the one spelling of it: no spaces, the keys of objects sorted by their bytes, numbers as PostgreSQL writes
// those of a jsonb. SQLite keeps the text that a document was written with; jsonb sorts keys in another way and writes exponents out.
func appendCanonical(b []byte, text string) ([]byte, error) {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return b, fmt.Errorf("is no JSON: %w", err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return b, fmt.Errorf("is no JSON: there is more after the document")
	}
	return appendDocument(b, value), nil
}

func appendDocument(b []byte, value any) []byte {
	switch v := value.(type) {
	case map[string]any:
		b = append(b, '{')
		for i, key := range slices.Sorted(maps.Keys(v)) {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendDocument(append(compactjson.AppendText(b, key), ':'), v[key])
		}
		return append(b, '}')
	case []any:
		b = append(b, '[')
		for i := range v {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendDocument(b, v[i])
		}
		return append(b, ']')
	case string:
		return compactjson.AppendText(b, v)
	case json.Number:
		return append(b, canonicalNumber(string(v))...)
	case bool:
		return strconv.AppendBool(b, v)
	}
	return append(b, "null"...)
}

// maxDigits is how many digits a numeric of PostgreSQL has at most before the point. A number beyond that keeps its spelling.
const maxDigits = 131_072

// canonicalNumber writes the exponent of a number out and keeps its last zeros: 1.50e1 is 15.0, and 1e-3 is 0.001. No zero has a sign.
func canonicalNumber(text string) string {
	number, sign := text, ""
	if strings.HasPrefix(number, "-") {
		number, sign = number[1:], "-"
	}
	if at := strings.IndexAny(number, "eE"); at >= 0 {
		exponent, err := strconv.Atoi(number[at+1:])
		if err != nil || exponent > maxDigits || exponent < -maxDigits {
			return text
		}
		whole, fraction, _ := strings.Cut(number[:at], ".")
		if exponent >= 0 {
			fraction += strings.Repeat("0", max(0, exponent-len(fraction)))
			whole, fraction = whole+fraction[:exponent], fraction[exponent:]
		} else {
			whole = strings.Repeat("0", max(0, 1-exponent-len(whole))) + whole
			cut := len(whole) + exponent
			whole, fraction = whole[:cut], whole[cut:]+fraction
		}
		if number = strings.TrimLeft(whole[:len(whole)-1], "0") + whole[len(whole)-1:]; fraction != "" {
			number += "." + fraction
		}
	}
	if strings.Trim(number, "0.") == "" {
		sign = ""
	}
	return sign + number
}
