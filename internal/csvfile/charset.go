package csvfile

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// peekSize is how many bytes at the beginning of a file are read to recognise its format.
const peekSize = 16 << 10

// foreignFormats are files that people send by mistake in place of a table, by their first bytes.
var foreignFormats = []struct{ begins, is string }{
	{"PK\x03\x04", "is a ZIP archive or a workbook"},
	{"\x1f\x8b", "is compressed"},
	{"\xd0\xcf\x11\xe0", "is an old workbook"},
	{"%PDF", "is a PDF document"},
}

// text reads the file from its beginning, as UTF-8 without a byte order mark.
func (f *File) text() (*bufio.Reader, error) {
	if _, err := f.source.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	raw := bufio.NewReaderSize(f.source, peekSize)
	beginning, err := raw.Peek(4)
	if err != nil && err != io.EOF {
		return nil, err
	}
	for _, other := range foreignFormats {
		if bytes.HasPrefix(beginning, []byte(other.begins)) {
			return nil, unreadable(other.is + ": send a table of comma-separated values")
		}
	}
	for _, mark := range []struct {
		bytes string
		order binary.ByteOrder
	}{{"\xef\xbb\xbf", nil}, {"\xff\xfe", binary.LittleEndian}, {"\xfe\xff", binary.BigEndian}} {
		if !bytes.HasPrefix(beginning, []byte(mark.bytes)) {
			continue
		}
		if _, err := raw.Discard(len(mark.bytes)); err != nil {
			return nil, err
		}
		if mark.order == nil {
			return raw, nil
		}
		return newDecoder(raw, utf16Runes{mark.order}), nil
	}
	switch charset := strings.ToLower(f.charset); charset {
	case "", "utf-8", "utf8", "us-ascii", "ascii":
		return raw, nil
	case "utf-16le":
		return newDecoder(raw, utf16Runes{binary.LittleEndian}), nil
	case "utf-16", "utf-16be": // without a mark, the standard says, the high byte comes first
		return newDecoder(raw, utf16Runes{binary.BigEndian}), nil
	case "iso-8859-1", "latin1":
		return newDecoder(raw, latin{}), nil
	case "windows-1252", "cp1252":
		return newDecoder(raw, latin{windows: true}), nil
	}
	return nil, unreadable("has the charset %.40s, which is unknown: send UTF-8, UTF-16, ISO-8859-1 or Windows-1252", f.charset)
}

// runes reads the next character of a text in one encoding.
type runes interface {
	next(r *bufio.Reader) (rune, error)
}

func newDecoder(from *bufio.Reader, as runes) *bufio.Reader {
	return bufio.NewReaderSize(&decoder{from: from, as: as}, peekSize)
}

// decoder turns the characters of a text into UTF-8.
type decoder struct {
	from *bufio.Reader
	as   runes
	// rest is the part of buffer that did not fit into the last read.
	rest   []byte
	buffer [utf8.UTFMax]byte
}

func (d *decoder) Read(p []byte) (n int, err error) {
	for n < len(p) {
		if len(d.rest) > 0 {
			copied := copy(p[n:], d.rest)
			d.rest, n = d.rest[copied:], n+copied
			continue
		}
		r, err := d.as.next(d.from)
		if err != nil {
			return n, err
		}
		d.rest = utf8.AppendRune(d.buffer[:0], r)
	}
	return n, nil
}

// utf16Runes reads UTF-16. Half a surrogate pair becomes NUL, so that its record is refused.
type utf16Runes struct{ order binary.ByteOrder }

func (u utf16Runes) next(r *bufio.Reader) (rune, error) {
	var unit [2]byte
	if _, err := io.ReadFull(r, unit[:]); err != nil {
		if err == io.ErrUnexpectedEOF {
			err = unreadable("ends in the middle of a character of UTF-16")
		}
		return 0, err
	}
	first := rune(u.order.Uint16(unit[:]))
	if !utf16.IsSurrogate(first) {
		return first, nil
	}
	following, err := r.Peek(2)
	if err == nil {
		if whole := utf16.DecodeRune(first, rune(u.order.Uint16(following))); whole != utf8.RuneError {
			_, err := r.Discard(2)
			return whole, err
		}
	}
	return 0, nil // a record with NUL is refused
}

// latin reads ISO-8859-1 or Windows-1252.
type latin struct{ windows bool }

func (l latin) next(r *bufio.Reader) (rune, error) {
	b, err := r.ReadByte()
	if l.windows && b >= 0x80 && b < 0xa0 {
		return rune(windows1252[b-0x80]), err
	}
	return rune(b), err
}

// windows1252 has the characters 0x80 to 0x9f of that charset, and 0 for bytes without a character.
var windows1252 = [32]uint16{
	0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
	0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
}
