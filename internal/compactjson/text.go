package compactjson

import "unicode/utf8"

const hex = "0123456789abcdef"

// AppendText appends a text as a JSON string to b. Bytes that are no UTF-8 become U+FFFD.
func AppendText[T string | []byte](b []byte, text T) []byte {
	b = append(b, '"')
	from := 0
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c >= ' ' && c < utf8.RuneSelf && c != '"' && c != '\\':
			i++
			continue
		case c < utf8.RuneSelf:
			b = append(b, text[from:i]...)
			b = appendEscaped(b, c)
			i++
			from = i
			continue
		}
		r, size := utf8.DecodeRuneInString(string(text[i:min(len(text), i+utf8.UTFMax)]))
		switch {
		case r == utf8.RuneError && size == 1:
			b = append(append(b, text[from:i]...), `\ufffd`...)
		case r == '\u2028' || r == '\u2029': // line ends in JavaScript, and not in JSON
			b = append(append(append(b, text[from:i]...), `\u202`...), hex[r&0xf])
		default:
			i += size
			continue
		}
		i += size
		from = i
	}
	return append(append(b, text[from:]...), '"')
}

func appendEscaped(b []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(b, '\\', c)
	case '\n':
		return append(b, '\\', 'n')
	case '\r':
		return append(b, '\\', 'r')
	case '\t':
		return append(b, '\\', 't')
	}
	return append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&0xf])
}
