package csvfile

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// File is a table that can be read more than once.
type File struct {
	source  io.ReadSeeker
	charset string
	comma   rune
	// oldLines means that lines end with a carriage return alone, as on old Macintoshes.
	oldLines bool
	header   *Header
}

// Record is one line of a table.
type Record struct {
	// Number is 1 for the first record after the header. Line is the line of the file in which the record begins.
	Number, Line int64
	// Cells has as many elements as the header.
	Cells []string
	// Wrong is the fault of a record that cannot be read. Then Cells is nil.
	Wrong error
}

// maxRecord is how many bytes a record may have. Otherwise a quote that is never closed would make one record of the rest of the file.
const maxRecord = 1 << 20

// Open reads the header of a file. charset is the encoding that the client names, "ISO-8859-1" for instance, or empty. Open fails with an
// invalid payload for nil, and for a file that is no table.
func Open(source io.ReadSeeker, charset string) (*File, error) {
	if source == nil {
		return nil, unreadable("is missing (actual value is nil)")
	}
	f := &File{source: source, charset: charset, comma: ','}
	text, err := f.text()
	if err != nil {
		return nil, err
	}
	beginning, err := text.Peek(peekSize)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if len(bytes.TrimSpace(beginning)) == 0 {
		return nil, unreadable("is empty: its first line must name the columns")
	}
	line := beginning
	if end := bytes.IndexAny(beginning, "\r\n"); end >= 0 {
		line = beginning[:end]
		f.oldLines = beginning[end] == '\r' && end+1 < len(beginning) && beginning[end+1] != '\n'
	}
	f.comma = separator(string(line))
	records, _, err := f.reader()
	if err != nil {
		return nil, err
	}
	names, err := records.Read()
	switch {
	case err != nil:
		return nil, headerFault(err)
	case !storage.ValidText(strings.Join(names, "")):
		return nil, unreadable("must begin with a header in UTF-8, without NUL characters: save it as UTF-8, or name its charset in the Content-Type of the part")
	}
	if f.header, err = NewHeader(names); err != nil {
		return nil, err
	}
	return f, nil
}

// separator returns the first of comma, semicolon and tab that the header has.
func separator(header string) rune {
	for _, r := range ",;\t" {
		if strings.ContainsRune(header, r) {
			return r
		}
	}
	return ','
}

func headerFault(err error) error {
	var parse *csv.ParseError
	switch {
	case errors.As(err, &parse):
		return unreadable("has a header that cannot be read: line %d, column %d: %s", parse.Line, parse.Column, quoteAdvice(parse))
	case errors.Is(err, errEndless):
		return unreadable("must begin with a header of at most %d bytes", maxRecord)
	}
	return err
}

// Header returns the header of the file.
func (f *File) Header() *Header { return f.header }

// Records yields the records after the header. When the file cannot be read further, the last element is an error.
func (f *File) Records() iter.Seq2[Record, error] {
	return func(yield func(Record, error) bool) {
		records, limit, err := f.reader()
		if err != nil {
			yield(Record{}, err)
			return
		}
		if _, err := records.Read(); err != nil { // the header
			yield(Record{}, headerFault(err))
			return
		}
		before := int64(1)
		for number := int64(1); ; number++ {
			limit.left = maxRecord
			cells, err := records.Read()
			if err == io.EOF {
				return
			}
			if errors.Is(err, errEndless) {
				err = unreadable("has a record of more than %d bytes behind line %d: probably a quote is not closed", maxRecord, before)
			}
			r := Record{Number: number}
			var parse *csv.ParseError
			switch {
			case errors.As(err, &parse):
				before = int64(parse.Line)
				r.Line = int64(parse.StartLine)
				r.Wrong = fault.Invalid("invalid_payload", "Invalid payload", "Line %d, column %d: %s", parse.Line, parse.Column, quoteAdvice(parse))
			case err != nil:
				yield(Record{}, err)
				return
			default:
				line, _ := records.FieldPos(0)
				last, _ := records.FieldPos(len(cells) - 1)
				r.Line, before = int64(line), int64(last)
				if empty(cells) {
					continue
				}
				r.Cells, r.Wrong = f.header.fit(cells)
			}
			if !yield(r, nil) {
				return
			}
		}
	}
}

func empty(cells []string) bool {
	for _, c := range cells {
		if strings.TrimSpace(c) != "" {
			return false
		}
	}
	return true
}

// quoteAdvice says what to do about a quote in the wrong place.
func quoteAdvice(e *csv.ParseError) string {
	if errors.Is(e.Err, csv.ErrBareQuote) || errors.Is(e.Err, csv.ErrQuote) {
		return `a quote is not closed, or stands inside a cell: such a cell must be quoted, and each quote in it doubled, as in "5"" nail"`
	}
	return e.Err.Error()
}

// reader reads the file from its beginning; the header is the first record.
func (f *File) reader() (*csv.Reader, *limited, error) {
	text, err := f.text()
	if err != nil {
		return nil, nil, err
	}
	limit := &limited{from: text, left: maxRecord}
	if f.oldLines {
		limit.from = oldLines{text}
	}
	r := csv.NewReader(limit)
	r.FieldsPerRecord, r.Comma = -1, f.comma
	return r, limit, nil
}

var errEndless = errors.New("a record has no end")

// limited fails when a record is larger than maxRecord.
type limited struct {
	from io.Reader
	left int
}

func (l *limited) Read(p []byte) (int, error) {
	if l.left <= 0 {
		return 0, errEndless
	}
	n, err := l.from.Read(p)
	l.left -= n
	return n, err
}

// oldLines turns the carriage returns that end lines into line feeds.
type oldLines struct{ from io.Reader }

func (o oldLines) Read(p []byte) (int, error) {
	n, err := o.from.Read(p)
	for i := range p[:n] {
		if p[i] == '\r' {
			p[i] = '\n'
		}
	}
	return n, err
}

// unreadable refuses a file as a whole.
func unreadable(what string, args ...any) error {
	return fault.Invalid("invalid_payload", "Invalid payload", "The file "+what, args...)
}
