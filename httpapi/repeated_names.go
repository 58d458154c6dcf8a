package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// refuseRepeatedNames refuses a JSON text in which an object has a name twice. Decoders take the last of the two values, or merge them, so
// that a check of the text could see another value than the one that is used.
func refuseRepeatedNames(text []byte) error {
	if path, twice := repeatedName(text); twice {
		return fault.Payload(path, "must stand once in its object")
	}
	return nil
}

// opened is an object or array that is not closed yet.
type opened struct {
	array bool
	// element is how many elements of an array came before.
	element int
	// first is where the names of an object begin among those that are kept; the last one is the present one.
	first int
	// known holds the names of an object with many.
	known map[string]bool
}

// fewNames are compared one by one; more are looked up.
const fewNames = 16

// repeatedName returns the path of the first name that an object of a JSON text has a second time. The text has to be valid.
func repeatedName(text []byte) (path string, twice bool) {
	var within []opened
	var names [][]byte
	for at := 0; at < len(text); at++ {
		switch text[at] {
		case '{', '[':
			within = append(within, opened{array: text[at] == '[', first: len(names)})
		case '}', ']':
			if len(within) == 0 {
				return "", false
			}
			names = names[:within[len(within)-1].first]
			within = within[:len(within)-1]
		case ',':
			if len(within) > 0 {
				within[len(within)-1].element++
			}
		case '"':
			end := endOfString(text, at)
			if of := len(within) - 1; of >= 0 && !within[of].array && isName(text[end:]) {
				name := unquoted(text[at:end])
				twice := within[of].has(names, name)
				if names = append(names, name); twice {
					return pathOf(within, names), true
				}
			}
			at = end - 1
		}
	}
	return "", false
}

// endOfString is the place behind the string that begins in a text.
func endOfString(text []byte, at int) int {
	for at++; at < len(text); at++ {
		switch text[at] {
		case '\\':
			at++
		case '"':
			return at + 1
		}
	}
	return len(text)
}

// isName reports whether the string before a text names a property.
func isName(rest []byte) bool {
	rest = bytes.TrimLeft(rest, " \n\t\r")
	return len(rest) > 0 && rest[0] == ':'
}

func unquoted(quoted []byte) []byte {
	var name string
	if bytes.IndexByte(quoted, '\\') < 0 || json.Unmarshal(quoted, &name) != nil {
		return bytes.Trim(quoted, `"`)
	}
	return []byte(name)
}

// has reports whether an object has a name already, and takes note of it.
func (o *opened) has(names [][]byte, name []byte) bool {
	own := names[o.first:]
	if len(own) < fewNames {
		for _, n := range own {
			if bytes.Equal(n, name) {
				return true
			}
		}
		return false
	}
	if o.known == nil {
		o.known = make(map[string]bool, 2*len(own))
		for _, n := range own {
			o.known[string(n)] = true
		}
	}
	twice := o.known[string(name)]
	o.known[string(name)] = true
	return twice
}

// pathOf is the path of the name that was read last.
func pathOf(within []opened, names [][]byte) string {
	var path strings.Builder
	for i, o := range within {
		if o.array {
			fmt.Fprintf(&path, "[%d]", o.element)
			continue
		}
		last := len(names)
		if i+1 < len(within) {
			last = within[i+1].first
		}
		if path.Len() > 0 {
			path.WriteByte('.')
		}
		fmt.Fprintf(&path, "%.60s", names[last-1])
	}
	return path.String()
}
