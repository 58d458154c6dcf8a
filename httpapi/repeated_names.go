package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// refuseRepeatedNames refuses a JSON text in which an object has a name twice. Decoders take the last value or merge both,
// so a check of the text could see another value than the one that is used.
func refuseRepeatedNames(text []byte) error {
	if path, twice := repeatedName(text); twice {
		return fault.Payload(path, "must stand once in its object")
	}
	return nil
}

// openContainer is an object or array whose end is not read yet.
type openContainer struct {
	array bool
	// element is the index of the current element of an array.
	element int
	// first is the index of the first name of this object in the list of names.
	first int
	// known is the set of names of an object that has many.
	known map[string]bool
}

// fewNames is the number of names that are compared one by one. More are looked up in a set.
const fewNames = 16

// repeatedName returns the path of the first name that an object in a JSON text repeats. The text has to be valid.
func repeatedName(text []byte) (path string, twice bool) {
	var within []openContainer
	var names [][]byte
	for at := 0; at < len(text); at++ {
		switch text[at] {
		case '{', '[':
			within = append(within, openContainer{array: text[at] == '[', first: len(names)})
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

// endOfString returns the index after the string that begins at an index.
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

// isName reports whether the string before this text is the name of a property: a colon follows.
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

// has reports whether an object has a name already. It adds the name to the set, if there is one.
func (o *openContainer) has(names [][]byte, name []byte) bool {
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

// pathOf returns the path of the name that was read last.
func pathOf(within []openContainer, names [][]byte) string {
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
