package codec

import (
	"encoding/json"
	"strings"
)

// reader scans a body. A body that it does not accept is decoded by encoding/json.
type reader struct {
	text string
	at   int
	// shares says that decoded texts may share the memory of the body.
	shares bool
	// inField says that a patch.Field is being decoded.
	inField bool
	depth   int
}

// maxDepth is the deepest nesting of objects and arrays.
const maxDepth = 200

func (r *reader) space() {
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case ' ', '\n', '\t', '\r':
			r.at++
		default:
			return
		}
	}
}

// take skips a character, if it is the next one, and the white space around it.
func (r *reader) take(c byte) bool {
	r.space()
	if r.at == len(r.text) || r.text[r.at] != c {
		return false
	}
	r.at++
	r.space()
	return true
}

// null skips a null, if it is the next value.
func (r *reader) null() bool {
	r.space()
	if strings.HasPrefix(r.text[r.at:], "null") {
		r.at += len("null")
		return true
	}
	return false
}

// quoted skips a text and returns the content between its quotes. plain says that it has no escapes.
func (r *reader) quoted() (inner string, plain, ok bool) {
	if r.at == len(r.text) || r.text[r.at] != '"' {
		return "", false, false
	}
	start := r.at + 1
	plain = true
	for i := start; i < len(r.text); i++ {
		switch c := r.text[i]; {
		case c == '"':
			r.at = i + 1
			return r.text[start:i], plain, true
		case c < ' ':
			return "", false, false
		case c == '\\':
			plain = false
			n := escapeLen(r.text[i:])
			if n == 0 {
				return "", false, false
			}
			i += n - 1
		}
	}
	return "", false, false
}

// escapeLen returns the length of the escape at the beginning of a text, or 0 for an invalid one.
func escapeLen(text string) int {
	if len(text) < 2 {
		return 0
	}
	switch text[1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return 2
	case 'u':
		if len(text) >= 6 && strings.Trim(text[2:6], "0123456789abcdefABCDEF") == "" {
			return 6
		}
	}
	return 0
}

func (r *reader) string() (string, bool) {
	start := r.at
	inner, plain, ok := r.quoted()
	switch {
	case !ok:
		return "", false
	case !plain:
		var text string
		err := json.Unmarshal([]byte(r.text[start:r.at]), &text)
		return text, err == nil
	case r.shares:
		return inner, true
	}
	return strings.Clone(inner), true
}

// name reads the name of a property and skips its colon.
func (r *reader) name() (string, bool) {
	r.space()
	inner, plain, ok := r.quoted()
	return inner, ok && plain && r.take(':')
}

// value skips any value and returns its text.
func (r *reader) value() (string, bool) {
	r.space()
	start := r.at
	ok := r.skip()
	text := r.text[start:r.at]
	if !r.shares {
		text = strings.Clone(text)
	}
	return text, ok
}

func (r *reader) skip() bool {
	if r.at == len(r.text) {
		return false
	}
	switch c := r.text[r.at]; c {
	case '"':
		_, _, ok := r.quoted()
		return ok
	case '{', '[':
		return r.skipAll(c == '{')
	case 't':
		return r.word("true")
	case 'f':
		return r.word("false")
	case 'n':
		return r.word("null")
	}
	return r.number()
}

func (r *reader) word(w string) bool {
	if !strings.HasPrefix(r.text[r.at:], w) {
		return false
	}
	r.at += len(w)
	return true
}

// skipAll skips an object or an array.
func (r *reader) skipAll(named bool) bool {
	if r.depth == maxDepth {
		return false
	}
	r.depth++
	defer func() { r.depth-- }()
	end := byte(']')
	if named {
		end = '}'
	}
	r.at++
	if r.closes(end) {
		return true
	}
	for {
		r.space()
		if named {
			if _, _, ok := r.quoted(); !ok || !r.take(':') {
				return false
			}
		}
		if !r.skip() {
			return false
		}
		if !r.take(',') {
			return r.closes(end)
		}
	}
}

// closes skips the end of an object or array, without the white space after it.
func (r *reader) closes(end byte) bool {
	r.space()
	if r.at == len(r.text) || r.text[r.at] != end {
		return false
	}
	r.at++
	return true
}

// number skips a number.
func (r *reader) number() bool {
	r.sign("-")
	if r.at < len(r.text) && r.text[r.at] == '0' {
		r.at++
	} else if !r.digits() {
		return false
	}
	if r.sign(".") && !r.digits() {
		return false
	}
	if r.sign("eE") {
		r.sign("+-")
		return r.digits()
	}
	return true
}

func (r *reader) sign(any string) bool {
	if r.at == len(r.text) || strings.IndexByte(any, r.text[r.at]) < 0 {
		return false
	}
	r.at++
	return true
}

func (r *reader) digits() bool {
	start := r.at
	for r.at < len(r.text) && r.text[r.at] >= '0' && r.text[r.at] <= '9' {
		r.at++
	}
	return r.at > start
}

// object reads an object with any properties, or a null.
func (r *reader) object() (map[string]any, bool) {
	r.space()
	if r.null() {
		return nil, true
	}
	if r.at == len(r.text) || r.text[r.at] != '{' {
		return nil, false
	}
	tree, ok := r.tree()
	m, _ := tree.(map[string]any)
	return m, ok
}

// tree reads any value. Numbers keep their text.
func (r *reader) tree() (any, bool) {
	r.space()
	if r.at == len(r.text) || r.depth == maxDepth {
		return nil, false
	}
	switch c := r.text[r.at]; c {
	case '"':
		return r.string()
	case '{':
		return r.treeObject()
	case '[':
		return r.treeArray()
	case 't', 'f', 'n':
		word, ok := r.value()
		if word == "null" {
			return nil, ok
		}
		return word == "true", ok
	}
	number, ok := r.value()
	return json.Number(number), ok
}

func (r *reader) treeObject() (any, bool) {
	r.depth++
	defer func() { r.depth-- }()
	m := map[string]any{}
	r.at++
	if r.take('}') {
		return m, true
	}
	for {
		r.space()
		key, ok := r.string()
		if !ok || !r.take(':') {
			return nil, false
		}
		if m[key], ok = r.tree(); !ok {
			return nil, false
		}
		if !r.take(',') {
			return m, r.closes('}')
		}
	}
}

func (r *reader) treeArray() (any, bool) {
	r.depth++
	defer func() { r.depth-- }()
	all := []any{}
	r.at++
	if r.take(']') {
		return all, true
	}
	for {
		element, ok := r.tree()
		if !ok {
			return nil, false
		}
		all = append(all, element)
		if !r.take(',') {
			return all, r.closes(']')
		}
	}
}
