package codec

import "unicode/utf8"

const hex = "0123456789abcdef"

// safe are the bytes that need no escape in a text. safeHTML are those where < > and & are escaped, too.
var safe, safeHTML = func() (safe, safeHTML [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		safe[c] = c != '"' && c != '\\'
		safeHTML[c] = safe[c] && c != '<' && c != '>' && c != '&'
	}
	return safe, safeHTML
}()

// AppendString appends a text in quotes.
func AppendString(text []byte, s string) []byte { return AppendText(text, s, false) }

// AppendText is AppendString that can escape < > and &.
func AppendText(text []byte, s string, escape bool) []byte {
	table := &safe
	if escape {
		table = &safeHTML
	}
	text = append(text, '"')
	for i := range len(s) {
		if !table[s[i]] {
			text = append(text, s[:i]...)
			return append(appendEscaped(text, s[i:], table), '"')
		}
	}
	text = append(text, s...)
	return append(text, '"')
}

// appendEscaped appends a text that needs escapes.
func appendEscaped(text []byte, s string, table *[256]bool) []byte {
	for len(s) > 0 {
		c := s[0]
		if table[c] {
			text, s = append(text, c), s[1:]
			continue
		}
		if c < utf8.RuneSelf {
			switch c {
			case '"', '\\':
				text = append(text, '\\', c)
			case '\b':
				text = append(text, `\b`...)
			case '\f':
				text = append(text, `\f`...)
			case '\n':
				text = append(text, `\n`...)
			case '\r':
				text = append(text, `\r`...)
			case '\t':
				text = append(text, `\t`...)
			default:
				text = append(text, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
			}
			s = s[1:]
			continue
		}
		r, size := utf8.DecodeRuneInString(s)
		switch {
		case r == utf8.RuneError && size == 1:
			text = append(text, `\ufffd`...)
		case r == '\u2028', r == '\u2029': // line ends in JavaScript, though not in JSON
			text = append(text, `\u202`...)
			text = append(text, hex[r&15])
		default:
			text = append(text, s[:size]...)
		}
		s = s[size:]
	}
	return text
}
